import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { main } from '../../src/cli/main.ts';
import { parsePolicy } from '../../src/policy/policy.ts';
import { contents, nodeFiles, repo } from './repo.ts';
import { testIo } from './test-io.ts';

const keys = { enter: '\r', down: '\x1b[B', space: ' ', escape: '\x1b', interrupt: '\x03', clear: '\x15' };

/** A step waits until its question stands on the screen, then types. */
type Step = [question: RegExp, ...typed: string[]];

/** Plays a person who answers these questions and no others. */
async function play(root: string, words: string[], steps: Step[], env: Record<string, string> = {}) {
  const { io, input, stdout, stderr } = testIo({ cwd: root, terminal: true, env });
  let ended = false;
  const exit = main(words, io).finally(() => {
    ended = true;
  });
  let seen = 0;
  for (const [question, ...typed] of steps) {
    for (;;) {
      const found = question.exec(plain(stdout()).slice(seen));
      if (found) {
        seen += found.index + found[0].length;
        break;
      }
      if (ended) throw new Error(`ended before ${question}: ${plain(stdout())}${plain(stderr())}`);
      await pause(5);
    }
    for (const key of typed) {
      await pause(5);
      input.write(key);
    }
  }
  return { exit: await exit, stdout: stdout(), stderr: stderr() };
}

function plain(text: string): string {
  return text.replace(/\x1b\[[\d;?]*[A-Za-z]/g, '');
}

const start: Step[] = [
  [/What kind of repository/, keys.enter],
  [/Take these answers\?/, keys.enter],
];

function policyOf(root: string) {
  return parsePolicy(readFileSync(join(root, '.claude/gates/gates.json'), 'utf8'));
}

describe('install with a person', () => {
  test('asks for the preset with its evidence, shows answers and plan, and then writes', async () => {
    const root = repo(nodeFiles);
    const { exit, stdout, stderr } = await play(
      root,
      [],
      [...start, [/Write these \d+ files\?/, keys.enter]],
    );
    expect(stderr).toBe('');
    expect(exit).toBe(0);
    expect(plain(stdout)).toMatch(/package\.json: is a Node package in TypeScript/);
    expect(plain(stdout)).toMatch(/create {2}\.claude\/settings\.json/);
    expect(contents(root)).toHaveProperty(['.claude/hooks/gates.mjs']);
  });

  test.each([
    ['at the preset', [[/What kind of repository/, keys.escape]]],
    [
      'at the answers',
      [
        [/What kind of repository/, keys.enter],
        [/Take these answers\?/, keys.interrupt],
      ],
    ],
    ['at the plan', [...start, [/Write these \d+ files\?/, keys.interrupt]]],
    ['by choice', [...start, [/Write these \d+ files\?/, keys.down, keys.down, keys.enter]]],
  ] as [string, Step[]][])('a cancel %s writes nothing and exits 130', async (_where, steps) => {
    const root = repo(nodeFiles);
    const before = contents(root);
    const { exit, stderr } = await play(root, [], steps);
    expect(exit).toBe(130);
    expect(plain(stderr)).toContain('nothing was written');
    expect(contents(root)).toEqual(before);
  });

  test('goes through all questions, and their answers become the policy', async () => {
    const root = repo(nodeFiles);
    const { exit } = await play(
      root,
      [],
      [
        [/What kind of repository/, keys.enter],
        [/Take these answers\?/, keys.down, keys.down, keys.enter],
        // Without the architect.
        [/Which roles/, keys.space, keys.enter],
        [/Which model/, keys.down, keys.enter],
        [/tester \(empty/, 'haiku', keys.enter],
        [/coder \(empty/, keys.enter],
        [/code-reviewer \(empty/, keys.enter],
        [/security-reviewer \(empty/, keys.enter],
        [/performance-reviewer \(empty/, keys.enter],
        [/The main session/, keys.down, keys.enter],
        [/Where do tests live/, keys.clear, 'test/**, e2e/**', keys.enter],
        [/What else should no coder write/, 'legal/**', keys.enter],
        [/Which database/, keys.down, keys.enter],
        [/As which role/, 'app', keys.enter],
        [/How is it reached/, keys.down, keys.enter],
        [/stands before the client/, keys.enter],
        [/Run the linters/, keys.enter],
        [/The order of work/, keys.down, keys.enter],
        [/OS sandbox/, keys.enter],
        [/CI workflow/, keys.down, keys.enter],
        [/Write these \d+ files\?/, keys.enter],
      ],
    );
    expect(exit).toBe(0);
    const policy = policyOf(root);
    expect(Object.keys(policy.roles)).toEqual([
      'tester',
      'coder',
      'code-reviewer',
      'security-reviewer',
      'performance-reviewer',
      '*',
    ]);
    expect(policy).toMatchObject({
      main: 'free',
      roles: { tester: { model: 'haiku' } },
      database: { kind: 'postgres', role: 'app', via: 'docker compose exec -T db' },
      flow: { mode: 'record' },
      sandbox: false,
      ci: 'github',
    });
    expect(policy.paths.tests).toEqual(['test/**', 'e2e/**']);
    expect(policy.paths.protected).toEqual(['legal/**']);
  });

  test('asks where the client is started only where there are components', async () => {
    const manifest = JSON.stringify({ name: 'web', devDependencies: { vitest: '3' } });
    const root = repo({
      'package.json': JSON.stringify({ private: true, workspaces: ['packages/*'] }),
      'packages/web/package.json': manifest,
      'packages/web/a.test.ts': '',
      'packages/api/package.json': manifest,
      'packages/api/a.test.ts': '',
    });
    const { exit, stdout } = await play(
      root,
      [],
      [
        [/What kind of repository/, keys.enter],
        [/Started in\s+the root, packages\/api, packages\/web/],
        [/Take these answers\?/, keys.down, keys.enter],
        [/Which ones\?/, ...Array<string>(9).fill(keys.down), keys.space, keys.enter],
        [/Where do people start the client\?/, '\x1b[A', keys.enter],
        [/Write these \d+ files\?/, keys.enter],
      ],
    );
    expect(exit, stdout).toBe(0);
    expect(policyOf(root).startIn).toBe('root');
    expect(Object.keys(contents(root)).filter((path) => /^packages.*settings/.test(path))).toEqual([]);

    const alone = repo(nodeFiles);
    const other = await play(alone, [], [...start, [/Write these \d+ files\?/, keys.enter]]);
    expect(other.stdout).not.toContain('Started in');
  });

  test('offers what was found first where no preset names most of it', async () => {
    const files = (...names: string[]) =>
      Object.fromEntries(
        names.flatMap((name) => [
          [`packages/${name}/package.json`, '{ "devDependencies": { "vitest": "3" } }'],
          [`packages/${name}/a.test.ts`, ''],
        ]),
      );
    const service = { 'api/package.json': '{ "dependencies": { "express": "5" } }', 'api/app.js': '' };
    const root = repo({ ...service, ...files('a', 'b', 'c', 'd') });
    const { stdout } = await play(root, [], [[/● What was found, as it is/, keys.escape]]);
    expect(stdout).toMatch(/What was found, as it is[\s\S]*Express/);
    const other = await play(repo(nodeFiles), [], [[/● Node and TypeScript/, keys.escape]]);
    expect(other.exit).toBe(130);
  });

  test('lets an answer be changed after the plan was seen', async () => {
    const root = repo(nodeFiles);
    const { exit } = await play(
      root,
      ['--tests', 'test/**'],
      [
        ...start,
        [/Write these \d+ files\?/, keys.down, keys.enter],
        // Tests were given by option, so the third is the main session.
        [/Which ones\?/, keys.down, keys.down, keys.space, keys.enter],
        [/The main session/, keys.down, keys.enter],
        [/Write these \d+ files\?/, keys.enter],
      ],
    );
    expect(exit).toBe(0);
    expect(policyOf(root)).toMatchObject({ main: 'free', paths: { tests: ['test/**'] } });
  });

  test('asks first what is in doubt', async () => {
    const root = repo({ 'notes.txt': '' });
    const { exit } = await play(
      root,
      ['--preset', 'detected'],
      [
        [/Where do tests live/, keys.enter],
        [/such as tests/, 'checks/**', keys.enter],
        [/Take these answers\?/, keys.enter],
        [/Write these \d+ files\?/, keys.enter],
      ],
    );
    expect(exit).toBe(0);
    expect(policyOf(root).paths.tests).toEqual(['checks/**']);
  });

  test('asks about a file of theirs, the difference shown', async () => {
    const root = repo({ ...nodeFiles, '.claude/agents/coder.md': 'my own coder\n' });
    const { exit, stdout } = await play(
      root,
      [],
      [
        ...start,
        [/-my own coder/],
        [/Which one\?/, keys.down, keys.enter],
        [/Write these \d+ files\?/, keys.enter],
      ],
    );
    expect(exit).toBe(0);
    expect(plain(stdout)).toContain('gates-mine');
    expect(readFileSync(join(root, '.claude/agents/coder.md'), 'utf8')).toContain('name: coder');
    expect(readFileSync(join(root, '.claude/agents/coder.md.gates-mine'), 'utf8')).toBe('my own coder\n');
  });

  test('paints, unless NO_COLOR is set', async () => {
    const steps: Step[] = [...start, [/Write these \d+ files\?/, keys.enter]];
    const sgr = /\x1b\[[\d;]*m/;
    expect((await play(repo(nodeFiles), [], steps)).stdout).toMatch(sgr);
    expect((await play(repo(nodeFiles), [], steps, { NO_COLOR: '1' })).stdout).not.toMatch(sgr);
  });

  test.each(['CI', 'CLAUDECODE', 'AI_AGENT', 'CODEX_SANDBOX', 'CURSOR_TRACE_ID', 'GEMINI_CLI'])(
    'never asks when %s is set',
    async (variable) => {
      const { exit, stderr } = await play(repo(nodeFiles), [], [], { [variable]: '1' });
      expect(exit).toBe(2);
      expect(plain(stderr)).toContain('nobody is here to ask');
    },
  );
});

describe('an installed repo with a person', () => {
  test('shows what an upgrade changes and asks; remove too', async () => {
    const root = repo(nodeFiles);
    await play(root, [], [...start, [/Write these \d+ files\?/, keys.enter]]);
    const upgrade = await play(root, ['--flow', 'off'], [[/Write these \d+ files\?/, keys.down, keys.enter]]);
    expect(upgrade.exit).toBe(130);
    expect(policyOf(root).flow.mode).toBe('enforce');
    const unchanged = await play(root, [], []);
    expect(unchanged.exit).toBe(0);
    const remove = await play(root, ['remove'], [[/Change these \d+ files back\?/, keys.enter]]);
    expect(remove.exit).toBe(0);
    expect(Object.keys(contents(root)).sort()).toEqual(Object.keys(nodeFiles).sort());
  });
});
