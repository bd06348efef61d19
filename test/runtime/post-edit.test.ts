import { describe, expect, test } from 'vitest';
import { defaultPolicy } from '../../src/policy/defaults.ts';
import { postToolUse } from '../../src/runtime/hooks/post-tool-use.ts';
import { subagentStart } from '../../src/runtime/hooks/subagent-start.ts';
import { gatedRepo } from './repo.ts';

/** G3 after an edit, with linters that are a line of shell. */
const noTabs = "! grep -n '\t' {file}";
const trim = "sed -i.bak 's/ *$//' {file} && rm {file}.bak";

function edit(lintFix: string[], options: { role?: string; file?: string; lintSeconds?: number } = {}) {
  const { role = 'coder', file = 'src/a.txt', lintSeconds = 20 } = options;
  const repo = gatedRepo(
    { [file]: 'start\n', 'tests/t.txt': 'kept\n' },
    {
      components: [{ dir: '.', stack: 'generic', lintFix }],
      gates: { ...defaultPolicy().gates, lintSeconds },
    },
  );
  const common = { role, agentId: 'a1', session: 's', cwd: repo.at.project };
  subagentStart({ ...common, event: 'SubagentStart' }, repo.at);
  const after = (text: string, tool = 'Write', agent: object = {}) => {
    repo.write(file, text);
    const input = { [tool === 'NotebookEdit' ? 'notebook_path' : 'file_path']: `${repo.at.project}/${file}` };
    return postToolUse({ ...common, event: 'PostToolUse', tool: { name: tool, input }, ...agent }, repo.at);
  };
  return { ...repo, after };
}

const context = ({ stdout = '{}' }: { stdout?: string }): string =>
  JSON.parse(stdout).hookSpecificOutput?.additionalContext ?? '';

describe('after an edit', () => {
  test('a complaint is told to the agent', () => {
    const answer = edit([noTabs]).after('a\tb\n');
    expect(answer.exitCode).toBe(2);
    expect(answer.stderr).toContain('src/a.txt is written, but');
    expect(answer.stderr).toContain('1:a\tb');
  });
  test.each(['Edit', 'Write', 'MultiEdit', 'NotebookEdit'])('%s is an edit', (tool) =>
    expect(edit([noTabs]).after('\t', tool).exitCode).toBe(2),
  );
  test('nothing to say is nothing said', () =>
    expect(edit([noTabs]).after('a b\n')).toEqual({ exitCode: 0 }));
  test('what a fixer mended stays, and the agent hears of it', () => {
    const repo = edit([trim]);
    const answer = repo.after('a   \n');
    expect(answer.exitCode).toBe(0);
    expect(context(answer)).toContain('linters changed src/a.txt');
    expect(repo.read('src/a.txt')).toBe('a\n');
  });
  test('the tester’s fixer mends the tester’s file', () => {
    const repo = edit([trim], { role: 'tester', file: 'tests/n.txt' });
    expect(context(repo.after('a   \n'))).toContain('linters changed tests/n.txt');
    expect(repo.read('tests/n.txt')).toBe('a\n');
  });
  test('a fixer that writes where the role may not is undone by the seal', () => {
    const repo = edit(['echo weak > tests/t.txt; true {file}']);
    const answer = repo.after('a\n');
    expect(answer.exitCode).toBe(2);
    expect(answer.stderr).toContain('tests/t.txt: not for the coder to change');
    expect(repo.read('tests/t.txt')).toBe('kept\n');
  });
  test('the same content is not linted twice, another is', () => {
    const repo = edit(['echo ran >> .claude/gates/state/runs; true {file}']);
    for (const text of ['a\n', 'a\n', 'b\n', 'b\n']) repo.after(text);
    expect(repo.read('.claude/gates/state/runs')).toBe('ran\nran\n');
  });
  test('a complaint is not remembered as clean', () => {
    const repo = edit([noTabs]);
    expect([repo.after('\t').exitCode, repo.after('\t').exitCode]).toEqual([2, 2]);
  });
  test('a missing linter is said once, and no later file is called clean by it', () => {
    const repo = edit(['no-such-linter {file}']);
    const first = repo.after('a\n');
    expect(first.exitCode).toBe(0);
    expect(context(first)).toContain('`no-such-linter src/a.txt` is not installed here');
    expect(repo.after('b\n')).toEqual({ exitCode: 0 });
    expect(repo.read('.claude/gates/state/lint.json')).toContain('"clean":{}');
  });
  test('a slow linter is named, and when it runs', () => {
    const answer = edit(['sleep 30; true {file}', noTabs], { lintSeconds: 1 }).after('a\n');
    expect(answer.exitCode).toBe(0);
    expect(context(answer)).toMatch(
      /`sleep 30; true src\/a.txt` did not finish in time\n[\s\S]*when the coder stops/,
    );
  });
  test('the main session’s edits and files elsewhere are left alone', () => {
    const repo = edit([noTabs]);
    expect(repo.after('\t', 'Write', { agentId: undefined, role: 'main' })).toEqual({ exitCode: 0 });
    const outside = { name: 'Write', input: { file_path: '/nowhere/a.txt' } };
    expect(repo.after('\t', 'Write', { tool: outside })).toEqual({ exitCode: 0 });
  });
  test('what takes no file waits for the stop', () =>
    expect(edit(['exit 1']).after('a\n')).toEqual({ exitCode: 0 }));
});
