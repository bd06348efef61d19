import fs from 'node:fs';
import path from 'node:path';
import type { Sealed } from './look.ts';
import { copyIndex, git, SealError, type Store } from './store.ts';

/** One entry of the user's index. `size`: its file's in the work tree when it was staged. */
type Entry = { mode: string; object: string; file: string; size: number; flags: number };

/** Bits of an entry by which git takes its file for unchanged without a look (`read-cache.h`). */
const assumeUnchanged = 0x8000;
const skipWorktree = 0x40000000;

/**
 * Begins a seal's index with the user's, so that files as they were committed need not be read. What is not sealed stays in it,
 * never looked at; what is sealed is looked at whatever the user told git about it.
 */
export function startIndex(store: Store, index: string, sealed: Sealed): void {
  const entries = userEntries(store, index);
  if (entries.length === 0) return;
  const links: Entry[] = [];
  const passed: Entry[] = [];
  const looked: Entry[] = [];
  for (const entry of entries)
    (entry.mode === '160000' ? links : sealed(entry.file) ? looked : passed).push(entry);
  const converted = convertedFiles(store, index, looked);
  const mark = (option: string, marked: readonly Entry[]) =>
    feed(
      store,
      index,
      [option],
      marked.map(({ file }) => file),
    );
  mark('--force-remove', [...links, ...converted]);
  mark('--skip-worktree', passed);
  mark(
    '--no-assume-unchanged',
    looked.filter(({ flags }) => flags & assumeUnchanged),
  );
  mark(
    '--no-skip-worktree',
    looked.filter(({ flags }) => flags & skipWorktree),
  );
  mark(
    '--add',
    converted.filter(({ file }) => fs.existsSync(path.join(store.root, file))),
  );
  keepTrees(store, index);
}

/** Names of trees in the index spare git a walk through the last commit at every look. */
function keepTrees(store: Store, index: string): void {
  try {
    git(store, index, ['write-tree']);
  } catch (error) {
    // Not while a merge has stopped in the middle.
    if (!(error instanceof SealError)) throw error;
  }
}

/** The user's index, copied; an empty one where there is none, or one that can't be read from here (a split index). */
function userEntries(store: Store, index: string): Entry[] {
  if (fs.existsSync(store.userIndex)) {
    copyIndex(store.userIndex, index);
    try {
      return readEntries(store, index);
    } catch (error) {
      if (!(error instanceof SealError)) throw error;
      fs.rmSync(index, { force: true });
    }
  }
  git(store, index, ['read-tree', '--empty']);
  return [];
}

/** Entries in a merge conflict are left out: they are told as changed, and so taken as they stand in the work tree. */
function readEntries(store: Store, index: string): Entry[] {
  const text = git(store, index, ['ls-files', '--stage', '--debug', '-z']).toString('utf8');
  return [
    ...text.matchAll(/([0-7]{6}) ([0-9a-f]+) (\d)\t([^\0]*)\0[\s\S]*?size: (\d+)\s+flags: ([0-9a-f]+)\n/g),
  ].flatMap(([, mode = '', object = '', stage, file = '', size, flags = '']) =>
    stage === '0' ? [{ mode, object, file, size: Number(size), flags: Number.parseInt(flags, 16) }] : [],
  );
}

/** Files whose bytes differ from their object: line ends, filters, encodings. Seen by their size. */
function convertedFiles(store: Store, index: string, entries: readonly Entry[]): Entry[] {
  if (entries.length === 0) return [];
  const sizes = git(store, index, ['cat-file', '--batch-check=%(objectsize)'], {
    input: `${entries.map(({ object }) => object).join('\n')}\n`,
  })
    .toString('utf8')
    .split('\n');
  return entries.filter(({ size }, i) => size !== 0 && String(size) !== sizes[i]);
}

function feed(store: Store, index: string, options: readonly string[], files: readonly string[]): void {
  if (files.length > 0)
    git(store, index, ['update-index', ...options, '-z', '--stdin'], { input: `${files.join('\0')}\0` });
}
