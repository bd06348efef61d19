import type { ArrayValue, Word } from 'unbash';
import { type Arg, known } from './arg.ts';
import { subscript } from './arithmetic.ts';
import type { Evaluation } from './evaluation.ts';
import { type Element, type State, setVariable, type Variable } from './state.ts';
import { concat, empty } from './values.ts';
import { resolveName, withElement } from './variables.ts';
import { expandWord } from './words.ts';

/** A word within name=(…): a value, or several, or one with its key. */
export type ArrayItem = { key: string | undefined; value: Arg };

/** The words of name=(…), expanded. */
export function arrayItems(evaluation: Evaluation, state: State, array: ArrayValue): ArrayItem[] {
  return array.elements.flatMap((word): ArrayItem[] => {
    const keyed = keyedElement(word);
    if (keyed !== undefined) return [keyed];
    return expandWord(evaluation, state, word).map((value) => ({ key: undefined, value }));
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
  let elements: readonly Element[] = append ? (elementsOf(state.variables.get(target)) ?? []) : [];
  for (const { key, value } of items) {
    if (key === undefined) elements = push(elements, value);
    else elements = withElement(elements, subscript(evaluation, state, target, known(key)).text, value);
  }
  return setElements(state, target, elements);
}

/** `[key]=value`; the parser gives it as one word. Only what is static is read so. */
function keyedElement(word: Word): { key: string; value: Arg } | undefined {
  const match = /^\[([^\]]*)\]=([\s\S]*)$/.exec(word.value);
  if (match === null || !word.text.startsWith('[')) return undefined;
  const isStatic =
    word.parts === undefined ||
    word.parts.every(
      (part) => part.type === 'Literal' || part.type === 'SingleQuoted' || part.type === 'Glob',
    );
  return isStatic
    ? { key: match[1] as string, value: known(match[2] as string) }
    : { key: match[1] as string, value: { prefix: '' } };
}

export function push(elements: readonly Element[], value: Arg): readonly Element[] {
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
