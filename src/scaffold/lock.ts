import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ScaffoldError } from './errors.ts';
import { readIfThere } from './journal.ts';
import { lockPath } from './paths.ts';

export type LockOptions = {
  /** Called once when another run holds the lock and this one starts to wait. */
  onWait?: (holder: string) => void;
  /** How long to wait for another run, in milliseconds. Default 10 000. */
  waitMs?: number;
};

type Holder = { id: string; pid: number; host: string };

/**
 * Takes the lock of this root and returns how to give it back. A lock whose process is gone is taken over.
 * @throws ScaffoldError `locked`
 */
export async function takeLock(root: string, options: LockOptions = {}): Promise<() => void> {
  const file = path.join(root, lockPath);
  const deadline = Date.now() + (options.waitMs ?? 10_000);
  const own: Holder = { id: randomUUID(), pid: process.pid, host: os.hostname() };
  let told = false;
  for (;;) {
    if (create(file, JSON.stringify(own))) return () => fs.rmSync(file, { force: true });
    const holder = readHolder(file);
    if (holder === null) continue;
    if (isGone(holder)) {
      takeAway(file, holder);
      continue;
    }
    const name = `process ${holder.pid} on ${holder.host}`;
    if (Date.now() > deadline) {
      throw new ScaffoldError(
        'locked',
        `Another run (${name}) is at work in this directory`,
        `Wait for it to end; if there is no such run, delete ${lockPath}.`,
      );
    }
    if (!told) options.onWait?.(name);
    told = true;
    await sleep(50);
  }
}

/** A link appears whole or not at all, so that nobody ever reads half a lock. */
function create(file: string, text: string): boolean {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}`;
  fs.writeFileSync(draft, text);
  try {
    fs.linkSync(draft, file);
    return true;
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === 'EEXIST') return false;
    // A disk without hard links: exclusive creation is the next best.
    if (code !== 'ENOENT') return createExclusively(file, text);
    return false;
  } finally {
    fs.rmSync(draft, { force: true });
  }
}

function createExclusively(file: string, text: string): boolean {
  try {
    fs.writeFileSync(file, text, { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function readHolder(file: string): Holder | null {
  const bytes = readIfThere(file);
  if (bytes === null) return null;
  try {
    const { id, pid, host } = JSON.parse(bytes.toString('utf8')) as Partial<Holder>;
    return { id: String(id), pid: Number(pid), host: String(host) };
  } catch {
    return { id: '', pid: 0, host: 'an unknown host' };
  }
}

function isGone(holder: Holder): boolean {
  if (holder.host !== os.hostname()) return false;
  try {
    process.kill(holder.pid, 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}

/**
 * Removes the lock of a process that is gone. Of several that find it, the one whose claim comes first looks again
 * before it removes, so that nobody removes the lock of the next holder.
 */
function takeAway(file: string, gone: Holder): void {
  const claim = `${file}.claim`;
  if (!createExclusively(claim, '')) {
    // Held for an instant only; one that is old was left by a process killed in that instant.
    const age = Date.now() - (fs.statSync(claim, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    if (age > 5_000) fs.rmSync(claim, { force: true });
    return;
  }
  if (readHolder(file)?.id === gone.id) fs.rmSync(file, { force: true });
  fs.rmSync(claim, { force: true });
}
