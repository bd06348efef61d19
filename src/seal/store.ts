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

/** Opens the store of one work tree, making it when there is none. `stateDir`: `.claude/gates/state`. Throws NoGit outside of a repository. */
export function openStore(root: string, stateDir: string): Store {
  const found = runOutsideToo(root, [
    'rev-parse',
    '--path-format=absolute',
    '--show-object-format',
    '--git-path',
    'index',
    '--git-path',
    'objects',
    '--git-path',
    'info/exclude',
  ]);
  const [format, userIndex, objects, exclude] = found.toString('utf8').split('\n');
  if (!format || !userIndex || !objects) throw new NoGit('this is not a git repository');
  const gitDir = path.join(stateDir, 'seal', encodeURIComponent(root));
  const settings = [
    '[core]',
    `\trepositoryformatversion = ${format === 'sha1' ? 0 : 1}`,
    '\tbare = false',
    '\tautocrlf = false',
    '\tsafecrlf = false',
    '\tlogAllRefUpdates = false',
    '\thooksPath = /dev/null',
    '[gc]',
    '\tauto = 0',
    ...(format === 'sha1' ? [] : ['[extensions]', `\tobjectFormat = ${format}`]),
  ];
  fs.mkdirSync(path.join(gitDir, 'objects/info'), { recursive: true });
  fs.mkdirSync(path.join(gitDir, 'refs'), { recursive: true });
  fs.mkdirSync(path.join(gitDir, 'info'), { recursive: true });
  fs.writeFileSync(path.join(gitDir, 'HEAD'), 'ref: refs/heads/seal\n');
  fs.writeFileSync(path.join(gitDir, 'config'), `${settings.join('\n')}\n`);
  fs.writeFileSync(path.join(gitDir, 'objects/info/alternates'), `${objects}\n`);
  fs.writeFileSync(path.join(gitDir, 'info/attributes'), attributes);
  fs.copyFileSync(
    exclude && fs.existsSync(exclude) ? exclude : '/dev/null',
    path.join(gitDir, 'info/exclude'),
  );
  return { root, gitDir, userIndex };
}

/** Runs git on the store with one index file; returns standard output. Throws SealError with git's own words. */
export function git(store: Store, index: string, args: readonly string[], input?: string): Buffer {
  const env = {
    ...process.env,
    GIT_DIR: store.gitDir,
    GIT_WORK_TREE: store.root,
    GIT_INDEX_FILE: index,
    GIT_OPTIONAL_LOCKS: '0',
    LC_ALL: 'C',
  };
  for (const name of [
    'GIT_OBJECT_DIRECTORY',
    'GIT_ALTERNATE_OBJECT_DIRECTORIES',
    'GIT_CONFIG_PARAMETERS',
    'GIT_CONFIG_COUNT',
  ])
    delete (env as NodeJS.ProcessEnv)[name];
  return run(store.root, env, args, input);
}

function runOutsideToo(root: string, args: readonly string[]): Buffer {
  try {
    return run(root, process.env, args);
  } catch (error) {
    throw new NoGit((error as Error).message);
  }
}

function run(cwd: string, env: NodeJS.ProcessEnv, args: readonly string[], input?: string): Buffer {
  const result = spawnSync('git', args, { cwd, env, input: input ?? '', maxBuffer: 1 << 30 });
  if (result.error) throw new SealError(`git does not run: ${result.error.message}`);
  if (result.status !== 0)
    throw new SealError(`git ${args[0]}: ${result.stderr.toString('utf8').trim().split('\n')[0]}`);
  return result.stdout;
}

/** NUL-separated output as names. */
export function names(output: Buffer): string[] {
  return output
    .toString('utf8')
    .split('\0')
    .filter((name) => name !== '');
}
