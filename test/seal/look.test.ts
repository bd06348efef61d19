import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Ignored } from '../../src/seal/ignored.ts';
import { isWhole, look } from '../../src/seal/look.ts';
import { startIndex } from '../../src/seal/start-index.ts';
import { git as gitOfStore, openStore, type Store } from '../../src/seal/store.ts';
import { fc } from '../seeded.ts';

let root: string;
let store: Store;
let index: string;
const ignored: Ignored = {
  held: (file) => path.basename(file).startsWith('.env'),
  entered: (directory) => !/(^|\/)(node_modules|state)$/.test(directory),
};
const sealed = (file: string) => /(^|\/)tests\//.test(file) || ignored.held(file);

const at = (file: string) => path.join(root, file);
const put = (file: string, text: string) => {
  fs.mkdirSync(path.dirname(at(file)), { recursive: true });
  fs.writeFileSync(at(file), text);
};
const before = { repositories: ['vendor/known'], passed: ['.claude/gates/state/', 'coverage/', '.env'] };
const whole = () => isWhole(store, index, before, sealed, ignored);
const broken = () => {
  const { files, repositories } = look(store, index, ignored, false);
  return [
    ...files.map((breach) => breach.path).filter(sealed),
    ...repositories.filter((directory) => !before.repositories.includes(directory)),
  ];
};

beforeEach(() => {
  root = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'look-')));
  const git = (...words: string[]) => execFileSync('git', words, { cwd: root, stdio: 'pipe' });
  git('init', '-q');
  put('.gitignore', '.env\ncoverage/\n.claude/gates/state/\n');
  put('src/a.ts', 'a\n');
  put('tests/a.ts', 'a\n');
  put('tests/deep/b.ts', 'b\n');
  put('spare/deep/b.ts', 'b\n');
  git('add', '-A');
  put('coverage/index.html', 'x\n');
  put('.env', 'SECRET=1\n');
  put('vendor/known/file', 'x\n');
  execFileSync('git', ['init', '-q'], { cwd: at('vendor/known') });
  store = openStore(root, at('.claude/gates/state'));
  index = at('.claude/gates/state/look.index');
  startIndex(store, index, sealed);
  gitOfStore(store, index, ['update-index', '--add', '.env']);
});
afterEach(() => fs.rmSync(root, { recursive: true }));

test.each<[string, () => void]>([
  ['nothing happened', () => {}],
  ['a source was changed', () => put('src/a.ts', 'changed\n')],
  ['a source came', () => put('src/new.ts', 'x\n')],
  ['a directory of sources came', () => put('lib/deep/new.ts', 'x\n')],
  ['an ignored file came', () => put('coverage/deep/new.html', 'x\n')],
  ['an empty directory came', () => fs.mkdirSync(at('tests/empty'))],
  ['a file came into a repository that was there', () => put('vendor/known/tests/x.ts', 'x\n')],
])('whole: %s', (_, happens) => {
  happens();
  expect(broken()).toEqual([]);
  expect(whole()).toBe(true);
});

test.each<[string, () => void]>([
  ['a test was changed', () => put('tests/a.ts', 'changed\n')],
  ['a test was deleted', () => fs.rmSync(at('tests/a.ts'))],
  ['a test may be executed', () => fs.chmodSync(at('tests/a.ts'), 0o755)],
  ['a test came', () => put('tests/new.ts', 'x\n')],
  ['a test came in a directory of its own', () => put('lib/tests/deep/new.ts', 'x\n')],
  ['a secret came', () => put('src/.env.local', 'x\n')],
  ['a secret came where git does not look', () => put('coverage/.env', 'x\n')],
  ['an ignored secret was changed', () => put('.env', 'SECRET=2\n')],
  [
    'a link to the same took the place of a directory',
    () => {
      fs.rmSync(at('tests/deep'), { recursive: true });
      fs.symlinkSync('../spare/deep', at('tests/deep'));
    },
  ],
  [
    'a link to the same took the place of the topmost directory',
    () => {
      fs.cpSync(at('tests'), at('spare/copies'), { recursive: true, preserveTimestamps: true });
      fs.rmSync(at('tests'), { recursive: true });
      fs.symlinkSync('spare/copies', at('tests'));
    },
  ],
  [
    'a repository came',
    () => {
      put('lib/tests/x.ts', 'x\n');
      execFileSync('git', ['init', '-q'], { cwd: at('lib') });
    },
  ],
])('not whole: %s', (_, happens) => {
  happens();
  expect(broken()).not.toEqual([]);
  expect(whole()).toBe(false);
});

test('what is more than a glance can tell takes a whole look', () => {
  for (let i = 0; i < 501; i++) put(`lib/${i}.ts`, 'x\n');
  expect(broken()).toEqual([]);
  expect(whole()).toBe(false);
});

const name = fc.constantFrom(
  'a.ts',
  'b.ts',
  'deep',
  'tests',
  '.env',
  '.env.x',
  'src',
  'x y',
  'coverage',
  'ä\n',
);
const file = fc.array(name, { minLength: 1, maxLength: 4 }).map((names) => names.join('/'));
const change = fc.record({
  how: fc.constantFrom('write', 'delete', 'link', 'mkdir', 'chmod', 'rename', 'repository'),
  file,
  to: file,
});

/** What the file system refuses does not happen. */
function happen({ how, file, to }: { how: string; file: string; to: string }) {
  const acts: Readonly<Record<string, () => void>> = {
    write: () => put(file, to),
    delete: () => fs.rmSync(at(file), { recursive: true }),
    link: () => fs.symlinkSync(at(to), at(file)),
    mkdir: () => fs.mkdirSync(at(file), { recursive: true }),
    chmod: () => fs.chmodSync(at(file), 0o755),
    rename: () => fs.renameSync(at(file), at(to)),
    repository: () => execFileSync('git', ['init', '-q'], { cwd: at(file), stdio: 'pipe' }),
  };
  try {
    acts[how]?.();
  } catch {}
}

test('the glance says whole only where the whole look finds nothing', () => {
  const kept = `${root}-kept`;
  fs.cpSync(root, kept, { recursive: true, preserveTimestamps: true, verbatimSymlinks: true });
  let wholes = 0;
  fc.assert(
    fc.property(fc.array(change, { minLength: 1, maxLength: 5 }), (changes) => {
      fs.rmSync(root, { recursive: true });
      fs.cpSync(kept, root, { recursive: true, preserveTimestamps: true, verbatimSymlinks: true });
      for (const each of changes) happen(each);
      if (!whole()) return;
      wholes += 1;
      expect(broken()).toEqual([]);
    }),
    { numRuns: 60 },
  );
  expect(wholes).toBeGreaterThan(8);
  fs.rmSync(kept, { recursive: true });
});
