import { whatIsNext } from '../../flow/machine.ts';
import { isUnderWay } from './advance.ts';
import { type FlowState, flowOf } from './current.ts';

/** Where the run is and what is next, on one line. */
export function runLine(state: FlowState): string {
  const run = state.run();
  if (run?.node === 'end') return `Run ${run.id} (${run.flow}: ${run.title}) is done. No run is under way.`;
  if (!isUnderWay(run)) return 'No run is under way.';
  return `Run ${run.id} (${run.flow}: ${run.title}) stands at '${run.node}'; ${whatIsNext(run, flowOf(state, run))}.`;
}
