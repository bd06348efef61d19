import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { runtimeNames } from '../../src/policy/hook-commands.ts';
import { bash, installed } from './installed.ts';
import { afterBash, commandOf, hooksOf, keptOf, runHook, shells, startup } from './pinned.ts';

/** The commands of settings.json in real shells, a script having changed what they start. Nothing here is committed. */

const openGates = {
  'gates.sh': 'exit 0\n',
  'gates.cjs': "console.log('{}')\n",
  'gates.mjs': "console.log('{}')\n",
} as const;

/** What a script can make of a file. */
const ways: Record<string, (file: string, text: string) => void> = {
  'another text': (file, text) => fs.writeFileSync(file, text),
  'nothing, deleted': (file) => fs.rmSync(file),
  'a directory': (file) => {
    fs.rmSync(file);
    fs.mkdirSync(path.join(file, 'x'), { recursive: true });
  },
  'a link to a file of the same text': (file) => {
    fs.renameSync(file, `${file}.moved`);
    fs.symlinkSync(`${file}.moved`, file);
  },
  'another text that nobody may read, in a directory that nobody may write': (file, text) => {
    fs.writeFileSync(file, text);
    fs.chmodSync(file, 0o000);
    fs.chmodSync(path.dirname(file), 0o500);
  },
};

let repo: string;
let original: Map<string, string>;
let command: { before: string; after: string; start: string };

beforeAll(() => {
  repo = installed(['--preset', 'generic', '--tests', 'tests/**', '--flow', 'off']);
  command = {
    before: commandOf(repo, 'PreToolUse'),
    after: commandOf(repo, 'PostToolUse'),
    start: commandOf(repo, 'SessionStart'),
  };
  original = new Map(runtimeNames.map((name) => [name, read(name)]));
});
afterAll(() => fs.rmSync(repo, { recursive: true, force: true }));

const read = (name: string) => fs.readFileSync(path.join(hooksOf(repo), name), 'utf8');
const onDisk = () =>
  new Map(
    runtimeNames.map((name) => {
      const file = path.join(hooksOf(repo), name);
      return [name, fs.lstatSync(file).isFile() ? read(name) : 'no file'];
    }),
  );
const writeTest = () => runHook(repo, command.before, bash('main', 'echo x > tests/b.test.js'));

/** As a new session finds it. */
beforeEach(() => {
  fs.rmSync(path.join(repo, '.claude/gates/state'), { recursive: true, force: true });
  fs.rmSync(hooksOf(repo), { recursive: true, force: true });
  fs.mkdirSync(hooksOf(repo));
  for (const [name, text] of original) fs.writeFileSync(path.join(hooksOf(repo), name), text);
  expect(runHook(repo, command.start, startup)).toMatchObject({ code: 0 });
});

for (const shell of shells)
  describe(shell.join(' '), () => {
    test('what nobody changed says nothing', () => {
      expect(runHook(repo, command.after, afterBash(), { shell })).toEqual({
        code: 0,
        stdout: '',
        stderr: '',
      });
    });

    test.each(Object.keys(ways).flatMap((way) => runtimeNames.map((name) => ({ way, name }))))(
      '$name made $way is put back, and the next call judged',
      ({ way, name }) => {
        ways[way]?.(path.join(hooksOf(repo), name), openGates[name]);
        const { code, stderr } = runHook(repo, command.after, afterBash(), { shell });
        expect(stderr).toMatch(
          new RegExp(`^Gates: \\.claude/hooks/${name}: changed since this session began`),
        );
        expect(code).toBe(2);
        expect(onDisk()).toEqual(original);
        expect(writeTest()).toMatchObject({
          code: 2,
          stderr: expect.stringContaining('tests/b.test.js is not among'),
        });
        expect(runHook(repo, command.after, afterBash(), { shell })).toMatchObject({ code: 0, stderr: '' });
      },
    );

    test('all three at once, the directory deleted too', () => {
      fs.rmSync(hooksOf(repo), { recursive: true });
      expect(runHook(repo, command.after, afterBash(), { shell })).toMatchObject({ code: 2 });
      expect(onDisk()).toEqual(original);
    });

    test('a launcher of which no copy is left is taken away, and nothing runs any more', () => {
      fs.rmSync(keptOf(repo), { recursive: true });
      fs.writeFileSync(path.join(hooksOf(repo), 'gates.sh'), 'exit 0\n');
      expect(runHook(repo, command.after, afterBash(), { shell })).toMatchObject({
        code: 2,
        stderr: expect.stringContaining('A person runs npx create-agent-gates.'),
      });
      expect(writeTest()).toMatchObject({ code: 2 });
      expect(fs.readFileSync(path.join(repo, '.claude/gates/state/gates.sh'), 'utf8')).toBe('exit 0\n');
    });

    test.each(['gates.cjs', 'gates.mjs'] as const)('%s of which no copy is left is taken away', (name) => {
      fs.rmSync(keptOf(repo), { recursive: true });
      fs.writeFileSync(path.join(hooksOf(repo), name), openGates[name]);
      for (const run of [runHook(repo, command.after, afterBash(), { shell }), writeTest()])
        expect(run).toMatchObject({ code: 2, stderr: expect.stringContaining(`${name} is missing`) });
    });

    test('a forged copy is not taken for what it is called', () => {
      for (const file of fs.readdirSync(keptOf(repo)))
        fs.writeFileSync(path.join(keptOf(repo), file), "echo '{}'; exit 0\n");
      for (const name of runtimeNames) fs.writeFileSync(path.join(hooksOf(repo), name), openGates[name]);
      expect(runHook(repo, command.after, afterBash(), { shell })).toMatchObject({ code: 2 });
      expect(writeTest()).toMatchObject({ code: 2 });
    });
  });

test('a directory of links to other gates is not followed', () => {
  const elsewhere = fs.mkdtempSync(path.join(os.tmpdir(), 'gates-elsewhere-'));
  for (const other of ['.claude/hooks', '.claude']) {
    fs.mkdirSync(path.join(elsewhere, '.claude/gates'), { recursive: true });
    fs.cpSync(path.join(repo, '.claude'), path.join(elsewhere, '.claude'), { recursive: true });
    fs.writeFileSync(path.join(elsewhere, '.claude/hooks/gates.sh'), 'exit 0\n');
    fs.renameSync(path.join(repo, other), path.join(repo, 'moved'));
    fs.symlinkSync(path.join(elsewhere, other), path.join(repo, other));
    expect(runHook(repo, command.after, afterBash())).toMatchObject({ code: 2 });
    expect(writeTest()).toMatchObject({ code: 2 });
    fs.rmSync(path.join(repo, other), { recursive: true, force: true });
    fs.renameSync(path.join(repo, 'moved'), path.join(repo, other));
  }
  fs.rmSync(elsewhere, { recursive: true });
});

test('what stood there is kept, and the ledger says what was put back', () => {
  const agent = { agent_id: 'a1', agent_type: 'coder' };
  runHook(repo, commandOf(repo, 'SubagentStart'), { hook_event_name: 'SubagentStart', ...agent });
  fs.writeFileSync(path.join(hooksOf(repo), 'gates.mjs'), openGates['gates.mjs']);
  runHook(repo, command.after, afterBash('coder'));
  const texts = fs
    .readdirSync(keptOf(repo))
    .map((file) => fs.readFileSync(path.join(keptOf(repo), file), 'utf8'));
  expect(texts).toContain(openGates['gates.mjs']);
  const ledger = fs.readFileSync(path.join(repo, '.claude/gates/state/ledger.jsonl'), 'utf8');
  expect(JSON.parse(ledger.trim().split('\n').at(-1) ?? '')).toMatchObject({
    event: 'restored',
    role: 'coder',
    agent: 'a1',
    paths: ['.claude/hooks/gates.mjs'],
  });
});

test('the seal is checked in the same hook, by the launcher that was put back', () => {
  const agent = { agent_id: 'a1', agent_type: 'coder' };
  runHook(repo, commandOf(repo, 'SubagentStart'), { hook_event_name: 'SubagentStart', ...agent });
  fs.writeFileSync(path.join(repo, 'tests/a.test.js'), 'emptied\n');
  fs.writeFileSync(path.join(hooksOf(repo), 'gates.sh'), openGates['gates.sh']);
  const { stderr } = runHook(repo, command.after, afterBash('coder'));
  expect(stderr).toMatch(
    /^Gates: .*gates\.sh: changed[\s\S]*tests\/a\.test\.js: not for the coder to change/,
  );
  expect(fs.readFileSync(path.join(repo, 'tests/a.test.js'), 'utf8')).toBe('');
});

test('without git nothing is checked and everything works', () => {
  // The launcher takes no Node from a temporary directory.
  const programs = fs.mkdtempSync(path.join(os.homedir(), '.gates-programs-'));
  fs.symlinkSync(process.execPath, path.join(programs, 'node'));
  fs.appendFileSync(path.join(hooksOf(repo), 'gates.sh'), '# edited\n');
  const withoutGit = command.after.replace('/usr/bin:$PATH', '$PATH');
  expect(withoutGit).not.toBe(command.after);
  expect(runHook(repo, withoutGit, afterBash(), { env: { PATH: programs } })).toEqual({
    code: 0,
    stdout: '',
    stderr: '',
  });
  fs.rmSync(programs, { recursive: true });
});

test.each([
  ['a broken configuration', '.gitconfig', '[broken'],
  ['a repository of another format', '.git/config', '[extensions]\n\tobjectFormat = sha256\n'],
])('%s neither opens nor blocks', (_name, file, text) => {
  const home = fs.mkdtempSync(path.join(os.tmpdir(), 'gates-home-'));
  const target = path.join(file === '.gitconfig' ? home : repo, file);
  const before = fs.existsSync(target) ? fs.readFileSync(target) : undefined;
  const env = {
    HOME: home,
    GIT_DIR: '/nowhere',
    GIT_DEFAULT_HASH: 'sha256',
    GIT_CONFIG_COUNT: 'x',
    GIT_OBJECT_DIRECTORY: '/nowhere',
  };
  try {
    fs.writeFileSync(target, text);
    expect(runHook(repo, command.after, afterBash(), { env })).toMatchObject({ code: 0 });
    fs.writeFileSync(path.join(hooksOf(repo), 'gates.sh'), openGates['gates.sh']);
    expect(runHook(repo, command.after, afterBash(), { env })).toMatchObject({ code: 2 });
    expect(onDisk()).toEqual(original);
  } finally {
    if (before !== undefined) fs.writeFileSync(target, before);
    fs.rmSync(home, { recursive: true });
  }
});
