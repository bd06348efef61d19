import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { defaultPolicy } from '../../src/policy/defaults.ts';
import type { Policy } from '../../src/policy/policy.ts';
import { type Installation, installation } from '../../src/runtime/installation.ts';

/** A scratch repository with one commit and a policy, as hooks and verbs find it. */
export function gatedRepo(
  files: Record<string, string>,
  policy: Partial<Policy>,
  tests: string[] = ['tests/**'],
): {
  at: Installation;
  write(file: string, text: string): void;
  read(file: string): string;
  git(...args: string[]): string;
} {
  const project = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'gates-runtime-')));
  const at = installation(path.join(project, '.claude/hooks/gates.mjs'));
  const write = (file: string, text: string) => {
    fs.mkdirSync(path.dirname(path.join(project, file)), { recursive: true });
    fs.writeFileSync(path.join(project, file), text);
  };
  const git = (...args: string[]) => {
    const result = spawnSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.com', ...args], {
      cwd: project,
      encoding: 'utf8',
    });
    if (result.status !== 0) throw new Error(result.stderr);
    return result.stdout.trim();
  };
  write('.claude/gates/gates.json', JSON.stringify({ ...defaultPolicy({ tests }), ...policy }));
  write('.gitignore', '.claude/gates/state/\n');
  for (const [file, text] of Object.entries(files)) write(file, text);
  git('init', '-q', '-b', 'main');
  git('add', '-A');
  git('commit', '-q', '-m', 'start');
  return { at, write, read: (file) => fs.readFileSync(path.join(project, file), 'utf8'), git };
}
