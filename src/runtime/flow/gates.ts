import { changedSince, lastRed } from '../../flow/evidence.ts';
import type { Evidence, GateName } from '../../flow/ledger-entry.ts';
import type { Run } from '../../flow/machine.ts';
import { changedFiles, hashFiles } from '../../gates/changed-tests.ts';
import { judgeGreen, judgeRed } from '../../gates/red.ts';
import { componentOf, runAllTests, runTestFile, type TestRun } from '../../gates/run-tests.ts';
import { runnableTests } from '../../gates/test-files.ts';
import type { FlowState } from './current.ts';

/** What a gate says; `evidence` when tests ran. */
export type GateResult = { passed: boolean; says: string; evidence?: Evidence };

const tailLength = 2000;

/** The gates as code. Each looks at the work tree at `root`. */
export const gates: Readonly<Record<GateName, (state: FlowState, run: Run, root: string) => GateResult>> = {
  red: redGate,
  green: greenGate,
  lint: () => ({ passed: true, says: 'nothing to lint' }),
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

/** The tests that were red, unchanged, now pass, and so does everything else. */
function greenGate(state: FlowState, run: Run, root: string): GateResult {
  const red = lastRed(state.entries);
  const waived = state.entries.some((entry) => entry.event === 'waived' && entry.gate === 'red');
  if (red === undefined && !waived) return { passed: false, says: 'no test was seen red in this run' };
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

/** Every finding is closed. */
function recordGate(_state: FlowState, run: Run): GateResult {
  const open = run.findings.filter(({ closed }) => closed === undefined);
  return open.length === 0
    ? { passed: true, says: `${run.findings.length} findings, all closed` }
    : { passed: false, says: `open findings: ${open.map(({ id }) => id).join(', ')}` };
}

function runOne(state: FlowState, file: string, root: string): TestRun {
  const component = componentOf(state.policy.components, file);
  if (component) return runTestFile(component, file, bench(state, root));
  return {
    command: '',
    started: false,
    timedOut: false,
    exitCode: null,
    results: [],
    output: `gates.json names no component that holds ${file}`,
  };
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
