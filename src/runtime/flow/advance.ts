import { changedSince, lastRed, unusedWaiver } from '../../flow/evidence.ts';
import { type Run, refusal, whatIsNext } from '../../flow/machine.ts';
import { hashFiles, headCommit } from '../../gates/changed-tests.ts';
import type { Flow } from '../../policy/flow.ts';
import { type FlowState, flowOf } from './current.ts';
import { type GateResult, gates } from './gates.ts';

/** A flow has no more nodes than this; a policy whose gates lead in a circle ends here. */
const maxSteps = 20;

/** Runs every gate the run stands at, one after the other, until an agent or a person is next. Returns the gate that failed. */
export function advance(state: FlowState, root: string): GateResult | undefined {
  for (let steps = 0; steps < maxSteps; steps++) {
    const run = state.run();
    const node = run && flowOf(state, run).nodes[run.node];
    if (!run || node?.type !== 'gate') return undefined;
    const waiver = unusedWaiver(state.entries, node.gate);
    const { passed, says, evidence } = waiver
      ? { passed: true, says: `waived by ${waiver.by}: ${waiver.reason}`, evidence: undefined }
      : gates[node.gate](state, run, root);
    state.tell({ event: 'gate', gate: node.gate, passed, says, ...(evidence && { evidence }) });
    if (!passed) return { passed, says };
  }
  return undefined;
}

/** Why an agent of this role may not start now, undefined when it may. Starts a run of the default flow when none is under way. */
export function spawnRefusal(
  state: FlowState,
  role: string,
  title: string,
  root: string,
): string | undefined {
  const inFlows = Object.values(state.flows).some((flow) =>
    Object.values(flow.nodes).some((node) => node.type === 'agent' && node.roles.includes(role)),
  );
  if (!inFlows) return undefined;
  if (!isUnderWay(state.run())) startRun(state, state.policy.flow.default, title, headCommit(root));
  const run = state.run();
  if (!run) return `gates.json names no flow '${state.policy.flow.default}'`;
  const flow = flowOf(state, run);
  const named = Object.values(flow.nodes).some((node) => node.type === 'agent' && node.roles.includes(role));
  if (named) return refusal(run, role, flow) ?? staleRed(state, run, flow, root);
  return `the flow '${run.flow}' has no ${role}; ${whatIsNext(run, flow)}`;
}

/** Nobody goes on from a red whose tests are no longer those on disk. */
function staleRed(state: FlowState, run: Run, flow: Flow, root: string): string | undefined {
  const node = flow.nodes[run.node];
  const next = node && flow.nodes[node.next];
  const red = lastRed(state.entries);
  if (!red || (next?.type === 'gate' && next.gate === 'red')) return undefined;
  const changed = changedSince(red, hashFiles(root, Object.keys(red.tests)));
  return changed.length === 0
    ? undefined
    : `${changed.join(', ')} changed since it was seen red, so the tester has to see it red again`;
}

export function isUnderWay(run: Run | undefined): run is Run {
  return run !== undefined && run.node !== 'end';
}

export function startRun(state: FlowState, flow: string, title: string, base: string | null): void {
  const number = state.entries.filter(({ event }) => event === 'run-started').length + 1;
  state.tell({ event: 'run-started', run: `R${number}`, flow, title, base });
}
