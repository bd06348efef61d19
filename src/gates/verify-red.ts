import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Policy } from '../policy/policy.ts';
import { judgeGreen, judgeRed } from './red.ts';
import { componentOf, runTestFile, type TestRun } from './run-tests.ts';

/** What one test file showed: on the base's code, and on the head's. */
export type VerifiedFile = {
  file: string;
  proved: boolean;
  says: string;
  failToPass: string[];
  passToPass: string[];
};

export class VerifyError extends Error {}

/** Where dependencies are installed, outside git: the base's checkout borrows the head's. */
const borrowed = ['node_modules', 'vendor', '.venv', 'venv', 'target', 'deps', '_build'];

/**
 * Runs each new or changed test file twice: on the code of the merge base, where it must fail, and on the code of the work tree,
 * where it must pass. Throws VerifyError when git can't say what the base is.
 */
export function verifyRed(
  root: string,
  baseRef: string,
  files: (changed: readonly string[]) => string[],
  policy: Policy,
): VerifiedFile[] {
  const base = git(root, ['merge-base', baseRef, 'HEAD']).trim();
  const changed = git(root, ['diff', '-z', '--name-only', '--no-renames', '--diff-filter=d', base])
    .split('\0')
    .filter(Boolean);
  const untracked = git(root, ['ls-files', '-z', '--others', '--exclude-standard'])
    .split('\0')
    .filter(Boolean);
  const tests = files([...new Set([...changed, ...untracked])].sort());
  if (tests.length === 0) return [];
  return withCheckout(root, base, policy, (checkout) => {
    for (const file of tests) {
      fs.mkdirSync(path.dirname(path.join(checkout, file)), { recursive: true });
      fs.copyFileSync(path.join(root, file), path.join(checkout, file));
    }
    return tests.map((file) => verifyFile(file, run(file, checkout, policy), run(file, root, policy)));
  });
}

function verifyFile(file: string, onBase: TestRun, onHead: TestRun): VerifiedFile {
  const names = (run: TestRun, status: string) =>
    new Set(run.results.filter((result) => result.status === status).map(({ name }) => name));
  const passing = names(onHead, 'passed');
  const passedBefore = names(onBase, 'passed');
  const passToPass = [...passing].filter((name) => passedBefore.has(name));
  const failToPass = [...passing].filter((name) => !passedBefore.has(name));
  const red = judgeRed(onBase);
  const green = judgeGreen(onHead);
  const says = red.red ? green.says : `on the base ${red.says}`;
  return { file, proved: red.red && green.green, says, failToPass, passToPass };
}

function run(file: string, root: string, policy: Policy): TestRun {
  return runTestFile(componentOf(policy.components, file), file, {
    root,
    seconds: policy.gates.testSeconds,
  });
}

function withCheckout<T>(root: string, commit: string, policy: Policy, work: (checkout: string) => T): T {
  const scratch = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'gates-base-')));
  const checkout = path.join(scratch, 'base');
  git(root, ['worktree', 'add', '--detach', '--quiet', checkout, commit]);
  try {
    for (const dir of new Set(['.', ...policy.components.map((component) => component.dir)]))
      for (const name of borrowed) {
        const there = path.join(root, dir, name);
        const here = path.join(checkout, dir, name);
        if (fs.existsSync(there) && !fs.existsSync(here) && fs.existsSync(path.dirname(here)))
          fs.symlinkSync(there, here);
      }
    return work(checkout);
  } finally {
    git(root, ['worktree', 'remove', '--force', checkout]);
    fs.rmSync(scratch, { recursive: true, force: true });
  }
}

function git(cwd: string, args: readonly string[]): string {
  const result = spawnSync('git', args, { cwd, encoding: 'utf8', maxBuffer: 1 << 28 });
  if (result.status !== 0)
    throw new VerifyError(
      `git ${args[0]}: ${(result.stderr || result.error?.message || '').trim().split('\n')[0]}`,
    );
  return result.stdout;
}
