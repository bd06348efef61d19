import { type Arg, known } from '../../shell/arg.ts';
import { afterStart } from '../parse-args.ts';

/** How an interpreter reads its command line. Letters are single ones, to be clustered. */
export type InterpreterGrammar = {
  /** Letters and long options whose value is code. */
  code: string;
  /** Code is the next word even when letters follow (node -pe). */
  codeIsNextWord?: true;
  /** All words after code or module are theirs (python -c). */
  codeEndsOptions?: true;
  module?: string;
  /** Letters whose value is attached or the next word. */
  values: string;
  /** Letters whose value is only ever attached, up to the end of the word. */
  attached?: string;
  /** Letters that digits may follow. */
  digits?: string;
  /** Letters whose value is a file to load, or a module. */
  loads?: string;
  long?: Readonly<Record<string, 'code' | 'value' | 'loads' | 'script'>>;
  /** Letters and long options that only say something about the interpreter. */
  harmless: readonly string[];
};

export type InterpreterWords = {
  codes: readonly Arg[];
  module: Arg | undefined;
  loads: readonly Arg[];
  letters: ReadonlySet<string>;
  long: readonly string[];
  /** The values of other options, by letter or long name. */
  values: ReadonlyMap<string, Arg>;
  operands: readonly Arg[];
};

type Reading = {
  codes: Arg[];
  loads: Arg[];
  letters: Set<string>;
  long: string[];
  values: Map<string, Arg>;
  module?: Arg;
  ended?: true;
  next: number;
};

export function readWords(args: readonly Arg[], grammar: InterpreterGrammar): InterpreterWords {
  const reading: Reading = { codes: [], loads: [], letters: new Set(), long: [], values: new Map(), next: 0 };
  while (reading.next < args.length && !reading.ended) {
    const arg = args[reading.next] as Arg;
    const word = arg.text ?? arg.prefix;
    if (word === '-' || !word.startsWith('-')) break;
    reading.next += 1;
    if (arg.text === '--') break;
    if (word.startsWith('--')) readLong(arg, word, args, grammar, reading);
    else readCluster(arg, word, args, grammar, reading);
  }
  const { codes, loads, letters, long, values, module, next } = reading;
  return { codes, loads, letters, long, values, module, operands: args.slice(next) };
}

function readLong(
  arg: Arg,
  word: string,
  args: readonly Arg[],
  grammar: InterpreterGrammar,
  reading: Reading,
): void {
  const equals = word.indexOf('=');
  const name = word.slice(2, equals < 0 ? undefined : equals);
  reading.long.push(name);
  const use = grammar.long?.[name];
  if (use === undefined) return;
  const value = equals < 0 ? args[reading.next++] : afterStart(arg, equals + 1);
  if (!value) return;
  if (use === 'code') reading.codes.push(value);
  else if (use === 'loads') reading.loads.push(value);
  else reading.values.set(name, value);
}

function readCluster(
  arg: Arg,
  word: string,
  args: readonly Arg[],
  grammar: InterpreterGrammar,
  reading: Reading,
): void {
  for (let at = 1; at < word.length; at += 1) {
    const letter = word[at] as string;
    reading.letters.add(letter);
    if (grammar.digits?.includes(letter)) while (/[0-9]/.test(word[at + 1] ?? '')) at += 1;
    else if (grammar.attached?.includes(letter)) {
      reading.values.set(letter, afterStart(arg, at + 1));
      return;
    } else if (grammar.code.includes(letter) && grammar.codeIsNextWord) {
      const isLast = !/[a-z]/i.test(word.slice(at + 1)) || !grammar.code.includes(word[at + 1] ?? '');
      const value = isLast ? args[reading.next] : undefined;
      if (value && !isOption(value)) {
        reading.codes.push(value);
        reading.next += 1;
      }
    } else if (
      [grammar.code, grammar.module ?? '', grammar.values, grammar.loads ?? ''].join('').includes(letter)
    ) {
      const value = at + 1 < word.length ? afterStart(arg, at + 1) : args[reading.next++];
      store(letter, value ?? known(''), grammar, reading);
      return;
    }
  }
}

const isOption = (arg: Arg): boolean => /^-[a-zA-Z-]/.test(arg.text ?? '');

function store(letter: string, value: Arg, grammar: InterpreterGrammar, reading: Reading): void {
  const isCode = grammar.code.includes(letter);
  const isModule = grammar.module === letter;
  if (isCode) reading.codes.push(value);
  else if (isModule) reading.module = value;
  else if (grammar.loads?.includes(letter)) reading.loads.push(value);
  else reading.values.set(letter, value);
  if ((isCode || isModule) && grammar.codeEndsOptions) reading.ended = true;
}
