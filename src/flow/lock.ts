import fs from 'node:fs';
import path from 'node:path';

/** Nothing slow is done under the lock; one older than this belongs to a process that was killed. */
const staleMilliseconds = 10_000;
/** Longer, so that the one after a killed process only waits. */
const waitMilliseconds = 15_000;

export class LockError extends Error {}

/**
 * Does `work` while no other hook or verb of these gates does: deciding from the ledger and writing the decision to it is one
 * step. Throws LockError when the lock isn't free within 15 seconds.
 */
export function withLock<T>(stateDir: string, work: () => T): T {
  const lock = path.join(stateDir, 'lock');
  fs.mkdirSync(stateDir, { recursive: true });
  const deadline = Date.now() + waitMilliseconds;
  while (!take(lock)) {
    if (Date.now() > deadline)
      throw new LockError('another gate is at work and does not finish (.claude/gates/state/lock)');
    sleep(20);
  }
  try {
    return work();
  } finally {
    fs.rmSync(lock, { force: true });
  }
}

function take(lock: string): boolean {
  try {
    fs.writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const age = Date.now() - (fs.statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
  if (age > staleMilliseconds) fs.rmSync(lock, { force: true });
  return false;
}

function sleep(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}
