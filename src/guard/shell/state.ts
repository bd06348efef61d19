import type { Function as FunctionNode } from 'unbash';
import type { Arg, Cwd, Stdin } from './arg.ts';
import type { Descriptor } from './descriptors.ts';
import type { ExpansionError } from './errors.ts';
import { limits } from './limits.ts';
import { join, joinOutputs, sameOutput, sameValue } from './values.ts';

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

/** Removes doubles; past the bound joins all that go on in the same way. */
export function settle(states: readonly State[]): State[] {
  if (states.length < 2) return states as State[];
  const kept: State[] = [];
  for (const state of states) {
    const twin = kept.find((other) => sameState(other, state));
    if (twin === undefined) kept.push(state);
    else if (twin.status !== state.status || !sameValue(twin.lastWord, state.lastWord))
      kept[kept.indexOf(twin)] = {
        ...twin,
        status: joinStatus(twin, state),
        lastWord: join(twin.lastWord, state.lastWord),
      };
  }
  if (kept.length <= limits.states) return kept;
  const byFlow = new Map<string, State>();
  for (const state of kept) {
    const key = JSON.stringify(state.flow ?? null);
    const before = byFlow.get(key);
    byFlow.set(key, before === undefined ? state : joinStates(before, state));
  }
  return [...byFlow.values()];
}

/** One state that covers both. */
export function joinStates(a: State, b: State): State {
  const cwd = a.cwd === b.cwd ? a.cwd : undefined;
  return {
    ...a,
    cwd,
    previousCwd: a.previousCwd === b.previousCwd ? a.previousCwd : undefined,
    directoryStack: a.directoryStack.length === b.directoryStack.length ? a.directoryStack : [],
    variables: joinMaps(a.variables, b.variables, joinVariables),
    functions: joinLists(a.functions, b.functions),
    exportedFunctions: new Set([...a.exportedFunctions, ...b.exportedFunctions]),
    aliases: new Map([...b.aliases, ...a.aliases]),
    renamed: new Set([...a.renamed, ...b.renamed, ...functionsInOne(a, b)]),
    parameters: sameList(a.parameters, b.parameters, sameValue) ? a.parameters : [{ prefix: '', many: true }],
    zero: join(a.zero, b.zero),
    lastWord: join(a.lastWord, b.lastWord),
    options: joinOptions(a.options, b.options),
    traps: joinLists(a.traps, b.traps),
    descriptors: joinMaps(a.descriptors, b.descriptors, (left, right) =>
      left !== undefined && right !== undefined && sameDescriptor(left, right) ? left : {},
    ),
    inputs: (a.inputs.length >= b.inputs.length ? a : b).inputs.map((input, index) =>
      joinOutputs(a.inputs[index] ?? input, b.inputs[index] ?? input),
    ),
    captures: a.captures.map((output, index) => joinOutputs(output, b.captures[index] ?? output)),
    status: joinStatus(a, b),
    locals: a.locals.map((frame, depth) =>
      joinMaps(frame, b.locals[depth] ?? frame, (left, right) => ({
        before: joinVariables(left?.before, right?.before),
      })),
    ),
  };
}

/** What is on in one of them only is also noted as unsure: `f?`. */
function joinOptions(a: State['options'], b: State['options']): State['options'] {
  if (a === b) return a;
  const all = [...new Set([...a, ...b])];
  return new Set(
    all.flatMap((option) => (a.has(option) && b.has(option) ? [option] : [option, `${option}?`])),
  );
}

/** What either of them may have, by name. */
function joinLists<T>(
  a: ReadonlyMap<string, readonly T[]>,
  b: ReadonlyMap<string, readonly T[]>,
): ReadonlyMap<string, readonly T[]> {
  if (a === b) return a;
  const names = new Set([...a.keys(), ...b.keys()]);
  return new Map(
    [...names].map((name) => [name, [...new Set([...(a.get(name) ?? []), ...(b.get(name) ?? [])])]]),
  );
}

/** Names that are a function in one of them, and a program or nothing in the other. */
const functionsInOne = (a: State, b: State): string[] =>
  [...new Set([...a.functions.keys(), ...b.functions.keys()])].filter(
    (name) => a.functions.has(name) !== b.functions.has(name),
  );

function joinStatus(a: State, b: State): number | undefined {
  if (a.status === b.status) return a.status;
  return a.status === undefined || b.status === undefined || a.status === 0 || b.status === 0
    ? undefined
    : failed;
}

function joinVariables(a: Variable | undefined, b: Variable | undefined): Variable {
  if (a !== undefined && b !== undefined && sameVariable(a, b)) return a;
  const either: Variable = { ...(a ?? b) };
  delete either.elements;
  const isArray = a?.elements !== undefined || b?.elements !== undefined;
  if (isArray) either.elements = anyElements;
  if (a === undefined || b === undefined || isArray) either.value = { prefix: '' };
  else either.value = join(a.value ?? { text: '', prefix: '' }, b.value ?? { text: '', prefix: '' });
  if (a?.exported || b?.exported) either.exported = true;
  return either;
}

function joinMaps<K, V>(
  a: ReadonlyMap<K, V>,
  b: ReadonlyMap<K, V>,
  joined: (a: V | undefined, b: V | undefined) => V,
): ReadonlyMap<K, V> {
  if (a === b) return a;
  const result = new Map<K, V>();
  for (const key of new Set([...a.keys(), ...b.keys()])) {
    const left = a.get(key);
    const right = b.get(key);
    result.set(key, left !== undefined && left === right ? left : joined(left, right));
  }
  return result;
}

export const sameVariable = (a: Variable, b: Variable): boolean =>
  a === b ||
  (sameOptional(a.value, b.value, sameValue) &&
    sameOptional(a.elements, b.elements, (left, right) =>
      sameList(left, right, (x, y) => x.key === y.key && sameValue(x.value, y.value)),
    ) &&
    a.exported === b.exported &&
    a.readonly === b.readonly &&
    a.integer === b.integer &&
    a.associative === b.associative &&
    a.fold === b.fold &&
    a.reference === b.reference);

const sameDescriptor = (a: Descriptor, b: Descriptor): boolean =>
  a.capture === b.capture && a.input === b.input && a.piped === b.piped && a.closed === b.closed;

/** Do both go on in the same way? $? and $_ don't count here; they are joined. */
const sameState = (a: State, b: State): boolean =>
  a === b ||
  (sameFlow(a.flow, b.flow) &&
    sameList(a.captures, b.captures, sameOutput) &&
    sameList(a.inputs, b.inputs, sameOutput) &&
    sameList(a.locals, b.locals, (left, right) =>
      sameMap(left, right, (x, y) => sameOptional(x.before, y.before, sameVariable)),
    ) &&
    sameShell(a, b));

/** Would the same commands do the same in both? What they wrote until then, and files opened since, don't count. */
export const sameShell = (a: State, b: State): boolean =>
  a.cwd === b.cwd &&
  a.previousCwd === b.previousCwd &&
  sameMap(a.variables, b.variables, sameVariable) &&
  sameLists(a.functions, b.functions) &&
  sameSet(a.exportedFunctions, b.exportedFunctions) &&
  sameList(a.parameters, b.parameters, sameValue) &&
  sameValue(a.zero, b.zero) &&
  sameMap(a.aliases, b.aliases, Object.is) &&
  sameSet(a.renamed, b.renamed) &&
  sameSet(a.options, b.options) &&
  sameLists(a.traps, b.traps) &&
  sameMap(a.descriptors, b.descriptors, sameDescriptor) &&
  a.inputs.every((input, index) => sameOutput(input, b.inputs[index] ?? input)) &&
  sameList(a.directoryStack, b.directoryStack, Object.is);

const sameFlow = (a: Flow | undefined, b: Flow | undefined): boolean =>
  a === b ||
  (a !== undefined &&
    b !== undefined &&
    a.kind === b.kind &&
    ('levels' in a ? a.levels : 0) === ('levels' in b ? b.levels : 0));

function sameOptional<T>(a: T | undefined, b: T | undefined, same: (a: T, b: T) => boolean): boolean {
  return a === b || (a !== undefined && b !== undefined && same(a, b));
}

function sameList<T>(a: readonly T[], b: readonly T[], same: (a: T, b: T) => boolean): boolean {
  return a === b || (a.length === b.length && a.every((item, index) => same(item, b[index] as T)));
}

function sameMap<K, V>(a: ReadonlyMap<K, V>, b: ReadonlyMap<K, V>, same: (a: V, b: V) => boolean): boolean {
  if (a === b) return true;
  if (a.size !== b.size) return false;
  for (const [key, value] of a) {
    const other = b.get(key);
    if (other === undefined || !same(value, other)) return false;
  }
  return true;
}

const sameLists = <T>(a: ReadonlyMap<string, readonly T[]>, b: ReadonlyMap<string, readonly T[]>): boolean =>
  sameMap(a, b, (left, right) => sameList(left, right, Object.is));

const sameSet = <T>(a: ReadonlySet<T>, b: ReadonlySet<T>): boolean =>
  a === b || (a.size === b.size && [...a].every((item) => b.has(item)));
