import fs from 'node:fs';
import path from 'node:path';
import { git, names, SealError, type Store } from './store.ts';

/** Which paths of a work tree are sealed; relative to its root, forward slashes. */
export type Sealed = (relative: string) => boolean;

/** A broken seal: what stands there now differs from what stood there when it was taken. */
export type Breach = { path: string; how: 'changed' | 'deleted' | 'new' };

/** The index file of one agent's seal. Its name may hold anything an agent id may hold. */
function sealFile(store: Store, agentId: string): string {
  return path.join(store.gitDir, 'agents', `${encodeURIComponent(agentId)}.index`);
}

/**
 * Takes a seal: every file that is sealed, tracked or not, and the `ignored` ones named (secrets). Starts from the index that
 * was left by the seal before with the same `key`, else from the user's, so that only what changed is read.
 */
export function takeSeal(
  store: Store,
  agentId: string,
  key: string,
  sealed: Sealed,
  ignored: readonly string[],
): void {
  const index = sealFile(store, agentId);
  const cache = path.join(store.gitDir, `${encodeURIComponent(key)}.index`);
  fs.mkdirSync(path.dirname(index), { recursive: true });
  if (fs.existsSync(cache)) fs.copyFileSync(cache, index);
  else startIndex(store, index, sealed);
  const fresh = [
    ...differences(store, index, sealed).map((breach) => breach.path),
    ...ignored.filter(sealed),
  ];
  if (fresh.length > 0)
    git(store, index, ['update-index', '-z', '--add', '--remove', '--stdin'], `${fresh.join('\0')}\0`);
  fs.copyFileSync(index, cache);
}

/** What differs from the seal now, sealed paths only. */
export function checkSeal(
  store: Store,
  agentId: string,
  sealed: Sealed,
  ignored: readonly string[],
): Breach[] {
  const index = sealFile(store, agentId);
  if (!fs.existsSync(index)) return [];
  const known =
    ignored.length === 0
      ? new Set()
      : new Set(names(git(store, index, ['ls-files', '-z', '--', ...ignored.map(literal)])));
  const unknown = ignored
    .filter((file) => sealed(file) && !known.has(file))
    .map((file): Breach => ({ path: file, how: 'new' }));
  return [...differences(store, index, sealed), ...unknown];
}

/** Takes what stands there now into the seal: another role's rightful work. */
export function absorb(store: Store, agentId: string, paths: readonly string[]): void {
  if (paths.length > 0)
    git(
      store,
      sealFile(store, agentId),
      ['update-index', '-z', '--add', '--remove', '--stdin'],
      `${paths.join('\0')}\0`,
    );
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
    git(
      store,
      sealFile(store, agentId),
      ['checkout-index', '-f', '-u', '-z', '--stdin'],
      `${back.join('\0')}\0`,
    );
}

/** Forgets an agent's seal. */
export function dropSeal(store: Store, agentId: string): void {
  fs.rmSync(sealFile(store, agentId), { force: true });
}

/** Changed and deleted by stat data, content only where that differs; new ones by git's walk, ignored files left out. */
function differences(store: Store, index: string, sealed: Sealed): Breach[] {
  const changed = changedEntries(store, index);
  const breaches: Breach[] = [];
  for (let i = 0; i + 1 < changed.length; i += 2) {
    const file = changed[i + 1] as string;
    if (sealed(file)) breaches.push({ path: file, how: changed[i] === 'D' ? 'deleted' : 'changed' });
  }
  const others = names(
    git(store, index, [
      'ls-files',
      '-z',
      '--others',
      '--exclude-standard',
      '--',
      '.',
      ':(exclude,top).claude/gates/state',
    ]),
  );
  return [
    ...breaches,
    ...others
      .filter((file) => sealed(file) && !file.endsWith('/'))
      .map((file): Breach => ({ path: file, how: 'new' })),
  ];
}

/** By stat data first; only where that differs by content, as another agent's seal may have put the same file back meanwhile. */
function changedEntries(store: Store, index: string): string[] {
  const diff = () =>
    names(git(store, index, ['diff-files', '-z', '--name-status', '--no-renames', '--ignore-submodules']));
  const byStat = diff();
  if (byStat.length === 0) return byStat;
  try {
    git(store, index, ['update-index', '-q', '--refresh']);
  } catch (error) {
    // Another check of this seal holds the index: better put back once too often.
    if (!(error instanceof SealError)) throw error;
    return byStat;
  }
  return diff();
}

/** The user's index, less what is not sealed and what git would not give back byte for byte. */
function startIndex(store: Store, index: string, sealed: Sealed): void {
  if (!fs.existsSync(store.userIndex)) {
    git(store, index, ['read-tree', '--empty']);
    return;
  }
  fs.copyFileSync(store.userIndex, index);
  const entries = stagedSizes(store, index);
  const drop = entries.filter(({ file }) => !sealed(file)).map(({ file }) => file);
  const converted = convertedFiles(
    store,
    index,
    entries.filter(({ file }) => sealed(file)),
  );
  const remove = [...drop, ...converted];
  if (remove.length > 0)
    git(store, index, ['update-index', '-z', '--force-remove', '--stdin'], `${remove.join('\0')}\0`);
  if (converted.length > 0)
    absorbInto(
      store,
      index,
      converted.filter((file) => fs.existsSync(path.join(store.root, file))),
    );
}

type Entry = { file: string; object: string; size: number };

/** Each entry's object and the size its file had in the work tree when it was staged. */
function stagedSizes(store: Store, index: string): Entry[] {
  const text = git(store, index, ['ls-files', '--stage', '--debug', '-z']).toString('utf8');
  return [...text.matchAll(/([0-7]{6}) ([0-9a-f]+) \d\t([^\0]*)\0[\s\S]*?size: (\d+)/g)].flatMap(
    ([, mode, object, file, size]) =>
      mode === '160000' || object === undefined || file === undefined
        ? []
        : [{ file, object, size: Number(size) }],
  );
}

/** Files whose bytes differ from their object: line ends, filters, encodings. Seen by their size. */
function convertedFiles(store: Store, index: string, entries: readonly Entry[]): string[] {
  if (entries.length === 0) return [];
  const sizes = git(
    store,
    index,
    ['cat-file', '--batch-check=%(objectsize)'],
    `${entries.map(({ object }) => object).join('\n')}\n`,
  )
    .toString('utf8')
    .split('\n');
  return entries.filter(({ size }, i) => size !== 0 && String(size) !== sizes[i]).map(({ file }) => file);
}

function absorbInto(store: Store, index: string, files: readonly string[]): void {
  if (files.length > 0)
    git(store, index, ['update-index', '-z', '--add', '--stdin'], `${files.join('\0')}\0`);
}

const literal = (file: string) => `:(literal,top)${file}`;

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
