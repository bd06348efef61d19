/** What lexers of all dialects give. */
export type Token = {
  kind: TokenKind;
  /** Words in lower case, quoted names and strings without their quotes (escapes as written), symbols as they are. */
  text: string;
  start: number;
  end: number;
};

/**
 *  word      an identifier or keyword without quotes          name      a quoted identifier
 *  string    any literal in quotes                            number    digits, in any base
 *  symbol    one character of punctuation or of an operator   variable  $1, ?, :x, @x
 */
type TokenKind = 'word' | 'name' | 'string' | 'number' | 'symbol' | 'variable';

/** `doubt`: why the text may read otherwise than the tokens say. Nothing is granted then. */
export type Lexed = { tokens: Token[]; doubt: string | undefined };

/** Thrown inside a lexer; lexers never let it out. */
export class Doubt extends Error {}

const digit = 1;
const wordStart = 2;
const blank = 4;
const control = 8;

const classes = new Uint8Array(128);
for (let code = 0; code < 128; code++) {
  const char = String.fromCharCode(code);
  if (/\d/.test(char)) classes[code] = digit;
  else if (/[A-Za-z_]/.test(char)) classes[code] = wordStart;
  else if (/[ \t\n\r]/.test(char)) classes[code] = blank;
  else if (code < 32 || code === 127) classes[code] = control;
}

const is = (code: number, what: number): boolean => code < 128 && ((classes[code] as number) & what) !== 0;

export const isDigit = (code: number): boolean => is(code, digit);
export const isBlank = (code: number): boolean => is(code, blank);
/** Letters, the underscore and everything beyond ASCII. */
export const isWordStart = (code: number): boolean => code >= 128 || is(code, wordStart);
export const isWordPart = (code: number): boolean =>
  code >= 128 || is(code, wordStart | digit) || code === 36;

/**
 * Characters that clients and servers read differently: control characters, carriage returns without a line feed, halves of
 * surrogate pairs. Texts with one of these are not read at all.
 */
function oddCharacter(text: string): string | undefined {
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code < 128) {
      if (is(code, control)) return 'a control character';
      if (code === 13 && text.charCodeAt(at + 1) !== 10) return 'a carriage return';
    } else if (code >= 0xd800 && code < 0xe000) {
      const next = text.charCodeAt(at + 1);
      if (code >= 0xdc00 || !(next >= 0xdc00 && next < 0xe000)) return 'broken Unicode';
      at++;
    } else if (code === 0xfeff) return 'a byte order mark';
  }
  return undefined;
}

/** Lower case for ASCII only: a database doesn't take the Kelvin sign for a k. */
export function lower(word: string): string {
  for (let at = 0; at < word.length; at++) if (word.charCodeAt(at) >= 128) return word;
  return word.toLowerCase();
}

export function endOfWord(text: string, at: number): number {
  let end = at;
  while (end < text.length && isWordPart(text.charCodeAt(end))) end++;
  return end;
}

/** The index of the line break from `at` on, or of the end. */
export function endOfLine(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return end < 0 ? text.length : end;
}

/** The index after `mark`, which closes `what`. Throws Doubt when it isn't there. */
export function afterMark(text: string, mark: string, at: number, what: string): number {
  const start = text.indexOf(mark, at);
  if (start < 0) throw new Doubt(`${what} that is not closed`);
  return start + mark.length;
}

/**
 * The index after the closing quote of a literal that starts at `at`. A doubled quote stands for itself, and after a backslash
 * anything does when `backslash` is set. Throws Doubt when it never closes.
 */
export function endOfQuoted(text: string, at: number, quote: string, backslash: boolean): number {
  const code = quote.charCodeAt(0);
  for (let end = at + 1; end < text.length; end++) {
    const here = text.charCodeAt(end);
    if (here === 92 && backslash) end++;
    else if (here === code) {
      if (text.charCodeAt(end + 1) !== code) return end + 1;
      end++;
    }
  }
  throw new Doubt('a quote that is not closed');
}

/**
 * The index after a number that starts at `at`: digits with underscores, a fraction, an exponent, other bases. A letter glued to
 * it is read one way by one version and another way by the next.
 */
export function endOfNumber(text: string, at: number): number {
  number.lastIndex = at;
  const end = number.exec(text) ? number.lastIndex : at + 1;
  if (isWordPart(text.charCodeAt(end))) throw new Doubt('a letter glued to a number');
  return end;
}

const number =
  /0[xX][\da-fA-F_]+|0[oO][0-7_]+|0[bB][01_]+|(?:[\d_]+(?:\.[\d_]*)?|\.[\d_]+)(?:[eE][+-]?[\d_]+)?/y;

/** Reads text with a dialect's lexer; what can't be read becomes doubt. */
export function lexed(text: string, read: (tokens: Token[]) => void): Lexed {
  const tokens: Token[] = [];
  return { tokens, doubt: doubtIn(text, () => read(tokens)) };
}

/** Why the text may read otherwise than `read` says, if it may. */
export function doubtIn(text: string, read: () => void): string | undefined {
  const odd = oddCharacter(text);
  if (odd !== undefined) return odd;
  try {
    read();
  } catch (error) {
    if (error instanceof Doubt) return error.message;
    throw error;
  }
  return undefined;
}
