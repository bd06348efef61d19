import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { shellCode } from '../../src/cli/explain/input.ts';
import { main } from '../../src/cli/main.ts';
import { ruleIds, ruleOf } from '../../src/guard/rules.ts';
import { defaultPolicy } from '../../src/policy/defaults.ts';
import { repo } from './repo.ts';
import { testIo } from './test-io.ts';

async function explain(cwd: string, words: string[], stdin = '') {
  const { io, stdout, stderr } = testIo({ cwd, stdin });
  const exit = await main(['explain', ...words], io);
  return { exit, stdout: stdout(), stderr: stderr() };
}

describe('explain', () => {
  test.each([
    ['coder', ['cat README.md'], 0, 'allow', null],
    ['coder', ['echo x > tests/a.test.ts'], 2, 'block', 'write.denied'],
    ['coder', ['cat .env'], 2, 'ask', 'read.secret'],
    ['tester', ['--tool', 'Write', 'src/a.ts'], 2, 'block', 'write.not-allowed'],
    ['tester', ['--tool', 'Edit', '{"file_path":"tests/a.ts"}'], 0, 'allow', null],
    ['code-reviewer', ['--tool', 'Agent', 'coder'], 2, 'block', 'agent.spawn'],
    ['code-reviewer', ['--tool', 'mcp__x__y'], 2, 'block', 'tool.mcp'],
    ['tester', ['--cwd', 'tests', 'touch', 'a b.ts'], 0, 'allow', null],
    ['somebody', ['touch', 'notes.md'], 2, 'block', 'run.write'],
  ])('%s, %j: exit %i, %s by %s', async (role, words, exit, verdict, rule) => {
    const result = await explain(repo(), ['--role', role, '--json', ...words]);
    expect(result.stderr).toBe('');
    expect(JSON.parse(result.stdout)).toMatchObject({ verdict, rule, exit, installed: false });
    expect(result.exit).toBe(exit);
  });

  test('says it in words: verdict, rule, reason, effects', async () => {
    const { stdout, stderr } = await explain(repo(), ['--role', 'coder', 'cp a.txt tests/b.txt']);
    expect(stderr).toContain('No gates are installed');
    expect(stdout).toMatch(/^blocked {2}write\.denied\n/);
    expect(stdout).toMatch(/^ {2}read +a\.txt \(cp\)$/m);
    expect(stdout).toMatch(/^ {2}write +tests\/b\.txt \(cp\)$/m);
  });

  test('says when the role is none of the policy', async () => {
    const root = repo();
    const other = await explain(root, ['--role', 'codr', 'ls']);
    expect(other.stderr).toContain('The policy has no role codr: this is what any other agent may do.');
    expect((await explain(root, ['--role', 'main', 'ls'])).stderr).not.toContain('no role');
  });

  test('goes by the policy that is installed, from anywhere in the repo', async () => {
    const root = repo({ 'src/deep/x': '' });
    mkdirSync(join(root, '.claude/gates'), { recursive: true });
    writeFileSync(
      join(root, '.claude/gates/gates.json'),
      JSON.stringify(defaultPolicy({ tests: ['checks/**'] })),
    );
    const { stdout } = await explain(join(root, 'src/deep'), [
      '--role',
      'tester',
      '--json',
      'touch checks/a',
    ]);
    expect(JSON.parse(stdout)).toMatchObject({ root, installed: true, verdict: 'allow' });
    const named = await explain('/', ['--dir', root, '--role', 'tester', '--json', 'touch tests/a']);
    expect(JSON.parse(named.stdout)).toMatchObject({ verdict: 'block', rule: 'write.not-allowed' });
  });

  test.each([
    [['git status'], /--role is missing/],
    [['--role', 'coder'], /no command to explain/],
    [['--role', 'coder', '--tool', 'Write', '{nonsense'], /not valid JSON/],
  ])('%j is a usage failure', async (words, message) => {
    const { exit, stdout, stderr } = await explain(repo(), words);
    expect(exit).toBe(2);
    expect(stdout).toBe('');
    expect(stderr).toMatch(message);
  });

  test('lists every rule with an example', async () => {
    const { stdout } = await explain(repo(), ['--rules']);
    for (const id of ruleIds) expect(stdout).toContain(`\n${id}\n`.slice(id === 'write.gates' ? 1 : 0));
    expect(stdout).not.toMatch(/\{\w+\}/);
    expect(JSON.parse((await explain(repo(), ['--rules', '--json'])).stdout).rules).toEqual(
      Object.fromEntries(ruleIds.map((id) => [id, ruleOf(id)])),
    );
  });
});

describe('explain --jsonl', () => {
  test('answers each line in order, and a bad one with an error', async () => {
    const lines = [
      '{"role":"coder","command":"echo x > tests/a"}',
      '',
      'nonsense',
      '{"role":"tester","tool":"Write","input":{"file_path":"tests/a"}}',
      '{"role":"tester","command":"touch a","cwd":"tests"}',
      '{"command":"ls"}',
      '{"role":"coder"}',
      '[1]',
      '{"role":"coder","command":"ls \u00e4"}',
    ];
    const { exit, stdout } = await explain(repo(), ['--jsonl'], lines.join('\n'));
    expect(exit).toBe(1);
    const answers = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(answers.map((answer) => answer.error ?? [answer.verdict, answer.rule])).toEqual([
      ['block', 'write.denied'],
      expect.stringMatching(/JSON/),
      ['allow', null],
      ['allow', null],
      expect.stringMatching(/"role"/),
      expect.stringMatching(/neither "command"/),
      expect.stringMatching(/no.* object/),
      ['allow', null],
    ]);
    expect(Object.keys(answers[0])).toEqual(['verdict', 'rule', 'reason', 'effects']);
  });

  test('exits 0 when every line was understood, whatever the verdicts', async () => {
    const { exit } = await explain(repo(), ['--jsonl'], '{"role":"coder","command":"echo x > tests/a"}\n');
    expect(exit).toBe(0);
  });

  test('reads a character that is cut between two chunks', async () => {
    const { io, input, stdout } = testIo({ cwd: repo() });
    const running = main(['explain', '--jsonl'], io);
    const bytes = Buffer.from('{"role":"tester","command":"touch tests/\u00e9"}\n');
    const cut = bytes.indexOf(0xc3) + 1;
    input.write(bytes.subarray(0, cut));
    input.end(bytes.subarray(cut));
    expect(await running).toBe(0);
    expect(JSON.parse(stdout()).effects[1].target.path).toMatch(/tests\/\u00e9$/);
  });
});

test.each([
  [['git status && rm x'], 'git status && rm x'],
  [['rm', '-rf', 'a b', "it's"], `rm -rf 'a b' 'it'\\''s'`],
  [['echo', '$HOME', ''], "echo '$HOME' ''"],
])('shellCode(%j)', (words, code) => {
  expect(shellCode(words)).toBe(code);
});
