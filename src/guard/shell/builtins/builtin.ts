import type { Invocation } from '../dispatch.ts';
import type { Evaluation } from '../evaluation.ts';
import type { State } from '../state.ts';

/** A command that is part of the shell: changes the state, gives the states it may end in. */
export type Builtin = (evaluation: Evaluation, state: State, invocation: Invocation) => State[];

/** Ends with a status; undefined: either. */
export function ends(state: State, status: number | undefined): State[] {
  state.status = status;
  return [state];
}
