import path from 'node:path';
import type { World } from '../world.ts';

/**
 * Where an absolute path lies. `inside`: relative to the work tree of this repository that holds it, forward slashes, '' for
 * the root itself. Unicode is composed (NFC), as one name can be spelt in two ways on macOS.
 */
export type Location =
  | { place: 'inside'; relative: string }
  | { place: 'home'; relative: string }
  | { place: 'temporary' }
  | { place: 'outside' };

export function locate(absolute: string, world: World): Location {
  const spelt = absolute.normalize('NFC');
  const inRoot = below(spelt, world.root, world);
  // The client keeps worktrees inside the repository: the innermost one counts.
  const nested = inRoot === undefined || inRoot.startsWith('.claude/worktrees/');
  if (nested) {
    const inner = world
      .worktrees()
      .map((tree) => below(spelt, tree, world))
      .filter((relative) => relative !== undefined)
      .sort((a, b) => a.length - b.length)[0];
    if (inner !== undefined) return { place: 'inside', relative: inner };
  }
  if (inRoot !== undefined) return { place: 'inside', relative: inRoot };
  if (world.temporary.some((dir) => below(spelt, dir, world) !== undefined)) return { place: 'temporary' };
  const inHome = below(spelt, world.home, world);
  return inHome === undefined ? { place: 'outside' } : { place: 'home', relative: inHome };
}

/** `absolute` relative to `dir`, undefined when it is not at or below it. */
export function below(
  absolute: string,
  dir: string,
  world: Pick<World, 'caseInsensitive'>,
): string | undefined {
  const fold = (text: string) => (world.caseInsensitive ? text.toLowerCase() : text);
  const base = dir.normalize('NFC').replace(/\/+$/, '');
  if (fold(absolute) === fold(base)) return '';
  if (!fold(absolute).startsWith(`${fold(base)}/`)) return undefined;
  return absolute
    .slice(base.length + 1)
    .split(path.sep)
    .join('/');
}
