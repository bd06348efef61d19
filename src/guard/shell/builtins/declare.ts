import type { Assignment as AssignmentNode } from 'unbash';
import { act } from '../../effects.ts';
import { type Arg, known, unknown } from '../arg.ts';
import { subscript } from '../arithmetic.ts';
import { assignElement, elementsOf, setElements } from '../arrays.ts';
import { type AssignedValue, assignNode, expandAssigned } from '../assignments.ts';
import { isZsh } from '../dialect.ts';
import { add, type Evaluation } from '../evaluation.ts';
import { runNested } from '../nested.ts';
import { anyElements, noteRenaming, type State, setVariable, type Variable } from '../state.ts';
import { watchName } from '../tests.ts';
import { isWord, someWord } from '../values.ts';
import { assign, elementName, forgetVariables, resolveName } from '../variables.ts';
import { braceWords } from '../word-parts.ts';
import { expandWord } from '../words.ts';
import { type Builtin, ends } from './builtin.ts';

/** declare, typeset, local, export, readonly. */
export const declare: Builtin = (evaluation, state, invocation) => {
  const name = invocation.args[0]?.text ?? 'declare';
  const { flags, items } = itemsOf(evaluation, state, invocation);
  if (items.length === 0 || flags.has('p')) {
    if (name !== 'readonly' && name !== 'local' && !flags.has('f') && !flags.has('F'))
      add(evaluation, act('environment.read', name));
    return ends(state, 0);
  }
  if (flags.has('f') || flags.has('F')) {
    if (name === 'export')
      state.exportedFunctions = new Set([
        ...state.exportedFunctions,
        ...items.flatMap((item) =>
          item.kind === 'word' && item.arg.text !== undefined ? [item.arg.text] : [],
        ),
      ]);
    return ends(state, 0);
  }
  const isLocal =
    name === 'local' ||
    (name !== 'export' && name !== 'readonly' && !flags.has('g') && state.locals.length > 0);
  if (name === 'local' && state.locals.length === 0 && !isZsh(evaluation)) return ends(state, 1);
  // Before 5.10 zsh knows no references.
  const without = flags.has('n') && isZsh(evaluation) && name !== 'export' ? [{ ...state, status: 1 }] : [];
  // A word that is not known may be no name.
  const isOpen = items.some((item) => item.kind === 'word' && item.arg.text === undefined);
  let status: number | undefined = isOpen ? undefined : 0;
  for (const item of items) if (!declareOne(evaluation, state, item, { flags, isLocal, name })) status = 1;
  return [...without, ...ends(state, status)];
};

type Item = { kind: 'word'; arg: Arg } | { kind: 'node'; node: AssignmentNode; assigned: AssignedValue };

function itemsOf(evaluation: Evaluation, state: State, { words, args }: Parameters<Builtin>[2]) {
  const flags = new Set<string>();
  const items: Item[] = [];
  let canBeOption = true;
  const take = (arg: Arg) => {
    if (canBeOption && arg.text === '--') canBeOption = false;
    else if (canBeOption && arg.text !== undefined && /^[-+]\w+$/.test(arg.text))
      for (const letter of arg.text.slice(1)) flags.add(arg.text.startsWith('+') ? `+${letter}` : letter);
    else items.push({ kind: 'word', arg });
  };
  if (words === undefined) args.slice(1).forEach(take);
  else
    for (const word of words.slice(1)) {
      if (word.type === 'Assignment') items.push(...expanded(evaluation, state, word, flags));
      else expandWord(evaluation, state, word).forEach(take);
    }
  return { flags, items };
}

/** All values are expanded before any is assigned. Braces make several assignments of one. */
function expanded(
  evaluation: Evaluation,
  state: State,
  node: AssignmentNode,
  flags: ReadonlySet<string>,
): Item[] {
  const { value } = node;
  const isAssociative = flags.has('A') || state.variables.get(node.name)?.associative === true;
  const words = value.type === 'Word' && !isZsh(evaluation) ? braceWords(value) : [value];
  if (words === undefined) return [{ kind: 'word', arg: unknown(`${node.name}=`) }];
  return words.map((word) => ({
    kind: 'node',
    node,
    assigned: expandAssigned(evaluation, state, word, isAssociative),
  }));
}

type How = { flags: ReadonlySet<string>; isLocal: boolean; name: string };

/** False when the variable is readonly, or it is no name. */
function declareOne(evaluation: Evaluation, state: State, item: Item, how: How): boolean {
  const parsed = item.kind === 'node' ? item.node : parseItem(item.arg);
  if (parsed === undefined && item.kind === 'word') {
    watchName(evaluation, state, item.arg);
    if (item.arg.text === undefined) {
      forgetVariables(state);
      const reaches = how.name === 'export' || how.flags.has('x') || state.options.has('a');
      if (reaches) add(evaluation, act('environment.change', how.name, 'variables only known at run time'));
    }
    return item.arg.text === undefined;
  }
  const name = parsed?.name ?? '';
  if (state.variables.get(name)?.readonly) {
    if (how.isLocal && isZsh(evaluation)) setVariable(state, name, { value: someWord });
    const assigns = item.kind === 'node' || parseItem(item.arg)?.value !== undefined;
    if (!how.isLocal && !assigns) finish(state, name, how);
    return !how.isLocal && !assigns;
  }
  prepare(state, name, how, item.kind === 'node' && item.assigned.kind === 'array', isZsh(evaluation));
  if (isCompound(evaluation, state, name, item)) {
    finish(state, name, how);
    return true;
  }
  if (how.flags.has('n') && refersTo(item) !== undefined)
    setVariable(state, name, {
      ...state.variables.get(name),
      reference: true,
      value: refersTo(item) ?? { prefix: '' },
    });
  else if (item.kind === 'node') assignNode(evaluation, state, item.node, item.assigned);
  else assignWord(evaluation, state, parseItem(item.arg));
  // What an integer's own name means while it is declared, zsh sees in its own way.
  const declared = state.variables.get(name);
  if (how.flags.has('i') && isZsh(evaluation) && declared !== undefined)
    setVariable(state, name, { ...declared, value: someWord });
  finish(state, name, how);
  return true;
}

/** The name that `declare -n` makes another one stand for. */
const refersTo = (item: Item): Arg | undefined => {
  if (item.kind === 'word') return parseItem(item.arg)?.value;
  return item.assigned.kind === 'text' ? item.assigned.value : undefined;
};

/** `declare -a 'a=(…)'`: for an array, text in parentheses is read as an array's words, commands in it run. */
function isCompound(evaluation: Evaluation, state: State, name: string, item: Item): boolean {
  if (state.variables.get(name)?.elements === undefined) return false;
  const assigned = item.kind === 'node' && item.assigned.kind === 'text' ? item.assigned.value : undefined;
  const value = item.kind === 'word' ? parseItem(item.arg)?.value : assigned;
  if (value === undefined) return false;
  if (value.text === undefined && !isWord(value) && value.variable === undefined)
    add(evaluation, act('run.dynamic', 'an array'));
  if (!/^\s*\([\s\S]*\)\s*$/.test(value.text ?? '')) return false;
  runNested(evaluation, state, `${name}=${value.text}`, 'declare');
  setElements(state, name, anyElements);
  return true;
}

function assignWord(evaluation: Evaluation, state: State, parsed: ReturnType<typeof parseItem>): void {
  if (parsed === undefined) return;
  const { name, key, value, append } = parsed;
  if (key !== undefined) {
    const index = subscript(evaluation, state, name, known(key));
    if (value) assignElement(evaluation, state, name, index.text, value, append);
  } else if (value !== undefined) {
    assign(evaluation, state, name, value, append);
  }
}

/** `name`, `name=value`, `name+=value`, `name[key]=value` as one expanded word. */
function parseItem(
  arg: Arg,
): { name: string; key: string | undefined; append: boolean; value: Arg | undefined } | undefined {
  const match = /^([A-Za-z_]\w*)(?:\[([\s\S]*?)\])?(?:(\+?)=([\s\S]*))?$/.exec(arg.text ?? arg.prefix);
  if (match === null) return undefined;
  const [, name = '', key, plus, start] = match;
  if (arg.text === undefined && start === undefined) return undefined;
  const value = start === undefined ? undefined : arg.text === undefined ? { prefix: start } : known(start);
  return { name, key, append: plus === '+', value };
}

/** A reference itself, or what it stands for. */
const meant = (state: State, written: string, flags: ReadonlySet<string>): string =>
  flags.has('n') || flags.has('+n') ? written : resolveName(state, written);

/** Attributes that count for the value itself come first; a local name begins empty. */
function prepare(
  state: State,
  written: string,
  { flags, isLocal }: How,
  isArray: boolean,
  inZsh: boolean,
): void {
  const name = meant(state, written, flags);
  if (isLocal) {
    remember(state, name);
    noteRenaming(state, name);
  }
  const before = isLocal && !flags.has('I') ? undefined : state.variables.get(name);
  const next: Variable = { ...(before ?? (isLocal ? {} : undefined)) };
  const isNew = before === undefined && !isLocal;
  if (flags.has('i')) next.integer = true;
  if (flags.has('A')) next.associative = true;
  if ((flags.has('A') || flags.has('a')) && next.elements === undefined && !isArray) next.elements = [];
  if (flags.has('n')) next.reference = true;
  if (flags.has('l')) next.fold = 'lower';
  if (flags.has('u')) next.fold = 'upper';
  if (flags.has('+i')) delete next.integer;
  if (flags.has('+l') || flags.has('+u')) delete next.fold;
  if (flags.has('+n')) delete next.reference;
  // In zsh what is declared holds an empty text or 0.
  if (isLocal && inZsh && next.elements === undefined) next.value = { prefix: '' };
  if (Object.keys(next).length > 0 || isLocal)
    setVariable(state, name, isNew && !hasContent(next) ? { ...next, value: { prefix: '' } } : next);
}

const hasContent = (variable: Variable): boolean =>
  variable.elements !== undefined || variable.reference === true;

function remember(state: State, name: string): void {
  const frame = state.locals.at(-1);
  if (frame === undefined || frame.has(name)) return;
  state.locals = [
    ...state.locals.slice(0, -1),
    new Map(frame).set(name, { before: state.variables.get(name) }),
  ];
}

function finish(state: State, written: string, { flags, name: command }: How): void {
  const name = meant(state, written, flags);
  const isExport = command === 'export' ? !flags.has('n') : flags.has('x');
  const isReadonly = command === 'readonly' || flags.has('r');
  const isUnexport = flags.has('+x') || (command === 'export' && flags.has('n'));
  if (!isExport && !isReadonly && !isUnexport) return;
  const variable = state.variables.get(name);
  const next: Variable = { ...(variable ?? { value: { prefix: '', variable: name } }) };
  if (isExport) next.exported = true;
  if (isUnexport) delete next.exported;
  if (isReadonly) next.readonly = true;
  setVariable(state, name, next);
}

/** unset [-fvn] name… */
export const unset: Builtin = (evaluation, state, { args }) => {
  const words = args.slice(1);
  const has = (option: RegExp) => words.some(({ text }) => text !== undefined && option.test(text));
  const onlyFunctions = has(/^-\w*f/);
  const isReference = has(/^-\w*n/);
  let isTaken = true;
  for (const arg of words) {
    if (arg.text?.startsWith('-')) continue;
    watchName(evaluation, state, arg);
    if (arg.text === undefined) {
      forgetVariables(state);
      continue;
    }
    const element = elementName.exec(arg.text);
    const variable = state.variables.get(resolveName(state, arg.text));
    if (variable?.readonly && !onlyFunctions) isTaken = false;
    if (element !== null) {
      const key = subscript(evaluation, state, element[1] as string, known(element[2] as string)).text;
      const name = resolveName(state, element[1] as string);
      const elements = elementsOf(state.variables.get(name)) ?? [];
      const isOpen = key === undefined || elements.some((each) => each.key === undefined);
      setElements(state, name, isOpen ? anyElements : elements.filter((each) => each.key !== key));
    } else if (
      !onlyFunctions &&
      !variable?.readonly &&
      (variable !== undefined || !state.functions.has(arg.text))
    ) {
      setVariable(state, isReference ? arg.text : resolveName(state, arg.text), {});
      noteRenaming(state, arg.text);
    } else if (!variable) {
      const functions = new Map(state.functions);
      functions.delete(arg.text);
      state.functions = functions;
    }
  }
  return ends(state, isTaken ? 0 : 1);
};
