import { awaitsApproval } from '../../flow/machine.ts';
import { isUnderWay } from './advance.ts';
import { type FlowState, flowOf } from './current.ts';

/** A few words for the client's status line: where the run stands, who is next, the correction round. */
export function statusLine(state: FlowState): string {
  if (state.policy.flow.mode === 'off') return 'gates: boxes only';
  const run = state.run();
  if (!isUnderWay(run)) return 'gates: no run';
  const flow = flowOf(state, run);
  const node = flow.nodes[run.node];
  const waiting = node?.type === 'agent' ? node.roles.filter((role) => !run.finished.includes(role)) : [];
  const next = awaitsApproval(run, flow) || waiting.length === 0 ? 'waits for you' : waiting.join(', ');
  const who = node?.type === 'gate' ? `${node.gate} gate` : next;
  const [[reviewed, taken] = ['', 0]] = Object.entries(run.rounds);
  const review = flow.nodes[reviewed];
  const allowed = (review?.type === 'agent' ? (review.rounds ?? 0) : 0) + (run.granted[reviewed] ?? 0);
  return `gates: ${run.id} ${run.node} · ${who}${taken > 0 ? ` · round ${taken} of ${allowed}` : ''}`;
}
