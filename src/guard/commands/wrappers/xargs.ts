import { act, type Effect } from '../../effects.ts';
import { type Arg, known, type Stdin } from '../../shell/arg.ts';
import { choiceOf } from '../../shell/values.ts';
import { codeWithFound } from '../found-in-code.ts';
import { hasOption, optionValues } from '../parse-args.ts';
import type { Call, ParsedArgs, Program } from '../program.ts';

/** GNU's and BSD's options together. */
const xargs: Program = {
  names: ['xargs', 'gxargs'],
  act: 'run.read',
  stopAtOperand: true,
  options: {
    '0 null': 'flag',
    'a arg-file': 'reads',
    'd delimiter': 'value',
    E: 'value',
    'e eof': 'optional',
    I: 'value',
    'i replace': 'optional',
    J: 'value',
    L: 'value',
    'l max-lines': 'optional',
    'n max-args': 'value',
    'o open-tty': 'flag',
    'P max-procs': 'value',
    'p interactive': 'flag',
    'process-slot-var': 'value',
    'r no-run-if-empty': 'flag',
    'R S': 'value',
    's max-chars': 'value',
    'show-limits': 'flag',
    't verbose': 'flag',
    'x exit': 'flag',
  },
  effects: xargsEffects,
};

const maxRuns = 200;

const limits: ReadonlySet<string> = new Set(['I', 'i', 'L', 'l', 'n']);

function xargsEffects(call: Call, parsed: ParsedArgs): Effect[] {
  const command = parsed.operands.length > 0 ? parsed.operands : [known('echo')];
  const input: Stdin = hasOption(parsed, 'a') ? { kind: 'unknown', from: 'xargs -a' } : call.stdin;
  const mark = optionValues(parsed, 'I').at(-1)?.text ?? oldMark(parsed);
  const place = optionValues(parsed, 'J').at(-1)?.text;
  // GNU's takes the last of -I, -L and -n, where BSD's takes them together.
  const wins = parsed.options.findLast(
    ({ name, value }) => limits.has(name) && !(name === 'n' && value?.text === '1'),
  );
  const appends = mark !== undefined && /^[Lln]$/.test(wins?.name ?? '');
  const words = (batch: readonly Arg[]): Arg[] => {
    if (mark !== undefined) return command.map((word) => filled(word, mark, batch[0] ?? known('')));
    if (place !== undefined) return command.flatMap((word) => (word.text === place ? batch : [word]));
    return [...command, ...batch];
  };
  const runs = batches(itemsOf(input, parsed, mark !== undefined), parsed, mark !== undefined);
  const stdin: Stdin = { kind: 'none' };
  const appended = appends ? batches(itemsOf(input, parsed, false), parsed, false) : [];
  return distinct([
    ...appended.flatMap((batch) => call.context.run([...command, ...batch], { stdin })),
    ...runs.flatMap((batch) => {
      const [item] = batch;
      // Names of files may stand in shell code; text from anywhere else could be any code.
      const isName = item?.pattern !== undefined || item?.word === true;
      const inCode = mark !== undefined && isName ? codeWithFound(command, mark, item) : undefined;
      if (!inCode) return call.context.run(words(batch), { stdin });
      const filledWords = inCode.words.map((word) => filled(word, mark ?? '', item ?? known('')));
      const risk = act('run.option', 'xargs', `${mark} in shell code`);
      return [risk, ...call.context.run(filledWords, { stdin, assignments: inCode.assignments })];
    }),
  ]);
}

/** -i and --replace without a value stand for {}. */
function oldMark(parsed: ParsedArgs): string | undefined {
  const option = parsed.options.find(({ name }) => name === 'i');
  return option && (option.value?.text ?? '{}');
}

type Items = { known: readonly (readonly Arg[])[] } | { unseen: Arg };

/** Where blanks or quotes come, the first item ends, or reads differently. */
const firstWord = (prefix = ''): string => (/^[\w./@%+,:-]*$/.test(prefix) ? prefix : '');

/** What the input gives: known items line by line, or one word that stands for them all. */
function itemsOf(input: Stdin, parsed: ParsedArgs, byLine: boolean): Items {
  switch (input.kind) {
    case 'text':
      // A backslash quotes the line break too; at an open quote it runs what came before, and ends.
      if (
        /\\\n|["']/.test(input.text.replace(inQuotes, '')) &&
        !parsed.options.some(({ name }) => name === '0' || name === 'd')
      )
        return { unseen: { prefix: '', many: true } };
      return { known: knownItems(input.text, parsed, byLine).map((line) => line.map(known)) };
    case 'none':
      return byLine ? { unseen: { prefix: '', many: true } } : { known: [] };
    case 'names': {
      const dir = input.dir.text ?? input.dir.prefix;
      if (input.dir.text === undefined) return { unseen: { prefix: dir, many: true } };
      const base = dir === '' ? '.' : dir.replace(/\/+$/, '');
      const start = `${base}/`;
      const pattern = `${start}**/${input.name ?? '*'}`;
      return { unseen: { prefix: start, pattern, many: true, ...choiceOf(input) } };
    }
    case 'unknown':
      if (input.word === 'each line') return { unseen: { prefix: '', word: true, many: true } };
      return input.word
        ? { known: [[{ prefix: input.prefix ?? '', word: true }]] }
        : { unseen: { prefix: firstWord(input.prefix), many: true } };
    default:
      return { unseen: { prefix: '', many: true } };
  }
}

/** Items as xargs(1) splits them, by lines of input. */
function knownItems(text: string, parsed: ParsedArgs, byLine: boolean): string[][] {
  const delimiter = hasOption(parsed, '0') ? '\0' : delimiterOf(optionValues(parsed, 'd').at(-1)?.text);
  if (delimiter !== undefined) {
    const items = text.split(delimiter);
    if (items.at(-1) === '') items.pop();
    return items.map((item) => [item]);
  }
  const end = optionValues(parsed, 'E').at(-1)?.text ?? optionValues(parsed, 'e').at(-1)?.text;
  const lines: string[][] = [];
  // A blank at the end of a line takes in the next.
  for (const line of (byLine ? text : text.replace(/[ \t]\n/g, ' ')).split('\n')) {
    const items = byLine ? [withoutQuotes(line.trimStart())].filter(Boolean) : unquoted(line);
    const stop = end === undefined ? -1 : items.indexOf(end);
    const kept = stop < 0 ? items : items.slice(0, stop);
    if (kept.length > 0) lines.push(kept);
    if (stop >= 0) break;
  }
  return lines;
}

function delimiterOf(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  return { '\\n': '\n', '\\t': '\t', '\\0': '\0' }[text] ?? text;
}

function unquoted(line: string): string[] {
  const words: string[] = [];
  for (const [word] of line.matchAll(/(?:"[^"]*"|'[^']*'|\\.|[^\s"'\\])+/g)) words.push(withoutQuotes(word));
  return words;
}

const inQuotes = /"[^"\n]*"|'[^'\n]*'|\\./g;

const withoutQuotes = (text: string): string => text.replace(/"([^"]*)"|'([^']*)'|\\(.)/g, '$1$2$3');

/** The items of each run. An unknown number of items is one run with one word for all. */
function batches(items: Items, parsed: ParsedArgs, one: boolean): Arg[][] {
  if ('unseen' in items) return [[items.unseen]];
  const flat = items.known.flat();
  if (flat.length === 0) return hasOption(parsed, 'r') || one ? [] : [[]];
  const limit = parsed.options.findLast(({ name }) => /^[Lln]$/.test(name));
  const count = Number(limit?.value?.text ?? (limit ? 1 : 0));
  const runs = one
    ? flat.map((item) => [item])
    : limit?.name === 'n'
      ? chunks(flat, count)
      : chunks(items.known, count).map((chunk) => chunk.flat());
  return runs.length > maxRuns ? [flat] : runs;
}

function chunks<Item>(list: readonly Item[], size: number): Item[][] {
  if (!(size > 0)) return [[...list]];
  const out: Item[][] = [];
  for (let at = 0; at < list.length; at += size) out.push(list.slice(at, at + size));
  return out;
}

/** A word of the command with the item in place of the mark. */
function filled(word: Arg, mark: string, item: Arg): Arg {
  const { text } = word;
  if (text === undefined || mark === '' || !text.includes(mark)) return word;
  if (item.text !== undefined) return known(text.replaceAll(mark, item.text));
  if (text === mark) return single(item);
  const [before = '', ...after] = text.split(mark);
  const pattern =
    item.pattern === undefined || after.length > 1 ? {} : { pattern: `${before}${item.pattern}${after[0]}` };
  const isPlain = item.word === true && [before, ...after].every((part) => /^[\w./:@%+,-]*$/.test(part));
  return {
    prefix: before + item.prefix,
    ...pattern,
    ...(isPlain && { word: true as const }),
    ...(after.length === 1 && after[0] && { ending: after[0] }),
  };
}

/** One word, whatever is in it. */
function single({ many: _, ...item }: Arg): Arg {
  return item;
}

function distinct(effects: readonly Effect[]): Effect[] {
  return [...new Map(effects.map((effect) => [JSON.stringify(effect), effect])).values()];
}

export const xargsPrograms: readonly Program[] = [xargs];
