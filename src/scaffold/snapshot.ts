import fs from 'node:fs';
import path from 'node:path';
import { besideOf, pendingWrites, same, type Write } from './journal.ts';
import { type Blocked, blocked, realPlace } from './place.ts';

/**
 * What lies at a path. `target`: where a write to it would land, when the path leads through a symlink. `isLink`: the
 * path itself is one.
 */
export type DiskEntry =
  | { type: 'missing'; target?: string }
  | { type: 'file'; bytes: Buffer; mode: number; target?: string; isLink?: true }
  | Blocked;

/** The disk, read once. `root` is absolute and has no symlinks in it; paths are relative to it, with slashes. */
export type Snapshot = { root: string; entries: ReadonlyMap<string, DiskEntry> };

const missing: DiskEntry = { type: 'missing' };

export function entryAt(snapshot: Snapshot, file: string): DiskEntry {
  return snapshot.entries.get(file) ?? missing;
}

/**
 * Reads the files at these paths, and what was kept beside them (`X.gates-new`, `X.gates-mine`). A run that was
 * killed half-way is seen as if it had finished, because the next apply finishes it first.
 */
export function readSnapshot(root: string, paths: Iterable<string>): Snapshot {
  const realRoot = fs.realpathSync.native(root);
  const pending = pendingWrites(realRoot);
  const entries = new Map<string, DiskEntry>();
  const listings = new Map<string, string[]>();

  const read = (file: string): void => {
    if (entries.has(file)) return;
    const entry = readEntry(realRoot, file);
    const write = entry.type === 'blocked' ? undefined : pending.get(entry.target ?? file);
    entries.set(file, write === undefined ? entry : overlay(entry, write));
    const beside = write === undefined || isExpected(entry, write) ? null : besideOf(write);
    if (write === undefined || beside === null) return;
    read(beside);
    if (entries.get(beside)?.type === 'missing')
      entries.set(beside, overlay(missing, { ...write, before: null }));
  };

  for (const file of paths) {
    read(file);
    const directory = path.posix.dirname(file);
    const names = listings.get(directory) ?? listDirectory(path.join(realRoot, directory));
    listings.set(directory, names);
    for (const name of names) {
      if (name.startsWith(`${path.posix.basename(file)}.gates-`)) read(path.posix.join(directory, name));
    }
  }
  for (const file of pending.keys()) read(file);
  return { root: realRoot, entries };
}

/** What finishing the run will make of an entry; what the user changed since stays as it is. */
function overlay(entry: DiskEntry, write: Write): DiskEntry {
  if (entry.type === 'blocked' || !isExpected(entry, write)) return entry;
  const target = entry.target === undefined ? {} : { target: entry.target };
  if (write.after === null) return { type: 'missing', ...target };
  const mode = write.mode ?? (entry.type === 'file' ? entry.mode : 0o644);
  return { ...entry, type: 'file', bytes: write.after, mode };
}

function isExpected(entry: DiskEntry, write: Write): boolean {
  const current = entry.type === 'file' ? entry.bytes : null;
  return same(current, write.before) || same(current, write.after);
}

function readEntry(realRoot: string, file: string): DiskEntry {
  const place = realPlace(realRoot, file);
  if (typeof place !== 'string') return place;
  const through = place === file ? {} : { target: place };
  const absolute = path.join(realRoot, place);
  const stat = fs.lstatSync(absolute, { throwIfNoEntry: false });
  if (stat === undefined) return { type: 'missing', ...through };
  if (stat.isFile()) {
    const isLink = fs.lstatSync(path.join(realRoot, file)).isSymbolicLink();
    return {
      type: 'file',
      bytes: fs.readFileSync(absolute),
      mode: stat.mode & 0o777,
      ...through,
      ...(isLink ? { isLink } : {}),
    };
  }
  return blocked('in-the-way', `${file} is ${stat.isDirectory() ? 'a directory' : 'not a regular file'}`);
}

function listDirectory(directory: string): string[] {
  try {
    return fs.readdirSync(directory);
  } catch {
    return [];
  }
}
