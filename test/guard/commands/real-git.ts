import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {
  marks,
  repositorySettings,
  type Section,
  type Seen,
  tracked,
  untracked,
  userSettings,
} from './recorded-git/place.ts';

/** Runs git for real: each line in a copy of a repository with a bare remote beside it, looked at before and after. */

const hooks = [
  'pre-commit',
  'commit-msg',
  'prepare-commit-msg',
  'pre-merge-commit',
  'pre-push',
  'pre-rebase',
  'applypatch-msg',
  'pre-applypatch',
];

const made = `
  git init -q --bare ../remote.git
  git init -q -b main . && git add ${Object.keys(tracked).join(' ')} && git commit -qm one && git tag v1
  git push -q ../remote.git main
  git checkout -q -b topic && echo topic >> docs/guide.md && git commit -qam topic
  git checkout -q -b clash main && echo clash >> README.md && git commit -qam clash
  git checkout -q -b far main && echo far > far.txt && git add far.txt && git commit -qm far && git push -q ../remote.git far
  git checkout -q main && git branch -qD far
  echo two >> README.md && git commit -qam two
  git fetch -q ../remote.git main:refs/remotes/origin/main`;

export function runGit(sections: readonly Section[]): Seen[][] {
  const place = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'git-')));
  try {
    const first = path.join(place, 'first');
    fs.mkdirSync(path.join(first, 'repo'), { recursive: true });
    fs.mkdirSync(path.join(first, 'home'));
    for (const [file, text] of Object.entries(tracked)) put(path.join(first, 'repo', file), text);
    put(path.join(first, 'home/.gitconfig'), userSettings);
    shell(made, first);
    for (const [file, text] of Object.entries(untracked)) put(path.join(first, 'repo', file), text);
    put(path.join(first, 'repo/.git/config'), repositorySettings);
    for (const name of hooks)
      put(path.join(first, 'repo/.git/hooks', name), `#!/bin/sh\necho ${name} >> "$HOOKS_RAN"\n`, 0o755);
    return sections.map(({ setup, lines }, at) => {
      const start = copy(first, path.join(place, `start${at}`));
      shell(setup, start);
      const before = stateOf(start);
      return lines.map((line) => {
        const now = copy(start, path.join(place, 'now'));
        // A copy's files are new to the index.
        const ran = shell(`git update-index -q --refresh >/dev/null; ${line.replace(/^~ /, '')}`, now, 2);
        const seen = difference(before, stateOf(now), now, ran);
        fs.rmSync(now, { recursive: true });
        return seen;
      });
    });
  } finally {
    fs.rmSync(place, { recursive: true, force: true });
  }
}

function put(file: string, text: string, mode = 0o644): void {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text, { mode });
}

function copy(from: string, to: string): string {
  spawnSync('cp', ['-a', from, to]);
  return to;
}

type Ran = { output: string; trace: string; hooks: string };

/** Runs shell code in the repository of a place. */
function shell(code: string, place: string, day = 1): Ran {
  const [trace, ran] = [`${place}.trace`, `${place}.hooks`];
  for (const file of [trace, ran]) fs.writeFileSync(file, '');
  const { stdout } = spawnSync('bash', ['-c', code], {
    cwd: path.join(place, 'repo'),
    env: {
      PATH: process.env.PATH,
      HOME: path.join(place, 'home'),
      LC_ALL: 'C.UTF-8',
      GIT_CONFIG_NOSYSTEM: '1',
      GIT_EDITOR: 'true',
      GIT_TERMINAL_PROMPT: '0',
      GIT_AUTHOR_DATE: '2024-01-01T00:00:00Z',
      GIT_COMMITTER_DATE: `2024-01-0${day}T00:00:00Z`,
      GIT_TRACE2_EVENT: trace,
      HOOKS_RAN: ran,
    },
    input: '',
    timeout: 10_000,
    encoding: 'utf8',
  });
  return { output: stdout, trace: fs.readFileSync(trace, 'utf8'), hooks: fs.readFileSync(ran, 'utf8') };
}

type State = {
  files: Map<string, string>;
  refs: Map<string, string>;
  remote: string;
  index: string;
  head: string;
  settings: Set<string>;
  worktrees: string[];
  messages: string;
  logs: Map<string, number>;
  objects: number;
};

function git(place: string, dir: string, ...args: string[]): string {
  const env = { PATH: process.env.PATH, HOME: path.join(place, 'home'), GIT_OPTIONAL_LOCKS: '0' };
  return spawnSync('git', ['-C', path.join(place, dir), ...args], { env, encoding: 'utf8' }).stdout;
}

function stateOf(place: string): State {
  const refs = git(place, 'repo', 'for-each-ref', '--format=%(refname) %(objectname)').trim().split('\n');
  const worktrees = path.join(place, 'repo/.git/worktrees');
  return {
    files: filesOf(place),
    refs: new Map(refs.map((line) => line.split(' ') as [string, string])),
    remote: git(place, 'remote.git', 'for-each-ref'),
    index: git(place, 'repo', 'ls-files', '-s', '-v', '--', '.'),
    head: fs.readFileSync(path.join(place, 'repo/.git/HEAD'), 'utf8'),
    settings: new Set(git(place, 'repo', 'config', '--list').split('\n')),
    worktrees: fs.existsSync(worktrees) ? fs.readdirSync(worktrees) : [],
    messages: git(place, 'repo', 'for-each-ref', '--format=%(contents)'),
    logs: logsOf(path.join(place, 'repo/.git/logs')),
    objects: fs.readdirSync(path.join(place, 'repo/.git/objects'), { recursive: true }).length,
  };
}

/** From the repository on, "../x" beside it; what git keeps for itself left out. */
function filesOf(place: string): Map<string, string> {
  const names = fs
    .readdirSync(place, { recursive: true, encoding: 'utf8' })
    .filter((name) => !/^(?:repo\/\.git|remote\.git|home\/\.gitconfig)(?:\/|$)/.test(name));
  return new Map(
    names.flatMap((name) => {
      const whole = path.join(place, name);
      const shown = path.relative('repo', name);
      return fs.lstatSync(whole).isFile()
        ? [[shown, `${fs.statSync(whole).mode} ${fs.readFileSync(whole, 'latin1')}`]]
        : [];
    }),
  );
}

/** Lines of each reflog. */
function logsOf(dir: string): Map<string, number> {
  if (!fs.existsSync(dir)) return new Map();
  const names = fs.readdirSync(dir, { recursive: true, encoding: 'utf8' });
  return new Map(
    names
      .map((name) => [name, path.join(dir, name)] as const)
      .filter(([, whole]) => fs.statSync(whole).isFile())
      .map(([name, whole]) => [name, fs.readFileSync(whole, 'utf8').split('\n').length]),
  );
}

function difference(before: State, after: State, place: string, { output, trace, hooks: ran }: Ran): Seen {
  const changed = <T>(one: Map<string, T>, other: Map<string, T>) =>
    [...new Set([...one.keys(), ...other.keys()])].filter((key) => one.get(key) !== other.get(key));
  const refs = changed(before.refs, after.refs).map((name) => {
    const [was, is] = [before.refs.get(name), after.refs.get(name)];
    if (was === undefined || is === undefined) return `${was ? '-' : '+'}${name}`;
    return `${git(place, 'repo', 'merge-base', was, is).trim() === was ? '>' : '!'}${name}`;
  });
  const settings = [...before.settings, ...after.settings].filter(
    (line) => before.settings.has(line) !== after.settings.has(line),
  );
  const isCut = [...before.logs].some(
    ([name, lines]) => name !== 'refs/stash' && (after.logs.get(name) ?? 0) < lines,
  );
  const files = changed(before.files, after.files).sort();
  const written = files.map((file) => (after.files.get(file) ?? '').replaceAll(marks[file] ?? '\0', ''));
  const showing = [output, after.messages, ...written].join('\n');
  const events = [
    ...(before.index === after.index ? [] : ['index']),
    ...(before.head === after.head ? [] : ['HEAD']),
    ...refs,
    ...(isCut ? ['log'] : []),
    ...(after.objects === before.objects ? [] : ['objects']),
    ...(after.remote === before.remote ? [] : ['remote']),
    ...(/"child_start".*"argv":\[[^\]]*(?:upload-pack|receive-pack|upload-archive)/.test(trace)
      ? ['contact']
      : []),
    ...(after.worktrees.length === before.worktrees.length ? [] : ['worktrees']),
    ...settings.map((line) => `config ${line.slice(0, line.indexOf('='))}`),
    ...ran
      .split('\n')
      .filter(Boolean)
      .map((name) => `hook ${name}`),
  ];
  return {
    files,
    events: [...new Set(events.map((event) => event.replace(/(?<=refs\/\w+\/.*)-?[0-9a-f]{40}/, '')))].sort(),
    shows: Object.keys(marks).filter((file) => new RegExp(`${marks[file]}\\b`).test(showing)),
  };
}
