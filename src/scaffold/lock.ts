import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ScaffoldError } from './errors.ts';
import { readIfThere, removeFile } from './journal.ts';
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
    if (create(file, own)) return () => discard([file, ...leftBehind(file)]);
    const holder = readHolder(file);
    if (holder !== null && isGone(holder) && takeAway(file, holder, own)) continue;
    const name =
      holder === null || holder.host === '' ? 'process unknown' : `process ${holder.pid} on ${holder.host}`;
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

/** Writes a lock if there is none. A link appears whole or not at all, so that nobody ever reads half a lock. */
function create(file: string, holder: Holder): boolean {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}`;
  try {
    fs.writeFileSync(draft, JSON.stringify(holder));
    fs.linkSync(draft, file);
    return true;
  } catch (error) {
    const { code, syscall } = error as NodeJS.ErrnoException;
    // ENOENT: another run has just ended and taken the empty directory away.
    if (code === 'EEXIST' || code === 'ENOENT') return false;
    if (syscall === 'link') return createUnlinked(file, holder);
    throw error;
  } finally {
    discard([draft]);
  }
}

/** For disks without hard links. */
function createUnlinked(file: string, holder: Holder): boolean {
  try {
    fs.writeFileSync(file, JSON.stringify(holder), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** What processes killed at the wrong moment left of their locks: drafts, which have their number, and a claim. */
function leftBehind(file: string): string[] {
  const prefix = `${path.basename(file)}.`;
  const names = fs.readdirSync(path.dirname(file)).filter((name) => name.startsWith(prefix));
  return names
    .map((name) => path.join(path.dirname(file), name))
    .filter((left) => {
      const [, pid] = /\.(\d+)$/.exec(left) ?? [];
      const holder = pid === undefined ? readHolder(left) : { id: '', pid: Number(pid), host: os.hostname() };
      return holder !== null && isGone(holder);
    });
}

/** A file that can't be removed is no reason to fail: the next run takes over what is left. */
function discard(files: readonly string[]): void {
  for (const file of files) {
    try {
      removeFile(file);
    } catch {}
  }
}

function readHolder(file: string): Holder | null {
  const bytes = readIfThere(file);
  if (bytes === null) return null;
  try {
    const { id, pid, host } = JSON.parse(bytes.toString('utf8')) as Partial<Holder>;
    return { id: String(id), pid: Number(pid), host: String(host) };
  } catch {
    return { id: '', pid: 0, host: '' };
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
 * before it removes, so that nobody removes the lock of the next holder. Returns whether it is worth trying again.
 */
function takeAway(file: string, gone: Holder, own: Holder): boolean {
  const claim = `${file}.claim`;
  if (create(claim, own)) {
    if (readHolder(file)?.id === gone.id) discard([file]);
    discard([claim]);
    return true;
  }
  const claimant = readHolder(claim);
  const isLeft = claimant !== null && isGone(claimant);
  if (isLeft) discard([claim]);
  return isLeft;
}
