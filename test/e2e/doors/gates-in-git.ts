import { execFileSync } from 'node:child_process';
import type { Place } from './door.ts';

export function git(repo: string, ...args: string[]): void {
  execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.com', ...args], { cwd: repo });
}

/** As a person does after the install. */
export function commitGates({ repo }: Place): void {
  git(repo, 'add', '-A');
  git(repo, 'commit', '-q', '-m', 'gates');
}

/** An id out of words. */
export const slug = (words: string) =>
  words
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
    .replace(/^-|-$/g, '');
