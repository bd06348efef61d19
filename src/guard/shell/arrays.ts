import type { ArrayValue, Word } from 'unbash';
import type { Arg } from './arg.ts';
import { subscript } from './arithmetic.ts';
import { isZsh } from './dialect.ts';
import type { Evaluation } from './evaluation.ts';
import { type Element, noteRenaming, type State, setVariable, type Variable } from './state.ts';
import { concat, empty } from './values.ts';
import { resolveName, withElement } from './variables.ts';
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
    return expandWord(evaluation, state, word).map((value) => ({ key: undefined, value, append: false }));
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
  let elements: readonly Element[] = append ? (elementsOf(state.variables.get(target)) ?? []) : [];
  for (const { key, value, append: adds } of items) {
    if (key === undefined) {
      elements = push(elements, value);
      continue;
    }
    const index = subscript(evaluation, state, target, key).text;
    const before = adds ? (elements.find((element) => element.key === index)?.value ?? empty) : empty;
    elements = withElement(elements, index, concat(before, value));
  }
  return setElements(state, target, elements);
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

function push(elements: readonly Element[], value: Arg): readonly Element[] {
  const last = elements.at(-1);
  const isUncertain = value.many || elements.some((element) => element.key === undefined);
  const key = isUncertain ? undefined : last === undefined ? '0' : String(Number(last.key) + 1);
  return [...elements, { key, value }];
}

export function elementsOf(variable: Variable | undefined): readonly Element[] | undefined {
  if (variable === undefined) return [{ key: undefined, value: { prefix: '', many: true } }];
  if (variable.elements !== undefined) return variable.elements;
  return variable.value === undefined ? [] : [{ key: '0', value: variable.value }];
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
  state: State,
  name: string,
  key: string | undefined,
  value: Arg,
  append: boolean,
): boolean {
  const target = resolveName(state, name);
  const elements = elementsOf(state.variables.get(target)) ?? [];
  if (key === undefined)
    return setElements(state, target, [{ key: undefined, value: { prefix: '', many: true } }]);
  const before = elements.find((element) => element.key === key)?.value ?? empty;
  return setElements(state, target, withElement(elements, key, append ? concat(before, value) : value));
}
