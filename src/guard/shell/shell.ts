import { act } from '../effects.ts';
import { type Arg, type Assignment, type Cwd, known, type Stdin, unknown } from './arg.ts';
import { optionOf, widening } from './builtins/options.ts';
import { add, type Evaluation } from './evaluation.ts';
import { runSource } from './nested.ts';
import { everyName, type State, type Variable } from './state.ts';
import { runExitTraps } from './traps.ts';
import { empty, someWord } from './values.ts';

/** How a shell that another command starts begins. */
export type Start = {
  by: string;
  cwd: Cwd;
  stdin: Stdin;
  /** $0 first. */
  parameters: readonly Arg[];
  assignments: readonly Assignment[];
  options: readonly Arg[];
};

/** A shell of its own: `sh -c`, `ssh`, a script on standard input. It sees what is exported, and nothing else. */
export function runShell(evaluation: Evaluation, outer: State, code: Arg, start: Start): void {
  if (code.text === undefined) {
    add(evaluation, act('run.shell', start.by));
    return;
  }
  const state: State = {
    ...newState(start),
    variables: new Map([
      ...[...outer.variables].flatMap(([name, variable]): [string, Variable][] => {
        const { exported, unsure } = variable;
        if (!exported) return [];
        return [[name, unsure ? { value: unknown(), exported } : variable]];
      }),
      ...start.assignments.map(({ name, value }): [string, Variable] => [name, { value, exported: true }]),
    ]),
    functions: new Map([...outer.functions].filter(([name]) => outer.exportedFunctions.has(name))),
    exportedFunctions: outer.exportedFunctions,
    renamed: outer.renamed.has(everyName) ? new Set([everyName]) : new Set(),
    options: startOptions(start),
  };
  const inner = { ...evaluation, calls: [], loops: 0, returns: false };
  for (const end of runSource(inner, state, code.text, start.by)) runExitTraps(inner, end);
}

/** bash takes BASHOPTS and SHELLOPTS from the environment as well. */
function startOptions({ options, assignments }: Start): ReadonlySet<string> {
  const inherited = assignments.flatMap(({ name, value }) => {
    if (name !== 'BASHOPTS' && name !== 'SHELLOPTS') return [];
    return value.text === undefined ? [value] : value.text.split(':').map(known);
  });
  return new Set(
    [...options, ...inherited].flatMap((word) => (word.text === undefined ? widening : [optionOf(word)])),
  );
}

export function newState({ cwd, stdin, parameters }: Pick<Start, 'cwd' | 'stdin' | 'parameters'>): State {
  // A first word that may be several reaches into the parameters.
  const [zero, ...rest] = parameters[0]?.many ? [{ prefix: '' }, ...parameters] : parameters;
  return {
    cwd,
    previousCwd: undefined,
    directoryStack: [],
    variables: new Map(),
    functions: new Map(),
    exportedFunctions: new Set(),
    aliases: new Map(),
    renamed: new Set(),
    parameters: rest,
    zero: zero ?? someWord,
    lastWord: empty,
    options: new Set(),
    traps: new Map(),
    descriptors: new Map([[0, { input: 0 }]]),
    inputs: [stdin],
    captures: [],
    locals: [],
    status: 0,
    flow: undefined,
    error: undefined,
  };
}
