import type { ArrayValue, Word } from 'unbash';
import { type Arg, known } from './arg.ts';
import { subscript } from './arithmetic.ts';
import type { Evaluation } from './evaluation.ts';
import { type Element, type State, setVariable, type Variable } from './state.ts';
import { concat, empty } from './values.ts';
import { resolveName, withElement } from './variables.ts';
import { expandWord } from './words.ts';

/** name=(…) and name+=(…). */
export function assignArray(
  evaluation: Evaluation,
  state: State,
  name: string,
  array: ArrayValue,
  append: boolean,
): void {
  const target = resolveName(state, name);
  const before = state.variables.get(target);
  let elements: readonly Element[] = append ? (elementsOf(before) ?? []) : [];
  for (const word of array.elements) {
    const keyed = keyedElement(word);
    if (keyed !== undefined) {
      const key = subscript(evaluation, state, target, known(keyed.key)).text;
      elements = withElement(elements, key, keyed.value);
      continue;
    }
    for (const value of expandWord(evaluation, state, word)) elements = push(elements, value);
  }
  setElements(state, target, elements);
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

export function setElements(state: State, name: string, elements: readonly Element[]): void {
  const { value: _value, ...rest } = state.variables.get(name) ?? {};
  if (rest.readonly) return;
  setVariable(state, name, { ...rest, elements });
}

/** name[key]=value; `key` undefined: somewhere in the array. */
export function assignElement(
  state: State,
  name: string,
  key: string | undefined,
  value: Arg,
  append: boolean,
): void {
  const target = resolveName(state, name);
  const elements = elementsOf(state.variables.get(target)) ?? [];
  if (key === undefined) {
    setElements(state, target, [{ key: undefined, value: { prefix: '', many: true } }]);
    return;
  }
  const before = elements.find((element) => element.key === key)?.value ?? empty;
  setElements(state, target, withElement(elements, key, append ? concat(before, value) : value));
}
