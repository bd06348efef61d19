import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { appendEntry, readLedger } from '../../src/flow/ledger.ts';
import { LockError, withLock } from '../../src/flow/lock.ts';
import { fc } from '../seeded.ts';

let dir: string;
beforeEach(() => {
  dir = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'ledger-')), 'state');
});
const file = () => path.join(dir, 'ledger.jsonl');
const dispute = (reason: string) => ({ event: 'dispute' as const, reason });
const reasons = () =>
  readLedger(dir).map((entry) => (entry.event === 'dispute' ? entry.reason : entry.event));

test('entries come back in their order, with who spoke and when', () => {
  appendEntry(dir, dispute('one'), { session: 's', agent: 'a' }, new Date(0));
  appendEntry(dir, dispute('two\nlines'));
  expect(readLedger(dir)[0]).toEqual({
    at: '1970-01-01T00:00:00.000Z',
    session: 's',
    agent: 'a',
    event: 'dispute',
    reason: 'one',
  });
  expect(reasons()).toEqual(['one', 'two\nlines']);
});

test('no ledger is an empty one', () => expect(readLedger(dir)).toEqual([]));

test('cut off at any byte, what was whole stays readable and what follows is not lost', () => {
  appendEntry(dir, dispute('first'));
  appendEntry(dir, dispute('second'));
  const whole = fs.readFileSync(file());
  fc.assert(
    fc.property(fc.integer({ min: 0, max: whole.length }), (length) => {
      fs.writeFileSync(file(), whole.subarray(0, length));
      const kept = reasons();
      appendEntry(dir, dispute('after'));
      expect(reasons()).toEqual([...kept, 'after']);
      expect(['first', 'second'].slice(0, kept.length)).toEqual(kept);
    }),
  );
});

test('lines that are no entries are passed over', () => {
  fs.mkdirSync(dir, { recursive: true });
  fs.writeFileSync(
    file(),
    'null\n[]\n{"event":1,"at":"x"}\n{"at":"x","event":"dispute","reason":"kept"}\n\u0000\n',
  );
  expect(reasons()).toEqual(['kept']);
});

test('one at a time holds the lock, and gives it back when it fails', () => {
  expect(withLock(dir, () => fs.existsSync(path.join(dir, 'lock')))).toBe(true);
  expect(() =>
    withLock(dir, () => {
      throw new Error('x');
    }),
  ).toThrow('x');
  expect(fs.existsSync(path.join(dir, 'lock'))).toBe(false);
});

test('a lock left by a killed process is taken over', () => {
  fs.mkdirSync(dir, { recursive: true });
  fs.writeFileSync(path.join(dir, 'lock'), '1');
  const old = new Date(Date.now() - 60_000);
  fs.utimesSync(path.join(dir, 'lock'), old, old);
  expect(withLock(dir, () => 'done')).toBe('done');
});

test('a lock that is held makes the next one wait, then say so', async () => {
  fs.mkdirSync(dir, { recursive: true });
  const lock = path.join(dir, 'lock');
  fs.writeFileSync(lock, '1');
  const release = spawn(process.execPath, [
    '-e',
    `setTimeout(() => require('fs').rmSync(${JSON.stringify(lock)}), 300)`,
  ]);
  expect(withLock(dir, () => 'after the other')).toBe('after the other');
  release.kill();
  fs.writeFileSync(lock, '1');
  const keep = spawn(process.execPath, [
    '-e',
    `setInterval(() => { const now = new Date(); require('fs').utimesSync(${JSON.stringify(lock)}, now, now) }, 200)`,
  ]);
  expect(() => withLock(dir, () => 'never')).toThrow(LockError);
  keep.kill();
});
