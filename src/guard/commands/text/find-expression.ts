import { type Arg, known } from '../../shell/arg.ts';

type Names = readonly (string | undefined)[];

const anything: Names = [undefined];

/** Primaries that run what follows them, up to its end. */
export const runs: ReadonlySet<string> = new Set(['-exec', '-execdir', '-ok', '-okdir']);

/** How many words follow primaries that write or read a list. */
export const lists: ReadonlyMap<string, number> = new Map([
  ['-fprint', 1],
  ['-fprint0', 1],
  ['-fls', 1],
  ['-fprintf', 2],
  ['-files0-from', 1],
]);

const prints: ReadonlySet<string> = new Set(['-print', '-print0']);
const alternatives: ReadonlySet<string> = new Set(['-o', '-or', ',']);

/**
 * For each action of a find expression, by its position, the names its files may have: `-name '*.o' -delete` has only
 * `*.o`, `\( -name a -o -name b \) -delete` either. undefined among them: any name.
 */
export function namesOfActions(
  words: readonly Arg[],
  takenBy: (primary: string) => number | undefined,
): Map<number, Names> {
  const reader = new ExpressionReader(words, takenBy);
  while (!reader.isAtEnd()) reader.readOr(anything);
  return reader.actions;
}

/** What its print actions print; without one, what passes the whole expression. */
export function printedNames(words: readonly Arg[], takenBy: (primary: string) => number | undefined): Names {
  const whole = words.some(isPrint) ? words : [known('('), ...words, known(')'), known('-print')];
  const actions = namesOfActions(whole, takenBy);
  return whole.flatMap((word, at) => (isPrint(word) ? (actions.get(at) ?? []) : []));
}

const isPrint = ({ prefix }: Arg): boolean => prints.has(prefix);

/** Where the command of -exec ends: at `;`, or at the `+` behind `{}`. */
export function endOfCommand(words: readonly Arg[], from: number): number {
  const end = words.findIndex(
    ({ text }, at) => at >= from && (text === ';' || (text === '+' && words[at - 1]?.text === '{}')),
  );
  return end < 0 ? words.length : end;
}

/** One glob for all of them; undefined when any name may be among them. */
export function eitherName(names: Names): string | undefined {
  const [first, ...others] = names;
  if (others.length === 0) return first;
  return names.every((name) => name !== undefined && !/[{},\\]/.test(name)) ? `{${names.join()}}` : undefined;
}

class ExpressionReader {
  readonly actions = new Map<number, Names>();
  private at = 0;
  private readonly words: readonly Arg[];
  private readonly takenBy: (primary: string) => number | undefined;

  constructor(words: readonly Arg[], takenBy: (primary: string) => number | undefined) {
    this.words = words;
    this.takenBy = takenBy;
  }

  isAtEnd(): boolean {
    return this.at >= this.words.length;
  }

  /** Reads to the closing parenthesis and says which names pass. */
  readOr(outer: Names): Names {
    const passing = [...this.readAnd(outer)];
    while (alternatives.has(this.word())) {
      this.at++;
      passing.push(...this.readAnd(outer));
    }
    this.at++;
    return passing;
  }

  private word(): string {
    return this.words[this.at]?.text ?? '';
  }

  private readAnd(outer: Names): Names {
    let names = outer;
    while (!this.isAtEnd() && this.word() !== ')' && !alternatives.has(this.word())) {
      const passing = this.readPrimary(names);
      if (isNarrower(passing, names)) names = passing;
    }
    return names;
  }

  private readPrimary(names: Names): Names {
    const word = this.word();
    const here = this.at++;
    if (word === '!' || word === '-not') {
      this.readPrimary(names);
      return anything;
    }
    if (word === '(') return this.readOr(names);
    if (word === '-name' || word === '-iname') return [this.nameAt(this.at++, word === '-iname')];
    if (runs.has(word)) {
      this.actions.set(here, names);
      this.at = endOfCommand(this.words, this.at) + 1;
    } else if (word === '-delete' || prints.has(word)) this.actions.set(here, names);
    else this.at += lists.get(word) ?? this.takenBy(word) ?? 0;
    return anything;
  }

  private nameAt(at: number, ignoresCase: boolean): string | undefined {
    const { text, pattern } = this.words[at] ?? known('');
    const glob = text ?? pattern;
    if (!ignoresCase) return glob;
    // Brackets hold letters of their own.
    if (glob?.includes('[')) return undefined;
    return glob?.replace(/[a-z]/gi, (letter) => `[${letter.toLowerCase()}${letter.toUpperCase()}]`);
  }
}

const isNarrower = (names: Names, than: Names): boolean =>
  !names.includes(undefined) && than.includes(undefined);
