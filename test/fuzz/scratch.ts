import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** What a command did: the paths that are different afterwards, and the programs it ran. */
export type Observed = { changed: string[]; ran: string[][]; timedOut: boolean };

/** A directory for a batch of commands; each command gets a tree of its own in it. */
export type Scratch = { root: string; isolated: boolean; shell: Shell };

export type Shell = 'bash' | 'zsh';

/** The shell without anybody's start-up files. */
const invocations: Readonly<Record<Shell, string>> = {
  bash: '/bin/bash -c',
  zsh: `${which('zsh') ?? 'zsh'} -f -c`,
};

export const isInstalled = (shell: Shell): boolean => which(shell) !== undefined;

function which(program: string): string | undefined {
  const { stdout } = spawnSync('bash', ['-c', `type -P ${program}`], { encoding: 'utf8' });
  return stdout.trim() || undefined;
}

const files: Readonly<Record<string, string>> = {
  a: 'x\n',
  'b.txt': 'b\nx\n',
  'c d': '',
  'e.log': 'new\na\n',
  'd1/f': 'f\n',
  'd1/g.txt': 'x\n',
  'd2/d3/h': 'h\n',
};

/** Programs that commands may run. Each is wrapped: it notes its words, and does nothing outside the scratch directory. */
const programs =
  'bash basename cat chmod cp date dd dirname echo env false find grep head install ln ls mkdir mv nice nohup printf pwd rm rmdir sed seq sh sleep sort tail tee test timeout touch tr true truncate wc xargs'.split(
    ' ',
  );

export function openScratch(shell: Shell = 'bash'): Scratch {
  const root = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'fuzz-')));
  for (const dir of ['bin', 'trees', 'commands', 'logs']) fs.mkdirSync(path.join(root, dir));
  for (const program of programs) {
    const real = which(program);
    if (real === undefined) continue;
    const file = path.join(root, 'bin', program);
    fs.writeFileSync(file, wrapper(root, program, real), { mode: 0o755 });
  }
  return { root, isolated: canIsolate(root), shell };
}

export const closeScratch = ({ root }: Scratch): void => fs.rmSync(root, { recursive: true, force: true });

const wrapper = (root: string, name: string, real: string): string => `#!/bin/sh
printf '%s\\0' $(($# + 1)) ${name} "$@" >> "$FUZZ_LOG"
case $PWD/ in ${root}/trees/*) ;; *) exit 126 ;; esac
${onlyPrints.has(name) ? '' : checkWords(root)}
exec ${real} "$@"
`;

const onlyPrints = new Set(['basename', 'dirname', 'echo', 'printf', 'seq', 'sleep']);

const checkWords = (root: string): string =>
  `for word; do case $word in /dev/*) ;; ${root}/*/../*) exit 126 ;; ${root}/trees/*) ;; /* | ..* | */../../*) exit 126 ;; esac; done`;

/** A namespace of its own, where everything but the scratch directory is read-only. */
const isolation = (root: string): string[] => [
  'unshare',
  '-rmpf',
  '--kill-child',
  'sh',
  '-ec',
  `mount --rbind / / && mount -o remount,bind,ro / && mount --bind ${root} ${root} && mount -o remount,bind,rw ${root} && cd ${root} && exec bash "$@"`,
  'sh',
];

function canIsolate(root: string): boolean {
  const [command = '', ...args] = isolation(root);
  return spawnSync(command, [...args, '-c', 'true'], { stdio: 'ignore' }).status === 0;
}

export const treeOf = ({ root }: Scratch, index: number): string =>
  path.join(root, 'trees', String(index), 'tree');
export const homeOf = ({ root }: Scratch, index: number): string =>
  path.join(root, 'trees', String(index), 'home');

export function plantTree(scratch: Scratch, index: number): void {
  const tree = treeOf(scratch, index);
  fs.mkdirSync(path.join(tree, 'd1'), { recursive: true });
  fs.mkdirSync(path.join(tree, 'd2/d3'), { recursive: true });
  fs.mkdirSync(homeOf(scratch, index));
  for (const [name, text] of Object.entries(files)) fs.writeFileSync(path.join(tree, name), text);
}

/** Runs each command with bash in its own tree, with limits on time, file size and processes. */
export async function runAll(scratch: Scratch, commands: readonly string[], first = 0): Promise<Observed[]> {
  const before = commands.map((command, offset) => {
    fs.writeFileSync(path.join(scratch.root, 'commands', String(first + offset)), command);
    return snapshot(path.dirname(treeOf(scratch, first + offset)));
  });
  const middle = first + Math.ceil(commands.length / 2);
  await Promise.all([drive(scratch, first, middle), drive(scratch, middle, first + commands.length)]);
  return before.map((old, offset) => {
    const index = first + offset;
    const log = path.join(scratch.root, 'logs', String(index));
    const place = path.dirname(treeOf(scratch, index));
    // Gone with all around it: another command went up and removed, and what this one did is not to be seen.
    const changed = fs.existsSync(place) ? differences(old, snapshot(place)) : [];
    const status = fs.existsSync(`${log}.status`) ? fs.readFileSync(`${log}.status`, 'utf8').trim() : '';
    return { changed, ran: readLog(log), timedOut: status === '124' || status === '137' };
  });
}

/** One process of bash that runs the commands from `first` up to `end` one after the other. */
function drive({ root, isolated, shell }: Scratch, first: number, end: number): Promise<void> {
  const mount = which('mount');
  // One that goes up and removes what it finds must not reach another's tree.
  const alone = isolated
    ? `${which('unshare')} -m /bin/sh -ec 'for own in trees/$0 logs; do ${mount} --bind ${root}/$own ${root}/$own; done; ${mount} -o remount,bind,ro ${root}; cd "$PWD"; unset OLDPWD; exec "$@"' $i`
    : '';
  const driver = `
    ulimit -f 2048 -t 5 -u 512 2>/dev/null
    # zsh keeps here-documents in files.
    export PATH=${root}/bin TMPPREFIX=${root}/logs/zsh
    for ((i = ${first}; i < ${end}; i++)); do
      cd ${root}/trees/$i/tree || exit
      unset OLDPWD
      FUZZ_LOG=${root}/logs/$i HOME=${root}/trees/$i/home ${alone} /usr/bin/timeout -k 1 1 ${invocations[shell]} "$(<${root}/commands/$i)" </dev/null >/dev/null 2>&1
      echo $? > ${root}/logs/$i.status
    done`;
  const [command = '', ...args] = isolated ? isolation(root) : ['bash'];
  const child = spawn(command, [...args, '-c', driver], {
    env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8' },
    stdio: 'ignore',
  });
  return new Promise((resolve, reject) => child.on('error', reject).on('close', () => resolve()));
}

type Snapshot = Map<string, string>;

function snapshot(dir: string, into: Snapshot = new Map()): Snapshot {
  for (const entry of fs.readdirSync(dir, { withFileTypes: true })) {
    const file = path.join(dir, entry.name);
    const { mode } = fs.lstatSync(file);
    if (entry.isSymbolicLink()) into.set(file, `link ${fs.readlinkSync(file)}`);
    else if (entry.isDirectory()) {
      into.set(file, `directory ${mode}`);
      snapshot(file, into);
    } else into.set(file, `file ${mode} ${entry.isFile() ? fs.readFileSync(file, 'latin1') : ''}`);
  }
  return into;
}

const differences = (before: Snapshot, after: Snapshot): string[] =>
  [...new Set([...before.keys(), ...after.keys()])].filter((file) => before.get(file) !== after.get(file));

function readLog(file: string): string[][] {
  const words = fs.existsSync(file) ? fs.readFileSync(file, 'utf8').split('\0').slice(0, -1) : [];
  const calls: string[][] = [];
  for (let at = 0; at < words.length; ) {
    const count = Number(words[at]);
    calls.push(words.slice(at + 1, at + 1 + count));
    at += 1 + count;
  }
  return calls;
}
