import fs from 'node:fs';
import path from 'node:path';
import { type GitFiles, gitBreaches, gitFiles, isGitFile, restoreGitFiles } from './git-files.ts';
import { filesBelow, type Ignored } from './ignored.ts';
import { type Breach, isWhole, look, newFirst, type Sealed, type Seen } from './look.ts';
import { startIndex } from './start-index.ts';
import { git, SealError, type Store, shareIndex } from './store.ts';

/** What was seen when a seal was taken or looked at last, but for what differed. */
type Known = Pick<Seen, 'repositories' | 'passed'>;

/** Kept beside the index of an agent's seal, or of the seal before. */
type Kept = Known & { git: GitFiles };

/** The index file of one agent's seal. Its name may hold anything an agent id may hold. */
function sealFile(store: Store, agentId: string): string {
  return path.join(store.gitDir, 'agents', `${encodeURIComponent(agentId)}.index`);
}

const keptFile = (index: string) => index.replace(/\.index$/, '.json');

/** Was a seal taken for this agent? */
export function hasSeal(store: Store, agentId: string): boolean {
  const index = sealFile(store, agentId);
  return fs.existsSync(index) && keptOf(index) !== undefined;
}

const lostFile = (store: Store, agentId: string) => sealFile(store, agentId).replace(/\.index$/, '.lost');

/** An agent whose seal was taken away gets no other. */
export function markLost(store: Store, agentId: string): void {
  const file = lostFile(store, agentId);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, '');
}

export function isLost(store: Store, agentId: string): boolean {
  return fs.existsSync(lostFile(store, agentId));
}

/** More files than this that are neither sealed nor known are a reason to start from the user's index again. */
const maxStrangers = 1000;

/**
 * Takes a seal: every file that is sealed, tracked or not, and those among the ignored ones that are held (secrets). Starts from
 * the index that was left by the seal before with the same `key`, else from the user's, so that only what changed is read. The
 * key has to tell one `sealed` from another. `open` is called when something changed since that seal.
 */
export function takeSeal(
  store: Store,
  open: () => Store,
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
  try {
    let seen = asBefore(store, cache, making, sealed, ignored);
    if (seen === undefined) {
      seen = changesSince(open(), cache, making, sealed, ignored);
      shareIndex(making, cache);
      remember(cache, { ...seen, git: {} });
      for (const name of fs.readdirSync(caches))
        if (!name.startsWith(`${key.box}.`)) fs.rmSync(path.join(caches, name), { force: true });
    }
    remember(index, { ...seen, git: gitFiles(store) });
    // Only a whole seal has this name.
    fs.renameSync(making, index);
  } finally {
    fs.rmSync(making, { force: true });
  }
}

/** What differs from the seal now, sealed paths only. Nothing where no seal was taken. */
export function checkSeal(store: Store, agentId: string, sealed: Sealed, ignored: Ignored): Breach[] {
  const index = sealFile(store, agentId);
  const kept = fs.existsSync(index) ? keptOf(index) : undefined;
  if (kept === undefined) return [];
  const ofGit = gitBreaches(store, kept.git);
  if (isWhole(store, index, kept, sealed, ignored)) return ofGit;
  const { files, repositories, passed } = look(store, index, ignored, false);
  // Inside repositories that came since nothing is sealed by git.
  const added = repositories.filter((directory) => !kept.repositories.includes(directory));
  const smuggled = filesBelow(store.root, added, { entered: ignored.entered, wanted: sealed });
  remember(index, { ...kept, passed });
  return [
    ...breachesOf(files, sealed),
    ...smuggled.map((file): Breach => ({ path: file, how: 'new' })),
    ...ofGit,
  ];
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
  const ofGit = breaches.filter(isGitFile);
  const files = breaches.filter((breach) => !isGitFile(breach));
  if (ofGit.length > 0) restoreGitFiles(store, keptOf(sealFile(store, agentId))?.git ?? {}, ofGit, keptDir);
  for (const breach of files.sort(newFirst)) {
    const absolute = path.join(store.root, breach.path);
    const found = fs.lstatSync(absolute, { throwIfNoEntry: false });
    if (found === undefined) continue;
    if (found.isDirectory() && fs.readdirSync(absolute).length === 0) fs.rmdirSync(absolute);
    else move(absolute, path.join(keptDir, breach.path));
  }
  const back = files.filter(({ how }) => how !== 'new').map((breach) => breach.path);
  if (back.length > 0)
    git(store, sealFile(store, agentId), ['checkout-index', '-f', '-u', '-z', '--stdin'], {
      input: `${back.join('\0')}\0`,
    });
}

/** Forgets an agent's seal. */
export function dropSeal(store: Store, agentId: string): void {
  const index = sealFile(store, agentId);
  fs.rmSync(index, { force: true });
  fs.rmSync(keptFile(index), { force: true });
}

function breachesOf(files: readonly Breach[], sealed: Sealed): Breach[] {
  return files.filter((breach) => sealed(breach.path));
}

/** The seal before, which still holds; undefined when there is none, or something changed. */
function asBefore(
  store: Store,
  cache: string,
  index: string,
  sealed: Sealed,
  ignored: Ignored,
): Known | undefined {
  const kept = fs.existsSync(cache) ? keptOf(cache) : undefined;
  if (kept === undefined) return undefined;
  shareIndex(cache, index);
  return unlessBroken(() => (isWhole(store, index, kept, sealed, ignored) ? kept : undefined));
}

/** Makes an index of what stands there now, out of the seal before or the user's index. */
function changesSince(store: Store, cache: string, index: string, sealed: Sealed, ignored: Ignored): Known {
  let seen = fs.existsSync(cache)
    ? unlessBroken(() => {
        shareIndex(cache, index);
        return look(store, index, ignored, true);
      })
    : undefined;
  if (seen === undefined || goneStale(store, cache, seen, sealed)) {
    startIndex(store, index, sealed);
    seen = look(store, index, ignored, true);
  }
  const fresh = breachesOf(seen.files, sealed).map((breach) => breach.path);
  stage(store, index, fresh);
  return seen;
}

function unlessBroken<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof SealError)) throw error;
    return undefined;
  }
}

function remember(index: string, { repositories, passed, git }: Kept): void {
  const text = JSON.stringify({ repositories, passed, git });
  const file = keptFile(index);
  const temporary = `${file}.${process.pid}`;
  // A git config may hold a password.
  fs.writeFileSync(temporary, text, { mode: 0o600 });
  fs.renameSync(temporary, file);
}

function keptOf(index: string): Kept | undefined {
  try {
    return JSON.parse(fs.readFileSync(keptFile(index), 'utf8'));
  } catch {
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
