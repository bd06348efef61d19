import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { below } from './paths/location.ts';
import type { World } from './world.ts';

const maxTextBytes = 256 * 1024;

/** This machine as the guard may see it. `project`: where the gates are installed; `cwd`: the call's working directory. */
export function machine(project: string, cwd: string): World {
  const realProject = realpath(project);
  const caseInsensitive = foldsCase(realProject);
  let trees: readonly string[] | undefined;
  const worktrees = () => {
    trees ??= [realProject, ...linkedWorktrees(realProject)];
    return trees;
  };
  const isInside = (dir: string) => below(cwd, dir, { caseInsensitive }) !== undefined;
  const nested = isInside(path.join(realProject, '.claude/worktrees'));
  const root =
    isInside(realProject) && !nested ? realProject : (worktrees().slice(1).find(isInside) ?? realProject);
  return {
    root,
    project: realProject,
    home: realpath(process.env.HOME || os.homedir()),
    temporary: [...new Set(['/tmp', '/var/tmp', os.tmpdir()].map(realpath))],
    caseInsensitive,
    worktrees,
    realpath,
    kind: (absolute) => {
      const found = orElse(() => fs.statSync(absolute, quietly), undefined);
      if (found === undefined) return 'missing';
      return found.isDirectory() ? 'directory' : 'file';
    },
    isLink,
    list: (absolute) => orElse(() => fs.readdirSync(absolute).sort(), []),
    readText: (absolute) =>
      orElse(
        () => (fs.statSync(absolute).size > maxTextBytes ? undefined : fs.readFileSync(absolute, 'utf8')),
        undefined,
      ),
  };
}

/** As the system resolves it: each symlink in its place, `..` after it. Missing parts are kept, as is what follows a loop. */
function realpath(absolute: string): string {
  const left = absolute
    .split('/')
    .filter((part) => part !== '')
    .reverse();
  let resolved = '';
  let links = 0;
  for (let part = left.pop(); part !== undefined; part = left.pop()) {
    if (part === '.') continue;
    if (part === '..') {
      resolved = resolved.slice(0, Math.max(resolved.lastIndexOf('/'), 0));
      continue;
    }
    const next = `${resolved}/${part}`;
    if (!isLink(next) || links++ >= 40) {
      resolved = next;
      continue;
    }
    const link = fs.readlinkSync(next);
    if (path.isAbsolute(link)) resolved = '';
    left.push(
      ...link
        .split('/')
        .filter((piece) => piece !== '')
        .reverse(),
    );
  }
  return resolved || '/';
}

/** Looking for what is not there is usual, and an error costs twenty times as much as an answer. */
const quietly = { throwIfNoEntry: false } as const;

const isLink = (absolute: string): boolean =>
  orElse(() => fs.lstatSync(absolute, quietly)?.isSymbolicLink() === true, false);

/** Does this disk take `.CLAUDE` for `.claude`? Asked of the project itself, as disks differ on one machine. */
function foldsCase(project: string): boolean {
  const name = path.basename(project);
  const swapped = name === name.toUpperCase() ? name.toLowerCase() : name.toUpperCase();
  if (swapped === name) return process.platform === 'darwin' || process.platform === 'win32';
  const here = fs.statSync(project, quietly);
  const there = fs.statSync(path.join(path.dirname(project), swapped), quietly);
  return here !== undefined && there !== undefined && here.ino === there.ino && here.dev === there.dev;
}

/** git keeps `<common dir>/worktrees/<name>/gitdir`, whose text is the path of that work tree's .git file. */
function linkedWorktrees(project: string): string[] {
  const dotGit = path.join(project, '.git');
  const pointer = orElse(() => fs.readFileSync(dotGit, 'utf8'), '');
  const gitDir = pointer.startsWith('gitdir: ') ? path.resolve(project, pointer.slice(8).trim()) : dotGit;
  const common = orElse(
    () => path.resolve(gitDir, fs.readFileSync(path.join(gitDir, 'commondir'), 'utf8').trim()),
    gitDir,
  );
  const main = path.basename(common) === '.git' ? [path.dirname(common)] : [];
  const names = orElse(() => fs.readdirSync(path.join(common, 'worktrees')), []);
  const linked = names.flatMap((name) =>
    orElse(() => [path.dirname(fs.readFileSync(path.join(common, 'worktrees', name, 'gitdir'), 'utf8'))], []),
  );
  return [...main, ...linked].map(realpath).filter((tree) => tree !== project);
}

function orElse<T>(attempt: () => T, otherwise: T): T {
  try {
    return attempt();
  } catch {
    return otherwise;
  }
}
