import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkSeal, restore, takeSeal } from '../../src/seal/seal.ts';
import { openStore, type Store } from '../../src/seal/store.ts';

let base: string;
let root: string;
let store: Store;
const ignored = { held: () => false, entered: () => false };
const sealed = (file: string) => file.startsWith('tests/');

const gitIn = (cwd: string, ...words: string[]) =>
  execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.com', ...words], {
    cwd,
    encoding: 'utf8',
    stdio: 'pipe',
  });
const at = (file: string) => path.join(base, file);
const hook = (file: string, text = '#!/bin/sh\n') => {
  fs.mkdirSync(path.dirname(at(file)), { recursive: true });
  fs.writeFileSync(at(file), text, { mode: 0o755 });
};
const take = () => {
  store = openStore(root, path.join(root, '.claude/gates/state'));
  takeSeal(store, () => store, 'a', { role: 'coder', box: '1' }, sealed, ignored);
};
const breaches = () => checkSeal(store, 'a', sealed, ignored);
const told = () => breaches().map(({ path: file, how }) => `${how} ${file}`);
const kept = () => path.join(store.gitDir, 'kept');
const putBack = () => restore(store, 'a', breaches(), kept());

beforeEach(() => {
  base = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'git-files-')));
  root = base;
  gitIn(base, 'init', '-q', '-b', 'main');
  fs.mkdirSync(at('tests'));
  fs.writeFileSync(at('tests/a'), '1\n');
  gitIn(base, 'add', '-A');
  gitIn(base, 'commit', '-q', '-m', 'start');
  hook('.git/hooks/commit-msg', '#!/bin/sh\nexit 0\n');
});
afterEach(() => fs.rmSync(base, { recursive: true }));

test.each<[string, () => void, string]>([
  ['a new hook', () => hook('.git/hooks/pre-commit'), 'new .git/hooks/pre-commit'],
  ['a hook changed', () => hook('.git/hooks/commit-msg', 'other'), 'changed .git/hooks/commit-msg'],
  ['a hook gone', () => fs.rmSync(at('.git/hooks/commit-msg')), 'deleted .git/hooks/commit-msg'],
  [
    'a hook no longer run',
    () => fs.chmodSync(at('.git/hooks/commit-msg'), 0o644),
    'changed .git/hooks/commit-msg',
  ],
  ['hooks elsewhere', () => gitIn(base, 'config', 'core.hooksPath', 'tools'), 'changed .git/config'],
  ['an alias', () => gitIn(base, 'config', 'alias.st', '!run'), 'changed .git/config'],
  ['settings gone', () => fs.rmSync(at('.git/config')), 'deleted .git/config'],
])('%s is told and put back', (_, happens, says) => {
  const before = fs.readFileSync(at('.git/config'), 'utf8');
  take();
  happens();
  expect(told()).toEqual([says]);
  putBack();
  expect(told()).toEqual([]);
  expect(fs.readFileSync(at('.git/config'), 'utf8')).toBe(before);
  expect(fs.readFileSync(at('.git/hooks/commit-msg'), 'utf8')).toBe('#!/bin/sh\nexit 0\n');
  expect(fs.statSync(at('.git/hooks/commit-msg')).mode & 0o777).toBe(0o755);
  expect(fs.existsSync(at('.git/hooks/pre-commit'))).toBe(false);
});

test('what stood there is kept', () => {
  take();
  hook('.git/hooks/pre-commit', 'smuggled\n');
  putBack();
  expect(fs.readFileSync(path.join(kept(), '.git/hooks/pre-commit'), 'utf8')).toBe('smuggled\n');
});

test('a link in the place of all hooks', () => {
  take();
  hook('spare/pre-commit');
  fs.rmSync(at('.git/hooks'), { recursive: true });
  fs.symlinkSync('../spare', at('.git/hooks'));
  expect(told()).toEqual(['deleted .git/hooks/commit-msg', 'new .git/hooks']);
  putBack();
  expect(told()).toEqual([]);
  expect(fs.lstatSync(at('.git/hooks')).isDirectory()).toBe(true);
});

test('a hook that is a link stays one', () => {
  hook('tools/check');
  fs.symlinkSync('../../tools/check', at('.git/hooks/pre-push'));
  take();
  fs.rmSync(at('.git/hooks/pre-push'));
  hook('.git/hooks/pre-push');
  expect(told()).toEqual(['changed .git/hooks/pre-push']);
  putBack();
  expect(fs.readlinkSync(at('.git/hooks/pre-push'))).toBe('../../tools/check');
});

test.each<[string, () => void]>([
  ['a branch that follows another', () => gitIn(base, 'config', 'branch.x.remote', 'origin')],
  ['an example', () => hook('.git/hooks/pre-commit.sample')],
  ['a commit', () => gitIn(base, 'commit', '-q', '--allow-empty', '-m', 'next')],
])('%s is no matter of the seal', (_, happens) => {
  take();
  happens();
  expect(told()).toEqual([]);
});

test('references and hooks of submodules are not held', () => {
  hook('.git/modules/lib/hooks/pre-commit');
  take();
  hook('.git/modules/lib/hooks/pre-commit', 'other\n');
  gitIn(base, 'update-ref', 'refs/heads/other', 'HEAD');
  expect(told()).toEqual([]);
});

test('a linked work tree has the hooks of the one it is linked to', () => {
  gitIn(base, 'worktree', 'add', '-q', 'linked');
  root = at('linked');
  take();
  hook('.git/hooks/pre-commit');
  expect(told()).toEqual(['new .git/hooks/pre-commit']);
  putBack();
  expect(fs.existsSync(at('.git/hooks/pre-commit'))).toBe(false);
});
