import os from 'node:os';
import type { GateName, LedgerEvent } from '../../flow/ledger-entry.ts';
import { withLock } from '../../flow/lock.ts';
import { whatIsNext } from '../../flow/machine.ts';
import { headCommit } from '../../gates/changed-tests.ts';
import { advance, isUnderWay, startRun } from '../flow/advance.ts';
import { type FlowState, flowOf, flowState } from '../flow/current.ts';
import { runLine } from '../flow/run-line.ts';
import type { Installation } from '../installation.ts';
import { readPolicy } from '../policy-file.ts';

/** What people say to the flow. Agents can't: the guard blocks these verbs for all of them. */

type Decision = { usage: string; decide(state: FlowState, words: readonly string[]): LedgerEvent | string };

/** By the machine's user: who it really was is for the commit to say. */
const person = () => os.userInfo().username;

const needsReason = 'a reason is needed: it stays in the record';

const decisions: Readonly<Record<string, Decision>> = {
  approve: {
    usage: 'approve [NODE] [NOTE…]',
    decide: (state, [named, ...note]) => {
      const run = state.run();
      if (!isUnderWay(run)) return 'no run is under way';
      const node = named ?? run.node;
      if (node !== run.node) return `the run stands at '${run.node}', not at '${node}'`;
      return { event: 'approved', node, by: person(), ...(note.length > 0 && { note: note.join(' ') }) };
    },
  },
  grant: {
    usage: 'grant NODE REASON…',
    decide: (state, [node, ...reason]) => {
      const run = state.run();
      if (!isUnderWay(run)) return 'no run is under way';
      if (node !== run.node || flowOf(state, run).nodes[node]?.type !== 'agent')
        return `a round is granted where the run stands: '${run.node}'`;
      return reason.length === 0
        ? needsReason
        : { event: 'granted', node, by: person(), reason: reason.join(' ') };
    },
  },
  waive: {
    usage: 'waive GATE REASON…',
    decide: (_state, [gate, ...reason]) => {
      if (!isGate(gate)) return `there is no gate '${gate ?? ''}': red, green, lint, record`;
      return reason.length === 0
        ? needsReason
        : { event: 'waived', gate, by: person(), reason: reason.join(' ') };
    },
  },
  dismiss: {
    usage: 'dismiss FINDING REASON…',
    decide: (state, [id, ...reason]) => {
      const open = state.run()?.findings.filter(({ closed }) => closed === undefined) ?? [];
      if (id === undefined || !open.some((finding) => finding.id === id))
        return `open findings: ${open.map((finding) => finding.id).join(', ') || 'none'}`;
      return reason.length === 0
        ? needsReason
        : { event: 'finding-closed', id, how: { dismissedBy: person(), reason: reason.join(' ') } };
    },
  },
  end: {
    usage: 'end REASON…',
    decide: (state, reason) => {
      const run = state.run();
      if (!isUnderWay(run)) return 'no run is under way';
      return reason.length === 0
        ? needsReason
        : { event: 'run-ended', run: run.id, reason: reason.join(' ') };
    },
  },
};

/** Exit codes: 0 written, 2 not possible now or not understood. */
export function decide(verb: string): (words: readonly string[], at: Installation) => number {
  return (words, at) => {
    const decision = decisions[verb] as Decision;
    const state = flowState(readPolicy(at), at, {});
    const event = withLock(at.stateDir, () => {
      const made = decision.decide(state, words);
      if (typeof made !== 'string') state.tell(made);
      return made;
    });
    if (typeof event === 'string') {
      process.stderr.write(`gates ${verb}: ${event}. Usage: ${decision.usage}\n`);
      return 2;
    }
    advance(state, at.project);
    process.stdout.write(`${runLine(state)}\n`);
    return 0;
  };
}

/** Starts a run: the main session may, when none is under way. */
export function start(words: readonly string[], at: Installation): number {
  const policy = readPolicy(at);
  const state = flowState(policy, at, {});
  const [flow = policy.flow.default, ...title] = words;
  const run = state.run();
  const objection = isUnderWay(run)
    ? `run ${run.id} is under way; ${whatIsNext(run, flowOf(state, run))}. A person ends it with 'end REASON'`
    : Object.hasOwn(state.flows, flow)
      ? undefined
      : `there is no flow '${flow}': ${Object.keys(state.flows).join(', ')}`;
  if (objection !== undefined) {
    process.stderr.write(`gates start: ${objection}.\n`);
    return 2;
  }
  withLock(at.stateDir, () => startRun(state, flow, title.join(' ') || flow, headCommit(at.project)));
  process.stdout.write(`${runLine(state)}\n`);
  return 0;
}

function isGate(name: string | undefined): name is GateName {
  return name === 'red' || name === 'green' || name === 'lint' || name === 'record';
}
