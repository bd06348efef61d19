import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { tree } from './tree.ts';

/** What a line did: `note`s with `|` between their words, sorted, and the files of the tree that are other than before. */
export type Done = { ran: string[]; wrote: string[] };

/** Runs each line in a tree of its own, with `note` for the only program that is not the system's. */
export function runInTrees(lines: readonly string[]): Done[] {
  const base = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'lines-')));
  try {
    fs.mkdirSync(path.join(base, 'bin'));
    fs.writeFileSync(path.join(base, 'bin/note'), `#!/bin/sh\nIFS='|'; printf '%s\\0' "$*" >> "$NOTES"\n`, {
      mode: 0o755,
    });
    return lines.map((line, index) => runOne(line, path.join(base, String(index)), base));
  } finally {
    fs.rmSync(base, { recursive: true, force: true });
  }
}

/** So that a touch is seen. */
const longAgo = 1e9;

function runOne(line: string, dir: string, base: string): Done {
  const root = path.join(dir, 'repo');
  for (const [name, text] of Object.entries(tree)) {
    fs.mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    fs.writeFileSync(path.join(root, name), text);
    fs.utimesSync(path.join(root, name), longAgo, longAgo);
  }
  const notes = path.join(dir, 'notes');
  spawnSync('bash', ['-c', line], {
    cwd: root,
    input: '',
    timeout: 20_000,
    env: {
      // The system's own python3, not one that a version manager puts before it.
      PATH: `${base}/bin:/usr/local/bin:/usr/bin:/bin:${process.env.PATH}`,
      LC_ALL: 'C.UTF-8',
      HOME: `${base}/home`,
      NOTES: notes,
      npm_config_update_notifier: 'false',
    },
  });
  const ran = fs.existsSync(notes) ? fs.readFileSync(notes, 'utf8').split('\0').slice(0, -1) : [];
  const done = { ran: ran.sort(), wrote: changed(root) };
  fs.rmSync(dir, { recursive: true });
  return done;
}

function changed(root: string): string[] {
  const now = fs.readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) => {
    const stat = fs.lstatSync(path.join(root, name));
    return !stat.isDirectory();
  });
  const before: Readonly<Record<string, string>> = tree;
  const other = now.filter((name) => {
    const file = path.join(root, name);
    return before[name] !== fs.readFileSync(file, 'utf8') || fs.statSync(file).mtimeMs !== longAgo * 1000;
  });
  return [...other, ...Object.keys(tree).filter((name) => !now.includes(name))].sort();
}
