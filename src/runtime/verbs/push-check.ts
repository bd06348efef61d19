import { parseArgs } from 'node:util';
import { whatIsNext } from '../../flow/machine.ts';
import { isUnderWay } from '../flow/advance.ts';
import { flowOf, flowState } from '../flow/current.ts';
import type { Installation } from '../installation.ts';
import { readPolicy } from '../policy-file.ts';
import { changedSince, lintProblems, testProblems } from './changed-checks.ts';

/** `push-check [--base REF]`: what a push would show to others. Linters, types and tests of what changed; no run left in the middle. */
export function pushCheck(args: readonly string[], at: Installation): number {
  return check('push-check', args, at, (policy, root, files) => [
    ...runProblems(at),
    ...lintProblems(policy, root, files),
    ...testProblems(policy, root, files),
  ]);
}

/** `lint [--base REF]`: linters and types of what changed. */
export function lintChanged(args: readonly string[], at: Installation): number {
  return check('lint', args, at, lintProblems);
}

/** Exit codes: 0 nothing to say, 1 problems, 2 usage. */
function check(
  verb: string,
  args: readonly string[],
  at: Installation,
  problemsOf: typeof lintProblems,
): number {
  const usage = (says: string) => {
    process.stderr.write(`gates ${verb}: ${says}. Usage: ${verb} [--base REF]\n`);
    return 2;
  };
  let base: string | undefined;
  try {
    base = parseArgs({ args: [...args], options: { base: { type: 'string' } } }).values.base;
  } catch (error) {
    return usage((error as Error).message);
  }
  const files = changedSince(at.project, base);
  if (files === undefined)
    return usage(
      `there is no commit to compare with${base === undefined ? '' : ` ('${base}')`}; name one with --base`,
    );
  const problems = problemsOf(readPolicy(at), at.project, files);
  for (const problem of problems) process.stderr.write(`gates: ${problem}\n`);
  if (problems.length === 0) process.stdout.write(`gates: ${files.length} changed files, nothing to mend.\n`);
  return problems.length === 0 ? 0 : 1;
}

/** A run whose record is not complete: only the commit itself may be left to a person. */
function runProblems(at: Installation): string[] {
  const policy = readPolicy(at);
  if (policy.flow.mode !== 'enforce') return [];
  const state = flowState(policy, at, {});
  const run = state.run();
  if (!isUnderWay(run)) return [];
  const flow = flowOf(state, run);
  const node = flow.nodes[run.node];
  if (node?.type === 'human' && node.next === 'end') return [];
  return [`run ${run.id} is in the middle: ${whatIsNext(run, flow)}; 'end REASON' gives it up`];
}
