import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** What bash did: `note`s in order, words with `|` between, and the files below the directory it stood in that are different. */
export type Done = { ran: string[]; wrote: string[] };

/** Files of the tree in which the sources run; probe.ts has the same. */
const files = ['src/a.ts', 'src/b.ts', 'tests/a.test.ts', 'notes.txt'];

/** Runs each source in a tree of its own, with `note` for the only program that is not the system's. */
export function runInBash(sources: readonly string[]): Done[] {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'bash-'));
  try {
    for (const name of ['bin', 'out']) fs.mkdirSync(path.join(dir, name));
    fs.writeFileSync(path.join(dir, 'bin/note'), `#!/bin/sh\nIFS='|'; printf '%s\\0' "$*" >> "$NOTES"\n`, {
      mode: 0o755,
    });
    for (const [index, source] of sources.entries()) {
      fs.writeFileSync(path.join(dir, 'out', `${index}.sh`), source);
      for (const file of files) {
        const whole = path.join(dir, 'trees', String(index), 'repo', file);
        fs.mkdirSync(path.dirname(whole), { recursive: true });
        fs.writeFileSync(whole, '');
      }
    }
    const driver = `for ((i = 0; i < ${sources.length}; i++)); do
      cd ${dir}/trees/$i/repo && unset OLDPWD
      NOTES=${dir}/out/$i timeout 5 bash -c "$(<${dir}/out/$i.sh)" </dev/null >/dev/null 2>&1
    done`;
    spawnSync('bash', ['-c', driver], {
      env: { PATH: `${dir}/bin:${process.env.PATH}`, LC_ALL: 'C.UTF-8', HOME: '/home/dev' },
    });
    return sources.map((_, index) => ({
      ran: notesIn(path.join(dir, 'out', String(index))),
      wrote: changed(path.join(dir, 'trees', String(index), 'repo')),
    }));
  } finally {
    fs.rmSync(dir, { recursive: true, force: true });
  }
}

const notesIn = (file: string): string[] =>
  fs.existsSync(file) ? fs.readFileSync(file, 'utf8').split('\0').slice(0, -1) : [];

function changed(tree: string): string[] {
  const left = fs.readdirSync(tree, { recursive: true, encoding: 'utf8' }).filter((name) => {
    const whole = path.join(tree, name);
    return fs.statSync(whole).isFile() && !(files.includes(name) && fs.statSync(whole).size === 0);
  });
  return [...left, ...files.filter((name) => !fs.existsSync(path.join(tree, name)))].sort();
}
