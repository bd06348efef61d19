import type { Target } from '../effects.ts';
import type { World } from '../world.ts';
import { nameMatcher } from './names.ts';

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
 * the seal to find. `targets`: for a link, what it leads to is looked at as well.
 */
export function sweep(
  tree: Tree,
  world: World,
  wanted: (absolute: string) => boolean,
  targets = false,
): string | undefined {
  for (const absolute of entries(tree, world, targets)) if (wanted(absolute)) return absolute;
  return undefined;
}

/** Absolute paths of what a tree target covers, directories before what lies in them. */
function* entries(tree: Tree, world: World, targets: boolean): Generator<string> {
  // A shell glob skips dotfiles; find and recursive tools don't.
  const matchesName =
    tree.name === undefined
      ? () => true
      : nameMatcher(tree.name, { dot: tree.depth === undefined, unsure: true });
  const exceptions = tree.except?.map((glob) => nameMatcher(glob, { dot: true, unsure: false })) ?? [];
  const open: { dir: string; matched: boolean }[] = [{ dir: tree.dir, matched: false }];
  const followed = new Set<string>();
  let left = maxEntries;
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    for (const name of world.list(next.dir)) {
      if (left-- <= 0) return;
      if (exceptions.some((excludes) => excludes(name))) continue;
      const absolute = next.dir === '/' ? `/${name}` : `${next.dir}/${name}`;
      const real = targets && world.isLink(absolute) ? world.realpath(absolute) : absolute;
      const matched = next.matched || matchesName(name);
      if (matched) yield absolute;
      if (matched && real !== absolute) yield real;
      const goesOn = tree.depth === undefined || (tree.whole && matched);
      if (!goesOn || passedOver.has(name)) continue;
      const dir = tree.followed ? real : absolute;
      if (world.kind(dir) !== 'directory' || followed.has(dir)) continue;
      // Links may lead in a circle.
      if (dir !== absolute) followed.add(dir);
      open.push({ dir, matched: matched && tree.name !== undefined });
    }
  }
}
