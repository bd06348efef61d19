import { complain } from './descriptors.ts';
import type { Flow, State } from './state.ts';

/** What bash makes of an expansion that fails: the rest of the line is not run (discard), or the shell ends (exit). */
export type ExpansionError = {
  flow: Flow;
  sure: boolean;
  /** The variables where it may have stopped: what the rest of the command would have assigned is not. */
  stops: readonly State['variables'][];
};

/** Notes a failed expansion; the command that asked for it settles what that means. */
export function raise(state: State, kind: 'discard' | 'exit', sure: boolean): void {
  complain(state);
  const earlier = state.error;
  if (earlier?.sure) return;
  const stops = [...(earlier?.stops ?? []), state.variables];
  const flow: Flow = kind === 'exit' ? { kind, failed: true } : { kind };
  state.error = { flow: earlier?.flow ?? flow, sure, stops: [...new Set(stops)] };
}

/** The states that a noted error leads to: not going on, or either way where it may not have happened. */
export function settleError(state: State): State[] {
  const { error } = state;
  if (error === undefined) return [state];
  state.error = undefined;
  const stopped = error.stops.map(
    (variables): State => ({ ...state, variables, flow: error.flow, status: 1 }),
  );
  return error.sure ? stopped : [state, ...stopped];
}

/** An error that only makes this one command fail. */
export function dropError(state: State): boolean {
  const happened = state.error?.sure === true;
  state.error = undefined;
  return happened;
}
