import fs from 'node:fs';
import path from 'node:path';
import { filesBelow, type Ignored } from './ignored.ts';
import { git, names, type Store } from './store.ts';

/** Which paths of a work tree are sealed; relative to its root, forward slashes. */
export type Sealed = (relative: string) => boolean;

/** A broken seal: what stands there now differs from what stood there when it was taken. */
export type Breach = { path: string; how: 'changed' | 'deleted' | 'new' };

/** New ones first: a link in the place of a directory hides what lay below that. */
export const newFirst = (a: Breach, b: Breach): number => Number(b.how === 'new') - Number(a.how === 'new');

/**
 * What differs from an index; repositories in this one that it does not know as submodules, without a slash at the end; what git
 * ignores, directories with one.
 */
export type Seen = { files: Breach[]; repositories: string[]; passed: string[] };

/**
 * One walk of one git process over the work tree: changed and deleted files, by stat data first and by content where that differs;
 * new ones; ignored ones that are held. `refresh`: the index remembers the new stat data.
 */
export function look(store: Store, index: string, ignored: Ignored, refresh: boolean): Seen {
  const files: Breach[] = [];
  const repositories: string[] = [];
  const passed: string[] = [];
  for (const line of names(git(store, index, lookArguments, { optionalLocks: refresh }))) {
    const state = line.slice(0, 2);
    const file = line.slice(3);
    const isDirectory = file.endsWith('/');
    if (state === '!!') {
      passed.push(file);
      if (!isDirectory && ignored.held(file)) files.push({ path: file, how: 'new' });
    } else if (state === '??') {
      if (isDirectory) repositories.push(file.slice(0, -1));
      else files.push({ path: file, how: 'new' });
    } else if (unmerged.has(state)) files.push({ path: file, how: 'changed' });
    // The first letter is about the index and the last commit.
    else if (state[1] !== ' ') files.push({ path: file, how: state[1] === 'D' ? 'deleted' : 'changed' });
  }
  for (const file of heldBelow(store, passed, ignored)) files.push({ path: file, how: 'new' });
  return { files, repositories, passed };
}

const lookArguments = [
  'status',
  '--porcelain=v1',
  '-z',
  '--no-renames',
  '--untracked-files=all',
  '--ignored=matching',
  '--ignore-submodules=all',
];

const unmerged: ReadonlySet<string> = new Set(['DD', 'AU', 'UD', 'UA', 'DU', 'AA', 'UU']);

/** Held files in directories that git ignores, and so does not look into. */
function heldBelow({ root }: Store, passed: readonly string[], { entered, held }: Ignored): string[] {
  const directories = passed.filter((file) => file.endsWith('/')).map((file) => file.slice(0, -1));
  return filesBelow(root, directories, { entered, wanted: held, ownOnly: true });
}

/** More than this that is new is a reason for a whole look. */
const maxUnknown = 500;

/**
 * A cheaper look, which can only say that the seal is whole: nothing that the index holds differs, and what it does not hold was
 * seen before or is no matter of the seal. Anything else takes a whole look: this one does not ask what git ignores, and sees
 * through a link that took a directory's place.
 */
export function isWhole(
  store: Store,
  index: string,
  before: Pick<Seen, 'repositories' | 'passed'>,
  sealed: Sealed,
  ignored: Ignored,
): boolean {
  const known = new Set([...before.passed, ...before.repositories.map((directory) => `${directory}/`)]);
  let left = maxUnknown;
  /** `file`: as git names it, a directory with a slash at the end. */
  const isNoMatter = (file: string): boolean => {
    if (known.has(file)) return true;
    left -= 1;
    if (left < 0) return false;
    const absolute = path.join(store.root, file);
    if (file.endsWith('/')) return namesIn(absolute)?.every((name) => isNoMatter(file + name)) ?? false;
    return !sealed(file) && fs.lstatSync(absolute, { throwIfNoEntry: false })?.isFile() === true;
  };
  const lines = names(git(store, index, ['ls-files', '-tmdoz', '--directory', '--no-empty-directory']));
  return (
    lines.every((line) => line.startsWith('? ') && isNoMatter(line.slice(2))) &&
    !heldBelow(store, before.passed, ignored).some(sealed)
  );
}

/** Undefined when it is gone, or can't be read. */
function namesIn(directory: string): string[] | undefined {
  try {
    return fs
      .readdirSync(directory, { withFileTypes: true })
      .map((entry) => (entry.isDirectory() ? `${entry.name}/` : entry.name));
  } catch {
    return undefined;
  }
}
