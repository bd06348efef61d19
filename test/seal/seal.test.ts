import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Ignored } from '../../src/seal/ignored.ts';
import { absorb, checkSeal, hasSeal, restore, takeSeal } from '../../src/seal/seal.ts';
import { NoGit, openStore, SealError, type Store } from '../../src/seal/store.ts';

let root: string;
let store: Store;
const isSecret = (file: string) => path.basename(file).startsWith('.env');
const ignored: Ignored = {
  held: isSecret,
  entered: (directory) => !/(^|\/)(node_modules|state)$/.test(directory),
};
const sealed = (file: string) => /(^|\/)tests\//.test(file) || isSecret(file);
const key = { role: 'coder', box: '1' };

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
const opened = () => store;
const take = () => takeSeal(store, opened, 'agent-1', key, sealed, ignored);
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
  takeSeal(own, () => own, 'x', key, sealed, ignored);
  fs.writeFileSync(path.join(fresh, 'tests/a'), '22');
  expect(checkSeal(own, 'x', sealed, ignored)).toEqual([{ path: 'tests/a', how: 'changed' }]);
  fs.rmSync(fresh, { recursive: true });
});

describe('secrets that git ignores', () => {
  test.each(['.env.local', 'storage/.env', 'src/deep/.env'])('a new %s', (file) => {
    put('.gitignore', '.env*\nstorage/\nnode_modules/\n.claude/gates/state/\n');
    put('storage/other', 'x\n');
    take();
    put(file, 'SECRET=2\n');
    put('node_modules/x/.env', 'not ours\n');
    expect(breaches()).toEqual([`new ${file}`]);
  });
  test('one in an ignored directory, among others that come and go', () => {
    put('.gitignore', '.env*\nstorage/\n.claude/gates/state/\n');
    put('storage/a/.env', 'SECRET=1\n');
    put('storage/log', 'x\n');
    take();
    put('storage/log', 'y\n');
    put('storage/a/log', 'y\n');
    expect(breaches()).toEqual([]);
    put('storage/a/.env', 'SECRET=2\n');
    expect(breaches()).toEqual(['changed storage/a/.env']);
    putBack();
    expect(fs.readFileSync(at('storage/a/.env'), 'utf8')).toBe('SECRET=1\n');
  });
});

describe('whatever the user told git', () => {
  const commit = () => {
    git('add', '-A');
    git('commit', '-q', '-m', 'more');
  };
  test.each([
    ['to assume it unchanged', ['update-index', '--assume-unchanged', 'tests/a.test.ts']],
    ['to skip it in the work tree', ['update-index', '--skip-worktree', 'tests/a.test.ts']],
  ])('%s, a sealed file is looked at', (_name, words) => {
    git(...words);
    take();
    put('tests/a.test.ts', 'weakened\n');
    expect(breaches()).toEqual(['changed tests/a.test.ts']);
  });
  test('a split index', () => {
    commit();
    git('update-index', '--split-index');
    expect(fs.readdirSync(at('.git')).some((name) => name.startsWith('sharedindex.'))).toBe(true);
    take();
    put('tests/a.test.ts', 'weakened\n');
    expect(breaches()).toEqual(['changed tests/a.test.ts']);
    putBack();
    expect(fs.readFileSync(at('tests/a.test.ts'), 'utf8')).toBe('test a\n');
  });
  test('a merge that stopped in the middle: what stands there is sealed', () => {
    commit();
    git('checkout', '-q', '-b', 'topic');
    put('tests/a.test.ts', 'theirs\n');
    put('src/a.ts', 'theirs\n');
    commit();
    git('checkout', '-q', 'main');
    put('tests/a.test.ts', 'ours\n');
    put('src/a.ts', 'ours\n');
    commit();
    expect(() => git('merge', '-q', 'topic')).toThrow();
    const conflict = fs.readFileSync(at('tests/a.test.ts'), 'utf8');
    expect(conflict).toContain('<<<<<<<');
    take();
    put('src/a.ts', 'solved\n');
    expect(breaches()).toEqual([]);
    put('tests/a.test.ts', 'weakened\n');
    putBack();
    expect(fs.readFileSync(at('tests/a.test.ts'), 'utf8')).toBe(conflict);
  });
  test('settings of their own that make git look less closely', () => {
    const home = fs.mkdtempSync(path.join(os.tmpdir(), 'seal-home-'));
    fs.writeFileSync(
      path.join(home, '.gitconfig'),
      '[core]\n\tignoreStat = true\n\tfileMode = false\n[status]\n\tshowUntrackedFiles = no\n\trelativePaths = true\n',
    );
    vi.stubEnv('HOME', home);
    take();
    put('tests/a.test.ts', 'weakened\n');
    put('tests/b.test.ts', 'smuggled\n');
    fs.chmodSync(at('tests/run.sh'), 0o644);
    expect(breaches()).toEqual(['changed tests/a.test.ts', 'changed tests/run.sh', 'new tests/b.test.ts']);
    vi.unstubAllEnvs();
    fs.rmSync(home, { recursive: true });
  });
});

describe('repositories inside the repository', () => {
  const nest = (directory: string) => {
    fs.mkdirSync(at(directory), { recursive: true });
    execFileSync('git', ['init', '-q'], { cwd: at(directory) });
    put(`${directory}/tests/own.test.ts`, 'x\n');
    put(`${directory}/.env`, 'SECRET=1\n');
    put(`${directory}/src/a.ts`, 'x\n');
  };
  test('one that was there has no seal, nor has a submodule, and the seal of all else holds', () => {
    nest('lib');
    nest('sub');
    for (const words of [
      ['add', '-A'],
      ['-c', 'user.name=t', '-c', 'user.email=t@example.com', 'commit', '-q', '-m', 'x'],
    ])
      execFileSync('git', words, { cwd: at('sub') });
    git('add', 'sub');
    expect(git('ls-files', '--stage', 'sub')).toMatch(/^160000 /);
    take();
    put('lib/.env', 'SECRET=2\n');
    put('sub/.env', 'SECRET=2\n');
    put('sub/tests/more.test.ts', 'x\n');
    expect(breaches()).toEqual([]);
    put('tests/a.test.ts', 'weakened\n');
    expect(breaches()).toEqual(['changed tests/a.test.ts']);
  });
  test('a submodule that is not there hides nothing', () => {
    git('update-index', '--add', '--cacheinfo', `160000,${git('rev-parse', 'HEAD').trim()},sub`);
    fs.mkdirSync(at('sub'));
    take();
    put('sub/tests/more.test.ts', 'x\n');
    expect(breaches()).toEqual(['new sub/tests/more.test.ts']);
  });
  test('one that is new hides nothing', () => {
    take();
    nest('tests/more');
    nest('src/lib');
    expect(breaches()).toContain('new tests/more/src/a.ts');
    expect(breaches()).toContain('new src/lib/tests/own.test.ts');
    expect(breaches()).not.toContain('new src/lib/src/a.ts');
    putBack();
    expect(breaches()).toEqual([]);
    expect(fs.existsSync(at('src/lib/src/a.ts'))).toBe(true);
  });
});

describe('the seal before as a start', () => {
  const wider = (file: string) => sealed(file) || file.startsWith('src/');
  const changes = (of: typeof sealed) =>
    checkSeal(store, 'agent-1', of, ignored).map(({ path: file, how }) => `${how} ${file}`);
  test('not for a box that seals more: what the narrower one passed over is looked at', () => {
    take();
    takeSeal(store, opened, 'agent-1', { role: 'coder', box: '2' }, wider, ignored);
    put('src/a.ts', 'changed\n');
    expect(changes(wider)).toEqual(['changed src/a.ts']);
    expect(fs.readdirSync(path.join(store.gitDir, 'caches/coder'))).toEqual(['2.index', '2.json']);
  });
  test('not when it is damaged', () => {
    take();
    fs.writeFileSync(path.join(store.gitDir, 'caches/coder/1.index'), 'DIRC nonsense');
    take();
    put('tests/a.test.ts', 'weakened\n');
    expect(breaches()).toEqual(['changed tests/a.test.ts']);
  });
  test('a seal that can’t be taken is none, and an agent’s name can’t be mistaken for one', () => {
    const broken = { ...store, root: path.join(root, 'nowhere') };
    expect(() => takeSeal(broken, () => broken, 'agent-2', key, sealed, ignored)).toThrow(SealError);
    expect(hasSeal(store, 'agent-2')).toBe(false);
    expect(fs.readdirSync(path.join(store.gitDir, 'agents'))).toEqual([]);
  });
});
