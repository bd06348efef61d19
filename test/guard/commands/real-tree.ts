import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { links, makes, texts } from './recorded/tree.ts';

/** `note`s with `|` between their words, files that are different afterwards, files of the tree that were opened to be read. */
export type Seen = { ran: string[]; wrote: string[]; read: string[] };

/** Runs each line under bash and strace in a tree of its own, with `note` for a program that only says it ran. */
export function runInTrees(lines: readonly string[]): Seen[] {
  const base = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'real-tree-')));
  try {
    for (const name of ['bin', 'lines', 'trees', 'notes', 'traces']) fs.mkdirSync(path.join(base, name));
    fs.writeFileSync(path.join(base, 'bin/note'), `#!/bin/sh\nIFS='|'; printf '%s\\0' "$*" >> "$NOTES"\n`, {
      mode: 0o755,
    });
    const template = path.join(base, 'template');
    makeTree(template);
    const before = lines.map((line, at) => {
      fs.writeFileSync(path.join(base, 'lines', String(at)), line);
      fs.mkdirSync(path.join(base, 'traces', String(at)));
      const tree = path.join(base, 'trees', String(at));
      fs.cpSync(template, path.join(tree, 'repo'), {
        recursive: true,
        verbatimSymlinks: true,
        preserveTimestamps: true,
      });
      return entries(tree);
    });
    const driver = `for ((i = 0; i < ${lines.length}; i++)); do
      cd ${base}/trees/$i/repo && unset OLDPWD
      NOTES=${base}/notes/$i timeout 10 strace -qqq -y -ff -e trace=open,openat,openat2 -e signal=none -o ${base}/traces/$i/t \
        bash -c "$(<${base}/lines/$i)" </dev/null >/dev/null 2>&1
    done`;
    spawnSync('bash', ['-c', driver], {
      env: { PATH: `${base}/bin:${process.env.PATH}`, LC_ALL: 'C.UTF-8', HOME: '/home/dev', TERM: 'dumb' },
    });
    return lines.map((line, at) => {
      const tree = path.join(base, 'trees', String(at));
      const repo = path.join(tree, 'repo');
      const relative = (file: string) => inTemplate(path.relative(repo, file), line);
      const wrote = different(before[at] ?? new Map(), entries(tree)).map(relative);
      const read = opened(path.join(base, 'traces', String(at)))
        .filter((file) => file.startsWith(`${repo}/`) && stood(path.relative(repo, file), template))
        .map(relative);
      return {
        ran: notesIn(path.join(base, 'notes', String(at))).sort(),
        wrote: [...new Set(wrote)].sort(),
        read: [...new Set(read)].sort(),
      };
    });
  } finally {
    fs.rmSync(base, { recursive: true, force: true });
  }
}

function makeTree(root: string): void {
  for (const [name, text] of Object.entries(texts)) {
    const whole = path.join(root, name);
    if (name.endsWith('/')) fs.mkdirSync(whole, { recursive: true });
    else {
      fs.mkdirSync(path.dirname(whole), { recursive: true });
      fs.writeFileSync(whole, text);
    }
  }
  for (const [name, target] of Object.entries(links)) fs.symlinkSync(target, path.join(root, name));
  for (const code of Object.values(makes)) execFileSync('bash', ['-c', code], { cwd: root });
}

/** Path to what stands there. The time of the last change tells of a file that was written with what it held. */
function entries(dir: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const entry of fs.readdirSync(dir, { withFileTypes: true })) {
    const file = path.join(dir, entry.name);
    const { mode, mtimeMs, ctimeMs, ino } = fs.lstatSync(file);
    found.set(file, entry.isDirectory() ? String(mode) : `${mode} ${mtimeMs} ${ctimeMs} ${ino}`);
    if (entry.isDirectory()) for (const [below, state] of entries(file)) found.set(below, state);
  }
  return found;
}

const different = (before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] =>
  [...new Set([...before.keys(), ...after.keys()])].filter((file) => before.get(file) !== after.get(file));

/** A name that mktemp made stands in the record as its template. */
function inTemplate(name: string, line: string): string {
  const templates = [...(line.match(/[\w.-]*X{3,}/g) ?? []), 'tmp.XXXXXXXXXX'];
  return name
    .split('/')
    .map((part) => {
      const template = templates.find(
        (each) =>
          each.length <= part.length &&
          new RegExp(
            `^${each.replaceAll('.', '\\.').replace(/X{3,}/, (wild) => `\\w{${wild.length}}`)}(?:\\.\\w+)?$`,
          ).test(part),
      );
      return template === undefined ? part : template + part.slice(template.length);
    })
    .join('/');
}

function opened(traces: string): string[] {
  return fs.readdirSync(traces).flatMap((name) => {
    const text = fs.readFileSync(path.join(traces, name), 'utf8');
    return [...text.matchAll(/^open.*O_RDONLY.* = \d+<(.*?)>(?:\(deleted\))?$/gm)].map(
      ([, file = '']) => file,
    );
  });
}

const stood = (name: string, template: string): boolean =>
  fs.lstatSync(path.join(template, name), { throwIfNoEntry: false })?.isFile() === true;

const notesIn = (file: string): string[] =>
  fs.existsSync(file) ? fs.readFileSync(file, 'utf8').split('\0').slice(0, -1) : [];
