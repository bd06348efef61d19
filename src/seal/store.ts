import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/**
 * A git directory of the gates' own beside the user's: own index, own objects, no filters, no hooks. The user's objects are its
 * alternates, so that an unchanged file costs nothing; nothing is ever written to the user's own git directory.
 */
export type Store = { root: string; gitDir: string; userIndex: string };

/** git refused: there is no seal, and that has to be said. */
export class SealError extends Error {}

/** There is no git here, and so no seal: known since the install, and no fault. */
export class NoGit extends Error {}

const attributes = '* -text -eol -filter -ident -working-tree-encoding -diff -merge\n';

/** A person's own settings must not make git look less closely here, or start a daemon. */
const core = [
  'bare = false',
  'autocrlf = false',
  'safecrlf = false',
  'logAllRefUpdates = false',
  'hooksPath = /dev/null',
  'fsmonitor = false',
  'ignoreStat = false',
  'trustctime = true',
  'checkStat = default',
  'fileMode = true',
];

/** Opens the store of one work tree, making it when there is none. `stateDir`: `.claude/gates/state`. Throws NoGit outside of a repository. */
export function openStore(root: string, stateDir: string): Store {
  const [format, userIndex, objects, exclude, head] = repository(root);
  if (!format || !userIndex || !objects) throw new NoGit('this is not a git repository');
  const store = { ...knownStore(root, stateDir), userIndex };
  const settings = [
    '[core]',
    `\trepositoryformatversion = ${format === 'sha1' ? 0 : 1}`,
    ...core.map((line) => `\t${line}`),
    '[gc]',
    '\tauto = 0',
    '[status]',
    '\tsubmoduleSummary = false',
    ...(format === 'sha1' ? [] : ['[extensions]', `\tobjectFormat = ${format}`]),
  ];
  const excluded = exclude && fs.existsSync(exclude) ? fs.readFileSync(exclude, 'utf8') : '';
  const files: Readonly<Record<string, string>> = {
    // The user's last commit, so that git finds next to no difference between it and a seal's index.
    HEAD: `${head ?? 'ref: refs/heads/seal'}\n`,
    config: `${settings.join('\n')}\n`,
    'objects/info/alternates': `${objects}\n`,
    'info/attributes': attributes,
    'info/exclude': `${excluded}\n/.claude/gates/state/\n`,
  };
  fs.mkdirSync(path.join(store.gitDir, 'refs'), { recursive: true });
  for (const [file, text] of Object.entries(files)) replace(path.join(store.gitDir, file), text);
  return store;
}

/** The store of a work tree as an earlier seal left it; there may be none. */
export function knownStore(root: string, stateDir: string): Store {
  const gitDir = path.join(stateDir, 'seal', encodeURIComponent(root));
  return { root, gitDir, userIndex: '' };
}

/**
 * Gives an index a second name: git never writes into an index, it puts a new one in its place. A copy where the disk knows no
 * second names.
 */
export function shareIndex(from: string, to: string): void {
  const temporary = `${to}.${process.pid}.link`;
  try {
    fs.linkSync(from, temporary);
  } catch {
    copyIndex(from, to);
    return;
  }
  fs.renameSync(temporary, to);
  // Two names of one file are left as they are.
  fs.rmSync(temporary, { force: true });
}

/**
 * Copies an index with its time, rounded down: git looks twice at files that changed in the same moment as the index was written,
 * and a copy must not seem later than what it says.
 */
export function copyIndex(from: string, to: string): void {
  const temporary = `${to}.${process.pid}.copy`;
  fs.copyFileSync(from, temporary);
  const seconds = Math.floor(fs.statSync(from).mtimeMs) / 1000 - 0.001;
  fs.utimesSync(temporary, seconds, seconds);
  fs.renameSync(temporary, to);
}

type GitOptions = {
  input?: string;
  /** May git write what it learned about unchanged files to the index? */
  optionalLocks?: boolean;
};

/** Runs git on the store with one index file; returns standard output. Throws SealError with git's own words. */
export function git(store: Store, index: string, args: readonly string[], options: GitOptions = {}): Buffer {
  const env = {
    ...process.env,
    GIT_DIR: store.gitDir,
    GIT_WORK_TREE: store.root,
    GIT_INDEX_FILE: index,
    GIT_OPTIONAL_LOCKS: options.optionalLocks ? '1' : '0',
    LC_ALL: 'C',
  };
  for (const name of [
    'GIT_OBJECT_DIRECTORY',
    'GIT_ALTERNATE_OBJECT_DIRECTORIES',
    'GIT_CONFIG_PARAMETERS',
    'GIT_CONFIG_COUNT',
  ])
    delete (env as NodeJS.ProcessEnv)[name];
  const { status, stdout, stderr, error } = spawnSync('git', args, {
    cwd: store.root,
    env,
    ...(options.input === undefined ? { stdio: ['ignore', 'pipe', 'pipe'] } : { input: options.input }),
    maxBuffer: 1 << 30,
  });
  if (error) throw new SealError(`git does not run: ${error.message}`);
  if (status !== 0) throw new SealError(`git ${args[0]}: ${stderr.toString('utf8').trim().split('\n')[0]}`);
  return stdout;
}

/** Object format, index, objects, exclude file and last commit of the repository that holds a directory; nothing outside of one. */
function repository(root: string): string[] {
  const paths = ['index', 'objects', 'info/exclude'].flatMap((file) => ['--git-path', file]);
  // Without a commit git says all but the last, and fails.
  const { stdout, error } = spawnSync(
    'git',
    ['rev-parse', '--path-format=absolute', '--show-object-format', ...paths, 'HEAD^{commit}'],
    { cwd: root, encoding: 'utf8' },
  );
  if (error) throw new NoGit(`git does not run: ${error.message}`);
  const [format = '', index = '', objects = '', exclude = '', head = ''] = stdout.split('\n');
  return [format, index, objects, exclude, ...(/^[0-9a-f]{40,}$/.test(head) ? [head] : [])];
}

/** Writes a file whole, and only when it says something new: another hook's git may be reading it. */
function replace(file: string, text: string): void {
  if (fs.existsSync(file) && fs.readFileSync(file, 'utf8') === text) return;
  const temporary = `${file}.${process.pid}`;
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(temporary, text);
  fs.renameSync(temporary, file);
}

/** NUL-separated output as names. */
export function names(output: Buffer): string[] {
  return output
    .toString('utf8')
    .split('\0')
    .filter((name) => name !== '');
}
