/** One argument of a psql command: where and how it is written, and what it says. */
type Argument = { start: number; written: string; text: string };

/** Arguments as psql splits them (psqlscanslash.l): single quotes are taken off, and what they hold is read as in C. Double quotes stay. */
export const psqlArguments = (rest: string): Argument[] =>
  [...rest.matchAll(/(?:'(?:''|\\.|[^'\\])*'|"[^"]*"|[^\s'"])+/g)].map(({ index, 0: written }) => ({
    start: index,
    written,
    text: written.replace(/"[^"]*"|'((?:''|\\.|[^'\\])*)'/g, (quoted, held?: string) =>
      held === undefined ? quoted : unescaped(held),
    ),
  }));

/** The arguments of most commands, which take a semicolon at the end for none. */
export const namesOf = (rest: string): string[] =>
  psqlArguments(rest).map(({ written, text }) => text.slice(0, text.length - endingSemicolons(written)));

export const firstArgument = (rest: string): string => namesOf(rest)[0] ?? '';

const endingSemicolons = (written: string): number => /;*$/.exec(written)?.[0].length ?? 0;

const letters: Readonly<Record<string, string>> = { n: '\n', t: '\t', b: '\b', r: '\r', f: '\f' };

const unescaped = (text: string): string =>
  text.replace(
    /'(')|\\(?:([0-7]{1,3})|x([\da-fA-F]{1,2})|(.))/g,
    (_, quote?: string, octal?: string, hex?: string, letter = '') => {
      if (octal !== undefined) return String.fromCharCode(Number.parseInt(octal, 8) & 255);
      if (hex !== undefined) return String.fromCharCode(Number.parseInt(hex, 16));
      return quote ?? letters[letter] ?? letter;
    },
  );
