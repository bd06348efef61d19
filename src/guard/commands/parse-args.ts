import type { Arg } from '../shell/arg.ts';
import { known } from '../shell/arg.ts';
import type { Options, OptionUse, ParsedArgs, ParsedOption, Program } from './program.ts';

type Entry = { name: string; use: OptionUse };
type OptionIndex = { entries: ReadonlyMap<string, Entry>; long: readonly string[] };
type Grammar = Pick<Program, 'style' | 'stopAtOperand' | 'spelling' | 'anyOption'>;

const indexes = new WeakMap<Options, OptionIndex>();

/**
 * Words to options and operands as getopt_long(3) has them: clusters, attached values, `--name=value`, unique beginnings of long
 * names, `--`, and operands between options unless the row stops at the first. `tables` are looked through in order. A flag
 * that is given a value (but yes or no) is another option than the one the row knows: unlisted.
 */
export function parseArgs(
  grammar: Grammar,
  tables: readonly Options[],
  args: readonly Arg[],
  by: string,
): ParsedArgs {
  const reader = new Reader(tables.map(indexOf), grammar);
  if (grammar.style === 'raw') return { by, options: [], operands: args, unlisted: [], unseen: [] };
  reader.readAll(args);
  const { options, operands, unlisted, unseen, afterDashes } = reader;
  return { by, options, operands, unlisted, unseen, ...(afterDashes && { afterDashes }) };
}

/** Was the option given? By the first name of its table entry. */
export const hasOption = (parsed: ParsedArgs, name: string): boolean =>
  parsed.options.some((option) => option.name === name);

/** All values given for an option, in order. */
export const optionValues = (parsed: ParsedArgs, name: string): Arg[] =>
  parsed.options.flatMap((option) => (option.name === name && option.value ? [option.value] : []));

/** What follows the first `count` characters of a word. */
export function afterStart(arg: Arg, count: number): Arg {
  const many = arg.many ? { many: arg.many } : {};
  if (arg.text !== undefined) return { ...known(arg.text.slice(count)), ...many };
  const pattern = arg.pattern === undefined ? {} : { pattern: arg.pattern.slice(count) };
  return { prefix: arg.prefix.slice(count), ...pattern, ...many };
}

/** Could this word turn out to be an option once it is known? */
export function mayBeOption(arg: Arg): boolean {
  if (arg.text !== undefined) return arg.text.startsWith('-') && arg.text !== '-';
  if (arg.prefix.startsWith('-')) return true;
  // Dates, hashes and counts don't start with a dash; nor does the name of a pipe.
  if (arg.word || arg.content) return false;
  if (arg.pattern !== undefined && /^[^-*?[\\]/.test(arg.pattern)) return false;
  if (arg.prefix === '') return true;
  return arg.many === true && arg.pattern === undefined;
}

function indexOf(options: Options): OptionIndex {
  const cached = indexes.get(options);
  if (cached) return cached;
  const entries = new Map<string, Entry>();
  for (const [names, use] of Object.entries(options)) {
    const [first = names, ...others] = names.split(' ');
    if (typeof use === 'object' && 'negates' in use) addNegations(entries, use.negates);
    else for (const name of [first, ...others]) entries.set(name, { name: first, use });
  }
  const index = { entries, long: [...entries.keys()].filter((name) => name.length > 1) };
  indexes.set(options, index);
  return index;
}

function addNegations(entries: Map<string, Entry>, options: Options): void {
  for (const [names, use] of Object.entries(options)) {
    if (use !== 'flag' && use !== 'optional' && use !== 'value') continue;
    for (const name of names.split(' ')) {
      if (name.length > 1) entries.set(`no-${name}`, { name: `no-${name}`, use: 'flag' });
    }
  }
}

function takesValue(use: OptionUse): 'yes' | 'attached' | 'no' {
  if (typeof use === 'object')
    return use.value === undefined ? 'no' : use.value === true ? 'yes' : 'attached';
  return wordFor[use];
}

const wordFor: Readonly<Record<Extract<OptionUse, string>, 'yes' | 'attached' | 'no'>> = {
  flag: 'no',
  recursive: 'no',
  optional: 'attached',
  value: 'yes',
  reads: 'yes',
  'reads-tree': 'yes',
  writes: 'yes',
  'writes-tree': 'yes',
  'writes-into': 'yes',
  directory: 'yes',
  runs: 'yes',
};

/** Programs whose switches can be turned off take these, and nothing else. */
const isSwitchValue = ({ text }: Arg): boolean => /^(?:true|false|yes|no|on|off|[01tfyn])$/i.test(text ?? '');

class Reader {
  readonly options: ParsedOption[] = [];
  readonly operands: Arg[] = [];
  readonly unlisted: string[] = [];
  readonly unseen: Arg[] = [];
  afterDashes: Arg[] | undefined;
  private args: readonly Arg[] = [];
  private next = 0;
  private readonly indexes: readonly OptionIndex[];
  private readonly singleDash: boolean;
  private readonly stopAtOperand: boolean;
  private readonly spelling: (name: string) => string;
  private readonly anyOption: boolean;

  constructor(indexes: readonly OptionIndex[], { style, stopAtOperand, spelling, anyOption }: Grammar) {
    this.indexes = indexes;
    this.singleDash = style === 'single-dash';
    this.stopAtOperand = stopAtOperand === true;
    this.spelling = spelling ?? ((name) => name);
    this.anyOption = anyOption === true;
  }

  readAll(args: readonly Arg[]): void {
    this.args = args;
    while (this.next < args.length) {
      const arg = args[this.next++] as Arg;
      const word = arg.text ?? arg.prefix;
      if (arg.text === '--') {
        this.afterDashes = args.slice(this.next);
        this.operands.push(...this.afterDashes);
        return;
      }
      if (!word.startsWith('-') || arg.text === '-') {
        if (mayBeOption(arg)) this.unseen.push(arg);
        this.operands.push(arg);
        if (this.stopAtOperand) {
          this.operands.push(...args.slice(this.next));
          return;
        }
      } else if (this.singleDash) this.readNamed(arg, word, word.startsWith('--') ? 2 : 1);
      else if (word.startsWith('--')) this.readNamed(arg, word, 2);
      else this.readCluster(arg, word);
    }
  }

  private readNamed(arg: Arg, word: string, dashes: number): void {
    const equals = word.indexOf('=');
    if (arg.text === undefined && equals < 0) {
      this.unlisted.push(`${word}…`);
      return;
    }
    const asWritten = equals < 0 ? word : word.slice(0, equals);
    const entry = this.find(this.spelling(asWritten.slice(dashes)), asWritten);
    if (!entry) {
      this.unlisted.push(asWritten);
      return;
    }
    let value = equals < 0 ? undefined : afterStart(arg, equals + 1);
    if (value && takesValue(entry.use) === 'no' && !isSwitchValue(value)) this.unlisted.push(asWritten);
    if (value === undefined && takesValue(entry.use) === 'yes') value = this.args[this.next++];
    this.add(entry, asWritten, value);
  }

  private readCluster(arg: Arg, word: string): void {
    for (let at = 1; at < word.length; at++) {
      const letter = word[at] as string;
      const entry = this.entry(letter) ?? (/\d/.test(letter) ? this.entry('#') : undefined);
      if (!entry) {
        this.unlisted.push(`-${letter}`);
        continue;
      }
      if (entry.name === '#') {
        while (/\d/.test(word[at + 1] ?? '')) at++;
        this.add(entry, word.slice(0, at + 1), undefined);
        continue;
      }
      const takes = takesValue(entry.use);
      if (takes === 'no') {
        this.add(entry, `-${letter}`, undefined);
        continue;
      }
      const isAttached = at + 1 < word.length || arg.text === undefined;
      const attached = isAttached ? afterStart(arg, at + 1) : undefined;
      this.add(entry, `-${letter}`, attached ?? (takes === 'yes' ? this.args[this.next++] : undefined));
      return;
    }
    if (arg.text === undefined) this.unlisted.push(`${word}…`);
  }

  private entry(name: string): Entry | undefined {
    for (const index of this.indexes) {
      const entry = index.entries.get(name);
      if (entry) return entry;
    }
    return undefined;
  }

  /**
   * An abbreviation counts as what it could stand for, the use that matters most first, and as unlisted: which options the
   * installed version has is not known, so what is unique here may be another one there. Where a row lists but some options it is
   * more likely one of the others (eslint --cache --fix), so that it takes no word.
   */
  private find(name: string, asWritten: string): Entry | undefined {
    const exact = name.length > 1 || this.singleDash ? this.entry(name) : undefined;
    if (exact || this.singleDash || name === '') return exact;
    const candidates = this.indexes.flatMap(({ entries, long }) =>
      long
        .filter((full) => full.startsWith(name) && full[name.length] !== '.')
        .map((full) => entries.get(full) as Entry),
    );
    const entry =
      candidates.find(({ use }) => use !== 'flag' && use !== 'optional' && use !== 'value') ?? candidates[0];
    if (entry === undefined || (this.anyOption && entry.use === 'value')) return undefined;
    this.unlisted.push(asWritten);
    return entry;
  }

  private add(entry: Entry, asWritten: string, value: Arg | undefined): void {
    this.options.push({ ...entry, asWritten, ...(value && { value }) });
  }
}
