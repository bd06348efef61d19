import { joinStates, sameState, sameVariable } from './joins.ts';
import { anyElements, fork, type State } from './state.ts';

/** What happens to the states at the end of a loop's body: `out` have left the loop, `on` go to the next round. */
export function followLoop(ends: readonly State[]): { out: State[]; on: State[] } {
  const out: State[] = [];
  const on: State[] = [];
  for (const end of ends) {
    const { flow } = end;
    if (flow === undefined) on.push(end);
    else if (flow.kind !== 'break' && flow.kind !== 'continue') out.push(end);
    else if (flow.levels > 1) out.push({ ...end, flow: { ...flow, levels: flow.levels - 1 } });
    else (flow.kind === 'break' ? out : on).push({ ...end, flow: undefined, status: 0 });
  }
  return { out, on };
}

const rounds = 6;

/**
 * Something that happens any number of times, none included. `left`: the states in which the loop was left from within;
 * `last`: the one that covers every number of rounds. What differs from round to round becomes unknown, until a round
 * changes nothing any more.
 */
export function repeat(entry: State, round: (at: State) => State[]): { left: State[]; last: State } {
  const left: State[] = [];
  let current = entry;
  for (let count = 0; count < rounds; count += 1) {
    const { out, on } = followLoop(round(fork(current)));
    left.push(...out);
    const next = on.reduce(joinStates, current);
    const widened = count === 0 ? next : forgetChanges(current, next);
    if (sameState(current, widened)) return { left, last: widened };
    current = widened;
  }
  return { left, last: current };
}

/** Variables that two rounds left different: any value. */
function forgetChanges(before: State, after: State): State {
  const variables = new Map(after.variables);
  for (const [name, variable] of after.variables) {
    const old = before.variables.get(name);
    if (old !== undefined && sameVariable(old, variable)) continue;
    const { exported, elements } = variable;
    variables.set(name, {
      ...(elements === undefined ? { value: { prefix: '' } } : { elements: anyElements }),
      ...(exported ? { exported } : {}),
    });
  }
  return { ...after, variables };
}
