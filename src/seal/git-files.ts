import fs from 'node:fs';
import path from 'node:path';
import { programSettings } from './git-settings.ts';
import { type Breach, newFirst } from './look.ts';
import type { Store } from './store.ts';

/** What makes the user's git run programs, by path in its directory: hooks and the config file, content as base64. */
export type GitFiles = Readonly<Record<string, GitFile>>;

type GitFile = { link: string } | { mode: number; content: string };

/** How a path in the git directory is called among those of the work tree, wherever a linked work tree has it. */
const prefix = '.git/';

export const isGitFile = ({ path: file }: Breach): boolean => file.startsWith(prefix);

export function gitFiles(store: Store): GitFiles {
  const directory = userGitDirectory(store);
  return Object.fromEntries(
    ['config', 'hooks', ...hooksIn(directory)].flatMap((name) => {
      const file = read(path.join(directory, name));
      return file === undefined ? [] : [[name, file]];
    }),
  );
}

export function gitBreaches(store: Store, before: GitFiles): Breach[] {
  const now = gitFiles(store);
  return [...new Set([...Object.keys(before), ...Object.keys(now)])].flatMap((name): Breach[] => {
    const [was, is] = [before[name], now[name]];
    if (was === undefined) return [{ path: prefix + name, how: 'new' }];
    if (is === undefined) return [{ path: prefix + name, how: 'deleted' }];
    const same = name === 'config' ? sameSettings(was, is) : JSON.stringify(was) === JSON.stringify(is);
    return same ? [] : [{ path: prefix + name, how: 'changed' }];
  });
}

/** Puts back what stood there; what stands there now is copied to `keptDir` first. */
export function restoreGitFiles(
  store: Store,
  before: GitFiles,
  breaches: readonly Breach[],
  keptDir: string,
): void {
  const directory = userGitDirectory(store);
  for (const { path: file } of [...breaches].sort(newFirst)) {
    const name = file.slice(prefix.length);
    const absolute = path.join(directory, name);
    if (fs.lstatSync(absolute, { throwIfNoEntry: false })) {
      fs.cpSync(absolute, path.join(keptDir, file), { recursive: true, verbatimSymlinks: true });
      fs.rmSync(absolute, { recursive: true });
    }
    const was = before[name];
    if (was === undefined) continue;
    fs.mkdirSync(path.dirname(absolute), { recursive: true });
    if ('link' in was) fs.symlinkSync(was.link, absolute);
    else fs.writeFileSync(absolute, Buffer.from(was.content, 'base64'), { mode: was.mode });
  }
}

/** The user's objects are the store's alternates, and lie beside the hooks. */
function userGitDirectory({ gitDir }: Store): string {
  return path.dirname(fs.readFileSync(path.join(gitDir, 'objects/info/alternates'), 'utf8').trimEnd());
}

/** Those that git brings as examples run nowhere. */
function hooksIn(directory: string): string[] {
  const hooks = path.join(directory, 'hooks');
  if (!fs.lstatSync(hooks, { throwIfNoEntry: false })?.isDirectory()) return [];
  return fs
    .readdirSync(hooks)
    .filter((name) => !name.endsWith('.sample'))
    .map((name) => `hooks/${name}`);
}

/** Undefined for a directory, and for what is not there. */
function read(file: string): GitFile | undefined {
  const found = fs.lstatSync(file, { throwIfNoEntry: false });
  if (found?.isSymbolicLink()) return { link: fs.readlinkSync(file) };
  if (!found?.isFile()) return undefined;
  return { mode: found.mode & 0o777, content: fs.readFileSync(file).toString('base64') };
}

function sameSettings(was: GitFile, is: GitFile): boolean {
  const [a, b] = [was, is].map((file) =>
    'link' in file ? file : programSettings(Buffer.from(file.content, 'base64').toString('utf8')),
  );
  return JSON.stringify(a) === JSON.stringify(b);
}
