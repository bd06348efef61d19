import picomatch from 'picomatch';
import type { Target } from '../effects.ts';
import type { World } from '../world.ts';

type Tree = Extract<Target, { kind: 'tree' }>;

/** Places that hold other people's files by the thousand; no role's paths are decided by them. */
const skipped = new Set([
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
  // A shell glob skips dotfiles; find and recursive tools don't.
  const matchesName =
    tree.name === undefined
      ? () => true
      : picomatch(tree.name, { dot: tree.depth === undefined, flags: 's' });
  const excluded = tree.except?.length ? picomatch([...tree.except], { dot: true, flags: 's' }) : () => false;
  let left = maxEntries;
  const visit = (dir: string, insideMatch: boolean): string | undefined => {
    for (const name of world.list(dir)) {
      if (left-- <= 0) return undefined;
      if (excluded(name)) continue;
      const absolute = dir === '/' ? `/${name}` : `${dir}/${name}`;
      const matched = insideMatch || matchesName(name);
      if (matched && wanted(absolute)) return absolute;
      const goDeeper = tree.depth === undefined && !skipped.has(name);
      if (goDeeper && world.kind(absolute) === 'directory') {
        const found = visit(absolute, matched && tree.name !== undefined);
        if (found !== undefined) return found;
      }
    }
    return undefined;
  };
  return visit(tree.dir, false);
}
