import picomatch from 'picomatch';
import type { Target } from '../effects.ts';
import type { World } from '../world.ts';

type Tree = Extract<Target, { kind: 'tree' }>;

/** Places that hold other people's files by the thousand; no role's paths are decided by them. */
export const passedOver: ReadonlySet<string> = new Set([
  'node_modules',
  '.git',
  'vendor',
  'dist',
  'build',
  'target',
  '.next',
  '.venv',
  'venv',
  '__pycache__',
]);

const maxEntries = 5000;

/**
 * The first file below a tree that `wanted` picks, or undefined. Looks at no more than 5,000 entries: what lies beyond is for
 * the seal to find.
 */
export function sweep(tree: Tree, world: World, wanted: (absolute: string) => boolean): string | undefined {
  for (const absolute of entries(tree, world)) if (wanted(absolute)) return absolute;
  return undefined;
}

/** Absolute paths of what a tree target covers, directories before what lies in them. */
function* entries(tree: Tree, world: World): Generator<string> {
  // A shell glob skips dotfiles; find and recursive tools don't.
  const matchesName =
    tree.name === undefined
      ? () => true
      : picomatch(tree.name, { dot: tree.depth === undefined, flags: 's' });
  const excluded = tree.except?.length ? picomatch([...tree.except], { dot: true, flags: 's' }) : () => false;
  const open: { dir: string; matched: boolean }[] = [{ dir: tree.dir, matched: false }];
  let left = maxEntries;
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    for (const name of world.list(next.dir)) {
      if (left-- <= 0) return;
      if (excluded(name)) continue;
      const absolute = next.dir === '/' ? `/${name}` : `${next.dir}/${name}`;
      const matched = next.matched || matchesName(name);
      if (matched) yield absolute;
      if (tree.depth === undefined && !passedOver.has(name) && world.kind(absolute) === 'directory')
        open.push({ dir: absolute, matched: matched && tree.name !== undefined });
    }
  }
}
