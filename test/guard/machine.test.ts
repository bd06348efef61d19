import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { machine } from '../../src/guard/machine.ts';

let base: string;
let repo: string;
const git = (cwd: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.com', ...args], {
    cwd,
    stdio: 'pipe',
  });

beforeAll(() => {
  base = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'machine-')));
  repo = path.join(base, 'repo');
  fs.mkdirSync(path.join(repo, 'src/deep'), { recursive: true });
  fs.mkdirSync(path.join(repo, 'tests'));
  fs.symlinkSync('../src/deep', path.join(repo, 'tests/link'));
  fs.symlinkSync('round', path.join(repo, 'round'));
  fs.symlinkSync(path.join(base, 'gone'), path.join(repo, 'dangling'));
  git(repo, 'init', '-q', '-b', 'main');
  git(repo, 'commit', '-q', '--allow-empty', '-m', 'start');
  git(repo, 'worktree', 'add', '-q', '../topic', '-b', 'topic');
  git(repo, 'worktree', 'add', '-q', '.claude/worktrees/agent', '-b', 'agent');
});
afterAll(() => fs.rmSync(base, { recursive: true }));

test.each([
  ['src/deep', 'src/deep'],
  ['tests/link/new.ts', 'src/deep/new.ts'],
  ['tests/link/../x', 'src/x'],
  ['tests/../src/./deep//', 'src/deep'],
  ['not/there/yet', 'not/there/yet'],
])('%s is really %s', (given, real) =>
  expect(machine(repo, repo).realpath(`${repo}/${given}`)).toBe(`${repo}/${real}`),
);

test('a dangling link leads where it points, a loop ends', () => {
  expect(machine(repo, repo).realpath(`${repo}/dangling/x`)).toBe(`${base}/gone/x`);
  expect(machine(repo, repo).realpath(`${repo}/round/x`)).toBe(`${repo}/round/x`);
});

test('the root is the work tree that holds the working directory', () => {
  expect(machine(repo, `${repo}/src`).root).toBe(repo);
  expect(machine(repo, `${base}/topic/src`).root).toBe(`${base}/topic`);
  expect(machine(repo, `${repo}/.claude/worktrees/agent`).root).toBe(`${repo}/.claude/worktrees/agent`);
  expect(machine(repo, '/').root).toBe(repo);
});

test('all work trees are known, from the main one and from a linked one', () => {
  const all = [`${base}/topic`, `${repo}/.claude/worktrees/agent`, repo];
  expect([...machine(repo, repo).worktrees()].sort()).toEqual([...all].sort());
  expect([...machine(`${base}/topic`, repo).worktrees()].sort()).toEqual([...all].sort());
});

test('without git there is one tree', () => {
  const plain = path.join(base, 'plain');
  fs.mkdirSync(plain);
  expect(machine(plain, plain).worktrees()).toEqual([plain]);
});

test('what cannot be read is missing, not an error', () => {
  const world = machine(repo, repo);
  expect(world.kind(`${repo}/nowhere`)).toBe('missing');
  expect(world.kind(`${repo}/src`)).toBe('directory');
  expect(world.list(`${repo}/nowhere`)).toEqual([]);
  expect(world.readText(`${repo}/src`)).toBeUndefined();
});
