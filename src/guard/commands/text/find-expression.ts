import { type Arg, known } from '../../shell/arg.ts';

type Names = readonly (string | undefined)[];

const anything: Names = [undefined];

/**
 * For each action of a find expression, by its position, the names its files may have: `-name '*.o' -delete` has only
 * `*.o`, `\( -name a -o -name b \) -delete` either. undefined among them: any name.
 */
export function namesOfActions(
  words: readonly Arg[],
  takenBy: (primary: string) => number | undefined,
): Map<number, Names> {
  const reader = new ExpressionReader(words, takenBy);
  while (reader.at < words.length) reader.readOr(anything);
  return reader.actions;
}

/** What its print actions print; without one, what passes the whole expression. */
export function printedNames(words: readonly Arg[], takenBy: (primary: string) => number | undefined): Names {
  const prints = words.some(({ text }) => /^-print0?$/.test(text ?? ''));
  const whole = prints ? words : [known('('), ...words, known(')'), known('-print')];
  return [...namesOfActions(whole, takenBy)].flatMap(([at, names]) =>
    /^-print0?$/.test(whole[at]?.text ?? '') ? names : [],
  );
}

/** One glob for all of them; undefined when any name may be among them. */
export function eitherName(names: Names): string | undefined {
  const [first, ...others] = names;
  if (others.length === 0) return first;
  return names.every((name) => name !== undefined && !/[{},\\]/.test(name)) ? `{${names.join()}}` : undefined;
}

class ExpressionReader {
  at = 0;
  readonly actions = new Map<number, Names>();
  private readonly words: readonly Arg[];
  private readonly takenBy: (primary: string) => number | undefined;

  constructor(words: readonly Arg[], takenBy: (primary: string) => number | undefined) {
    this.words = words;
    this.takenBy = takenBy;
  }

  /** Reads to the closing parenthesis and says which names pass. */
  readOr(outer: Names): Names {
    let passing: Names = this.readAnd(outer);
    while (this.isAt(/^(?:-o|-or|,)$/)) {
      this.at++;
      passing = [...passing, ...this.readAnd(outer)];
    }
    if (this.isAt(/^\)$/)) this.at++;
    return passing;
  }

  private readAnd(outer: Names): Names {
    let names = outer;
    while (this.at < this.words.length && !this.isAt(/^(?:-o|-or|,|\))$/)) {
      const passing = this.readPrimary(names);
      if (isNarrower(passing, names)) names = passing;
    }
    return names;
  }

  private readPrimary(names: Names): Names {
    const word = this.words[this.at]?.text;
    const here = this.at++;
    if (word === '!' || word === '-not') {
      this.readPrimary(names);
      return anything;
    }
    if (word === '(') return this.readOr(names);
    if (word === '-name' || word === '-iname') return [this.nameAt(this.at++, word === '-iname')];
    if (word === undefined || /^-(exec|execdir|ok|okdir|delete|print0?)$/.test(word)) {
      this.actions.set(here, names);
      if (word !== undefined && /^-(exec|ok)/.test(word)) this.skipCommand();
      return anything;
    }
    this.at += /^-fprintf$/.test(word)
      ? 2
      : /^-(fprint0?|fls|files0-from)$/.test(word)
        ? 1
        : (this.takenBy(word) ?? 0);
    return anything;
  }

  private nameAt(at: number, ignoresCase: boolean): string | undefined {
    const arg = this.words[at];
    const glob = arg?.text ?? arg?.pattern;
    if (glob === undefined || !ignoresCase) return glob;
    return glob.replace(/[a-z]/gi, (letter) => `[${letter.toLowerCase()}${letter.toUpperCase()}]`);
  }

  private skipCommand(): void {
    while (this.at < this.words.length) {
      const text = this.words[this.at++]?.text;
      if (text === ';' || (text === '+' && this.words[this.at - 2]?.text === '{}')) return;
    }
  }

  private isAt(pattern: RegExp): boolean {
    const text = this.words[this.at]?.text;
    return text !== undefined && pattern.test(text);
  }
}

const isNarrower = (names: Names, than: Names): boolean =>
  !names.includes(undefined) && than.includes(undefined);
