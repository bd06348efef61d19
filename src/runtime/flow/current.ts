import { appendEntry, readLedger, type Speaker } from '../../flow/ledger.ts';
import type { LedgerEntry, LedgerEvent } from '../../flow/ledger-entry.ts';
import { currentRun, type Run } from '../../flow/machine.ts';
import { flowsFor } from '../../policy/default-flows.ts';
import type { Flow } from '../../policy/flow.ts';
import type { Policy } from '../../policy/policy.ts';
import type { Installation } from '../installation.ts';

/** The flow as it stands: everything the ledger says, and a way to say more. */
export type FlowState = {
  policy: Policy;
  at: Installation;
  flows: Readonly<Record<string, Flow>>;
  entries: LedgerEntry[];
  /** Appends to the ledger and to `entries`. */
  tell(event: LedgerEvent): void;
  run(): Run | undefined;
};

/** Reads the ledger. To decide and write in one step, call it inside withLock. */
export function flowState(policy: Policy, at: Installation, speaker: Speaker): FlowState {
  const flows = { ...flowsFor(Object.keys(policy.roles)), ...policy.flow.flows };
  const entries = readLedger(at.stateDir);
  return {
    policy,
    at,
    flows,
    entries,
    tell: (event) => entries.push(appendEntry(at.stateDir, event, speaker)),
    run: () => currentRun(entries, flows),
  };
}

/** The flow of a run. */
export function flowOf(state: FlowState, run: Run): Flow {
  return state.flows[run.flow] as Flow;
}
