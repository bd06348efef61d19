import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { runInTrees } from './runs/real-tree.ts';

/**
 * The records of command lines are what the programs do: each is made anew (UPDATE_RECORD=1 writes it), where all of its programs
 * are installed. Cases of a file are separated by a line with %%.
 */
const dir = path.join(import.meta.dirname, 'runs');

const programs: Readonly<Record<string, readonly string[]>> = {
  coreutils: ['env', 'stdbuf', 'find'],
  'util-linux': ['flock', 'script', 'taskset', 'chrt', 'prlimit', 'setpriv'],
  xargs: ['xargs'],
  make: ['make'],
  npm: ['npm', 'node'],
  python: ['python3'],
  node: ['node'],
  perl: ['perl'],
  'ruby-php': ['ruby', 'php', 'tclsh'],
  shells: ['bash', 'dash'],
  parallel: ['parallel', 'strace', 'chronic', 'fakeroot', 'gdb', 'valgrind', 'dbus-run-session'],
};

const isHere = (name: string): boolean =>
  process.platform === 'linux' && spawnSync('sh', ['-c', `command -v ${name}`]).status === 0;

test('each file of lines names its programs', () => {
  const topics = fs.readdirSync(dir).flatMap((name) => (name.endsWith('.sh') ? [name.slice(0, -3)] : []));
  expect(topics.sort()).toEqual(Object.keys(programs).sort());
});

describe('the record is what the programs do', () => {
  for (const [topic, names] of Object.entries(programs))
    test.runIf(names.every(isHere))(
      topic,
      () => {
        const text = fs.readFileSync(path.join(dir, `${topic}.sh`), 'utf8');
        const lines = text.trimEnd().split('\n%%\n');
        const done = runInTrees(lines).map((each, index) => ({ line: lines[index] ?? '', ...each }));
        const file = path.join(dir, `${topic}.json`);
        if (process.env.UPDATE_RECORD) fs.writeFileSync(file, `${JSON.stringify(done, null, 2)}\n`);
        expect(JSON.parse(fs.readFileSync(file, 'utf8'))).toEqual(done);
      },
      300_000,
    );
});
