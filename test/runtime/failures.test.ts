import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { removeElsewhere } from '../e2e/doors/elsewhere.ts';
import { failureRows } from '../e2e/doors/failures.ts';
import { inputRows } from '../e2e/doors/inputs.ts';
import { bash, installed } from './installed.ts';

/** The installed launcher alone, broken in each way; test/e2e plays the same rows in the real client (docs/doors.md). */
let installedOnce: string;
beforeAll(() => {
  installedOnce = installed();
});
afterAll(removeElsewhere);

function put(repo: string, input: string | Buffer, env: Record<string, string> = {}) {
  const result = spawnSync('/bin/sh', [path.join(repo, '.claude/hooks/gates.sh')], {
    cwd: repo,
    input,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, CLAUDE_PROJECT_DIR: repo, ...env },
  });
  return { code: result.status, stdout: result.stdout, stderr: result.stderr };
}

describe('a hook that fails blocks: exit 2, nothing on standard output, a reason', () => {
  const rows = Object.entries(failureRows).filter(
    ([, { launcherAlone, content }]) => launcherAlone !== false && content === undefined,
  );
  for (const [id, { failure, breakIt, env, impossible, cleanUp }] of rows) {
    const why = impossible?.();
    if (why !== undefined) {
      test.skip(`${id}: ${why}`);
      continue;
    }
    test(`${id}: ${failure}`, () => {
      const repo = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'gates-failing-')));
      fs.cpSync(installedOnce, repo, { recursive: true });
      const place = { repo, home: repo };
      breakIt?.(place);
      try {
        const call = JSON.stringify({ session_id: 's', cwd: repo, ...bash('main', 'echo x > src/x.ts') });
        const { code, stdout, stderr } = put(repo, call, env?.(place));
        // Without `|| exit 2` of settings.json the shell's own failure is any code but 0.
        expect(code).not.toBe(0);
        expect(stdout).toBe('');
        expect(stderr).not.toBe('');
      } finally {
        cleanUp?.(place);
        fs.rmSync(repo, { recursive: true, force: true });
      }
    });
  }
});

describe('an input that cannot be understood is a block', () => {
  test.each(inputRows)('$id', ({ bytes, seen, says }) => {
    const { code, stdout, stderr } = put(installedOnce, bytes(installedOnce));
    expect(stdout).toBe('');
    expect([code, stderr]).toEqual(seen === 'runs' ? [0, ''] : [2, expect.stringContaining(says)]);
  });
});
