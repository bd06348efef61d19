import fs from 'node:fs';
import path from 'node:path';
import { filesBelow, type Ignored } from './ignored.ts';
import { startIndex } from './start-index.ts';
import { copyIndex, git, names, SealError, type Store, setHead } from './store.ts';

/** Which paths of a work tree are sealed; relative to its root, forward slashes. */
export type Sealed = (relative: string) => boolean;

/** A broken seal: what stands there now differs from what stood there when it was taken. */
export type Breach = { path: string; how: 'changed' | 'deleted' | 'new' };

/** The index file of one agent's seal. Its name may hold anything an agent id may hold. */
function sealFile(store: Store, agentId: string): string {
  return path.join(store.gitDir, 'agents', `${encodeURIComponent(agentId)}.index`);
}

/** Repositories inside this one at the time of the seal: git does not look into them, so nothing there is sealed. */
function repositoriesFile(store: Store, agentId: string): string {
  return path.join(store.gitDir, 'agents', `${encodeURIComponent(agentId)}.repositories`);
}

/** Was a seal taken for this agent? */
export function hasSeal(store: Store, agentId: string): boolean {
  return fs.existsSync(sealFile(store, agentId));
}

/** More files than this that are neither sealed nor known are a reason to start from the user's index again. */
const maxStrangers = 1000;

/**
 * Takes a seal: every file that is sealed, tracked or not, and those among the ignored ones that are held (secrets). Starts from
 * the index that was left by the seal before with the same `key`, else from the user's, so that only what changed is read. The
 * key has to tell one `sealed` from another.
 */
export function takeSeal(
  store: Store,
  agentId: string,
  key: { role: string; box: string },
  sealed: Sealed,
  ignored: Ignored,
): void {
  const index = sealFile(store, agentId);
  const caches = path.join(store.gitDir, 'caches', encodeURIComponent(key.role));
  const cache = path.join(caches, `${key.box}.index`);
  const making = `${index}.${process.pid}`;
  fs.mkdirSync(path.dirname(index), { recursive: true });
  fs.mkdirSync(caches, { recursive: true });
  setHead(store);
  try {
    let seen = fromCache(store, cache, making, ignored);
    if (seen === undefined || goneStale(store, cache, seen, sealed)) {
      startIndex(store, making, sealed);
      seen = look(store, making, ignored, true);
    }
    const fresh = breachesOf(seen.files, sealed).map((breach) => breach.path);
    stage(store, making, fresh);
    copyIndex(making, cache);
    for (const name of fs.readdirSync(caches))
      if (name !== path.basename(cache)) fs.rmSync(path.join(caches, name), { force: true });
    fs.writeFileSync(repositoriesFile(store, agentId), JSON.stringify(seen.repositories));
    // Only a whole seal has this name.
    fs.renameSync(making, index);
  } finally {
    fs.rmSync(making, { force: true });
  }
}

/** What differs from the seal now, sealed paths only. Nothing where no seal was taken. */
export function checkSeal(store: Store, agentId: string, sealed: Sealed, ignored: Ignored): Breach[] {
  if (!hasSeal(store, agentId)) return [];
  const { files, repositories } = look(store, sealFile(store, agentId), ignored, false);
  const known: string[] = JSON.parse(fs.readFileSync(repositoriesFile(store, agentId), 'utf8'));
  const added = repositories.filter((directory) => !known.includes(directory));
  const smuggled = filesBelow(store.root, added, { entered: ignored.entered, wanted: sealed });
  return [...breachesOf(files, sealed), ...smuggled.map((file): Breach => ({ path: file, how: 'new' }))];
}

/** Takes what stands there now into the seal: another role's rightful work. */
export function absorb(store: Store, agentId: string, paths: readonly string[]): void {
  stage(store, sealFile(store, agentId), paths);
}

/**
 * Puts back what the seal holds. Whatever stands there now is moved to `keptDir` first, so that nothing is lost: it may be a
 * person's edit made meanwhile.
 */
export function restore(store: Store, agentId: string, breaches: readonly Breach[], keptDir: string): void {
  // New ones first: a link in the place of a directory hides what lies below it.
  for (const breach of [...breaches].sort((a, b) => Number(b.how === 'new') - Number(a.how === 'new'))) {
    const absolute = path.join(store.root, breach.path);
    const found = fs.lstatSync(absolute, { throwIfNoEntry: false });
    if (found === undefined) continue;
    if (found.isDirectory() && fs.readdirSync(absolute).length === 0) fs.rmdirSync(absolute);
    else move(absolute, path.join(keptDir, breach.path));
  }
  const back = breaches.filter(({ how }) => how !== 'new').map((breach) => breach.path);
  if (back.length > 0)
    git(store, sealFile(store, agentId), ['checkout-index', '-f', '-u', '-z', '--stdin'], {
      input: `${back.join('\0')}\0`,
    });
}

/** Forgets an agent's seal. */
export function dropSeal(store: Store, agentId: string): void {
  fs.rmSync(sealFile(store, agentId), { force: true });
  fs.rmSync(repositoriesFile(store, agentId), { force: true });
}

/** What differs from an index, and repositories in this one that it does not know as submodules. */
type Seen = { files: Breach[]; repositories: string[] };

/**
 * One walk of one git process over the work tree: changed and deleted files, by stat data first and by content where that differs;
 * new ones; ignored ones that are held. `refresh`: the index remembers the new stat data.
 */
function look(store: Store, index: string, ignored: Ignored, refresh: boolean): Seen {
  const files: Breach[] = [];
  const repositories: string[] = [];
  const ignoredDirs: string[] = [];
  for (const line of names(git(store, index, lookArguments, { optionalLocks: refresh }))) {
    const state = line.slice(0, 2);
    const directory = line.endsWith('/') ? line.slice(3, -1) : undefined;
    const file = line.slice(3);
    if (state === '!!') {
      if (directory !== undefined) ignoredDirs.push(directory);
      else if (ignored.held(file)) files.push({ path: file, how: 'new' });
    } else if (state === '??') {
      if (directory !== undefined) repositories.push(directory);
      else files.push({ path: file, how: 'new' });
    } else if (unmerged.has(state)) files.push({ path: file, how: 'changed' });
    // The first letter is about the index and the last commit.
    else if (state[1] !== ' ') files.push({ path: file, how: state[1] === 'D' ? 'deleted' : 'changed' });
  }
  const { entered, held } = ignored;
  for (const file of filesBelow(store.root, ignoredDirs, { entered, wanted: held, ownOnly: true }))
    files.push({ path: file, how: 'new' });
  return { files, repositories };
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

function breachesOf(files: readonly Breach[], sealed: Sealed): Breach[] {
  return files.filter((breach) => sealed(breach.path));
}

/** What the seal before left, brought to now; undefined when there is none, or none that can be read. */
function fromCache(store: Store, cache: string, index: string, ignored: Ignored): Seen | undefined {
  if (!fs.existsSync(cache)) return undefined;
  copyIndex(cache, index);
  try {
    return look(store, index, ignored, true);
  } catch (error) {
    if (!(error instanceof SealError)) throw error;
    return undefined;
  }
}

/** Files that came since and are no matter of the seal, such as new sources, are told at every look. */
function goneStale(store: Store, cache: string, { files }: Seen, sealed: Sealed): boolean {
  const strangers = files.filter(({ path: file, how }) => how === 'new' && !sealed(file)).length;
  const changed = (file: string) => fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return strangers > maxStrangers && changed(store.userIndex) > changed(cache);
}

function stage(store: Store, index: string, paths: readonly string[]): void {
  if (paths.length > 0)
    git(store, index, ['update-index', '-z', '--add', '--remove', '--stdin'], {
      input: `${paths.join('\0')}\0`,
    });
}

function move(from: string, to: string): void {
  fs.mkdirSync(path.dirname(to), { recursive: true });
  try {
    fs.renameSync(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    fs.cpSync(from, to, { recursive: true, verbatimSymlinks: true });
    fs.rmSync(from, { recursive: true });
  }
}
