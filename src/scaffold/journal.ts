import fs from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { ScaffoldError } from './errors.ts';
import { basePath, installedPath, journalPath, relativePath, statePath } from './paths.ts';
import { realPlace } from './place.ts';

/**
 * All writes of one run, on the disk before the first of them happens. The journal's arrival under its name is
 * the one moment that decides: a run killed before it changed nothing, one killed after it is finished by the next.
 */
export type Write = {
  /** Relative to the root, symlinks resolved. */
  path: string;
  before: Buffer | null;
  after: Buffer | null;
  /** Permission bits that `after` is to have; without them it keeps those of the file that is there. */
  mode?: number;
  /** Permission bits of `before`, so that a deleted file comes back as it was. */
  modeBefore?: number;
};

export type Journal = {
  /** `back`: a write failed and the ones before it are being undone. */
  direction: 'forward' | 'back';
  writes: Write[];
  /** Directories to remove with all that is in them, once the writes are done. */
  purge: (typeof statePath)[];
};

const journalSchema = v.object({
  direction: v.picklist(['forward', 'back']),
  purge: v.array(v.literal(statePath)),
  writes: v.array(
    v.object({
      path: relativePath,
      before: v.nullable(v.string()),
      after: v.nullable(v.string()),
      mode: v.exactOptional(v.number()),
      modeBefore: v.exactOptional(v.number()),
    }),
  ),
});

/**
 * The journal that a killed run left behind; null when there is none, or none that had begun to write.
 * @throws ScaffoldError `broken-record`
 */
export function readJournal(root: string): Journal | null {
  const bytes = readIfThere(path.join(root, journalPath));
  if (bytes === null) return null;
  let stored: v.InferOutput<typeof journalSchema>;
  try {
    stored = v.parse(journalSchema, JSON.parse(bytes.toString('utf8')));
  } catch {
    throw new ScaffoldError(
      'broken-record',
      `${journalPath} was not written by this program`,
      'Delete it, look at git status, and run again.',
    );
  }
  const fromBase64 = (data: string | null) => (data === null ? null : Buffer.from(data, 'base64'));
  return {
    direction: stored.direction,
    purge: stored.purge,
    writes: stored.writes.map(({ before, after, ...rest }) => ({
      ...rest,
      before: fromBase64(before),
      after: fromBase64(after),
    })),
  };
}

export function writeJournal(root: string, journal: Journal): void {
  const toBase64 = (bytes: Buffer | null) => (bytes === null ? null : bytes.toString('base64'));
  const writes = journal.writes.map(({ before, after, ...rest }) => ({
    ...rest,
    before: toBase64(before),
    after: toBase64(after),
  }));
  const file = path.join(root, journalPath);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  const draft = `${file}.tmp`;
  try {
    const handle = fs.openSync(draft, 'w');
    try {
      fs.writeFileSync(handle, JSON.stringify({ ...journal, writes }));
      fs.fsyncSync(handle);
    } finally {
      fs.closeSync(handle);
    }
    fs.renameSync(draft, file);
  } catch (error) {
    fs.rmSync(draft, { force: true });
    throw error;
  }
}

export function dropJournal(root: string): void {
  fs.rmSync(path.join(root, journalPath), { force: true });
}

/** What the disk will hold at each path once a killed run has been finished (or undone). */
export function pendingWrites(root: string): Map<string, Write> {
  const journal = readJournal(root);
  if (journal === null) return new Map();
  return new Map(steps(journal).map((write) => [write.path, write]));
}

/** Where ours goes when the user changed the file after the run was cut; null for what is no text of a template. */
export function besideOf({ path: file, after }: Write): string | null {
  return after === null || file === installedPath || file === basePath ? null : `${file}.gates-new`;
}

/** The writes in the order and the sense in which they are to be done now. */
export function steps(journal: Journal): Write[] {
  if (journal.direction === 'forward') return journal.writes;
  return journal.writes.toReversed().map(({ path: file, before, after, modeBefore }) => ({
    path: file,
    before: after,
    after: before,
    ...(modeBefore === undefined ? {} : { mode: modeBefore }),
  }));
}

/**
 * Does one write, unless the disk holds something that this run never saw: then the user was here since, and
 * their text stays. Returns whether the disk holds `after` now.
 */
export function perform(root: string, write: Write): boolean {
  if (realPlace(root, write.path) !== write.path) return false;
  const file = path.join(root, write.path);
  const temporary = `${file}.gates-tmp`;
  fs.rmSync(temporary, { force: true });
  const current = readIfThere(file);
  if (same(current, write.after)) {
    if (write.after !== null && write.mode !== undefined) fs.chmodSync(file, write.mode);
    return true;
  }
  if (!same(current, write.before)) return false;
  if (write.after === null) {
    fs.unlinkSync(file);
    return true;
  }
  const mode = write.mode ?? (current === null ? undefined : fs.statSync(file).mode & 0o777);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(temporary, write.after);
  if (mode !== undefined) fs.chmodSync(temporary, mode);
  fs.renameSync(temporary, file);
  return true;
}

export function readIfThere(file: string): Buffer | null {
  try {
    return fs.readFileSync(file);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === 'ENOENT' || code === 'ENOTDIR') return null;
    throw error;
  }
}

export function same(a: Buffer | null, b: Buffer | null): boolean {
  return a === null || b === null ? a === b : a.equals(b);
}
