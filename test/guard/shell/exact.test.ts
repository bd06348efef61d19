import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Case } from './exact/case.ts';
import { control } from './exact/control.ts';
import { directories } from './exact/directories.ts';
import { state } from './exact/state.ts';
import { variables } from './exact/variables.ts';
import { words } from './exact/words.ts';
import { probe } from './probe.ts';

const topics: Readonly<Record<string, readonly Case[]>> = { words, variables, control, directories, state };
const all = Object.values(topics).flat();

describe.each(Object.entries(topics))('where nothing is unknown: %s', (_topic, cases) => {
  it.each(cases)('%s', (source, ...calls) => {
    const ran = probe(source).ran.filter((line) => /^note(?:\||$)/.test(line));
    expect(new Set(ran.map((line) => line.slice(5)))).toEqual(new Set(calls));
  });
});

/** The cases themselves are right: bash does what they say. */
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
