import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';

/** The launcher under real shells, against a gates.mjs that fails in every way we know. */

const launcher = path.resolve('templates/core/_claude/hooks/gates.sh');
/** Starts gates.mjs; one that the build did not make it imports as it is. */
const starter = path.resolve('templates/core/_claude/hooks/gates.cjs.txt');
const nodeDirectory = path.dirname(realpathSync(process.execPath));
const shells: { name: string; argv: string[]; found: boolean }[] = [
  ['sh', '/bin/sh'],
  ['dash', 'dash'],
  ['bash as sh', 'bash', '--posix'],
  ['busybox sh', 'busybox', 'sh'],
].map(([name, ...argv]) => ({
  name: name as string,
  argv,
  found: spawnSync(argv[0] as string, [...argv.slice(1), '-c', ':']).status === 0,
}));

// Not in a temporary directory: those are refused for a reason of their own.
const scratch = mkdtempSync(path.join(homedir(), '.gates-launcher-'));
const temporary = path.join(scratch, 'tmp');
mkdirSync(temporary);
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

let count = 0;
let root = '';
let hooks = '';
beforeEach(() => {
  root = path.join(scratch, `a project ${count++}`);
  hooks = path.join(root, '.claude/hooks');
  mkdirSync(hooks, { recursive: true });
  copyFileSync(launcher, path.join(hooks, 'gates.sh'));
  copyFileSync(starter, path.join(hooks, 'gates.cjs'));
  gates("console.log('{}')");
});

function gates(code: string): void {
  writeFileSync(path.join(hooks, 'gates.mjs'), code);
}

/** A `node` of the test's own making. */
function fakeNode(directory: string, script: string): string {
  mkdirSync(directory, { recursive: true });
  writeFileSync(path.join(directory, 'node'), script);
  chmodSync(path.join(directory, 'node'), 0o755);
  return directory;
}

type Run = { input?: string | Buffer; env?: Record<string, string>; cwd?: string };

function run(argv: string[], { input = '{}', env = {}, cwd = root }: Run = {}) {
  const result = spawnSync(argv[0] as string, [...argv.slice(1), path.join(hooks, 'gates.sh')], {
    cwd,
    input,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    env: { PATH: `${nodeDirectory}:/usr/bin:/bin`, TMPDIR: temporary, CLAUDE_PROJECT_DIR: root, ...env },
  });
  return { code: result.status, stdout: result.stdout, stderr: result.stderr };
}

/** Blocked by the launcher itself: exit 2, nothing on stdout, one line that says what is wrong and what to do. */
function expectBlock(result: ReturnType<typeof run>, says: RegExp): void {
  expect(result.stdout).toBe('');
  expect(result.code).toBe(2);
  const lines = result.stderr.split('\n').filter((line) => line.startsWith('Blocked by '));
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(says);
}

/** What a broken gates.mjs does, and what the launcher's line must say about it. */
const failures: Record<string, { code: string; says: RegExp }> = {
  'ends without an answer': { code: '', says: /ended without an answer/ },
  'waits for something that never comes': { code: 'new Promise(() => {})', says: /ended without an answer/ },
  throws: { code: "throw new Error('no')", says: /exit code 1;.*Node 20\.12/ },
  'has a syntax error': { code: 'const const', says: /exit code 1;/ },
  'imports what is not there': { code: "import './missing.mjs'", says: /exit code 1;/ },
  'never settles a top-level await': {
    code: 'await new Promise(() => {})',
    says: /ended without an answer/,
  },
  'exits 1': { code: 'process.exit(1)', says: /exit code 1;/ },
  'exits 3 with an answer': { code: "console.log('{}'); process.exit(3)", says: /exit code 3;/ },
  'is killed': { code: "process.kill(process.pid, 'SIGKILL')", says: /exit code \d+;/ },
  'is terminated': { code: "process.kill(process.pid, 'SIGTERM')", says: /exit code \d+;/ },
  'dies on a segmentation fault': { code: "process.kill(process.pid, 'SIGSEGV')", says: /exit code \d+;/ },
  aborts: { code: 'process.abort()', says: /exit code \d+;/ },
  'runs out of stack': { code: 'function f() { f() } f()', says: /exit code \d+;/ },
  'exits 2 without a word': { code: 'process.exit(2)', says: /exit code 2;/ },
  'writes garbage': { code: "console.log('all fine')", says: /ended without an answer/ },
  'writes half an object': {
    code: 'process.stdout.write(\'{"decision":\')',
    says: /ended without an answer/,
  },
  'writes garbage after its answer': {
    code: "console.log('{}'); console.log('done')",
    says: /ended without an answer/,
  },
  'writes an array': { code: "console.log('[]')", says: /ended without an answer/ },
};

for (const { name, argv, found } of shells) {
  describe.skipIf(!found)(`${name}${found ? '' : ' (not on this machine)'}`, () => {
    it('lets through in silence when the gates have nothing against it', () => {
      expect(run(argv)).toEqual({ code: 0, stdout: '', stderr: '' });
    });

    it('passes one JSON object on and keeps noise off standard output', () => {
      gates(
        `console.error('a warning'); console.log('noise'); console.log('{"systemMessage":"a \\\\n b %s é"}')`,
      );
      expect(run(argv)).toEqual({ code: 0, stdout: '{"systemMessage":"a \\n b %s é"}\n', stderr: '' });
    });

    it('passes a block on: exit 2, the reason on standard error, nothing on standard output', () => {
      gates("console.error('Blocked: tests are the tester\\'s.\\nTwo lines, 100%.'); process.exit(2)");
      expect(run(argv)).toEqual({
        code: 2,
        stdout: '',
        stderr: "Blocked: tests are the tester's.\nTwo lines, 100%.\n",
      });
    });

    it('keeps what a block wrote to standard output off it', () => {
      gates('console.log(\'{"decision":"allow"}\'); console.error(\'no\'); process.exit(2)');
      expect(run(argv)).toMatchObject({ code: 2, stdout: '' });
    });

    it('hands every byte of standard input to the gates', () => {
      const input = Buffer.alloc(3_000_000, 0);
      for (let index = 0; index < input.length; index++) input[index] = index % 256;
      gates(`
        import { readFileSync } from 'node:fs';
        const bytes = readFileSync(0);
        if (bytes.length !== 3000000 || !bytes.every((byte, index) => byte === index % 256)) process.exit(1);
        if (process.argv.length !== 2) process.exit(1);
        console.log('{}')`);
      expect(run(argv, { input })).toEqual({ code: 0, stdout: '', stderr: '' });
    });

    it.each(Object.keys(failures))('blocks when gates.mjs %s', (failure) => {
      const { code, says } = failures[failure] as (typeof failures)[string];
      gates(code);
      expectBlock(run(argv), says);
    });

    it('blocks when gates.cjs is missing', () => {
      rmSync(path.join(hooks, 'gates.cjs'));
      expectBlock(run(argv), /gates\.cjs is missing/);
    });

    it('blocks when gates.mjs is missing', () => {
      rmSync(path.join(hooks, 'gates.mjs'));
      expectBlock(run(argv), /gates\.mjs is missing/);
    });

    it('blocks when Node is missing, or PATH is empty', () => {
      const empty = path.join(scratch, 'empty');
      mkdirSync(empty, { recursive: true });
      expectBlock(
        run([which(argv[0] as string), ...argv.slice(1)], { env: { PATH: empty } }),
        /Node is not on PATH/,
      );
      expectBlock(
        run([which(argv[0] as string), ...argv.slice(1)], { env: { PATH: '' } }),
        /Node is not on PATH/,
      );
    });

    it.each(['exit 0', 'exec true', "echo '{}'", 'kill -9 $$'])(
      'never runs a node the project or a temporary directory holds (%s)',
      (body) => {
        const inProject = fakeNode(path.join(root, 'node_modules/.bin'), `#!/bin/sh\n${body}\n`);
        const inTemporary = fakeNode(path.join(temporary, 'bin'), `#!/bin/sh\n${body}\n`);
        gates("console.error('asked'); process.exit(2)");
        const link = path.join(scratch, `link-${count}`);
        symlinkSync(inProject, link);
        for (const directory of [inProject, inTemporary, link, 'node_modules/.bin', '.', '']) {
          const found = run(argv, { env: { PATH: `${directory}:${nodeDirectory}:/usr/bin:/bin` } });
          expect(found).toEqual({ code: 2, stdout: '', stderr: 'asked\n' });
        }
        const only = run([which(argv[0] as string), ...argv.slice(1)], { env: { PATH: inProject } });
        expectBlock(only, /where an agent could replace it/);
      },
    );

    it('knows the root by its own place when the session started in a component', () => {
      const component = path.join(root, 'packages/web');
      const inRoot = fakeNode(path.join(root, 'bin'), '#!/bin/sh\nexit 0\n');
      const inComponent = fakeNode(path.join(component, 'bin'), '#!/bin/sh\nexit 0\n');
      gates("console.error('asked'); process.exit(2)");
      for (const directory of [inRoot, inComponent]) {
        const env = { PATH: `${directory}:${nodeDirectory}:/usr/bin:/bin`, CLAUDE_PROJECT_DIR: component };
        expect(run(argv, { env, cwd: component })).toEqual({ code: 2, stdout: '', stderr: 'asked\n' });
      }
    });

    it('takes the first node of PATH that no agent can write, names with wildcards as they are', () => {
      const elsewhere = fakeNode(path.join(scratch, 'bin'), '#!/bin/sh\necho \'{"from":"elsewhere"}\'\n');
      expect(run(argv, { env: { PATH: `${elsewhere}:${nodeDirectory}` } }).stdout).toBe(
        '{"from":"elsewhere"}\n',
      );
      const wildcard = run([which(argv[0] as string), ...argv.slice(1)], { env: { PATH: `${scratch}/b*n` } });
      expectBlock(wildcard, /Node is not on PATH/);
    });

    it('starts the gates in the project, wherever the session went', () => {
      gates('console.log(JSON.stringify({ cwd: process.cwd() }))');
      expect(run(argv, { cwd: '/' }).stdout).toBe(`${JSON.stringify({ cwd: root })}\n`);
    });

    it('runs the gates beside it, whatever CDPATH says', () => {
      const other = path.join(scratch, `other-${count}`);
      mkdirSync(path.join(other, '.claude/hooks'), { recursive: true });
      writeFileSync(path.join(other, '.claude/hooks/gates.mjs'), "console.log('{}')");
      gates("console.error('asked'); process.exit(2)");
      const result = spawnSync(argv[0] as string, [...argv.slice(1), '.claude/hooks/gates.sh'], {
        cwd: root,
        input: '{}',
        encoding: 'utf8',
        env: { PATH: `${nodeDirectory}:/usr/bin:/bin`, TMPDIR: temporary, CDPATH: other },
      });
      expect({ code: result.status, stderr: result.stderr }).toEqual({ code: 2, stderr: 'asked\n' });
    });

    it('is not put off by a warning after the answer', () => {
      gates("console.log('{}'); process.emitWarning('old')");
      expect(run(argv)).toEqual({ code: 0, stdout: '', stderr: '' });
    });

    it('is not led astray by variables that load code or write to standard output', () => {
      const preload = path.join(scratch, 'preload.cjs');
      writeFileSync(preload, "console.log('{}'); process.exit(0)");
      gates("console.error('asked'); process.exit(2)");
      const env = {
        NODE_OPTIONS: `--require ${preload}`,
        NODE_DEBUG: 'fs,module',
        IFS: '/',
        CDPATH: '/usr',
        ENV: preload,
      };
      expect(run(argv, { env })).toEqual({ code: 2, stdout: '', stderr: 'asked\n' });
    });

    it('is not led astray by functions from the environment', () => {
      gates("console.error('asked'); process.exit(2)");
      const functions = (names: string[]) =>
        Object.fromEntries(names.map((name) => [`BASH_FUNC_${name}%%`, '() {  exit 0; }']));
      const ordinary = functions(['cd', 'test', 'printf', 'node', 'block']);
      expect(run(argv, { env: ordinary })).toEqual({ code: 2, stdout: '', stderr: 'asked\n' });
      // bash refuses to start with a function of this name, which blocks too.
      for (const name of ['unset', 'set', 'exit', 'case']) {
        expect(run(argv, { env: functions([name]) })).toMatchObject({ code: 2, stdout: '' });
      }
    });

    it('works from any directory, also one that is gone', () => {
      const gone = path.join(root, 'gone');
      mkdirSync(gone);
      const script = `cd "${gone}" && rmdir "${gone}" && exec "$@"`;
      const result = spawnSync('sh', ['-c', script, 'sh', ...argv, path.join(hooks, 'gates.sh')], {
        input: '{}',
        encoding: 'utf8',
        env: { PATH: `${nodeDirectory}:/usr/bin:/bin`, TMPDIR: temporary, CLAUDE_PROJECT_DIR: root },
      });
      expect({ code: result.status, stdout: result.stdout }).toEqual({ code: 0, stdout: '' });
    });

    it('blocks when standard output is closed and there is something to say', () => {
      gates('console.log(\'{"systemMessage":"x"}\')');
      const script = 'exec "$@" >&-';
      const result = spawnSync('sh', ['-c', script, 'sh', ...argv, path.join(hooks, 'gates.sh')], {
        input: '{}',
        encoding: 'utf8',
        env: { PATH: `${nodeDirectory}:/usr/bin:/bin`, TMPDIR: temporary, CLAUDE_PROJECT_DIR: root },
      });
      expect(result.status).toBe(2);
    });
  });
}

function which(program: string): string {
  if (program.startsWith('/')) return program;
  return spawnSync('sh', ['-c', `command -v ${program}`], { encoding: 'utf8' }).stdout.trim();
}
