import type { ArrayValue, Word } from 'unbash';
import { type Arg, unknown } from './arg.ts';
import { subscript } from './arithmetic.ts';
import { isZsh } from './dialect.ts';
import type { Evaluation } from './evaluation.ts';
import { anyElements, type Element, noteRenaming, type State, setVariable, type Variable } from './state.ts';
import { empty } from './values.ts';
import { converted, resolveName, withElement } from './variables.ts';
import { braceWords, literal, wordOf, wordParts } from './word-parts.ts';
import { expandText, expandWord } from './words.ts';

/** A word within name=(…): a value, or several, or one with its key. */
export type ArrayItem = { key: Arg | undefined; value: Arg; append: boolean };

/** The words of name=(…), expanded. */
export function arrayItems(
  evaluation: Evaluation,
  state: State,
  array: ArrayValue,
  isAssociative: boolean,
): ArrayItem[] {
  return array.elements.flatMap((word): ArrayItem[] => {
    // For an indexed array [0]={a,b} is expanded to two words that are no such thing.
    const isSpread = !isAssociative && word.text.includes('{') && braceWords(word)?.length !== 1;
    const keyed = isSpread ? undefined : keyedElement(evaluation, state, word);
    if (keyed !== undefined) return [keyed];
    return expandWord(evaluation, state, word, true).map((value) => ({
      key: undefined,
      value,
      append: false,
    }));
  });
}

/** name=(…) and name+=(…). False when the variable is readonly. */
export function storeArray(
  evaluation: Evaluation,
  state: State,
  name: string,
  items: readonly ArrayItem[],
  append: boolean,
): boolean {
  const target = resolveName(state, name);
  noteRenaming(state, target, isZsh(evaluation));
  const variable = state.variables.get(target);
  let elements: readonly Element[] = append ? (elementsOf(variable) ?? []) : [];
  let next = indexBehind(elements);
  for (const { key, value: written, append: adds } of variable?.associative ? inPairs(items) : items) {
    const index = key === undefined ? next : subscript(evaluation, state, target, key).text;
    const before = adds ? elementAt(elements, index) : undefined;
    const value = written.many ? written : converted(evaluation, state, variable, written, before);
    // What an unknown key overwrites is not known.
    if (key !== undefined && (index === undefined || isZsh(evaluation))) elements = anyElements;
    else if (index === undefined || value.many) elements = [...elements, { key: undefined, value }];
    else elements = withElement(elements, index, value);
    const isCertain = index !== undefined && !value.many && elements.every((each) => each.key !== undefined);
    next = isCertain ? String(Number(index) + 1) : undefined;
  }
  return setElements(state, target, elements);
}

/** Of an associative array words without keys are keys and values in turn. */
function inPairs(items: readonly ArrayItem[]): readonly ArrayItem[] {
  if (items[0]?.key !== undefined) return items;
  return items.flatMap(({ value: key }, at) =>
    at % 2 === 0
      ? [{ key: key.many ? unknown() : key, value: items[at + 1]?.value ?? empty, append: false }]
      : [],
  );
}

/** `[key]=value` and `[key]+=value`; the parser gives each as one word. */
function keyedElement(evaluation: Evaluation, state: State, word: Word): ArrayItem | undefined {
  const parts = wordParts(word);
  const first = parts[0];
  if (first?.type !== 'Literal' || !first.text.startsWith('[')) return undefined;
  const at = parts.findIndex((part) => part.type === 'Literal' && /\]\+?=/.test(part.text));
  const divider = parts[at]?.text;
  const match = divider === undefined ? null : /^([\s\S]*?)\](\+?)=([\s\S]*)$/.exec(divider);
  if (match === null) return undefined;
  const [, before = '', plus, after = ''] = match;
  const keyParts =
    at === 0
      ? [literal(before.slice(1))]
      : [literal(first.text.slice(1)), ...parts.slice(1, at), literal(before)];
  return {
    key: expandText(evaluation, state, wordOf(keyParts)),
    value: expandText(evaluation, state, wordOf([literal(after), ...parts.slice(at + 1)]), 'assignment'),
    append: plus === '+',
  };
}

/** Where the next word without a key goes; undefined: not known. */
function indexBehind(elements: readonly Element[]): string | undefined {
  const last = elements.at(-1);
  if (elements.some((element) => element.key === undefined)) return undefined;
  return last === undefined ? '0' : String(Number(last.key) + 1);
}

export function elementsOf(variable: Variable | undefined): readonly Element[] | undefined {
  if (variable === undefined) return anyElements;
  if (variable.elements !== undefined) return variable.elements;
  return variable.value === undefined ? [] : [{ key: '0', value: variable.value }];
}

/** What is added to; an element whose key is not known may be the one. */
function elementAt(elements: readonly Element[], key: string | undefined): Arg {
  const found = elements.find((element) => element.key === key || element.key === undefined);
  return found === undefined ? empty : found.key === undefined ? unknown() : found.value;
}

/** False when the variable is readonly. */
export function setElements(state: State, name: string, elements: readonly Element[]): boolean {
  const { value: _value, ...rest } = state.variables.get(name) ?? {};
  if (rest.readonly) return false;
  noteRenaming(state, name);
  setVariable(state, name, { ...rest, elements });
  return true;
}

/** name[key]=value; `key` undefined: somewhere in the array. */
export function assignElement(
  evaluation: Evaluation,
  state: State,
  name: string,
  key: string | undefined,
  value: Arg,
  append: boolean,
): boolean {
  const target = resolveName(state, name);
  const variable = state.variables.get(target);
  const elements = elementsOf(variable) ?? [];
  const leavesGap = isZsh(evaluation) && !variable?.associative && Number(key) > elements.length;
  if (key === undefined || leavesGap) return setElements(state, target, anyElements);
  const before = elementAt(elements, key);
  const stored = converted(evaluation, state, variable, value, append ? before : undefined);
  return setElements(state, target, withElement(elements, key, stored));
}
