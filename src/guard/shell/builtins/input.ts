import { act } from '../../effects.ts';
import { type Arg, known, type Stdin } from '../arg.ts';
import { evaluateArithmetic } from '../arithmetic.ts';
import { setElements } from '../arrays.ts';
import { outputOfBuiltin } from '../call.ts';
import { consume, inputOf } from '../descriptors.ts';
import { isSh, isZsh } from '../dialect.ts';
import { dropError } from '../errors.ts';
import { add, type Evaluation } from '../evaluation.ts';
import { fieldSeparators } from '../fields.ts';
import { limits } from '../limits.ts';
import { runNested } from '../nested.ts';
import { anyElements, fork, type State } from '../state.ts';
import { watchName } from '../tests.ts';
import { someWord, substituted } from '../values.ts';
import { assign, assignTo, forgetVariables, resolveName } from '../variables.ts';
import { type Builtin, ends } from './builtin.ts';
import { parseFlags } from './flags.ts';

/** read [-ers] [-a array] [-d delim] [-i text] [-n|-N count] [-p prompt] [-t timeout] [-u fd] [name…] */
export const readBuiltin: Builtin = (evaluation, state, { args }) => {
  const { flags, values, operands } = parseFlags(args.slice(1), 'adinNptu');
  const fd = values.has('u') ? Number(values.get('u')?.text ?? Number.NaN) : 0;
  const input = Number.isNaN(fd) ? ({ kind: 'unknown', from: 'read' } as const) : inputOf(state, fd);
  const isOther = isZsh(evaluation) && (values.has('a') || operands.length === 0);
  const isPlain = !isOther && !['n', 'N', 'i', 't'].some((letter) => values.has(letter));
  const line = isPlain ? takeLine(state, fd, input, values.get('d'), flags.has('r')) : undefined;
  if (line === undefined) forgetInput(state, fd, input);
  const array = values.get('a');
  let isTaken: boolean;
  if (array?.text !== undefined) {
    const words = line === undefined ? undefined : splitLine(line.text, fieldSeparators(state));
    isTaken = setElements(
      state,
      resolveName(state, array.text),
      words === undefined
        ? anyElements
        : words.map((word, index) => ({ key: String(index), value: known(word) })),
    );
  } else isTaken = assignNames(evaluation, state, operands, line?.text, input);
  return ends(state, isTaken ? line?.status : 1);
};

/** One line of known text, without its end; the rest stays for the next reader. */
function takeLine(
  state: State,
  fd: number,
  input: Stdin,
  delimiter: Arg | undefined,
  isRaw: boolean,
): { text: string; status: number } | undefined {
  if (input.kind !== 'text' || (delimiter !== undefined && delimiter.text === undefined)) return undefined;
  const end = delimiter === undefined ? '\n' : (delimiter.text?.[0] ?? '\0');
  const at = input.text.indexOf(end);
  const whole = at < 0 ? input.text : input.text.slice(0, at);
  if (!isRaw && whole.includes('\\')) return undefined;
  const rest = at < 0 ? '' : input.text.slice(at + 1);
  consume(state, fd, { kind: 'text', text: rest });
  return { text: whole, status: at < 0 ? 1 : 0 };
}

function forgetInput(state: State, fd: number, input: Stdin): void {
  if (input.kind === 'text') consume(state, fd, { kind: 'unknown', from: 'read' });
}

/** False where one of the names is readonly. */
function assignNames(
  evaluation: Evaluation,
  state: State,
  names: readonly Arg[],
  line: string | undefined,
  input: Stdin,
): boolean {
  const separators = fieldSeparators(state);
  let isTaken = true;
  if (names.length === 0)
    isTaken = assign(evaluation, state, 'REPLY', line === undefined ? anyLine(input) : known(line));
  for (const [index, name] of names.entries()) {
    watchName(evaluation, state, name);
    const value =
      line === undefined || separators === undefined
        ? names.length === 1
          ? anyLine(input)
          : { prefix: '' }
        : known(fieldAt(line, separators, index, names.length));
    isTaken = assignTo(evaluation, state, name, value) && isTaken;
  }
  return isTaken;
}

/** A line of input that isn't known. A list of file names gives one of them. */
function anyLine(input: Stdin): Arg {
  if (input.kind === 'unknown' && input.word === 'each line') return { prefix: '', word: true };
  if (input.kind !== 'names') return { prefix: '' };
  const { many: _many, ...one } = substituted(input);
  return one;
}

/** The field for the name at `index`; the last name gets what is left. */
function fieldAt(line: string, separators: string, index: number, count: number): string {
  const blank = [...separators].filter((char) => ' \t\n'.includes(char)).join('');
  let rest = trim(line, blank);
  for (let skipped = 0; skipped < index; skipped += 1) rest = cutField(rest, separators, blank).rest;
  if (index < count - 1) return cutField(rest, separators, blank).field;
  const alone = cutField(rest, separators, blank);
  // One field with its delimiter behind it loses the delimiter, more fields keep theirs.
  return alone.rest === '' ? alone.field : trim(rest, blank);
}

function cutField(text: string, separators: string, blank: string): { field: string; rest: string } {
  let at = 0;
  while (at < text.length && !separators.includes(text[at] as string)) at += 1;
  const field = text.slice(0, at);
  while (at < text.length && blank.includes(text[at] as string)) at += 1;
  if (at < text.length && separators.includes(text[at] as string) && !blank.includes(text[at] as string))
    at += 1;
  while (at < text.length && blank.includes(text[at] as string)) at += 1;
  return { field, rest: text.slice(at) };
}

function trim(text: string, blank: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && blank.includes(text[start] as string)) start += 1;
  while (end > start && blank.includes(text[end - 1] as string)) end -= 1;
  return text.slice(start, end);
}

function splitLine(line: string, separators: string | undefined): string[] | undefined {
  if (separators === undefined) return undefined;
  const blank = [...separators].filter((char) => ' \t\n'.includes(char)).join('');
  const words: string[] = [];
  let rest = trim(line, blank);
  while (rest !== '' && words.length < limits.braces) {
    const cut = cutField(rest, separators, blank);
    words.push(cut.field);
    rest = cut.rest;
  }
  return words;
}

/** mapfile [-t] [-C callback] … [array] */
export const mapfile: Builtin = (evaluation, state, { args }) => {
  const { flags, values, operands } = parseFlags(args.slice(1), 'dnOsucC');
  const callback = values.get('C');
  if (callback !== undefined) {
    if (callback.text === undefined) add(evaluation, act('run.shell', 'mapfile -C'));
    else runNested(evaluation, state, callback.text, 'mapfile -C');
  }
  const [name] = operands;
  const input = inputOf(state, Number(values.get('u')?.text ?? 0));
  if (name !== undefined) watchName(evaluation, state, name);
  const target = resolveName(state, name === undefined ? 'MAPFILE' : (name.text ?? 'MAPFILE'));
  const isPlain = [...values.keys()].every((letter) => letter === 'u');
  const lines =
    input.kind === 'text' && isPlain && input.text.length < limits.valueLength
      ? input.text.replace(/\n$/, '').split('\n')
      : undefined;
  const other: Arg = input.kind === 'names' ? substituted(input) : { prefix: '', many: true };
  const isTaken = setElements(
    state,
    target,
    lines === undefined
      ? [{ key: undefined, value: { ...other, many: true } }]
      : (input.kind === 'text' && input.text === '' ? [] : lines).map((line, index) => ({
          key: String(index),
          value: known(flags.has('t') ? line : `${line}\n`),
        })),
  );
  if (name !== undefined && name.text === undefined) forgetVariables(state);
  return ends(state, isTaken ? 0 : 1);
};

/** getopts: which option comes is left open. */
export const getopts: Builtin = (evaluation, state, { args }) => {
  const name = args[2];
  if (name !== undefined) assignTo(evaluation, state, name, { prefix: '' });
  assign(evaluation, state, 'OPTARG', { prefix: '' });
  assign(evaluation, state, 'OPTIND', someWord);
  return ends(state, undefined);
};

/** let expression… */
export const letBuiltin: Builtin = (evaluation, state, { args }) => {
  let last: Arg = known('0');
  const failed: State[] = [];
  for (const arg of args.slice(1)) {
    last = evaluateArithmetic(evaluation, state, arg);
    if (state.error === undefined) continue;
    const isSure = dropError(state);
    failed.push(...ends(fork(state), 1));
    if (isSure) return failed;
  }
  return [...failed, ...ends(state, last.text === undefined ? undefined : last.text === '0' ? 1 : 0)];
};

/** printf -v name format… ; undefined when it is no such call. */
export function printfInto(evaluation: Evaluation, state: State, args: readonly Arg[]): State[] | undefined {
  const first = args[1]?.text;
  if (first === undefined || !first.startsWith('-v')) return undefined;
  const [name, rest] = first === '-v' ? [args[2], args.slice(3)] : [known(first.slice(2)), args.slice(2)];
  if (name === undefined) return ends(state, 2);
  watchName(evaluation, state, name);
  const output = outputOfBuiltin(evaluation, state, 'printf', rest);
  const isTaken = assignTo(
    evaluation,
    state,
    name,
    output.kind === 'text' && !isSh(evaluation) ? known(output.text) : { prefix: '' },
  );
  return ends(state, isTaken ? undefined : 1);
}
