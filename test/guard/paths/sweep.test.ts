import { expect, test } from 'vitest';
import type { Target } from '../../../src/guard/effects.ts';
import { sweep } from '../../../src/guard/paths/sweep.ts';
import type { World } from '../../../src/guard/world.ts';
import { fakeWorld } from '../fake-world.ts';

type Tree = Extract<Target, { kind: 'tree' }>;

const world = fakeWorld([
  'a.ts',
  'b.md',
  '.env',
  'src/a.ts',
  'src/.hidden',
  'src/deep/a.ts',
  'a\nb.ts',
  '.dir/a.ts',
  ...'node_modules .git vendor dist build target .next .venv venv __pycache__'
    .split(' ')
    .map((name) => `${name}/a.ts`),
]);

/** All that a sweep comes by. */
function swept(tree: Omit<Tree, 'kind'>, where: World): string[] {
  const seen: string[] = [];
  sweep({ kind: 'tree', ...tree }, where, (file) => {
    seen.push(file);
    return false;
  });
  return seen;
}

const found = (tree: Omit<Tree, 'kind'>, where: World = world): string[] =>
  swept(tree, where)
    .filter((file) => where.kind(file) === 'file')
    .map((file) => file.replace('/repo/', ''))
    .sort();

const everything = [
  '.dir/a.ts',
  '.env',
  'a\nb.ts',
  'a.ts',
  'b.md',
  'src/.hidden',
  'src/a.ts',
  'src/deep/a.ts',
];

test('a whole tree, but for other people’s files', () => {
  expect(found({ dir: '/repo' })).toEqual(everything.toSorted());
});

test('names in it, hidden ones too', () => {
  expect(found({ dir: '/repo', name: '*.ts' })).toEqual(
    ['.dir/a.ts', 'a\nb.ts', 'a.ts', 'src/a.ts', 'src/deep/a.ts'].toSorted(),
  );
  expect(found({ dir: '/repo', name: '*env' })).toEqual(['.env']);
  expect(found({ dir: '/repo', name: '.*' })).toEqual(['.dir/a.ts', '.env', 'src/.hidden']);
});

test('a directory that has the name, and all that lies in it', () => {
  expect(found({ dir: '/repo', name: 'src' })).toEqual(['src/.hidden', 'src/a.ts', 'src/deep/a.ts']);
});

test('a glob of the shell: one directory, no hidden names', () => {
  expect(found({ dir: '/repo', name: '*', depth: 1 })).toEqual(['a\nb.ts', 'a.ts', 'b.md']);
  expect(found({ dir: '/repo', name: '.e*', depth: 1 })).toEqual(['.env']);
});

test('what a glob of the shell picks, with all that lies in it', () => {
  const whole = { dir: '/repo', depth: 1, whole: true } as const;
  expect(found({ ...whole, name: 's*' })).toEqual(['src/.hidden', 'src/a.ts', 'src/deep/a.ts']);
  expect(found({ ...whole, name: 'a*' })).toEqual(['a\nb.ts', 'a.ts']);
  expect(found({ ...whole, name: '*' })).not.toContain('.dir/a.ts');
});

test('without what is excluded', () => {
  expect(found({ dir: '/repo', except: ['.*', 'src'] })).toEqual(['a\nb.ts', 'a.ts', 'b.md']);
  expect(found({ dir: '/repo', except: ['*env'] })).not.toContain('.env');
  expect(found({ dir: '/repo', except: ['a*b.ts'] })).not.toContain('a\nb.ts');
});

test('the root of the disk', () => {
  const disk = fakeWorld(['/etc/a', '/b'], { root: '/repo' });
  expect(found({ dir: '/' }, disk)).toEqual(['/b', '/etc/a']);
});

test('the first one only', () => {
  const tree: Tree = { kind: 'tree', dir: '/repo/src' };
  expect(sweep(tree, world, (file) => file.endsWith('.ts'))).toBe('/repo/src/a.ts');
  expect(sweep(tree, world, () => false)).toBeUndefined();
});

test('no more than 5,000 entries', () => {
  const many = (count: number): World => ({
    ...world,
    list: () => Array.from({ length: count }, (_, at) => `f${at}`),
    kind: () => 'file',
  });
  const count = (of: number) => swept({ dir: '/repo' }, many(of)).length;
  expect([count(4999), count(5000), count(6000)]).toEqual([4999, 5000, 5000]);
});

test('what links lead to', () => {
  const linked = fakeWorld(['src/a.ts', '/home/dev/.netrc', '/home/dev/keys/id', '/home/dev/keys/more/id'], {
    links: {
      '/repo/src/note': '/home/dev/.netrc',
      '/repo/src/keys': '/home/dev/keys',
      '/repo/src/again': '/repo/src',
    },
  });
  const seen = (tree: Omit<Tree, 'kind'>): string[] => {
    const files: string[] = [];
    sweep(
      { kind: 'tree', ...tree },
      linked,
      (file) => {
        files.push(file);
        return false;
      },
      true,
    );
    return files;
  };
  expect(seen({ dir: '/repo/src' })).toContain('/home/dev/.netrc');
  expect(seen({ dir: '/repo/src', name: '*.ts' })).not.toContain('/home/dev/.netrc');
  expect(seen({ dir: '/repo/src' })).not.toContain('/home/dev/keys/id');
  const followed = seen({ dir: '/repo/src', followed: true });
  expect(followed).toContain('/home/dev/keys/more/id');
  expect(followed.filter((file) => file === '/repo/src/a.ts').length).toBeLessThan(3);
  expect(swept({ dir: '/repo/src' }, linked)).not.toContain('/home/dev/.netrc');
});
