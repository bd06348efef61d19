import fs from 'node:fs';
import path from 'node:path';
import { isUntouched, readJournal, type Undo } from './journal.ts';
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
 * Reads the files at these paths, and what was kept beside them (`X.gates-new`, `X.gates-mine`). A run that was cut
 * half-way is seen as undone, because the next apply undoes it first.
 */
export function readSnapshot(root: string, paths: Iterable<string>): Snapshot {
  const realRoot = fs.realpathSync.native(root);
  const undos = new Map(readJournal(realRoot).map((undo) => [undo.path, undo]));
  const entries = new Map<string, DiskEntry>();
  const listings = new Map<string, string[]>();

  const read = (file: string): void => {
    if (entries.has(file)) return;
    const entry = readEntry(realRoot, file);
    const undo = entry.type === 'blocked' ? undefined : undos.get(entry.target ?? file);
    entries.set(file, undo === undefined ? entry : asUndone(entry, undo));
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
  for (const file of undos.keys()) read(file);
  return { root: realRoot, entries };
}

function asUndone(entry: DiskEntry, undo: Undo): DiskEntry {
  if (entry.type === 'blocked') return entry;
  if (!isUntouched(entry.type === 'file' ? entry.bytes : null, undo)) return entry;
  const { before, mode = 0o644 } = undo;
  if (before !== null) return { ...entry, type: 'file', bytes: before, mode };
  return { type: 'missing', ...(entry.target === undefined ? {} : { target: entry.target }) };
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
