import os from 'node:os';
import type { GateName, LedgerEvent } from '../../flow/ledger-entry.ts';
import { withLock } from '../../flow/lock.ts';
import { awaitsApproval, type Run, whatIsNext } from '../../flow/machine.ts';
import { headCommit } from '../../gates/changed-tests.ts';
import type { Flow } from '../../policy/flow.ts';
import { advance, isUnderWay, startRun } from '../flow/advance.ts';
import { type FlowState, flowOf, flowState } from '../flow/current.ts';
import { runLine } from '../flow/run-line.ts';
import type { Installation } from '../installation.ts';
import { readPolicy } from '../policy-file.ts';

/** What people say to the flow. Agents can't: the guard blocks these verbs for all of them. */

type Decision = {
  takes: string;
  says: string;
  /** The event to write down, or what is against it. */
  decide(run: Run, flow: Flow, words: readonly string[]): LedgerEvent | string;
};

/** By the machine's user: who it really was is for the commit to say. */
const person = () => os.userInfo().username;

const needsReason = 'a reason is needed: it stays in the record';

const decisions: Readonly<Record<string, Decision>> = {
  approve: {
    takes: '[STEP] [NOTE…]',
    says: 'agrees to the step at which the run waits',
    decide: (run, flow, [named, ...note]) => {
      const node = named ?? run.node;
      if (node !== run.node) return `the run stands at '${run.node}', not at '${node}'`;
      if (!awaitsApproval(run, flow)) return `nothing waits for a word there; ${whatIsNext(run, flow)}`;
      return { event: 'approved', node, by: person(), ...(note.length > 0 && { note: note.join(' ') }) };
    },
  },
  grant: {
    takes: 'STEP REASON…',
    says: 'gives a review one more round',
    decide: (run, flow, [node, ...reason]) => {
      const here = flow.nodes[run.node];
      if (here?.type !== 'agent' || here.findings === undefined)
        return `rounds are granted at a review; ${whatIsNext(run, flow)}`;
      if (node !== run.node) return `a round is granted where the run stands: '${run.node}'`;
      return reason.length === 0
        ? needsReason
        : { event: 'granted', node, by: person(), reason: reason.join(' ') };
    },
  },
  waive: {
    takes: 'GATE REASON…',
    says: 'lets the run past red, green, lint or record',
    decide: (_run, _flow, [gate, ...reason]) => {
      if (!isGate(gate)) return `there is no gate '${gate ?? ''}': red, green, lint, record`;
      return reason.length === 0
        ? needsReason
        : { event: 'waived', gate, by: person(), reason: reason.join(' ') };
    },
  },
  dismiss: {
    takes: 'FINDING REASON…',
    says: 'closes a finding without a test',
    decide: (run, _flow, [id, ...reason]) => {
      const open = run.findings.filter(({ closed }) => closed === undefined);
      if (id === undefined || !open.some((finding) => finding.id === id))
        return `${id === undefined ? '' : `no finding '${id}' is open; `}open findings: ${open.map((finding) => finding.id).join(', ') || 'none'}`;
      return reason.length === 0
        ? needsReason
        : { event: 'finding-closed', id, how: { dismissedBy: person(), reason: reason.join(' ') } };
    },
  },
  end: {
    takes: 'REASON…',
    says: 'gives the run up',
    decide: (run, _flow, reason) =>
      reason.length === 0 ? needsReason : { event: 'run-ended', run: run.id, reason: reason.join(' ') },
  },
};

/** What people read of them. */
export const decisionUsages: Readonly<Record<string, { takes: string; says: string }>> = decisions;

/** Exit codes: 0 written, 2 not possible now or not understood. */
export function decide(verb: string): (words: readonly string[], at: Installation) => number {
  return (words, at) => {
    const decision = decisions[verb] as Decision;
    const policy = readPolicy(at);
    const [state, event] = withLock(at.stateDir, () => {
      const state = flowState(policy, at, {});
      const run = state.run();
      const made = isUnderWay(run) ? decision.decide(run, flowOf(state, run), words) : 'no run is under way';
      if (typeof made !== 'string') state.tell(made);
      return [state, made] as const;
    });
    if (typeof event === 'string') {
      process.stderr.write(`gates ${verb}: ${event}. Usage: ${verb} ${decision.takes}\n`);
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
  const [flow = policy.flow.default, ...title] = words;
  const [state, objection] = withLock(at.stateDir, () => {
    const state = flowState(policy, at, {});
    const objection = startObjection(state, flow);
    if (objection === undefined) startRun(state, flow, title.join(' ') || flow, headCommit(at.project));
    return [state, objection] as const;
  });
  if (objection !== undefined) {
    process.stderr.write(`gates start: ${objection}.\n`);
    return 2;
  }
  process.stdout.write(`${runLine(state)}\n`);
  return 0;
}

function startObjection(state: FlowState, flow: string): string | undefined {
  const run = state.run();
  if (isUnderWay(run))
    return `run ${run.id} is under way; ${whatIsNext(run, flowOf(state, run))}. A person ends it with 'end REASON'`;
  return Object.hasOwn(state.flows, flow)
    ? undefined
    : `there is no flow '${flow}': ${Object.keys(state.flows).join(', ')}`;
}

function isGate(name: string | undefined): name is GateName {
  return name === 'red' || name === 'green' || name === 'lint' || name === 'record';
}
