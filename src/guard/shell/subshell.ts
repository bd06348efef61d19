import { shareStreams } from './descriptors.ts';
import type { Evaluation } from './evaluation.ts';
import { fork, type State } from './state.ts';
import { runExitTraps } from './traps.ts';

/** Runs something in a copy of this shell. What it writes stays, and its status; everything else ends with it. */
export function inSubshell(
  outer: Evaluation,
  state: State,
  run: (evaluation: Evaluation, inner: State) => State[],
): State {
  const evaluation = { ...outer, loops: 0 };
  const inner = fork(state);
  inner.traps = new Map();
  const ends = run(evaluation, inner).map((end) => {
    const done = { ...end, flow: undefined };
    runExitTraps(evaluation, done);
    return done;
  });
  shareStreams(state, ends);
  const [first, ...others] = ends.map((end) => end.status);
  state.status = others.every((status) => status === first) ? first : undefined;
  return state;
}
