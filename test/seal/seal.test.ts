import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { absorb, checkSeal, restore, takeSeal } from '../../src/seal/seal.ts';
import { NoGit, openStore, type Store } from '../../src/seal/store.ts';

let root: string;
let store: Store;
const ignored = ['.env'];
const sealed = (file: string) => file.startsWith('tests/') || file === '.env';

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.com', ...args], {
    cwd: root,
    stdio: 'pipe',
  }).toString();
const at = (file: string) => path.join(root, file);
const put = (file: string, text: string) => {
  fs.mkdirSync(path.dirname(at(file)), { recursive: true });
  fs.writeFileSync(at(file), text);
};
const state = () => path.join(root, '.claude/gates/state');
const take = () => takeSeal(store, 'agent-1', 'coder', sealed, ignored);
const breaches = () =>
  checkSeal(store, 'agent-1', sealed, ignored)
    .map(({ path: file, how }) => `${how} ${file}`)
    .sort();
const putBack = () =>
  restore(store, 'agent-1', checkSeal(store, 'agent-1', sealed, ignored), path.join(state(), 'kept'));

beforeEach(() => {
  root = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'seal-')));
  git('init', '-q', '-b', 'main');
  put('.gitignore', '.env\n.claude/gates/state/\n');
  put('src/a.ts', 'a\n');
  put('tests/a.test.ts', 'test a\n');
  put('tests/run.sh', '#!/bin/sh\n');
  fs.chmodSync(at('tests/run.sh'), 0o755);
  fs.symlinkSync('a.test.ts', at('tests/link.ts'));
  put('.env', 'SECRET=1\n');
  git('add', '-A');
  git('commit', '-q', '-m', 'start');
  put('tests/untracked.test.ts', 'not yet added\n');
  store = openStore(root, state());
});
afterEach(() => fs.rmSync(root, { recursive: true }));

test('an untouched tree breaks no seal, and what is not sealed may change', () => {
  take();
  put('src/a.ts', 'changed\n');
  put('src/new.ts', 'new\n');
  fs.rmSync(at('.gitignore'));
  put('.gitignore', '.env\n.claude/gates/state/\n');
  expect(breaches()).toEqual([]);
});

describe('each way to break a seal is seen and undone', () => {
  const ways: [string, () => void, string[]][] = [
    ['content', () => put('tests/a.test.ts', 'weakened\n'), ['changed tests/a.test.ts']],
    [
      'an untracked file',
      () => put('tests/untracked.test.ts', 'weakened\n'),
      ['changed tests/untracked.test.ts'],
    ],
    ['an ignored file', () => put('.env', 'SECRET=2\n'), ['changed .env']],
    ['deleted', () => fs.rmSync(at('tests/a.test.ts')), ['deleted tests/a.test.ts']],
    ['a new file', () => put('tests/smuggled.test.ts', 'x\n'), ['new tests/smuggled.test.ts']],
    ['the mode', () => fs.chmodSync(at('tests/run.sh'), 0o644), ['changed tests/run.sh']],
    [
      'a link pointed elsewhere',
      () => {
        fs.rmSync(at('tests/link.ts'));
        fs.symlinkSync('run.sh', at('tests/link.ts'));
      },
      ['changed tests/link.ts'],
    ],
    [
      'a link made a file',
      () => {
        fs.rmSync(at('tests/link.ts'));
        put('tests/link.ts', 'x\n');
      },
      ['changed tests/link.ts'],
    ],
    [
      'a file made a directory',
      () => {
        fs.rmSync(at('tests/a.test.ts'));
        put('tests/a.test.ts/x', 'x\n');
      },
      ['deleted tests/a.test.ts', 'new tests/a.test.ts/x'],
    ],
  ];
  test.each(ways)('%s', (_name, breakIt, expected) => {
    take();
    breakIt();
    expect(breaches()).toEqual(expected);
    putBack();
    expect(breaches()).toEqual([]);
    expect(fs.readFileSync(at('tests/a.test.ts'), 'utf8')).toBe('test a\n');
    expect(fs.readFileSync(at('.env'), 'utf8')).toBe('SECRET=1\n');
    expect(fs.statSync(at('tests/run.sh')).mode & 0o777).toBe(0o755);
    expect(fs.readlinkSync(at('tests/link.ts'))).toBe('a.test.ts');
    expect(fs.existsSync(at('tests/smuggled.test.ts'))).toBe(false);
  });

  test('the whole directory moved away and a link put in its place', () => {
    take();
    fs.renameSync(at('tests'), at('elsewhere'));
    fs.symlinkSync('elsewhere', at('tests'));
    expect(breaches()).toContain('deleted tests/a.test.ts');
    putBack();
    expect(fs.lstatSync(at('tests')).isDirectory()).toBe(true);
    expect(fs.readFileSync(at('tests/a.test.ts'), 'utf8')).toBe('test a\n');
  });
});

test('what is put back was kept aside first', () => {
  take();
  put('tests/a.test.ts', "a person's edit\n");
  putBack();
  expect(fs.readFileSync(path.join(state(), 'kept/tests/a.test.ts'), 'utf8')).toBe("a person's edit\n");
});

test("the user's git sees nothing of it", () => {
  const seen = () => ({
    index: fs.readFileSync(at('.git/index')).toString('hex'),
    objects: git('count-objects', '-v'),
    status: git('--no-optional-locks', 'status', '--porcelain'),
  });
  const before = seen();
  take();
  put('tests/a.test.ts', 'weakened\n');
  putBack();
  expect(seen()).toEqual(before);
});

test('bytes come back as they were where git converts line ends', () => {
  put('.gitattributes', '* text=auto eol=crlf\n');
  put('tests/crlf.test.ts', 'one\r\ntwo\r\n');
  put('tests/lf.test.ts', 'one\ntwo\n');
  git('add', '-A');
  git('commit', '-q', '-m', 'line ends');
  take();
  put('tests/crlf.test.ts', 'x');
  put('tests/lf.test.ts', 'x');
  putBack();
  expect(fs.readFileSync(at('tests/crlf.test.ts'), 'utf8')).toBe('one\r\ntwo\r\n');
  expect(fs.readFileSync(at('tests/lf.test.ts'), 'utf8')).toBe('one\ntwo\n');
});

test("another role's rightful work is taken in", () => {
  take();
  put('tests/b.test.ts', 'by the tester\n');
  absorb(store, 'agent-1', ['tests/b.test.ts']);
  expect(breaches()).toEqual([]);
  put('tests/b.test.ts', 'weakened\n');
  putBack();
  expect(fs.readFileSync(at('tests/b.test.ts'), 'utf8')).toBe('by the tester\n');
});

test('a second seal starts from what stands there now', () => {
  take();
  put('tests/a.test.ts', 'rightly changed\n');
  fs.rmSync(at('tests/run.sh'));
  take();
  expect(breaches()).toEqual([]);
  put('tests/a.test.ts', 'weakened\n');
  putBack();
  expect(fs.readFileSync(at('tests/a.test.ts'), 'utf8')).toBe('rightly changed\n');
});

test('a repository without a commit, and a directory without git', () => {
  const fresh = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'seal-fresh-')));
  expect(() => openStore(fresh, path.join(fresh, 'state'))).toThrow(NoGit);
  execFileSync('git', ['init', '-q'], { cwd: fresh });
  fs.mkdirSync(path.join(fresh, 'tests'));
  fs.writeFileSync(path.join(fresh, 'tests/a'), '1');
  const own = openStore(fresh, path.join(fresh, '.claude/gates/state'));
  takeSeal(own, 'x', 'coder', sealed, []);
  fs.writeFileSync(path.join(fresh, 'tests/a'), '22');
  expect(checkSeal(own, 'x', sealed, [])).toEqual([{ path: 'tests/a', how: 'changed' }]);
  fs.rmSync(fresh, { recursive: true });
});
