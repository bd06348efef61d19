import fs from 'node:fs';
import path from 'node:path';
import type { LedgerEntry, LedgerEvent } from './ledger-entry.ts';

const file = (stateDir: string) => path.join(stateDir, 'ledger.jsonl');

/** Who speaks: the client's session and agent, when there is one. */
export type Speaker = { session?: string | undefined; agent?: string | undefined };

/** Appends one entry with a single write, so that entries of concurrent hooks never mix. */
export function appendEntry(
  stateDir: string,
  event: LedgerEvent,
  speaker: Speaker = {},
  now = new Date(),
): LedgerEntry {
  const { session, agent } = speaker;
  const entry = {
    at: now.toISOString(),
    ...(session && { session }),
    ...(agent && { agent }),
    ...event,
  } as LedgerEntry;
  fs.mkdirSync(stateDir, { recursive: true });
  const handle = fs.openSync(file(stateDir), 'a+');
  try {
    fs.writeSync(handle, `${endsInsideLine(handle) ? '\n' : ''}${JSON.stringify(entry)}\n`);
  } finally {
    fs.closeSync(handle);
  }
  return entry;
}

/** All whole entries, oldest first. A line cut off by a killed process is passed over. */
export function readLedger(stateDir: string): LedgerEntry[] {
  let text: string;
  try {
    text = fs.readFileSync(file(stateDir), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
  return text.split('\n').flatMap((line) => {
    try {
      const entry: unknown = JSON.parse(line);
      return isEntry(entry) ? [entry] : [];
    } catch {
      return [];
    }
  });
}

function endsInsideLine(handle: number): boolean {
  const { size } = fs.fstatSync(handle);
  if (size === 0) return false;
  const last = Buffer.alloc(1);
  fs.readSync(handle, last, 0, 1, size - 1);
  return last[0] !== 0x0a;
}

function isEntry(value: unknown): value is LedgerEntry {
  return (
    typeof value === 'object' &&
    value !== null &&
    'at' in value &&
    'event' in value &&
    typeof value.event === 'string'
  );
}
