import { type Arg, known, type Stdin, unknown } from './arg.ts';
import { limits } from './limits.ts';

/** What an unknown value is made of decides whether the shell could split it or find a glob or code in it. */
const plainWord = /^[\w./:@%+,-]+$/;

export const empty: Arg = known('');

/** Unknown, but one plain word: $$, $RANDOM, $((…)). */
export const someWord: Arg = { prefix: '', word: true };

export const isWord = (value: Arg): boolean =>
  value.word === true || (value.text !== undefined && plainWord.test(value.text));

/** One after the other, as one field. */
export function concat(a: Arg, b: Arg): Arg {
  if (a.text !== undefined && b.text !== undefined) {
    if (a.text === '') return b;
    if (a.text.length + b.text.length > limits.valueLength) return unknown(a.text);
    return known(a.text + b.text);
  }
  if (a.text === '' || b.text === '') return oneField(a.text === '' ? b : a);
  const result: Arg = { prefix: a.text === undefined ? a.prefix : a.text + b.prefix };
  const pattern = joinPatterns(a, b);
  if (pattern !== undefined) result.pattern = pattern;
  if (isWord(a) && isWord(b)) result.word = true;
  const ending = b.text === undefined ? b.ending : (a.ending ?? '') + b.text;
  if (ending !== undefined) result.ending = ending;
  return result;
}

function joinPatterns(a: Arg, b: Arg): string | undefined {
  const left = a.pattern ?? (a.text === undefined ? undefined : escapeGlob(a.text));
  const right = b.pattern ?? (b.text === undefined ? undefined : escapeGlob(b.text));
  return left === undefined || right === undefined ? undefined : left + right;
}

export const escapeGlob = (text: string): string => text.replace(/[*?[\]\\]/g, '\\$&');

/**
 * The same value in a place where it is exactly one field: in quotes, in an assignment. Names of files may then be none at all:
 * nothing is certain of how the text starts.
 */
export function oneField(value: Arg): Arg {
  if (value.many === undefined) return value;
  // In one field, several words have blanks between them, or are none.
  if (value.word) return unknown();
  return value.pattern === undefined ? oneOf(value) : { ...oneOf(value), prefix: '' };
}

/** One of the fields that a value becomes: what a loop goes over. */
export function oneOf({ many: _many, among: _among, ...one }: Arg): Arg {
  return one;
}

/** What holds for both: the value after two branches that left different ones. */
export function join(a: Arg, b: Arg): Arg {
  if (sameValue(a, b)) return a;
  const result: Arg = { prefix: commonStart(a.prefix, b.prefix) };
  if (isWord(a) && isWord(b)) result.word = true;
  if (a.many || b.many) result.many = true;
  return result;
}

function commonStart(a: string, b: string): string {
  let length = 0;
  while (length < a.length && length < b.length && a[length] === b[length]) length += 1;
  return a.slice(0, length);
}

export const sameValue = (a: Arg, b: Arg): boolean =>
  a === b ||
  (a.text === b.text &&
    a.prefix === b.prefix &&
    a.pattern === b.pattern &&
    a.except === b.except &&
    a.some === b.some &&
    a.many === b.many &&
    a.among === b.among &&
    a.word === b.word &&
    a.ending === b.ending &&
    a.variable === b.variable &&
    a.content === b.content);

/** Certainly empty, certainly not, or undefined. */
export function isEmpty(value: Arg): boolean | undefined {
  if (value.text !== undefined) return value.text === '';
  return value.prefix === '' || value.many ? undefined : false;
}

/** What of a list of names its words keep besides their pattern. */
export const choiceOf = ({
  except,
  some,
}: Extract<Stdin, { kind: 'names' }>): Pick<Arg, 'except' | 'some'> => ({
  ...(except && { except }),
  ...(some && { some }),
});

/** Text that a command wrote, as `$(…)` hands it on: trailing line breaks removed. */
export function substituted(output: Stdin): Arg {
  switch (output.kind) {
    case 'none':
      return empty;
    case 'text':
      return known(output.text.replace(/\n+$/, ''));
    case 'names': {
      const dir = output.dir.text;
      const base = dir === undefined || dir === '.' ? '' : `${escapeGlob(dir).replace(/\/$/, '')}/`;
      if (dir === undefined) return unknown();
      return { prefix: base, pattern: `${base}**/${output.name ?? '*'}`, many: true, ...choiceOf(output) };
    }
    case 'file':
      return unknown();
    case 'unknown': {
      const value = unknown(output.prefix?.replace(/\n+$/, ''));
      if (output.word === 'each line') return { prefix: '', word: true, many: true };
      if (output.word) value.word = true;
      return value;
    }
  }
}

/** What is written by one command after another. */
export function appendOutput(a: Stdin, b: Stdin): Stdin {
  if (isNothing(a)) return b;
  if (isNothing(b)) return a;
  if (a.kind === 'text' && b.kind === 'text' && a.text.length + b.text.length <= limits.valueLength)
    return { kind: 'text', text: a.text + b.text };
  const prefix = a.kind === 'text' ? a.text : a.kind === 'unknown' ? a.prefix : undefined;
  return prefix === undefined
    ? { kind: 'unknown', from: sourceOf(b) }
    : { kind: 'unknown', from: sourceOf(b), prefix };
}

const isNothing = (output: Stdin): boolean =>
  output.kind === 'none' || (output.kind === 'text' && output.text === '');

const sourceOf = (output: Stdin): string => (output.kind === 'unknown' ? output.from : output.kind);

/** What holds for both outputs. */
export function joinOutputs(a: Stdin, b: Stdin): Stdin {
  if (sameOutput(a, b)) return a;
  const prefix = commonStart(startOf(a), startOf(b));
  return prefix === ''
    ? { kind: 'unknown', from: 'either branch' }
    : { kind: 'unknown', from: 'either branch', prefix };
}

const startOf = (output: Stdin): string =>
  output.kind === 'text' ? output.text : output.kind === 'unknown' ? (output.prefix ?? '') : '';

export function sameOutput(a: Stdin, b: Stdin): boolean {
  if (a === b) return true;
  if (a.kind !== b.kind) return false;
  if (a.kind === 'text' && b.kind === 'text') return a.text === b.text;
  if (a.kind === 'none') return true;
  if (a.kind === 'unknown' && b.kind === 'unknown') return a.prefix === b.prefix && a.word === b.word;
  if (a.kind === 'file' && b.kind === 'file') return sameValue(a.file, b.file);
  return (
    a.kind === 'names' &&
    b.kind === 'names' &&
    sameValue(a.dir, b.dir) &&
    a.name === b.name &&
    a.except === b.except &&
    a.some === b.some
  );
}
