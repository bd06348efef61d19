import fs from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { ScaffoldError } from './errors.ts';
import { journalPath, parentsOf, relativePath } from './paths.ts';
import { realPlace } from './place.ts';
import { hashBytes } from './text.ts';

/**
 * How to undo the writes of one run. It is on the disk before the first of them and goes after the last, so that a
 * run that was cut in between is undone by the next, which then does the whole of its own.
 */
export type Undo = {
  /** Relative to the root, symlinks resolved. */
  path: string;
  /** The bytes to give back, null for no file, and their permission bits. */
  before: Buffer | null;
  mode?: number;
  /** SHA-256 of what the run leaves, null for no file. Anything else there is the user's and stays. */
  after: string | null;
};

const journalSchema = v.array(
  v.object({
    path: relativePath,
    before: v.nullable(v.string()),
    mode: v.exactOptional(v.number()),
    after: v.nullable(v.string()),
  }),
);

/**
 * What a run that was cut left to undo, the last write first; empty when there is nothing.
 * @throws ScaffoldError `broken-record`
 */
export function readJournal(root: string): Undo[] {
  const bytes = readIfThere(path.join(root, journalPath));
  if (bytes === null) return [];
  try {
    const stored = v.parse(journalSchema, JSON.parse(bytes.toString('utf8')));
    return stored.map(({ before, ...rest }) => ({
      ...rest,
      before: before === null ? null : Buffer.from(before, 'base64'),
    }));
  } catch {
    throw new ScaffoldError(
      'broken-record',
      `${journalPath} was not written by this program`,
      'Delete it, look at git status, and run again.',
    );
  }
}

/** The journal appears whole or not at all. */
export function writeJournal(root: string, undos: readonly Undo[]): void {
  const stored = undos.map(({ before, ...rest }) => ({
    ...rest,
    before: before?.toString('base64') ?? null,
  }));
  const file = path.join(root, journalPath);
  const draft = `${file}.tmp`;
  fs.mkdirSync(path.dirname(file), { recursive: true });
  try {
    const handle = fs.openSync(draft, 'w');
    try {
      fs.writeFileSync(handle, JSON.stringify(stored));
      fs.fsyncSync(handle);
    } finally {
      fs.closeSync(handle);
    }
    fs.renameSync(draft, file);
  } catch (error) {
    removeFile(draft);
    throw error;
  }
}

/** After this the run has happened, or never has. */
export function dropJournal(root: string): void {
  removeFile(path.join(root, journalPath));
}

/** Whether a path still holds what a cut run found or left there, so that undoing takes nothing from the user. */
export function isUntouched(current: Buffer | null, { before, after }: Undo): boolean {
  return same(current, before) || (current === null ? after === null : hashBytes(current) === after);
}

/** Undoes what a journal says and drops it. Cut itself, it can be done again. */
export function undoAll(root: string, undos: readonly Undo[]): void {
  for (const undo of undos) {
    if (realPlace(root, undo.path) !== undo.path) continue;
    const file = path.join(root, undo.path);
    removeFile(temporaryFor(file));
    const current = readIfThere(file);
    if (isUntouched(current, undo)) replace(root, undo.path, undo.before, undo.mode);
  }
  dropJournal(root);
}

/** Puts bytes at a path in one step, or removes the file and the directories that it leaves empty. */
export function replace(root: string, place: string, bytes: Buffer | null, mode: number | undefined): void {
  const file = path.join(root, place);
  if (bytes === null) {
    removeFile(file);
    removeEmpty(root, place);
    return;
  }
  const temporary = temporaryFor(file);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(temporary, bytes);
  if (mode !== undefined) fs.chmodSync(temporary, mode);
  fs.renameSync(temporary, file);
}

function temporaryFor(file: string): string {
  return `${file}.gates-tmp`;
}

/** Removes a file that may not be there. (`rmSync` would load a good part of Node for that.) */
export function removeFile(file: string): void {
  try {
    fs.unlinkSync(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

/** Removes the directories above a path that hold nothing. */
export function removeEmpty(root: string, file: string): void {
  for (const parent of parentsOf(file)) {
    try {
      fs.rmdirSync(path.join(root, parent));
    } catch {
      return;
    }
  }
}

/** Asks first, because making an error for each of many missing files costs more. */
export function readIfThere(file: string): Buffer | null {
  try {
    return fs.statSync(file, { throwIfNoEntry: false }) === undefined ? null : fs.readFileSync(file);
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return null;
    throw error;
  }
}

export function same(a: Buffer | null, b: Buffer | null): boolean {
  return a === null || b === null ? a === b : a.equals(b);
}
