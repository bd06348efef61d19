import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { main } from '../../src/cli/main.ts';
import type { Replayed } from '../../src/cli/replay/replay.ts';
import { defaultPolicy } from '../../src/policy/defaults.ts';
import { repo } from './repo.ts';
import { testIo } from './test-io.ts';

type Call = { name: string; input: Record<string, unknown>; cwd?: string; id?: string };

/** A transcript as the client writes it, with rows between that are not about tools. */
function transcript(root: string, calls: Call[]): string {
  const rows: object[] = [
    { type: 'queue-operation', operation: 'enqueue' },
    { type: 'user', cwd: root, message: { role: 'user', content: 'go' } },
    ...calls.flatMap(({ name, input, cwd = root, id }, index) => [
      {
        type: 'assistant',
        cwd,
        message: {
          content: [
            { type: 'text', text: 'now' },
            { type: 'tool_use', id: id ?? `t${index}`, name, input },
          ],
        },
      },
      {
        type: 'user',
        cwd,
        message: { content: [{ type: 'tool_result', tool_use_id: `t${index}`, content: 'ok' }] },
      },
    ]),
  ];
  return `${rows.map((row) => JSON.stringify(row)).join('\n')}\n`;
}

const bash = (command: string, more: Partial<Call> = {}): Call => ({
  name: 'Bash',
  input: { command },
  ...more,
});

/** The client's directory for a start in `directory`. */
const projectOf = (directory: string) => join('projects', directory.replace(/[/.]/g, '-'));

function put(home: string, file: string, text: string): void {
  const full = join(home, file);
  mkdirSync(dirname(full), { recursive: true });
  writeFileSync(full, text);
}

async function replay(root: string, config: string, words: string[] = ['--json']) {
  const { io, stdout, stderr } = testIo({ cwd: root, env: { CLAUDE_CONFIG_DIR: config } });
  const exit = await main(['replay', ...words], io);
  return { exit, stdout: stdout(), stderr: stderr() };
}

/** role → counts and, by rule, the commands. */
function told(stdout: string): Record<string, unknown> {
  const { roles } = JSON.parse(stdout) as Replayed;
  return Object.fromEntries(
    roles.map(({ role, rules, ...counts }) => {
      const byRule = rules.map(({ rule, calls }) => [
        rule,
        calls.map(({ times, call }) => `${times} ${call}`),
      ]);
      return [role, { ...counts, ...Object.fromEntries(byRule) }];
    }),
  );
}

describe('replay', () => {
  test('judges the main session and each agent in its own box', async () => {
    const root = repo({ 'src/a.ts': '', 'tests/a.test.ts': '' });
    const config = repo({}, { git: false });
    const project = projectOf(root);
    put(
      config,
      `${project}/s1.jsonl`,
      transcript(root, [
        bash('git status'),
        bash('git commit -m x'),
        bash('git push'),
        bash('git push'),
        { name: 'Write', input: { file_path: 'src/a.ts', content: '' } },
      ]),
    );
    put(
      config,
      `${project}/s1/subagents/agent-a1.jsonl`,
      transcript(root, [
        bash('touch a.test.ts', { cwd: join(root, 'tests') }),
        { name: 'Edit', input: { file_path: join(root, 'src/a.ts') } },
      ]),
    );
    put(config, `${project}/s1/subagents/agent-a1.meta.json`, '{"agentType":"coder"}');
    const { exit, stdout, stderr } = await replay(root, config);
    expect([exit, stderr]).toEqual([0, '']);
    expect(JSON.parse(stdout)).toMatchObject({
      command: 'replay',
      root,
      installed: false,
      sessions: 1,
      calls: 7,
      unread: [],
    });
    expect(told(stdout)).toEqual({
      main: {
        allow: 1,
        ask: 1,
        block: 3,
        'git.push': ['2 git push'],
        'git.commit': ['1 git commit -m x'],
        'write.not-allowed': ['1 Write src/a.ts'],
      },
      coder: { allow: 1, ask: 0, block: 1, 'write.denied': ['1 touch a.test.ts'] },
    });
  });

  test("goes by the repo's own policy once there is one", async () => {
    const root = repo({ 'checks/a': '' });
    const config = repo({}, { git: false });
    put(config, `${projectOf(root)}/s.jsonl`, transcript(root, [bash('touch src/a')]));
    put(
      root,
      '.claude/gates/gates.json',
      JSON.stringify({ ...defaultPolicy({ tests: ['checks/**'] }), main: 'free' }),
    );
    const { stdout } = await replay(root, config);
    expect(JSON.parse(stdout).installed).toBe(true);
    expect(told(stdout)).toEqual({ main: { allow: 1, ask: 0, block: 0 } });
  });

  test('sessions below the root count, those beside it do not, and nothing counts twice', async () => {
    const root = repo();
    const config = repo({}, { git: false });
    put(
      config,
      `${projectOf(join(root, 'pkg'))}/s.jsonl`,
      transcript(root, [bash('ls', { id: 'one' }), bash('ls', { id: 'one' })]),
    );
    put(config, `${projectOf(`${root}-other`)}/s.jsonl`, transcript(`${root}-other`, [bash('git push')]));
    put(config, `${projectOf('/elsewhere')}/s.jsonl`, transcript('/elsewhere', [bash('git push')]));
    expect(told((await replay(root, config)).stdout)).toEqual({ main: { allow: 1, ask: 0, block: 0 } });
  });

  test('says what it could not read, and judges the rest', async () => {
    const root = repo();
    const config = repo({}, { git: false });
    const project = projectOf(root);
    put(
      config,
      `${project}/s.jsonl`,
      `${transcript(root, [bash('ls')])}{"type":"assis\n${JSON.stringify({
        type: 'assistant',
        cwd: root,
        message: { content: [{ type: 'tool_use', id: 'x', name: 'Bash', input: 'blob:1' }, 3, null] },
      })}\n[]\n`,
    );
    put(config, `${project}/s/subagents/agent-b.jsonl`, transcript(root, [bash('touch a')]));
    const { exit, stdout } = await replay(root, config);
    expect(exit).toBe(0);
    expect(told(stdout)).toEqual({
      main: { allow: 1, ask: 0, block: 0 },
      'unknown agent': { allow: 0, ask: 0, block: 1, 'run.write': ['1 touch a'] },
    });
    expect(
      JSON.parse(stdout)
        .unread.map(({ why }: { why: string }) => why)
        .sort(),
    ).toEqual([
      '1 tool call lacks a name, an input or a directory',
      '2 lines are not JSON',
      'nothing says which agent it was; judged as any other agent',
    ]);
  });

  test('in words', async () => {
    const root = repo();
    const config = repo({}, { git: false });
    put(
      config,
      `${projectOf(root)}/s.jsonl`,
      transcript(root, [bash('ls'), bash('git push\n'), bash('git push\n')]),
    );
    const { stdout } = await replay(root, config, []);
    expect(stdout).toContain('3 tool calls in 1 session, judged by the shipped policy');
    expect(stdout).toMatch(
      /^main: 1 allowed, 0 would ask, 2 would be blocked\n {2}would block {2}git\.push\n {4}2 × git push$/m,
    );
    const none = await replay(repo(), config, []);
    expect([none.exit, none.stdout]).toEqual([0, '']);
    expect(none.stderr).toMatch(/^No sessions of /);
  });
});
