import type { Function as FunctionNode } from 'unbash';
import type { Arg, Cwd, Stdin } from './arg.ts';
import type { Descriptor } from './descriptors.ts';
import type { ExpansionError } from './errors.ts';

/** A shell variable that the script has touched. One that it has not is the environment's, and unknown. */
export type Variable = {
  /** Absent: declared or unset, and therefore empty. */
  value?: Arg;
  /** An array's elements in order. Without a key: somewhere behind the ones before it. */
  elements?: readonly Element[];
  exported?: true;
  readonly?: true;
  integer?: true;
  associative?: true;
  fold?: 'lower' | 'upper';
  /** declare -n: the name it stands for. */
  reference?: true;
  /** After branches that gave it different attributes: what an assignment makes of it is not known. */
  unsure?: true;
};

export type Element = { key: string | undefined; value: Arg };

/** Of an array of which nothing is known. */
export const anyElements: readonly Element[] = [{ key: undefined, value: { prefix: '', many: true } }];

/** discard: the rest of the line is not run. failed: of an expansion. */
export type Flow =
  | { kind: 'break' | 'continue'; levels: number }
  | { kind: 'return' }
  | { kind: 'discard' }
  | { kind: 'exit'; failed?: true };

/**
 * One way things may stand while a script runs. Branches give several; each is followed on its own until there are too
 * many, then they are joined into one in which whatever differs is unknown. Fields are replaced, never changed in place,
 * so that a fork is a shallow copy.
 */
export type State = {
  cwd: Cwd;
  previousCwd: Cwd;
  directoryStack: readonly Cwd[];
  variables: ReadonlyMap<string, Variable>;
  /** By name, the bodies it may have: more than one after branches that define it differently. */
  functions: ReadonlyMap<string, readonly FunctionNode['body'][]>;
  exportedFunctions: ReadonlySet<string>;
  /** Text that stands for a word, for shells that expand aliases. */
  aliases: ReadonlyMap<string, string>;
  /** Names that an alias or `hash -p` gave another meaning, or every name after PATH=…: they no longer tell what runs. */
  renamed: ReadonlySet<string>;
  /** $1, $2, … */
  parameters: readonly Arg[];
  zero: Arg;
  /** $_: the last word of the command before. */
  lastWord: Arg;
  /** Letters of `set` and names of `shopt` that are on. */
  options: ReadonlySet<string>;
  /** By signal, the handlers it may have: more than one after branches that set different ones. */
  traps: ReadonlyMap<string, readonly string[]>;
  descriptors: ReadonlyMap<number, Descriptor>;
  /** What is left to read of everything that was opened. */
  inputs: readonly Stdin[];
  /** Output collected for each substitution and pipe around this point, outermost first. */
  captures: readonly Stdin[];
  /** For each function call around this point, what its local names were before. */
  locals: readonly ReadonlyMap<string, Outer>[];
  /** $?; undefined: either. failed: not zero, which one is not known. */
  status: number | undefined;
  flow: Flow | undefined;
  /** Of an expansion of the command that is running. */
  error: ExpansionError | undefined;
};

/** What a name stands for around the function that has it for a local one. */
export type Outer = { before: Variable | undefined };

/** In `renamed`: any name may be meant. */
export const everyName = '*';

/** The status of a command that failed in a way that is not known. */
export const failed = -1;

export const fork = (state: State): State => ({ ...state });

/** Variables that decide what a command name finds. */
const naming = new Set(['PATH', 'BASH_CMDS', 'BASH_ALIASES']);
const namingInZsh = new Set(['path', 'commands', 'aliases', 'galiases', 'functions']);

/** To be called when a variable gets another value. */
export function noteRenaming(state: State, name: string, inZsh = false): void {
  if (naming.has(name) || (inZsh && namingInZsh.has(name)))
    state.renamed = new Set([...state.renamed, everyName]);
}

export function setVariable(state: State, name: string, variable: Variable | undefined): void {
  const variables = new Map(state.variables);
  if (variable === undefined) variables.delete(name);
  else variables.set(name, variable);
  state.variables = variables;
}
