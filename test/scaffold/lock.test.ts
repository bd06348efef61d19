import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import { describe, expect, test } from 'vitest';
import { apply } from '../../src/scaffold/apply.ts';
import { takeLock } from '../../src/scaffold/lock.ts';
import { lockPath } from '../../src/scaffold/paths.ts';
import { plan } from '../../src/scaffold/plan.ts';
import { makeRepo } from './repo.ts';
import { desired } from './templates.ts';

describe('the lock', () => {
  test('makes a second run wait, and say so', async () => {
    const repo = makeRepo();
    const release = await takeLock(repo.root);
    const waiting: string[] = [];
    const second = apply(plan(repo.root, desired('1'), { version: '1' }), {
      onWait: (holder) => {
        waiting.push(holder);
        expect(repo.exists('.claude/settings.json')).toBe(false);
        release();
      },
    });
    await second;
    expect(waiting).toEqual([`process ${process.pid} on ${os.hostname()}`]);
    expect(repo.exists('.claude/settings.json')).toBe(true);
    expect(repo.exists('.claude/gates/state')).toBe(false);
  });

  test('held too long is an error that says by whom and what to do; nothing is written', async () => {
    const repo = makeRepo();
    const release = await takeLock(repo.root);
    const run = apply(plan(repo.root, desired('1'), { version: '1' }), { waitMs: 0 });
    await expect(run).rejects.toMatchObject({
      code: 'locked',
      message: expect.stringContaining(`process ${process.pid}`),
      hint: expect.stringContaining(lockPath),
    });
    release();
    expect(repo.exists('.claude/settings.json')).toBe(false);
  });

  test('of a process that is gone is taken over', async () => {
    const child = spawn(process.execPath, ['-e', '']);
    await once(child, 'exit');
    const repo = makeRepo();
    repo.write(lockPath, JSON.stringify({ id: 'x', pid: child.pid, host: os.hostname() }));
    await apply(plan(repo.root, desired('1'), { version: '1' }), { waitMs: 0 });
    expect(repo.exists('.claude/settings.json')).toBe(true);
  });

  test('of a process on another machine is not', async () => {
    const repo = makeRepo();
    repo.write(lockPath, JSON.stringify({ id: 'x', pid: 1, host: 'elsewhere' }));
    const run = apply(plan(repo.root, desired('1'), { version: '1' }), { waitMs: 0 });
    await expect(run).rejects.toMatchObject({ code: 'locked' });
  });

  test('is held by one of many at a time, also when all find one that was left', async () => {
    const child = spawn(process.execPath, ['-e', '']);
    await once(child, 'exit');
    const repo = makeRepo();
    repo.write(lockPath, JSON.stringify({ id: 'x', pid: child.pid, host: os.hostname() }));
    let inside = 0;
    const turns = Array.from({ length: 8 }, async () => {
      const release = await takeLock(repo.root, { waitMs: 30_000 });
      inside += 1;
      expect(inside).toBe(1);
      await new Promise((resolve) => setTimeout(resolve, 2));
      inside -= 1;
      release();
    });
    await Promise.all(turns);
    expect(fs.readdirSync(`${repo.root}/.claude/gates/state`)).toEqual([]);
  });

  test('the second of two planned runs says that things changed', async () => {
    const repo = makeRepo({ '.gitignore': 'x\n' });
    const [first, second] = ['1', '2'].map((version) =>
      plan(repo.root, desired(version as '1'), { version }),
    );
    const ends = await Promise.allSettled([first, second].map((planned) => apply(planned as never)));
    expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(ends.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'changed-meanwhile' },
    });
  });
});
