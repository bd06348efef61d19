import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/**
 * Files of a repository, relative to its root, sorted: tracked and new ones that git does not ignore. Symbolic links are left out,
 * as the guard goes by where they lead. Without git: none.
 */
export function repoFiles(root: string): string[] {
  const isFile = (file: string) => fs.lstatSync(path.join(root, file), { throwIfNoEntry: false })?.isFile();
  const tracked = list(root, ['-s']).flatMap((line) => {
    const [, mode, file] = /^(\d+) \S+ \d\t(.*)$/s.exec(line) ?? [];
    return mode?.startsWith('100') && file !== undefined ? [file] : [];
  });
  const untracked = list(root, ['--others', '--exclude-standard']).filter(isFile);
  return [...new Set([...tracked, ...untracked])].sort();
}

function list(root: string, args: readonly string[]): string[] {
  const { status, stdout } = spawnSync('git', ['ls-files', '-z', ...args], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    env: { ...process.env, GIT_OPTIONAL_LOCKS: '0' },
  });
  return status === 0 ? stdout.split('\0').filter((line) => line !== '') : [];
}
