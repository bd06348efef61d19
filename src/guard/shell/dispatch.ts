import type { CommandArgument } from 'unbash';
import { act } from '../effects.ts';
import type { Arg, Assignment } from './arg.ts';
import type { Builtin } from './builtins/builtin.ts';
import { builtins } from './builtins/index.ts';
import { runProgram } from './call.ts';
import { inputOf } from './descriptors.ts';
import { isSh, isZsh, notInZsh, onlyInBash } from './dialect.ts';
import { add, type Evaluation } from './evaluation.ts';
import { callFunction } from './functions.ts';
import { fork, type State } from './state.ts';

/** A command with its words expanded. */
export type Invocation = {
  /** The name first. */
  args: readonly Arg[];
  /** For declare and its like: the words as written, as assignments among them are no words. */
  words: readonly CommandArgument[] | undefined;
  assignments: readonly Assignment[];
  /** `command` and `builtin` pass functions by. */
  functions: boolean;
};

/** Words of zsh that run what follows, or load what does. bash takes them for programs. */
const zshWords = new Set(
  'noglob nocorrect repeat foreach zmodload emulate autoload setopt unsetopt zparseopts zpty zsystem ztcp zsocket sched vared functions unfunction -'.split(
    ' ',
  ),
);

/** A function or a builtin: it runs in this process. */
export const isPartOfShell = (evaluation: Evaluation, state: State, name: string): boolean =>
  state.functions.has(name) || builtinOf(evaluation, name) !== undefined;

const builtinOf = (evaluation: Evaluation, name: string): Builtin | undefined =>
  Object.hasOwn(builtins, name) && !(isZsh(evaluation) && notInZsh.has(name)) ? builtins[name] : undefined;

export function dispatch(evaluation: Evaluation, state: State, invocation: Invocation): State[] {
  const name = invocation.args[0]?.text;
  if (name !== undefined) {
    const body = invocation.functions ? state.functions.get(name) : undefined;
    if (body !== undefined) {
      // Defined differently in two branches, it may also be the program.
      const other = state.renamed.has(name) ? [fork(state)] : [];
      return [
        ...callFunction(evaluation, state, name, body, invocation.args.slice(1)),
        ...other.flatMap((at) => dispatch(evaluation, at, { ...invocation, functions: false })),
      ];
    }
    const builtin = builtinOf(evaluation, name);
    if (builtin !== undefined) {
      const without = isSh(evaluation) && onlyInBash.has(name) ? [{ ...state, status: 127 }] : [];
      return [...without, ...builtin(evaluation, state, invocation)];
    }
    if (zshWords.has(name)) {
      add(evaluation, act('shell.syntax', name, 'a word of zsh'));
      return [state];
    }
  }
  runProgram(evaluation, state, {
    args: invocation.args,
    // Those in front of the command are exported in the state by now.
    assignments: [],
    stdin: inputOf(state),
  });
  return [state];
}
