import fs from 'node:fs';
import path from 'node:path';
import { ScaffoldError } from './errors.ts';
import {
  besideOf,
  dropJournal,
  type Journal,
  perform,
  readIfThere,
  readJournal,
  same,
  steps,
  type Write,
  writeJournal,
} from './journal.ts';
import { type LockOptions, takeLock } from './lock.ts';
import { isSettings, journalPath, lockPath, parentsOf, statePath } from './paths.ts';
import { realPlace } from './place.ts';
import type { Plan, PlannedFile } from './plan.ts';

/**
 * Writes exactly the bytes that the plan holds, through a journal: killed half-way, the next run finishes. A run
 * that was killed before is finished first. Nothing at all is touched when there is nothing to do.
 * @throws ScaffoldError `changed-meanwhile` when a file is no longer what the plan saw, `locked`, `write-failed` (undone).
 */
export async function apply(plan: Plan, options: LockOptions = {}): Promise<void> {
  const writes = orderedWrites(plan);
  const isNothing = writes.length === 0 && plan.purge.length === 0;
  const isCut = [journalPath, lockPath].some((file) => fs.existsSync(path.join(plan.root, file)));
  if (isNothing && !isCut) return;
  refuseOutside(plan.root);
  const release = await takeLock(plan.root, options).catch((error) => {
    throw asScaffoldError(plan.root, error, nothingWritten);
  });
  try {
    finishLastRun(plan.root);
    const journal: Journal = {
      direction: 'forward',
      writes: onUnchangedDisk(plan.root, writes),
      purge: plan.purge,
    };
    if (!isNothing) run(plan.root, journal);
  } finally {
    release();
    removeEmpty(plan.root, `${statePath}/x`);
  }
}

const nothingWritten = 'Nothing was written. Mend that and run again.';

/**
 * Files first, then the settings that name them, then what goes: no settings file ever names a hook that is not
 * there, whenever the run is cut.
 */
function orderedWrites(plan: Plan): Write[] {
  const rank = (file: PlannedFile) => (isSettings(file.path) ? 1 : file.after === null ? 2 : 0);
  return plan.files
    .filter((file) => file.action !== 'keep')
    .toSorted((a, b) => rank(a) - rank(b))
    .map(({ path: file, target, before, after, mode }) => ({
      path: target ?? file,
      before,
      after,
      ...(mode === undefined ? {} : { mode }),
    }));
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

/** The writes with the permission bits of what is there. @throws ScaffoldError when that is not what was planned for. */
function onUnchangedDisk(root: string, writes: readonly Write[]): Write[] {
  return writes.map((write) => {
    const file = path.join(root, write.path);
    if (!same(readIfThere(file), write.before)) {
      throw new ScaffoldError(
        'changed-meanwhile',
        `${write.path} changed while this was being planned`,
        'Nothing was written. Run again.',
      );
    }
    return write.before === null ? write : { ...write, modeBefore: fs.statSync(file).mode & 0o777 };
  });
}

/** A run that was killed before is brought to its end: all of it, or none where it was already going back. */
function finishLastRun(root: string): void {
  const unfinished = readJournal(root);
  if (unfinished === null) return;
  try {
    settle(root, unfinished);
  } catch (error) {
    throw asScaffoldError(
      root,
      error,
      'The last run was cut half-way. Mend that and run again to finish it.',
    );
  }
}

function run(root: string, journal: Journal): void {
  try {
    writeJournal(root, journal);
  } catch (error) {
    throw asScaffoldError(root, error, nothingWritten);
  }
  try {
    performAll(root, journal);
  } catch (error) {
    throw asScaffoldError(root, error, undo(root, journal));
  }
  try {
    clearUp(root, journal);
  } catch (error) {
    throw asScaffoldError(root, error, 'All else is done. Mend that and run again to clear up.');
  }
}

/** Returns what there is to say about it. */
function undo(root: string, journal: Journal): string {
  const back: Journal = { ...journal, direction: 'back' };
  try {
    writeJournal(root, back);
    settle(root, back);
    return 'Everything was put back as it was. Mend that and run again.';
  } catch {
    return 'Putting everything back failed too. Mend that and run again, which finishes it.';
  }
}

function asScaffoldError(root: string, error: unknown, hint: string): ScaffoldError {
  if (error instanceof ScaffoldError) return error;
  const { code, path: file, message } = error as NodeJS.ErrnoException;
  const name = (file !== undefined && path.relative(root, file)) || root;
  return new ScaffoldError('write-failed', `${name} can't be written (${code ?? message})`, hint);
}

/** Does all that a journal says and drops it. */
function settle(root: string, journal: Journal): void {
  performAll(root, journal);
  clearUp(root, journal);
}

function performAll(root: string, journal: Journal): void {
  for (const write of steps(journal)) {
    if (!perform(root, write)) keepBeside(root, write);
    else if (write.after === null) removeEmpty(root, write.path);
  }
}

/** From the first removal here on there is no way back, only forward. */
function clearUp(root: string, journal: Journal): void {
  if (journal.direction === 'forward') for (const directory of journal.purge) empty(root, directory);
  dropJournal(root);
}

/** Removes what a directory holds, but for what this run still needs to be finished by another. */
function empty(root: string, directory: string): void {
  if (fs.lstatSync(path.join(root, directory), { throwIfNoEntry: false })?.isDirectory() !== true) return;
  for (const name of readDirectory(path.join(root, directory))) {
    const inner = `${directory}/${name}`;
    if (inner === lockPath || inner === journalPath) continue;
    fs.rmSync(path.join(root, inner), { recursive: true, force: true });
  }
}

function readDirectory(directory: string): string[] {
  try {
    return fs.readdirSync(directory);
  } catch {
    return [];
  }
}

/** The user changed the file after the run was killed: theirs stays, ours goes beside it. */
function keepBeside(root: string, write: Write): void {
  const beside = besideOf(write);
  if (beside === null || fs.existsSync(path.join(root, beside))) return;
  perform(root, { path: beside, before: null, after: write.after });
}

/** Removes the directories above a path that hold nothing. */
function removeEmpty(root: string, file: string): void {
  for (const parent of parentsOf(file)) {
    try {
      fs.rmdirSync(path.join(root, parent));
    } catch {
      return;
    }
  }
}
