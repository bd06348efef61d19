import { changedSince, isWaived, lastRed } from '../../flow/evidence.ts';
import type { Evidence, GateName } from '../../flow/ledger-entry.ts';
import type { Run } from '../../flow/machine.ts';
import { changedFiles, hashFiles } from '../../gates/changed-tests.ts';
import { componentJobs, fileJobs, lint, lintWords } from '../../gates/lint.ts';
import { judgeGreen, judgeRed } from '../../gates/red.ts';
import { componentOf, runAllTests, runTestFile, type TestRun } from '../../gates/run-tests.ts';
import { runnableTests } from '../../gates/test-files.ts';
import { boxOf } from '../../guard/boxes/box.ts';
import { judgeInside } from '../../guard/boxes/writes.ts';
import { type FlowState, flowOf } from './current.ts';

/** What a gate says; `evidence` when tests ran. */
export type GateResult = { passed: boolean; says: string; evidence?: Evidence };

const tailLength = 2000;

/** The gates as code. Each looks at the work tree at `root`. */
export const gates: Readonly<Record<GateName, (state: FlowState, run: Run, root: string) => GateResult>> = {
  red: redGate,
  green: greenGate,
  lint: lintGate,
  record: recordGate,
};

/** The tests that are new or changed since the run began, run one file after the other: at least one must fail for a good reason. */
function redGate(state: FlowState, run: Run, root: string): GateResult {
  const files = runnableTests(state.policy, changedFiles(root, run.base) ?? []);
  if (files.length === 0) return { passed: false, says: 'no test file is new or changed' };
  const runs = files.map((file) => runOne(state, file, root));
  const verdicts = runs.map(judgeRed);
  const evidence = evidenceOf(runs, hashFiles(root, files));
  // One broken file would hide behind another's honest red.
  const broken = verdicts.find((verdict) => !verdict.red && verdict.why !== 'all-pass');
  if (broken) return { passed: false, says: broken.says, evidence };
  const red = verdicts.filter((verdict) => verdict.red);
  return red.length > 0
    ? { passed: true, says: red.map(({ says }) => says).join('; '), evidence }
    : { passed: false, says: verdicts[0]?.says ?? 'no test ran', evidence };
}

/**
 * The tests that were red, unchanged, now pass, and so does everything else. Linters come first, as they mend what the tests then
 * see; a flow with a lint gate of its own has them there.
 */
function greenGate(state: FlowState, run: Run, root: string): GateResult {
  const red = lastRed(state.entries);
  if (red === undefined && !isWaived(state.entries, 'red'))
    return { passed: false, says: 'no test was seen red in this run' };
  const lintsElsewhere = Object.values(flowOf(state, run).nodes).some(
    (node) => node.type === 'gate' && node.gate === 'lint',
  );
  const linted = lintsElsewhere ? undefined : lintGate(state, run, root);
  if (linted?.passed === false) return linted;
  const files = red
    ? Object.keys(red.tests)
    : runnableTests(state.policy, changedFiles(root, run.base) ?? []);
  const hashes = hashFiles(root, files);
  const changed = red ? changedSince(red, hashes) : [];
  if (changed.length > 0)
    return {
      passed: false,
      says: `${changed.join(', ')} changed since it was seen red; the tester sees it red again`,
    };
  const own = files.map((file) => runOne(state, file, root));
  const rest =
    state.policy.gates.green === 'all'
      ? state.policy.components
          .filter(({ testAll }) => testAll !== undefined)
          .map((component) => runAllTests(component, bench(state, root)))
      : [];
  const failed = [...own, ...rest].map(judgeGreen).find(({ green }) => !green);
  const evidence = evidenceOf([...own, ...rest], hashes);
  return failed
    ? { passed: false, says: failed.says, evidence }
    : { passed: true, says: `${evidence.passing.length} passing`, evidence };
}

/** The files changed since the run began, and the components that hold them. What isn't installed or doesn't finish is no pass. */
function lintGate(state: FlowState, run: Run, root: string): GateResult {
  if (isWaived(state.entries, 'lint')) return { passed: true, says: 'linters waived' };
  const files = lintedFiles(state, run, root);
  const { policy } = state;
  const jobs = [
    ...files.flatMap((file) => fileJobs(policy, file, root)),
    ...componentJobs(policy, files, root),
  ];
  const bad = lint(jobs, policy.gates.testSeconds).filter(({ outcome }) => outcome !== 'clean');
  if (bad.length === 0)
    return { passed: true, says: jobs.length === 0 ? 'nothing to lint' : `${jobs.length} linters content` };
  const beyond = bad.every(({ outcome }) => outcome !== 'failing');
  return {
    passed: false,
    says: `${lintWords(bad)}${beyond ? ".\nA person mends that, or waives it: 'waive lint REASON'" : ''}`,
  };
}

/** Changed files that those who are sent back can mend: the tests of the tester are not the coder's. */
function lintedFiles(state: FlowState, run: Run, root: string): string[] {
  const files = changedFiles(root, run.base) ?? [];
  const boxes = Object.values(flowOf(state, run).nodes)
    .flatMap((node) => (node.type === 'agent' && node.next === run.node ? node.roles : []))
    .map((role) => boxOf(state.policy, role, false));
  if (boxes.length === 0) return files;
  return files.filter((file) => boxes.some((box) => judgeInside(file, box, true) === undefined));
}

/** Every finding is closed. */
function recordGate(_state: FlowState, run: Run): GateResult {
  const open = run.findings.filter(({ closed }) => closed === undefined);
  return open.length === 0
    ? { passed: true, says: `findings: ${run.findings.length}, none open` }
    : { passed: false, says: `open findings: ${open.map(({ id }) => id).join(', ')}` };
}

function runOne(state: FlowState, file: string, root: string): TestRun {
  return runTestFile(componentOf(state.policy.components, file), file, bench(state, root));
}

function bench(state: FlowState, root: string) {
  return { root, seconds: state.policy.gates.testSeconds };
}

function evidenceOf(runs: readonly TestRun[], tests: Record<string, string>): Evidence {
  const results = runs.flatMap((run) => run.results);
  const named = (statuses: readonly string[]) => [
    ...new Set(results.filter(({ status }) => statuses.includes(status)).map(({ name }) => name)),
  ];
  return {
    tests,
    failing: named(['failed', 'error']),
    passing: named(['passed']),
    command: [...new Set(runs.map((run) => run.command))].join(' && '),
    tail: runs
      .map((run) => run.output)
      .join('\n')
      .slice(-tailLength),
  };
}
