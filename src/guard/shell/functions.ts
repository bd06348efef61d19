import type { Function as FunctionNode } from 'unbash';
import { act } from '../effects.ts';
import type { Arg } from './arg.ts';
import { isZsh } from './dialect.ts';
import { add, type Evaluation } from './evaluation.ts';
import { limits } from './limits.ts';
import { runCommand } from './script.ts';
import { fork, type State, setVariable } from './state.ts';
import { runExitTraps } from './traps.ts';
import { forgetVariables } from './variables.ts';

/**
 * Runs a function's body. One that calls itself again and again is followed a few times, then once with everything
 * unknown: deeper calls can do nothing that this one can't.
 */
export function callFunction(
  evaluation: Evaluation,
  state: State,
  name: string,
  body: FunctionNode['body'],
  args: readonly Arg[],
): State[] {
  const depth = evaluation.calls.filter((call) => call === name).length;
  const outer = fork(state);
  if (depth > limits.recursion) {
    if (evaluation.concurrent) add(evaluation, act('run.system', name, 'starts itself without end'));
    forgetVariables(state);
    state.status = undefined;
    return [state];
  }
  if (depth === limits.recursion) {
    forgetVariables(state);
    state.cwd = undefined;
  }
  state.parameters = depth === limits.recursion ? [{ prefix: '', many: true }] : args;
  state.locals = [...state.locals, new Map()];
  const inner = { ...evaluation, calls: [...evaluation.calls, name], loops: 0, returns: true };
  return runCommand(inner, body, state).map((end) => {
    // In zsh a function's EXIT trap runs when it returns.
    if (isZsh(evaluation) && end.traps !== outer.traps) {
      runExitTraps(inner, fork(end));
      end.traps = new Map([...end.traps, ['EXIT', outer.traps.get('EXIT') ?? []]]);
    }
    return leave(outer, end);
  });
}

function leave(outer: State, end: State): State {
  for (const [name, { before }] of end.locals.at(-1) ?? []) setVariable(end, name, before);
  end.locals = outer.locals;
  end.parameters = outer.parameters;
  if (end.flow?.kind === 'return') end.flow = undefined;
  return end;
}
