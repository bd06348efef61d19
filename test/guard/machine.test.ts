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
  // A linked tree that the gates are installed in is the one, though it lies in the main tree.
  const agent = `${repo}/.claude/worktrees/agent`;
  expect(machine(agent, agent).root).toBe(agent);
  expect(machine(agent, `${agent}/src`).root).toBe(agent);
  expect(machine(`${base}/topic`, `${repo}/src`).root).toBe(repo);
});

test('on a disk that folds case the root is found under any spelling', () => {
  const place = path.join(base, 'spelling');
  const git = path.join(place, 'folded/.git/worktrees');
  for (const [name, tree] of [
    ['a', `${place}/tree`],
    ['b', `${place}/folded/.claude/worktrees/agent`],
  ] as const) {
    fs.mkdirSync(tree, { recursive: true });
    fs.mkdirSync(path.join(git, name), { recursive: true });
    fs.writeFileSync(path.join(git, name, 'gitdir'), `${tree}/.git\n`);
  }
  const rootAt = (cwd: string) => machine(`${place}/folded`, `${place}/${cwd}`).root;
  expect(rootAt('TREE/src')).toBe(`${place}/folded`);
  fs.symlinkSync('folded', path.join(place, 'FOLDED'));
  expect(rootAt('TREE/src')).toBe(`${place}/tree`);
  expect(rootAt('tree')).toBe(`${place}/tree`);
  expect(rootAt('FOLDED/src')).toBe(`${place}/folded`);
  expect(rootAt('FOLDED/.claude/worktrees/agent/src')).toBe(`${place}/folded/.claude/worktrees/agent`);
  expect(rootAt('FOLDED/.CLAUDE/Worktrees/agent/src')).toBe(`${place}/folded/.claude/worktrees/agent`);
});

test('a name without letters folds where the system does', () => {
  const { platform } = process;
  const dir = path.join(base, '2026');
  fs.mkdirSync(dir);
  try {
    for (const [name, folds] of [
      ['darwin', true],
      ['win32', true],
      ['linux', false],
    ] as const) {
      Object.defineProperty(process, 'platform', { value: name });
      expect(machine(dir, dir).caseInsensitive).toBe(folds);
    }
  } finally {
    Object.defineProperty(process, 'platform', { value: platform });
  }
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

test('what lies where: files, directories, links, names in order', () => {
  const dir = path.join(base, 'entries');
  fs.mkdirSync(path.join(dir, 'b'), { recursive: true });
  for (const name of ['c', 'a']) fs.writeFileSync(path.join(dir, name), name);
  fs.symlinkSync('a', path.join(dir, 'to-file'));
  fs.symlinkSync('b', path.join(dir, 'to-dir'));
  fs.symlinkSync('nothing', path.join(dir, 'to-nothing'));
  const world = machine(dir, dir);
  const kinds = ['a', 'b', 'to-file', 'to-dir', 'to-nothing', 'd', 'a/x'].map((name) =>
    world.kind(`${dir}/${name}`),
  );
  expect(kinds).toEqual(['file', 'directory', 'file', 'directory', 'missing', 'missing', 'missing']);
  const links = ['a', 'b', 'to-file', 'to-dir', 'to-nothing', 'd', 'a/x'].filter((name) =>
    world.isLink(`${dir}/${name}`),
  );
  expect(links).toEqual(['to-file', 'to-dir', 'to-nothing']);
  expect(world.list(dir)).toEqual(['a', 'b', 'c', 'to-dir', 'to-file', 'to-nothing']);
  expect(world.list(`${dir}/a`)).toEqual([]);
  // One order on each system: JavaScript's own.
  fs.mkdirSync(path.join(dir, 'b/signs'));
  for (const name of ['\uff5e', '\u{1f600}']) fs.writeFileSync(path.join(dir, 'b/signs', name), '');
  expect(world.list(`${dir}/b/signs`)).toEqual(['\u{1f600}', '\uff5e']);
});

test('texts are read up to 256 KiB', () => {
  const dir = path.join(base, 'texts');
  fs.mkdirSync(dir);
  fs.writeFileSync(path.join(dir, 'full'), 'é'.repeat(128 * 1024));
  fs.writeFileSync(path.join(dir, 'over'), 'x'.repeat(256 * 1024 + 1));
  const world = machine(dir, dir);
  expect(world.readText(`${dir}/full`)).toBe('é'.repeat(128 * 1024));
  expect(world.readText(`${dir}/over`)).toBeUndefined();
  expect(world.readText(`${dir}/none`)).toBeUndefined();
});

test('links are followed as often as the system follows them', () => {
  const dir = path.join(base, 'chain');
  fs.mkdirSync(path.join(dir, '0'), { recursive: true });
  for (let at = 1; at <= 41; at += 1) fs.symlinkSync(`./${at - 1}/.`, path.join(dir, String(at)));
  const { realpath } = machine(dir, dir);
  expect(fs.statSync(`${dir}/40`).isDirectory()).toBe(true);
  expect(realpath(`${dir}/40`)).toBe(`${dir}/0`);
  expect(() => fs.statSync(`${dir}/41`)).toThrow('ELOOP');
  expect(realpath(`${dir}/41`)).not.toBe(`${dir}/0`);
  expect(realpath('/')).toBe('/');
  expect(realpath('/..//.')).toBe('/');
});

test('a disk folds case where the project is found under its name in the other case', () => {
  const place = path.join(base, 'case');
  for (const name of ['two', 'TWO', 'Alone', 'folded', 'BIG', '123', 'GONE'])
    fs.mkdirSync(path.join(place, name), { recursive: true });
  fs.symlinkSync('folded', path.join(place, 'FOLDED'));
  fs.symlinkSync('BIG', path.join(place, 'big'));
  const folds = ['two', 'TWO', 'Alone', 'folded', 'BIG', '123', 'missing', 'gone'].filter(
    (name) => machine(path.join(place, name), place).caseInsensitive,
  );
  expect(folds).toEqual(process.platform === 'linux' ? ['folded', 'BIG'] : folds);
});

test('home and the places for anybody', () => {
  const { HOME } = process.env;
  const world = machine(repo, repo);
  expect(world.home).toBe(fs.realpathSync(HOME || os.homedir()));
  expect(world.temporary).toEqual([
    ...new Set(['/tmp', '/var/tmp', os.tmpdir()].map((dir) => world.realpath(dir))),
  ]);
  expect(world.temporary).toContain(world.realpath('/tmp'));
  expect(world.temporary).toContain(world.realpath('/var/tmp'));
  try {
    process.env.HOME = path.join(repo, 'tests/link');
    expect(machine(repo, repo).home).toBe(path.join(repo, 'src/deep'));
    // The shell then takes ~/x for /x.
    process.env.HOME = '';
    expect(machine(repo, repo).home).toBe('/');
    delete process.env.HOME;
    expect(machine(repo, repo).home).toBe(fs.realpathSync(os.userInfo().homedir));
  } finally {
    if (HOME === undefined) delete process.env.HOME;
    else process.env.HOME = HOME;
  }
});

test('what git keeps of work trees may be broken', () => {
  const broken = path.join(base, 'broken');
  fs.mkdirSync(path.join(broken, '.git/worktrees/empty'), { recursive: true });
  fs.mkdirSync(path.join(broken, '.git/worktrees/good'));
  fs.writeFileSync(path.join(broken, '.git/worktrees/good/gitdir'), `${base}/elsewhere/.git\n`);
  expect(machine(broken, broken).worktrees()).toEqual([broken, `${base}/elsewhere`]);

  const submodule = path.join(base, 'submodule');
  fs.mkdirSync(submodule);
  fs.writeFileSync(path.join(submodule, '.git'), 'gitdir: ../broken/.git/modules/x\n');
  expect(machine(submodule, submodule).worktrees()).toEqual([submodule]);

  const odd = path.join(base, 'odd');
  fs.mkdirSync(odd);
  fs.writeFileSync(path.join(odd, '.git'), 'no gitdir: ../broken/.git\n');
  expect(machine(odd, odd).worktrees()).toEqual([odd]);
});
