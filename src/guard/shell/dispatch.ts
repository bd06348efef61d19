import type { CommandArgument } from 'unbash';
import { act } from '../effects.ts';
import type { Arg } from './arg.ts';
import type { Builtin } from './builtins/builtin.ts';
import { builtins } from './builtins/index.ts';
import { runProgram } from './call.ts';
import { complain, inputOf } from './descriptors.ts';
import { isSh, isZsh, notInZsh, onlyInBash } from './dialect.ts';
import { add, type Evaluation } from './evaluation.ts';
import { callFunction } from './functions.ts';
import { runNested } from './nested.ts';
import { fork, type State } from './state.ts';

/** A command with its words expanded. */
export type Invocation = {
  /** The name first. */
  args: readonly Arg[];
  /** For declare and its like: the words as written, as assignments among them are no words. */
  words: readonly CommandArgument[] | undefined;
  /** `command` and `builtin` pass functions by. */
  functions: boolean;
};

/** Words of zsh that run what follows, or load what does. bash takes them for programs. */
const zshWords = new Set(
  'noglob nocorrect repeat foreach zmodload emulate autoload setopt unsetopt zparseopts zpty zsystem ztcp zsocket sched vared functions unfunction -'.split(
    ' ',
  ),
);

/** emulate takes the name of a shell; with other words it is a program of that name. */
const isZshWord = (name: string, args: readonly Arg[]): boolean =>
  zshWords.has(name) &&
  (name !== 'emulate' ||
    args.length === 0 ||
    args.some(({ text }) => text === undefined || /^(?:zsh|sh|ksh|csh)$/.test(text)));

/** A function or a builtin: it runs in this process. */
export const isPartOfShell = (evaluation: Evaluation, state: State, name: string): boolean =>
  state.functions.has(name) || builtinOf(evaluation, name) !== undefined;

/** Builtins for which failing is an answer. */
const failsSilently: ReadonlySet<string> = new Set(
  '[ break continue eval exit false getopts let read return source . test wait'.split(' '),
);

const builtinOf = (evaluation: Evaluation, name: string): Builtin | undefined =>
  Object.hasOwn(builtins, name) && !(isZsh(evaluation) && notInZsh.has(name)) ? builtins[name] : undefined;

/** What the command is where aliases are expanded: beside what it is where they aren't. */
function runAlias(
  evaluation: Evaluation,
  state: State,
  alias: string,
  [name, ...args]: readonly Arg[],
): void {
  const inner = fork(state);
  inner.aliases = new Map([...state.aliases].filter(([other]) => other !== name?.text));
  inner.parameters = args;
  runNested(evaluation, inner, `${alias} "$@"`, 'alias');
}

export function dispatch(evaluation: Evaluation, state: State, invocation: Invocation): State[] {
  const name = invocation.args[0]?.text;
  const alias = name === undefined ? undefined : state.aliases.get(name);
  if (alias !== undefined) runAlias(evaluation, state, alias, invocation.args);
  if (name !== undefined) {
    const bodies = invocation.functions ? state.functions.get(name) : undefined;
    if (bodies !== undefined) {
      const ways = bodies.map((body) => ({ at: fork(state), body }));
      // Defined in one of two branches, it may also be the program.
      const other = state.renamed.has(name) ? [fork(state)] : [];
      return [
        ...ways.flatMap(({ at, body }) => callFunction(evaluation, at, name, body, invocation.args.slice(1))),
        ...other.flatMap((at) => dispatch(evaluation, at, { ...invocation, functions: false })),
      ];
    }
    const builtin = builtinOf(evaluation, name);
    if (builtin !== undefined) {
      // Where the name may be a program instead, nothing of this shell changes.
      const isUnsure = (isSh(evaluation) && onlyInBash.has(name)) || state.renamed.has(name);
      const without = isUnsure ? [{ ...state, status: undefined }] : [];
      const reached = builtin(evaluation, state, invocation);
      for (const end of reached) if (end.status !== 0 && !failsSilently.has(name)) complain(end);
      return [...without, ...reached];
    }
    if (isZshWord(name, invocation.args.slice(1))) {
      add(evaluation, act('shell.syntax', name, 'a word of zsh'));
      return [state];
    }
  }
  // set -k: assignments count wherever they stand.
  if (state.options.has('k') && invocation.args.some((arg) => /^\w+=/.test(arg.text ?? arg.prefix)))
    add(evaluation, act('environment.change', name ?? 'an unknown command', 'set -k'));
  runProgram(evaluation, state, {
    args: invocation.args,
    stdin: inputOf(state),
  });
  return [state];
}
