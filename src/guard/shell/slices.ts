import type { ParameterOperation, Word } from 'unbash';
import { type Arg, known } from './arg.ts';
import { evaluateArithmetic } from './arithmetic.ts';
import { isZsh } from './dialect.ts';
import { raise } from './errors.ts';
import type { Evaluation } from './evaluation.ts';
import type { State } from './state.ts';
import { empty } from './values.ts';
import type { Looked } from './variables.ts';
import { expandText } from './words.ts';

/** The numbers of ${x:offset:length}. */
export function numberOf(evaluation: Evaluation, state: State, word: Word): number | undefined {
  // A single letter is a modifier in zsh.
  if (isZsh(evaluation) && /^[A-Za-z]$/.test(word.text)) return undefined;
  const { text } = evaluateArithmetic(evaluation, state, expandText(evaluation, state, word));
  return text === undefined ? undefined : Number(text);
}

/** ${x:offset:length} of one value. */
export function slice(
  evaluation: Evaluation,
  state: State,
  value: Arg,
  offset: number | undefined,
  length: number | 'rest' | undefined,
): Arg {
  if (value.text === undefined || offset === undefined || length === undefined) {
    if (length !== 'rest' && (length === undefined || length < 0)) raise(state, 'discard', false);
    return { prefix: '' };
  }
  const chars = [...value.text];
  const start = offset < 0 ? chars.length + offset : offset;
  if (start < 0 || start > chars.length) return isZsh(evaluation) ? { prefix: '' } : empty;
  if (length === 'rest') return known(chars.slice(start).join(''));
  const end = length < 0 ? chars.length + length : start + length;
  if (end < start) raise(state, 'discard', true);
  return known(chars.slice(start, Math.max(start, end)).join(''));
}

/** ${@:offset:length} and ${a[@]:offset:length}: of an array the offset is a key, and $0 stands in front of parameters. */
export function sliceList(
  evaluation: Evaluation,
  state: State,
  { values, keys, isOrdered = true }: Looked & { kind: 'list' },
  operation: ParameterOperation & { type: 'Slice' },
): Looked {
  const offset = numberOf(evaluation, state, operation.offset);
  const length = operation.length && numberOf(evaluation, state, operation.length);
  const isOpen =
    !isOrdered ||
    values.some((value) => value.many) ||
    offset === undefined ||
    (operation.length !== undefined && length === undefined) ||
    keys?.some((key) => !/^\d+$/.test(key ?? ''));
  if (isOpen) return { kind: 'list', values: [{ prefix: '', many: true }] };
  const all = keys === undefined ? [state.zero, ...values] : values;
  const places = keys === undefined ? [...all.keys()] : keys.map(Number);
  const start = offset < 0 ? (places.at(-1) ?? -1) + 1 + offset : offset;
  if (start < 0) return { kind: 'list', values: isZsh(evaluation) ? [{ prefix: '', many: true }] : [] };
  const from = all.filter((_, index) => (places[index] as number) >= start);
  return { kind: 'list', values: length === undefined ? from : from.slice(0, length) };
}
