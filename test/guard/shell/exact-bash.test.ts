import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { topics } from './exact/topics.ts';

const all = Object.values(topics).flat();

/** The cases of exact.test.ts themselves are right: bash does what they say. */
describe('bash agrees', () => {
  let dir = '';
  let calls: string[][] = [];

  beforeAll(() => {
    dir = fs.mkdtempSync(path.join(os.tmpdir(), 'exact-'));
    for (const name of ['bin', 'repo/src', 'repo/tests', 'out'])
      fs.mkdirSync(path.join(dir, name), { recursive: true });
    fs.writeFileSync(path.join(dir, 'repo/notes.txt'), '');
    fs.writeFileSync(path.join(dir, 'bin/note'), `#!/bin/sh\nIFS='|'; printf '%s\\0' "$*" >> "$NOTES"\n`, {
      mode: 0o755,
    });
    all.forEach(([source], index) => {
      fs.writeFileSync(path.join(dir, 'out', `${index}.sh`), source);
    });
    const driver = `for ((i = 0; i < ${all.length}; i++)); do
      cd ${dir}/repo && unset OLDPWD
      NOTES=${dir}/out/$i timeout 5 bash -c "$(<${dir}/out/$i.sh)" </dev/null >/dev/null 2>&1
    done`;
    spawnSync('bash', ['-c', driver], {
      env: { PATH: `${dir}/bin:${process.env.PATH}`, LC_ALL: 'C.UTF-8', HOME: dir },
    });
    calls = all.map((_, index) => {
      const file = path.join(dir, 'out', String(index));
      return fs.existsSync(file) ? fs.readFileSync(file, 'utf8').split('\0').slice(0, -1) : [];
    });
  }, 120_000);
  afterAll(() => fs.rmSync(dir, { recursive: true, force: true }));

  it.each(all.map((row, index) => [row[0], index, row.slice(1)] as const))(
    '%s',
    (_source, index, expected) => {
      expect(calls[index]?.toSorted()).toEqual([...expected].sort());
    },
  );
});
