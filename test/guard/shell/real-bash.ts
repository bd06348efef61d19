import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** What bash did: `note`s in order, words with `|` between, and the files below the directory it stood in that are different. */
export type Done = { ran: string[]; wrote: string[] };

/** Files of the tree in which the sources run; probe.ts has the same. */
const files = ['src/a.ts', 'src/b.ts', 'tests/a.test.ts', 'notes.txt'];

/** What X holds, and the statuses that `maybe` ends with, in turn. */
type Surroundings = { X?: string; statuses?: string };

/** Where what X holds and whether `maybe` succeeds is left open: what was seen is all that happened in any of them. */
export const surroundings: readonly Surroundings[] = [
  { statuses: '01' },
  { X: '', statuses: '10' },
  { X: 'a', statuses: '001' },
  { X: 'a b', statuses: '110' },
  { X: '1', statuses: '0110' },
  { X: 'src/*.ts', statuses: '10010' },
  { X: 'x', statuses: '1001' },
  { X: 'ab/c.txt', statuses: '000001' },
  { X: '0', statuses: '111110' },
];

/** Runs each source in a tree of its own, under bash or another shell, with `note` and `maybe` for the only programs that are not the system's. */
export function runInBash(
  sources: readonly string[],
  within: readonly Surroundings[] = [{}],
  shell = 'bash',
): Done[] {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'bash-'));
  try {
    for (const name of ['bin', 'sources']) fs.mkdirSync(path.join(dir, name));
    for (const [name, code] of Object.entries(programs))
      fs.writeFileSync(path.join(dir, 'bin', name), `#!/bin/sh\n${code}`, { mode: 0o755 });
    for (const [index, source] of sources.entries())
      fs.writeFileSync(path.join(dir, 'sources', `${index}.sh`), source);
    const runs = within.map((each, index) =>
      runAll(sources, dir, path.join(dir, `in-${index}`), each, shell),
    );
    return sources.map((_, index) => joined(runs.map((run) => run[index] as Done)));
  } finally {
    fs.rmSync(dir, { recursive: true, force: true });
  }
}

const programs: Readonly<Record<string, string>> = {
  note: `IFS='|'; printf '%s\\0' "$*" >> "$NOTES"\n`,
  maybe: `set -- $(cat "$NOTES.left" 2>/dev/null)
[ $# = 0 ] && set -- $(echo "\${STATUSES:-01}" | sed 's/./& /g')
status=$1; shift; echo "$*" > "$NOTES.left"; exit $status\n`,
};

function runAll(
  sources: readonly string[],
  dir: string,
  out: string,
  { X, statuses }: Surroundings,
  shell: string,
): Done[] {
  fs.mkdirSync(out);
  for (const index of sources.keys())
    for (const file of files) {
      const whole = path.join(out, 'trees', String(index), 'repo', file);
      fs.mkdirSync(path.dirname(whole), { recursive: true });
      fs.writeFileSync(whole, '');
    }
  const driver = `for ((i = 0; i < ${sources.length}; i++)); do
    cd ${out}/trees/$i/repo && unset OLDPWD
    NOTES=${out}/$i timeout 5 ${shell} -c "$(<${dir}/sources/$i.sh)" </dev/null >/dev/null 2>&1
  done`;
  spawnSync('bash', ['-c', driver], {
    env: {
      PATH: `${dir}/bin:${process.env.PATH}`,
      LC_ALL: 'C.UTF-8',
      HOME: '/home/dev',
      ...(X === undefined ? {} : { X }),
      ...(statuses === undefined ? {} : { STATUSES: statuses }),
    },
  });
  return sources.map((_, index) => ({
    ran: notesIn(path.join(out, String(index))),
    wrote: changed(path.join(out, 'trees', String(index), 'repo')),
  }));
}

/** One run as it was, or of several each thing once. */
function joined(runs: readonly Done[]): Done {
  const [only] = runs;
  if (runs.length === 1 && only !== undefined) return only;
  return {
    ran: [...new Set(runs.flatMap(({ ran }) => ran))],
    wrote: [...new Set(runs.flatMap(({ wrote }) => wrote))].sort(),
  };
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
