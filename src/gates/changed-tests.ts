import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/**
 * Files that differ from a commit, staged, unstaged and untracked; deleted ones left out. Relative to the root. Without git or
 * a base: undefined, as nothing can be compared.
 */
export function changedFiles(root: string, base: string | null): string[] | undefined {
  const tracked = git(
    root,
    base === null
      ? ['ls-files', '-z']
      : ['diff', '-z', '--name-only', '--no-renames', '--diff-filter=d', base],
  );
  const untracked = git(root, ['ls-files', '-z', '--others', '--exclude-standard']);
  if (tracked === undefined || untracked === undefined) return undefined;
  return [...new Set([...tracked, ...untracked])].sort();
}

/** SHA-256 in hex by path; files that are gone are left out. */
export function hashFiles(root: string, files: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    files.flatMap((file) => {
      const found = fs.statSync(path.join(root, file), { throwIfNoEntry: false });
      if (!found?.isFile()) return [];
      return [
        [
          file,
          createHash('sha256')
            .update(fs.readFileSync(path.join(root, file)))
            .digest('hex'),
        ],
      ];
    }),
  );
}

/** The commit that HEAD names, null without one. */
export function headCommit(root: string): string | null {
  return git(root, ['rev-parse', '--verify', '-q', 'HEAD'])?.[0]?.trim() ?? null;
}

function git(root: string, args: readonly string[]): string[] | undefined {
  const result = spawnSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    env: { ...process.env, GIT_OPTIONAL_LOCKS: '0' },
  });
  return result.status === 0 ? result.stdout.split('\0').filter((name) => name !== '') : undefined;
}
