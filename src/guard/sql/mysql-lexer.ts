import {
  afterMark,
  Doubt,
  endOfLine,
  endOfNumber,
  endOfQuoted,
  endOfWord,
  isBlank,
  isDigit,
  isWordStart,
  lower,
  type Token,
} from './token.ts';

/** What sql_mode says and the guard can't know: ANSI_QUOTES, and the lack of NO_BACKSLASH_ESCAPES. */
export type MysqlMode = { ansiQuotes: boolean; backslash: boolean };

/** Every way a server may read a text. */
export function mysqlModes(text: string): MysqlMode[] {
  const ansiQuotes = text.includes('"') ? [false, true] : [false];
  const backslash = text.includes('\\') ? [true, false] : [true];
  return ansiQuotes.flatMap((ansi) => backslash.map((escapes) => ({ ansiQuotes: ansi, backslash: escapes })));
}

/**
 * The next token of MySQL or MariaDB from `at`, blanks and comments skipped; undefined at the end. A backslash outside quotes
 * belongs to the client and comes as a symbol. Throws Doubt.
 */
export function mysqlToken(text: string, at: number, mode: MysqlMode): Token | undefined {
  const start = afterSpace(text, at);
  if (start >= text.length) return undefined;
  const code = text.charCodeAt(start);
  const char = text.charAt(start);
  if (char === "'") return quoted('string', text, start, start, char, mode.backslash);
  if (char === '"')
    return mode.ansiQuotes
      ? quoted('name', text, start, start, char, false)
      : quoted('string', text, start, start, char, mode.backslash);
  if (char === '`') return quoted('name', text, start, start, char, false);
  if (char === '$') throw new Doubt('a dollar sign');
  if (isWordStart(code)) return wordOrPrefixed(text, start, mode);
  if (
    isDigit(code) ||
    (char === '.' && isDigit(text.charCodeAt(start + 1)) && !isNamePart(text, start - 1))
  ) {
    const end = endOfNumber(text, start);
    return { kind: 'number', text: text.slice(start, end), start, end };
  }
  if (char === '@') return variable(text, start, mode);
  return { kind: 'symbol', text: char, start, end: start + 1 };
}

/** After a name, `.5` is a column that starts with a digit. */
const isNamePart = (text: string, at: number): boolean => /[\w$`"\u0080-\uffff]/.test(text.charAt(at));

function quoted(
  kind: 'string' | 'name',
  text: string,
  start: number,
  at: number,
  quote: string,
  backslash: boolean,
): Token {
  const end = endOfQuoted(text, at, quote, backslash);
  return { kind, text: text.slice(at + 1, end - 1).replaceAll(quote + quote, quote), start, end };
}

/** Words, and strings with a prefix: N'…', x'…', b'…', _utf8mb4'…'. */
function wordOrPrefixed(text: string, start: number, mode: MysqlMode): Token {
  const end = endOfWord(text, start);
  if (text.charAt(end) === "'" && /^[nxb]$/i.test(text.slice(start, end)))
    return quoted('string', text, start, end, "'", mode.backslash);
  return { kind: 'word', text: lower(text.slice(start, end)), start, end };
}

/** @x, @@global.x, @'x y'. */
function variable(text: string, start: number, mode: MysqlMode): Token {
  const at = text.charAt(start + 1) === '@' ? start + 2 : start + 1;
  const quote = text.charAt(at);
  const end = /['"`]/.test(quote)
    ? endOfQuoted(text, at, quote, quote !== '`' && mode.backslash)
    : endOfWord(text, at);
  return { kind: 'variable', text: lower(text.slice(start, end)), start, end };
}

function afterSpace(text: string, at: number): number {
  let next = at;
  for (;;) {
    const code = text.charCodeAt(next);
    if (isBlank(code)) next++;
    else if (code === 35) next = endOfLine(text, next);
    else if (code === 45 && text.charCodeAt(next + 1) === 45) {
      // Without the blank, the client may see a comment where the server sees two minus signs.
      if (next + 2 < text.length && !isBlank(text.charCodeAt(next + 2))) throw new Doubt('two minus signs');
      next = endOfLine(text, next);
    } else if (code === 47 && text.charCodeAt(next + 1) === 42) next = endOfComment(text, next);
    else return next;
  }
}

function endOfComment(text: string, at: number): number {
  if (text.startsWith('!', at + 2) || text.startsWith('M!', at + 2))
    throw new Doubt('a comment that is executed');
  const end = afterMark(text, '*/', at + 2, 'a comment');
  // The client looks for quotes and semicolons in hints.
  if (text.charAt(at + 2) === '+' && /[;'"`\\#-]/.test(text.slice(at, end))) throw new Doubt('a hint');
  return end;
}
