import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Message, publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };

/** The package as npm packs it, installed alone: what a stranger gets. */

const root = resolve(import.meta.dirname, '../..');
const scratch = mkdtempSync(join(tmpdir(), 'gates-package-'));
const home = join(scratch, 'installed');
const bin = join(home, 'node_modules/.bin/create-agent-gates');
const repo = join(scratch, 'repo');
let tarball = '';
let packed: string[] = [];

beforeAll(() => {
  // The build has run before these tests; prepack would only repeat it.
  const [pack] = JSON.parse(npm(root, 'pack', '--json', '--ignore-scripts', '--pack-destination', scratch));
  tarball = join(scratch, pack.filename);
  packed = pack.files.map(({ path }: { path: string }) => path);
  mkdirSync(home);
  writeFileSync(join(home, 'package.json'), '{ "private": true }');
  npm(home, 'install', '--offline', '--no-audit', '--no-fund', tarball);
  mkdirSync(join(repo, 'test'), { recursive: true });
  writeFileSync(join(repo, 'package.json'), '{ "name": "shop", "scripts": { "test": "node --test" } }');
  writeFileSync(join(repo, 'test/shop.test.js'), "require('node:test');\n");
  execFileSync('git', ['init', '-q'], { cwd: repo });
});

afterAll(() => rmSync(scratch, { recursive: true, force: true }));

function npm(cwd: string, ...args: string[]): string {
  return execFileSync('npm', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}

function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(bin, args, {
    cwd: repo,
    encoding: 'utf8',
    env: { ...process.env, CI: '1' },
  });
  return { exit: status, stdout, stderr };
}

test('is under 1 MB and holds what it needs, nothing of the workshop', () => {
  expect(statSync(tarball).size).toBeLessThan(1_000_000);
  expect(packed).toEqual(
    expect.arrayContaining([
      'LICENSE',
      'README.md',
      'bin/create-agent-gates.js',
      'dist/cli/main.cjs',
      'dist/cli/THIRD-PARTY-LICENCES.txt',
      'dist/runtime/gates.mjs',
      'dist/runtime/gates.schema.json',
    ]),
  );
  expect(
    packed.filter((path) => !/^(bin|dist|templates)\/|^(LICENSE|README\.md|package\.json)$/.test(path)),
  ).toEqual([]);
});

test('needs no other package', () => {
  expect(manifest).not.toHaveProperty('dependencies');
  expect(manifest).not.toHaveProperty('peerDependencies');
  expect(readdirSync(join(home, 'node_modules')).filter((name) => !name.startsWith('.'))).toEqual([
    'create-agent-gates',
  ]);
});

test('is in order for publint', async () => {
  const bytes = new Uint8Array(readFileSync(tarball));
  const { messages, pkg } = await publint({ strict: true, pack: { tarball: bytes.buffer } });
  // It tells modules by their words, and the tables of this file hold words of every language.
  const misread = ({ code, args }: Message) =>
    code === 'FILE_INVALID_EXPLICIT_FORMAT' && args.actualFilePath === '/dist/cli/guard-commands.cjs';
  const real = messages.filter((message) => !misread(message));
  expect(real.map((message) => formatMessage(message, pkg))).toEqual([]);
});

test('names no path of the machine that built it', () => {
  const paths = packed.filter((path) => path.startsWith('dist/'));
  for (const path of paths) expect(readFileSync(join(root, path), 'utf8'), path).not.toContain(root);
});

test('gives the licence of every package inside', () => {
  const runtime = readFileSync(join(root, 'dist/runtime/gates.mjs'), 'utf8');
  const cli = readFileSync(join(root, 'dist/cli/THIRD-PARTY-LICENCES.txt'), 'utf8');
  for (const name of ['unbash', 'picomatch', 'valibot'])
    expect(runtime).toMatch(new RegExp(`^${name} [\\d.]+ \\(`, 'm'));
  for (const name of ['commander', '@clack/prompts', 'handlebars', 'yaml']) {
    expect(cli).toMatch(new RegExp(`^${name} [\\d.]+ \\(`, 'm'));
  }
});

test('is the same, byte for byte, when built again', () => {
  const before = tree(join(root, 'dist'));
  execFileSync(process.execPath, [join(root, 'scripts/build.mjs')]);
  expect(tree(join(root, 'dist'))).toEqual(before);
});

function tree(directory: string): Record<string, string> {
  const files = readdirSync(directory, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return Object.fromEntries(
    files.map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return [path, createHash('sha256').update(readFileSync(path)).digest('hex')];
    }),
  );
}

describe('installed alone', () => {
  test('says its version and its help', () => {
    expect(run('--version')).toEqual({ exit: 0, stdout: `${manifest.version}\n`, stderr: '' });
    const { exit, stdout } = run('--help');
    expect(exit).toBe(0);
    expect(stdout).toContain('Usage: create-agent-gates [dir] [options]');
  });

  test('knows its presets and what is in a repo', () => {
    expect(run('presets').stdout).toContain('laravel-react');
    const { components } = JSON.parse(run('detect', '--json').stdout);
    expect(components[0]).toMatchObject({ dir: '.', testRunner: 'node-test' });
  });

  test('installs, and the installed guard says no to the one it must', () => {
    const install = run('--yes', '--preset', 'generic');
    expect(install.stderr).toBe('');
    expect(install.exit).toBe(0);
    const hook = JSON.parse(readFileSync(join(repo, '.claude/settings.json'), 'utf8')).hooks.PreToolUse[0]
      .hooks[0];
    const ask = (tool_name: string, tool_input: object) =>
      spawnSync('sh', ['-c', hook.command], {
        encoding: 'utf8',
        env: { ...process.env, CLAUDE_PROJECT_DIR: repo },
        input: JSON.stringify({
          session_id: 's',
          transcript_path: '',
          cwd: repo,
          permission_mode: 'default',
          hook_event_name: 'PreToolUse',
          agent_id: 'a1',
          agent_type: 'coder',
          tool_use_id: 't1',
          tool_name,
          tool_input,
        }),
      });
    const allowed = ask('Write', { file_path: join(repo, 'src/a.js'), content: '' });
    expect({ status: allowed.status, stderr: allowed.stderr }).toEqual({ status: 0, stderr: '' });
    const blocked = ask('Bash', { command: 'echo 1 > test/shop.test.js' });
    expect(blocked.status).toBe(2);
    expect(blocked.stdout).toBe('');
    expect(blocked.stderr).toContain('Blocked by .claude/hooks/gates.mjs');
    expect(blocked.stderr).toContain('test/shop.test.js');
  });

  test('explains with the rule that decides', () => {
    const { exit, stdout } = run('explain', '--role', 'coder', '--json', 'rm', 'test/shop.test.js');
    expect(exit).toBe(2);
    expect(JSON.parse(stdout)).toMatchObject({ installed: true, verdict: 'block', rule: 'write.denied' });
  });

  test('ends quietly when its reader has seen enough', () => {
    const line = `${JSON.stringify({ role: 'coder', command: 'ls' })}\n`;
    writeFileSync(join(scratch, 'calls.jsonl'), line.repeat(20_000));
    const { status, stderr } = spawnSync(
      'bash',
      ['-c', `'${bin}' explain --jsonl < '${scratch}/calls.jsonl' | head -1`],
      {
        cwd: repo,
        encoding: 'utf8',
      },
    );
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });

  test('one line and no stack where it may not write; the stack with DEBUG', () => {
    const denied = join(scratch, 'denied');
    mkdirSync(denied, { mode: 0o777 });
    mkdirSync(join(denied, '.claude'), { mode: 0o555 });
    // Root may write anywhere, so root becomes somebody else here.
    const user = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};
    const install = (env: Record<string, string>) =>
      spawnSync(
        process.execPath,
        [
          join(home, 'node_modules/create-agent-gates/bin/create-agent-gates.js'),
          denied,
          '--yes',
          '--preset',
          'generic',
        ],
        {
          ...user,
          encoding: 'utf8',
          cwd: '/',
          env: { PATH: process.env.PATH ?? '', HOME: '/', ...env },
        },
      );
    execFileSync('chmod', ['-R', 'a+rX', scratch]);
    const { status, stderr } = install({});
    const lines = stderr
      .trimEnd()
      .split('\n')
      .filter((line) => !/^(Warning:| {2})/.test(line));
    expect(status).toBe(1);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/permission denied|EACCES|not permitted/i);
    expect(install({ DEBUG: '1' }).stderr).toMatch(/\n {4}at /);
  });
});
