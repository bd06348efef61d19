import { spawnSync } from 'node:child_process';
import { changedFiles, hashFiles } from '../../gates/changed-tests.ts';
import { componentJobs, fileJobs, lint, lintWords } from '../../gates/lint.ts';
import { judgeGreen } from '../../gates/red.ts';
import { componentOf, runTestFile } from '../../gates/run-tests.ts';
import { runnableTests } from '../../gates/test-files.ts';
import type { Policy } from '../../policy/policy.ts';

/** The branch's changes, checked as a person's push and CI check them. */

/** What no remote has yet, or what is new since the main branch: tried in this order. */
const bases = ['@{upstream}', 'origin/HEAD', 'origin/main', 'origin/master', 'main', 'master'];

/** The files that differ from `base`, by default from where the branch left its upstream. Undefined: git knows no such commit. */
export function changedSince(root: string, base: string | undefined): string[] | undefined {
  for (const ref of base === undefined ? bases : [base]) {
    const found = spawnSync('git', ['merge-base', ref, 'HEAD'], { cwd: root, encoding: 'utf8' });
    if (found.status === 0) return changedFiles(root, found.stdout.trim());
  }
  return undefined;
}

/** One text for each linter that is not content, and for what linters changed: that is not in any commit yet. */
export function lintProblems(policy: Policy, root: string, files: readonly string[]): string[] {
  const before = hashFiles(root, files);
  const jobs = [
    ...files.flatMap((file) => fileJobs(policy, file, root)),
    ...componentJobs(policy, files, root),
  ];
  const bad = lint(jobs, policy.gates.testSeconds).filter(({ outcome }) => outcome !== 'clean');
  const after = hashFiles(root, files);
  const mended = files.filter((file) => before[file] !== after[file]);
  return [
    ...bad.map((end) => lintWords([end])),
    ...(mended.length > 0 ? [`linters changed ${mended.join(', ')}: look at it and commit it`] : []),
  ];
}

/** One text for each changed test file that does not pass. */
export function testProblems(policy: Policy, root: string, files: readonly string[]): string[] {
  return runnableTests(policy, files).flatMap((file) => {
    const run = runTestFile(componentOf(policy.components, file), file, {
      root,
      seconds: policy.gates.testSeconds,
    });
    const { green, says } = judgeGreen(run);
    return green ? [] : [`${file}: ${says}`];
  });
}
