import type { Descriptor } from './descriptors.ts';
import { limits } from './limits.ts';
import { anyElements, type Element, failed, type Outer, type State, type Variable } from './state.ts';
import { empty, join, joinOutputs, sameOutput, sameValue } from './values.ts';

/** Removes doubles; past the bound joins all that go on in the same way. */
export function settle(states: readonly State[]): State[] {
  const kept: State[] = [];
  for (const state of states) {
    const at = kept.findIndex((other) => sameState(other, state));
    const twin = kept[at];
    if (twin === undefined) kept.push(state);
    else
      kept[at] = {
        ...twin,
        status: joinStatus(twin, state),
        lastWord: join(twin.lastWord, state.lastWord),
      };
  }
  if (kept.length <= limits.states) return kept;
  const byFlow = new Map<string | undefined, State>();
  for (const state of kept) {
    const key = flowOf(state);
    const before = byFlow.get(key);
    byFlow.set(key, before === undefined ? state : joinStates(before, state));
  }
  return [...byFlow.values()];
}

/** One state that covers both. */
export function joinStates(a: State, b: State): State {
  return {
    ...a,
    cwd: sameOr(a.cwd, b.cwd, undefined),
    previousCwd: sameOr(a.previousCwd, b.previousCwd, undefined),
    directoryStack: inPairs(a.directoryStack, b.directoryStack, (left, right) =>
      sameOr(left, right, undefined),
    ),
    variables: joinMaps(a.variables, b.variables, joinVariables),
    functions: joinLists(a.functions, b.functions),
    exportedFunctions: new Set([...a.exportedFunctions, ...b.exportedFunctions]),
    aliases: new Map([...b.aliases, ...a.aliases]),
    renamed: new Set([...a.renamed, ...b.renamed, ...functionsInOne(a, b)]),
    parameters: sameWords(a.parameters, b.parameters) ? a.parameters : [{ prefix: '', many: true }],
    zero: join(a.zero, b.zero),
    lastWord: join(a.lastWord, b.lastWord),
    options: joinOptions(a.options, b.options),
    traps: joinLists(a.traps, b.traps),
    descriptors: joinMaps(a.descriptors, b.descriptors, (left, right) =>
      left && sameDescriptor(left, right) ? left : {},
    ),
    inputs: inPairs(a.inputs, b.inputs, joinOutputs),
    captures: inPairs(a.captures, b.captures, joinOutputs),
    status: joinStatus(a, b),
    locals: inPairs(a.locals, b.locals, (left, right) =>
      joinMaps(left, right, (x, y) => ({ before: joinVariables(x?.before, y?.before) })),
    ),
  };
}

/** What stands at the same place in both, joined; what only one of them has. */
const inPairs = <T>(a: readonly T[], b: readonly T[], joined: (a: T, b: T) => T): T[] =>
  Array.from({ length: Math.max(a.length, b.length) }, (_, at) =>
    at in a && at in b ? joined(a[at] as T, b[at] as T) : ((a[at] ?? b[at]) as T),
  );

const sameOr = <T>(a: T, b: T, otherwise: T): T => (a === b ? a : otherwise);

/** What is on in one of them only is also noted as unsure: `f?`. */
const joinOptions = (a: State['options'], b: State['options']): State['options'] =>
  new Set(
    [...a, ...b].flatMap((option) => (a.has(option) && b.has(option) ? [option] : [option, `${option}?`])),
  );

/** What either of them may have, by name. */
function joinLists<T>(
  a: ReadonlyMap<string, readonly T[]>,
  b: ReadonlyMap<string, readonly T[]>,
): ReadonlyMap<string, readonly T[]> {
  if (a === b) return a;
  return joinMaps(a, b, (left = [], right = []) => [...new Set([...left, ...right])]);
}

/** Names that are a function in one of them, and a program or nothing in the other. */
const functionsInOne = (a: State, b: State): string[] =>
  [...a.functions.keys(), ...b.functions.keys()].filter(
    (name) => a.functions.has(name) !== b.functions.has(name),
  );

/** Neither 0 nor unknown in both: a failure. */
const joinStatus = (a: State, b: State): number | undefined =>
  sameOr(a.status, b.status, a.status && b.status ? failed : undefined);

const attributes = ['exported', 'readonly', 'integer', 'associative', 'fold', 'reference', 'unsure'] as const;

function joinVariables(a: Variable | undefined, b: Variable | undefined): Variable {
  if (a !== undefined && sameVariable(a, b)) return a;
  const differ = attributes.filter((attribute) => a?.[attribute] !== b?.[attribute]);
  const either: Variable = { ...b, ...a, value: { prefix: '' } };
  if (either.elements) either.elements = anyElements;
  else if (a !== undefined && b !== undefined && !differ.includes('reference'))
    either.value = join(a.value ?? empty, b.value ?? empty);
  if (differ.length > 0) either.unsure = true;
  return either;
}

function joinMaps<K, V>(
  a: ReadonlyMap<K, V>,
  b: ReadonlyMap<K, V>,
  joined: (a: V | undefined, b: V | undefined) => V,
): ReadonlyMap<K, V> {
  return new Map([...a.keys(), ...b.keys()].map((key) => [key, joined(a.get(key), b.get(key))]));
}

type Same<T> = (a: T, b: T) => boolean;

/** Is it the same thing, or are both there and alike? */
const alike =
  <T>(same: Same<T>): Same<T | undefined> =>
  (a, b) =>
    a === b || (a !== undefined && b !== undefined && same(a, b));

const lists = <T>(same: Same<T>): Same<readonly T[] | undefined> =>
  alike((a, b) => a.length === b.length && a.every((item, index) => same(item, b[index] as T)));

const maps = <V>(same: Same<V | undefined>): Same<ReadonlyMap<string | number, V> | undefined> =>
  alike((a, b) => a.size === b.size && [...a].every(([key, value]) => same(value, b.get(key))));

const sets: Same<ReadonlySet<string> | undefined> = alike(
  (a, b) => a.size === b.size && [...a].every((item) => b.has(item)),
);

type SameFields<T> = { readonly [K in keyof T]?: Same<T[K]> };

const records = <T extends object>(fields: SameFields<T>): Same<T | undefined> => {
  const all = Object.entries(fields) as [keyof T, Same<unknown>][];
  return alike((a, b) => all.every(([field, same]) => same(a[field], b[field])));
};

const sameWords = lists(sameValue);

export const sameVariable = records<Required<Variable>>({
  value: alike(sameValue),
  elements: lists(records<Element>({ key: Object.is, value: sameValue })),
  exported: Object.is,
  readonly: Object.is,
  integer: Object.is,
  associative: Object.is,
  fold: Object.is,
  reference: Object.is,
  unsure: Object.is,
}) as Same<Variable | undefined>;

const sameDescriptor = records<Required<Descriptor>>({
  capture: Object.is,
  input: Object.is,
  piped: Object.is,
  closed: Object.is,
}) as Same<Descriptor | undefined>;

/** Would the same commands do the same in both? What they wrote until then, and files opened since, don't count. */
const sameShell = records<State>({
  cwd: Object.is,
  previousCwd: Object.is,
  variables: maps(sameVariable),
  functions: maps(lists(Object.is)),
  exportedFunctions: sets,
  parameters: sameWords,
  zero: sameValue,
  aliases: maps(Object.is),
  renamed: sets,
  options: sets,
  traps: maps(lists(Object.is)),
  descriptors: maps(sameDescriptor),
  inputs: (a, b) => a.every((input, index) => sameOutput(input, b[index] ?? input)),
  directoryStack: lists(Object.is),
});

/** Do both go on in the same way? $? and $_ don't count here; they are joined. */
export const sameState: Same<State> = (a, b) =>
  flowOf(a) === flowOf(b) && sameStreams(a, b) && sameShell(a, b);

const sameStreams = records<State>({
  captures: lists(sameOutput),
  inputs: lists(sameOutput),
  locals: lists(maps(records<Outer>({ before: sameVariable }))),
});

const flowOf = ({ flow }: State): string | undefined => JSON.stringify(flow);
