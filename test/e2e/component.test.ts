import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ClientRun, runClient } from './client.ts';
import { type MockApi, type Step, startMockApi } from './mock-api.ts';
import { installedRepo } from './repo.ts';

/** A session that starts in a component of a monorepo: settings of its own, and everything else from the root. */
const component = 'packages/web';
const original = 'assert(total === 1)\n';
/** Writes a file whose name the guard does not see. */
const smuggler = `import fs from 'node:fs';
const [file, text] = process.argv.slice(2);
fs.writeFileSync([...file].reverse().join(''), text);
`;
const smuggle = (file: string, text: string) =>
  `node src/smuggle.mjs ${[...file].reverse().join('')} ${text}`;

const bash = (command: string): Step => ({ call: 'Bash', input: { command } });
/** Some versions write over no file that was not read. */
const read = (file: string): Step => ({ call: 'Read', input: { file_path: file } });
const write = (file: string): Step => ({ call: 'Write', input: { file_path: file, content: 'x\n' } });
const agent = (role: string): Step => ({
  call: 'Agent',
  input: {
    description: role,
    prompt: `[[script:${role}]] go`,
    subagent_type: role,
    run_in_background: false,
  },
});

let repo: string;
let api: MockApi;
let run: ClientRun;

beforeAll(async () => {
  const manifest = (name: string) => JSON.stringify({ name, devDependencies: { vitest: '4' } });
  repo = await installedRepo(
    {
      'package.json': JSON.stringify({ private: true, workspaces: ['packages/*'] }),
      'packages/web/package.json': manifest('web'),
      'packages/web/src/smuggle.mjs': smuggler,
      'packages/web/test/total.test.ts': original,
      'packages/api/package.json': manifest('api'),
      'packages/api/test/api.test.ts': original,
      'packages/api/.claude/settings.json': '{ "model": "opus" }\n',
    },
    ['--flow', 'off'],
  );
  api = await startMockApi({
    main: [
      write('src/main.ts'),
      read(path.join(repo, '.claude/settings.json')),
      write(path.join(repo, '.claude/settings.json')),
      write('.claude/settings.json'),
      agent('tester'),
      agent('coder'),
      { say: 'done' },
    ],
    tester: [
      write('src/box.ts'),
      write('test/new.test.ts'),
      write(path.join(repo, 'packages/api/test/new.test.ts')),
      bash('echo x > ../api/src.ts'),
      bash('cd ../.. && echo x > packages/web/src/shell.ts'),
      { say: 'done' },
    ],
    coder: [
      write('src/coder.ts'),
      bash('echo x > test/total.test.ts'),
      bash(smuggle('test/total.test.ts', 'weakened')),
      bash(smuggle(path.join(repo, '.claude/settings.json'), '{}')),
      bash(smuggle('.claude/settings.json', '{}')),
      { say: 'done' },
    ],
  });
  run = await runClient(path.join(repo, component), '[[script:main]] go', api, {
    args: ['--permission-mode', 'bypassPermissions'],
  });
  expect(run.exitCode, run.stderr).toBe(0);
});
afterAll(() => api?.close());

const said = (script: string, step: number) =>
  api.results.find((result) => result.script === script && result.step === step)?.text ?? '(no such call)';
const disk = (file: string) => {
  const full = path.join(repo, file);
  return fs.existsSync(full) ? fs.readFileSync(full, 'utf8') : undefined;
};

test.each<[string, number, string, string, string | undefined]>([
  ['main', 0, 'packages/web/src/main.ts is not among the paths', 'packages/web/src/main.ts', undefined],
  ['tester', 0, 'packages/web/src/box.ts is not among the paths', 'packages/web/src/box.ts', undefined],
  ['tester', 3, 'packages/api/src.ts is not among the paths', 'packages/api/src.ts', undefined],
  ['tester', 4, 'packages/web/src/shell.ts is not among', 'packages/web/src/shell.ts', undefined],
  [
    'coder',
    1,
    'packages/web/test/total.test.ts is not for the coder',
    'packages/web/test/total.test.ts',
    original,
  ],
])('%s, call %i: blocked by the path from the root', (script, step, says, file, content) => {
  expect(said(script, step)).toContain('Blocked by .claude/hooks/gates.mjs');
  expect(said(script, step)).toContain(says);
  expect(disk(file)).toBe(content);
});

test.each([
  ['tester', 1, 'packages/web/test/new.test.ts'],
  ['tester', 2, 'packages/api/test/new.test.ts'],
  ['coder', 0, 'packages/web/src/coder.ts'],
])('%s, call %i: its own files, in its own component and in another', (script, step, file) => {
  expect(said(script, step)).not.toContain('Blocked');
  expect(disk(file)).toBe('x\n');
});

test("the gates' settings of the root and of the component are nobody's", () => {
  expect(said('main', 2)).toContain('.claude/settings.json belongs to the gates');
  // The client's own rule, or the guard.
  expect(said('main', 3)).toMatch(/denied by your permission settings|belongs to the gates/);
});

test('the seal puts back a test, and the settings of the root and of the component', () => {
  const restored = (disk('.claude/gates/state/ledger.jsonl') ?? '')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
    .filter((entry) => entry.event === 'restored')
    .flatMap((entry) => entry.paths);
  expect(restored).toEqual([
    'packages/web/test/total.test.ts',
    '.claude/settings.json',
    'packages/web/.claude/settings.json',
  ]);
  expect(disk('packages/web/test/total.test.ts')).toBe(original);
  expect(disk('packages/web/.claude/settings.json')).toContain('/../../.claude/hooks/gates.sh');
});

test("the root's agents are there, and the flow that its CLAUDE.md imports", () => {
  const init = run.events.find(({ type, subtype }) => type === 'system' && subtype === 'init');
  expect(init?.agents).toEqual(expect.arrayContaining(['tester', 'coder', 'code-reviewer']));
  expect(init?.skills).toContain('gates');
  const started = run.events.find(
    ({ subtype, hook_event }) => subtype === 'hook_response' && hook_event === 'SessionStart',
  );
  expect(String(started?.stdout)).toContain('This session started in packages/web');
  expect(String(started?.stdout)).toContain('# How a change is made here');
});

test('what a component had in its settings stays', () => {
  expect(JSON.parse(disk('packages/api/.claude/settings.json') ?? '{}')).toMatchObject({ model: 'opus' });
});

const lacking = ['bwrap', 'socat'].filter((program) => spawnSync(program, ['--version']).error !== undefined);

describe.skipIf(lacking.length > 0)(
  `the sandbox of a session in a component${lacking.length > 0 ? ` (not here: ${lacking.join(', ')})` : ''}`,
  () => {
    const files: [string, boolean][] = [
      ['.claude/gates/decisions.md', false],
      ['.claude/hooks/gates.sh', false],
      ['.git/hooks/pre-push', false],
      ['packages/api/.claude/settings.json', false],
      ['packages/web/.claude/settings.json', false],
      ['packages/api/own.txt', true],
      ['.git/probe', true],
    ];
    let api: MockApi;
    beforeAll(async () => {
      const repo = await installedRepo(
        {
          'packages/web/package.json': '{ "devDependencies": { "vitest": "4" } }',
          'packages/web/src/smuggle.mjs': smuggler,
          'packages/web/total.test.ts': '',
          'packages/api/package.json': '{ "devDependencies": { "vitest": "4" } }',
          'packages/api/api.test.ts': '',
        },
        ['--flow', 'off', '--sandbox', '--main', 'free', '--start-in', 'components'],
      );
      api = await startMockApi({
        main: [...files.map(([file]) => bash(smuggle(`../../${file}`, 'x'))), { say: 'done' }],
      });
      await runClient(path.join(repo, component), '[[script:main]] go', api, {
        args: ['--permission-mode', 'bypassPermissions'],
      });
    });
    afterAll(() => api?.close());

    test.each(files.map(([file, runs], step) => ({ file, runs, step })))(
      '$file: written: $runs',
      ({ runs, step }) => {
        const result = api.results.find((one) => one.step === step);
        expect(result?.text).not.toContain('Blocked by');
        if (runs) expect(result?.text).not.toContain('EROFS');
        else expect(result?.text).toContain('EROFS');
      },
    );
  },
);
