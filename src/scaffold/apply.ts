import fs from 'node:fs';
import path from 'node:path';
import { ScaffoldError } from './errors.ts';
import {
  dropJournal,
  readIfThere,
  readJournal,
  removeEmpty,
  replace,
  same,
  type Undo,
  undoAll,
  writeJournal,
} from './journal.ts';
import { type LockOptions, takeLock } from './lock.ts';
import { isSettings, journalPath, lockPath, statePath } from './paths.ts';
import { realPlace } from './place.ts';
import type { Plan, PlannedFile } from './plan.ts';
import { hashBytes } from './text.ts';

/**
 * Writes exactly the bytes that the plan holds, all of them or none: a write that fails is undone with all before
 * it, and so is a run that was killed, by the next one. Nothing at all is touched when there is nothing to do.
 * @throws ScaffoldError `changed-meanwhile` when a file is no longer what the plan saw, `locked`, `write-failed`
 */
export async function apply(plan: Plan, options: LockOptions = {}): Promise<void> {
  const { root } = plan;
  const files = inOrder(plan.files.filter(({ action }) => action !== 'keep'));
  const isCut = [journalPath, lockPath].some((file) => fs.existsSync(path.join(root, file)));
  if (files.length === 0 && plan.purge.length === 0 && !isCut) return;
  refuseOutside(root);
  const release = await takeLock(root, options).catch((error) => {
    throw asScaffoldError(root, error, nothingWritten);
  });
  try {
    undoCutRun(root);
    if (files.length > 0) write(root, files);
    for (const directory of plan.purge) empty(root, directory);
  } catch (error) {
    throw asScaffoldError(root, error, 'All else is done. Mend that and run again.');
  } finally {
    release();
    removeEmpty(root, `${statePath}/x`);
  }
}

const nothingWritten = 'Nothing was written. Mend that and run again.';

/**
 * Files first, then the settings that name them, then what goes: no settings file ever names a hook that is not
 * there, whenever the run is cut, and undoing goes the same way back.
 */
function inOrder(files: readonly PlannedFile[]): PlannedFile[] {
  const rank = (file: PlannedFile) => (isSettings(file.path) ? 1 : file.after === null ? 2 : 0);
  return files.toSorted((a, b) => rank(a) - rank(b));
}

/** The lock and the journal are written without being planned: they too stay in this directory. */
function refuseOutside(root: string): void {
  const place = realPlace(root, journalPath);
  if (typeof place === 'string') return;
  throw new ScaffoldError(
    place.code,
    place.why,
    'Move it out of the way and run again. Nothing was written.',
  );
}

function undoCutRun(root: string): void {
  const undos = readJournal(root);
  if (undos.length === 0) return;
  try {
    undoAll(root, undos);
  } catch (error) {
    throw asScaffoldError(root, error, 'The last run was cut half-way. Mend that and run again to undo it.');
  }
}

function write(root: string, files: readonly PlannedFile[]): void {
  const undos = files.map((file) => undoOf(root, file)).reverse();
  try {
    writeJournal(root, undos);
  } catch (error) {
    throw asScaffoldError(root, error, nothingWritten);
  }
  try {
    for (const { path: file, target = file, after, mode } of files) {
      const keeps = undos.find((undo) => undo.path === target)?.mode;
      replace(root, target, after, mode ?? keeps);
    }
    dropJournal(root);
  } catch (error) {
    throw asScaffoldError(root, error, undone(root, undos));
  }
}

/** @throws ScaffoldError when the disk does not hold what was planned for */
function undoOf(root: string, { path: file, target = file, before, after }: PlannedFile): Undo {
  const absolute = path.join(root, target);
  if (!same(readIfThere(absolute), before)) {
    throw new ScaffoldError(
      'changed-meanwhile',
      `${target} changed while this was being planned`,
      'Nothing was written. Run again.',
    );
  }
  const mode = before === null ? {} : { mode: fs.statSync(absolute).mode & 0o777 };
  return { path: target, before, ...mode, after: after === null ? null : hashBytes(after) };
}

/** Undoes, and returns what there is to say about it. */
function undone(root: string, undos: readonly Undo[]): string {
  try {
    undoAll(root, undos);
    return 'Everything was put back as it was. Mend that and run again.';
  } catch {
    return 'Putting everything back failed too. Mend that and run again, which does it.';
  }
}

function asScaffoldError(root: string, error: unknown, hint: string): ScaffoldError {
  if (error instanceof ScaffoldError) return error;
  const { code, path: file, message } = error as NodeJS.ErrnoException;
  const name = (file !== undefined && path.relative(root, file)) || root;
  return new ScaffoldError('write-failed', `${name} can't be written (${code ?? message})`, hint);
}

/** Removes what a directory holds, but for the lock, which goes when it is given back. */
function empty(root: string, directory: string): void {
  if (fs.lstatSync(path.join(root, directory), { throwIfNoEntry: false })?.isDirectory() !== true) return;
  for (const name of fs.readdirSync(path.join(root, directory))) {
    const inner = `${directory}/${name}`;
    if (inner !== lockPath) fs.rmSync(path.join(root, inner), { recursive: true, force: true });
  }
}
