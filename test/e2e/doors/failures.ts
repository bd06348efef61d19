import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { oldNode } from '../client-versions.ts';
import type { Door, Place, Session } from './door.ts';
import { elsewhere } from './elsewhere.ts';

/** A way in which the hook itself fails. What is called is a write that the guard blocks, so that an open gate shows. */
type Failure = {
  failure: string;
  breakIt?(place: Place): void;
  env?(place: Place): Record<string, string>;
  content?: string;
  seen: Door['seen'];
  doctor?: string;
  closedBy?: Door['closedBy'];
  remains?: string;
  /** False: the client's part in it is what counts. */
  launcherAlone?: false;
  /** Why it can't be tried on this machine. */
  impossible?(): string | undefined;
  cleanUp?(place: Place): void;
};

const hook = ({ repo }: Place, name: string) => path.join(repo, '.claude/hooks', name);
const gates = ({ repo }: Place, name: string) => path.join(repo, '.claude/gates', name);
/** With its own pin, as if it had been installed like that: another is taken away before it can fail. */
const runtime = (code: string) => (place: Place) => {
  const [settings, file] = [path.join(place.repo, '.claude/settings.json'), hook(place, 'gates.mjs')];
  const id = () => execFileSync('git', ['hash-object', '--no-filters', file], { encoding: 'utf8' }).trim();
  const before = id();
  fs.writeFileSync(file, code);
  fs.writeFileSync(settings, fs.readFileSync(settings, 'utf8').replaceAll(before, id()));
};
const before2_1_295 = { '2.1.197': 'runs', else: 'blocked: on-failure' } as const;
const blocked = 'blocked: write.not-allowed';

/** Programs a session needs, without Node. */
function pathWithout(node?: string): string {
  const directory = elsewhere();
  for (const name of ['sh', 'bash', 'git', 'cat', 'env', 'ls', 'uname', 'ps']) {
    const found = spawnSync('/bin/sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).stdout.trim();
    if (found !== '') fs.symlinkSync(found, path.join(directory, name));
  }
  return node === undefined ? directory : `${path.dirname(node)}:${directory}`;
}

function mounted(place: Place, options: string): void {
  const directory = gates(place, 'state');
  fs.mkdirSync(directory, { recursive: true });
  execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', directory]);
}

function unmount(place: Place): void {
  execFileSync('umount', [gates(place, 'state')]);
}

function noMounts(): string | undefined {
  return process.platform === 'linux' && process.getuid?.() === 0
    ? undefined
    : 'only root may mount a file system';
}

const noisy = (place: Place) => {
  const file = path.join(place.repo, 'noisy.cjs');
  fs.writeFileSync(file, "console.log('{}');\nprocess.exit(0);\n");
  return { NODE_OPTIONS: `--require ${file}` };
};

export const failureRows: Record<string, Failure> = {
  'no-node': { failure: 'no Node on PATH', env: () => ({ PATH: pathWithout() }), seen: 'blocked: launcher' },
  'old-node': {
    failure: 'Node 14',
    env: () => ({ PATH: pathWithout(oldNode()) }),
    seen: 'blocked: launcher',
    launcherAlone: false,
  },
  'node-killed': {
    failure: 'Node killed (SIGKILL)',
    breakIt: runtime("process.kill(process.pid, 'SIGKILL');\n"),
    seen: 'blocked: launcher',
    doctor: 'runtime.modified',
  },
  'launcher-killed': {
    failure: 'the launcher killed',
    breakIt: runtime("process.kill(process.ppid, 'SIGKILL');\n"),
    seen: 'blocked: launcher',
    launcherAlone: false,
  },
  'hook-killed': {
    failure: 'the whole hook killed',
    breakIt: runtime(
      "import fs from 'node:fs';\nconst outer = fs.readFileSync(`/proc/${process.ppid}/stat`, 'utf8').split(') ')[1].split(' ')[1];\nprocess.kill(Number(outer), 'SIGKILL');\n",
    ),
    seen: before2_1_295,
    launcherAlone: false,
    closedBy: 'client',
    remains: 'a client before 2.1.295 lets the call run',
  },
  'time-out': {
    failure: 'the time-out',
    breakIt: (place) => {
      runtime('setTimeout(() => {}, 60_000);\n')(place);
      const file = path.join(place.repo, '.claude/settings.json');
      fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replaceAll('"timeout": 60,', '"timeout": 2,'));
    },
    seen: before2_1_295,
    launcherAlone: false,
    closedBy: 'client',
    remains: 'a client before 2.1.295 lets the call run',
  },
  'launcher-missing': {
    failure: 'gates.sh missing',
    breakIt: (place) => fs.rmSync(hook(place, 'gates.sh')),
    seen: 'blocked: launcher',
    doctor: 'runtime.missing',
    launcherAlone: false,
  },
  'starter-missing': {
    failure: 'gates.cjs missing',
    breakIt: (place) => fs.rmSync(hook(place, 'gates.cjs')),
    seen: 'blocked: launcher',
    doctor: 'runtime.missing',
  },
  'runtime-missing': {
    failure: 'gates.mjs missing',
    breakIt: (place) => fs.rmSync(hook(place, 'gates.mjs')),
    seen: 'blocked: launcher',
    doctor: 'runtime.missing',
  },
  'launcher-crlf': {
    failure: 'gates.sh with CRLF',
    breakIt: (place) =>
      fs.writeFileSync(
        hook(place, 'gates.sh'),
        fs.readFileSync(hook(place, 'gates.sh'), 'utf8').replaceAll('\n', '\r\n'),
      ),
    seen: 'blocked: launcher',
    // It is not the one that settings pin, so it was taken away.
    doctor: 'runtime.missing',
  },
  'run-bit-lost': {
    failure: 'the run bit of gates.sh lost',
    breakIt: (place) => fs.chmodSync(hook(place, 'gates.sh'), 0o644),
    seen: blocked,
  },
  'policy-missing': {
    failure: 'no policy',
    breakIt: (place) => fs.rmSync(gates(place, 'gates.json')),
    seen: 'blocked: policy could not be read',
    doctor: 'policy.invalid',
  },
  'policy-unreadable': {
    failure: 'the policy unreadable (a directory)',
    breakIt: (place) => {
      fs.rmSync(gates(place, 'gates.json'));
      fs.mkdirSync(gates(place, 'gates.json'));
    },
    seen: 'blocked: policy could not be read',
    doctor: 'policy.invalid',
  },
  'policy-invalid': {
    failure: 'the policy invalid',
    breakIt: (place) => fs.writeFileSync(gates(place, 'gates.json'), '{"version": 1}\n'),
    seen: 'blocked: policy could not be read',
    doctor: 'policy.invalid',
  },
  'state-a-file': {
    failure: 'a file in the place of the state directory',
    breakIt: (place) => {
      fs.rmSync(gates(place, 'state'), { recursive: true, force: true });
      fs.writeFileSync(gates(place, 'state'), '');
    },
    seen: 'blocked: guard',
  },
  'state-read-only': {
    failure: 'the state directory read-only',
    breakIt: (place) => mounted(place, 'ro'),
    impossible: noMounts,
    cleanUp: unmount,
    seen: 'blocked: guard',
  },
  'disk-full': {
    failure: 'the disk full',
    breakIt: (place) => {
      mounted(place, 'size=16k');
      spawnSync('sh', ['-c', 'cat /dev/zero > fill'], { cwd: gates(place, 'state') });
    },
    impossible: noMounts,
    cleanUp: unmount,
    seen: 'blocked: guard',
  },
  'huge-input': { failure: 'an input of 8 MB', content: 'x'.repeat(8_000_000), seen: blocked },
  'noisy-node-options': {
    failure: 'standard output polluted through NODE_OPTIONS in the environment',
    env: noisy,
    seen: blocked,
  },
  'fake-answer-node-path': {
    failure: 'a module preloaded through NODE_OPTIONS and NODE_PATH in the environment',
    env: (place) => ({ ...noisy(place), NODE_PATH: place.repo }),
    seen: blocked,
  },
};

const write = (content: string) => ({ call: 'Write', input: { file_path: 'src/x.ts', content } });

export const failures: Session[] = Object.entries(failureRows).map(
  ([
    id,
    {
      failure,
      breakIt,
      env,
      content = 'x\n',
      seen,
      doctor,
      closedBy = 'guard',
      remains,
      impossible,
      cleanUp,
    },
  ]) => ({
    id,
    area: 'failures',
    long: true,
    ...(breakIt && { prepare: breakIt }),
    ...(env && { env }),
    ...(impossible && { impossible }),
    ...(cleanUp && { cleanUp }),
    doors: [
      {
        id,
        door: failure,
        call: write(content),
        trace: { file: 'src/x.ts' },
        seen,
        closedBy,
        ...(doctor && { doctor }),
        ...(remains && { remains }),
      },
    ],
  }),
);

/** An agent whose seal can't be taken: what a script of its own changes is not put back. */
const smuggle =
  "import fs from 'node:fs';\nfs.writeFileSync(['te', 'sts/smuggled.test.ts'].join(''), 'x');\n";
export const sealFailures: Session[] = ['state-a-file', 'state-read-only', 'disk-full'].map((id) => ({
  id: `agent-${id}`,
  area: 'failures',
  long: true,
  files: { 'tools/smuggle.mjs': smuggle },
  prepare: failureRows[id]?.breakIt ?? (() => {}),
  ...(id !== 'state-a-file' && { impossible: noMounts, cleanUp: unmount }),
  agents: { coder: {} },
  doors: [
    {
      id: `agent-${id}`,
      door: `an agent's script that writes a test, ${failureRows[id]?.failure}`,
      by: 'coder',
      call: { call: 'Bash', input: { command: 'node tools/smuggle.mjs' } },
      trace: { file: 'tests/smuggled.test.ts' },
      seen: 'blocked: guard',
      closedBy: 'guard',
    },
  ],
}));
