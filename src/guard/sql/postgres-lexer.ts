import {
  afterMark,
  Doubt,
  endOfLine,
  endOfNumber,
  endOfQuoted,
  endOfWord,
  isBlank,
  isDigit,
  isWordPart,
  isWordStart,
  lower,
  type Token,
} from './token.ts';

/**
 * PostgreSQL's lexical rules (scan.l), and psql's where text goes through it (psqlscan.l): `:name` and backslash commands.
 * Reads from `at` and adds to `tokens` until the end of the text or, in psql, a backslash; gives the index where it stopped.
 * Throws Doubt.
 */
export function readPostgres(text: string, at: number, tokens: Token[], inPsql: boolean): number {
  let next = at;
  while (next < text.length) {
    const code = text.charCodeAt(next);
    if (isBlank(code)) {
      next++;
      continue;
    }
    if (code === dash && text.charCodeAt(next + 1) === dash) {
      next = endOfLine(text, next);
      continue;
    }
    if (code === slash && text.charCodeAt(next + 1) === star) {
      next = endOfComment(text, next);
      continue;
    }
    if (code === backslash) {
      if (inPsql) return next;
      throw new Doubt('a backslash');
    }
    const token = tokenAt(text, next, code, inPsql);
    tokens.push(token);
    next = token.end;
  }
  return next;
}

const [dash, slash, star, backslash, quote, doubleQuote, dollar, colon, dot] = Array.from(
  '-/*\\\'"$:.',
  (char) => char.charCodeAt(0),
);

function tokenAt(text: string, at: number, code: number, inPsql: boolean): Token {
  if (code === quote) return plainString(text, at, at);
  if (code === doubleQuote) return quotedName(text, at, at);
  if (isWordStart(code)) return wordOrPrefixed(text, at);
  if (isDigit(code) || (code === dot && isDigit(text.charCodeAt(at + 1)))) {
    const end = endOfNumber(text, at);
    return { kind: 'number', text: text.slice(at, end), start: at, end };
  }
  if (code === dollar) return dollarQuoted(text, at);
  if (code === colon) return colonToken(text, at, inPsql);
  return { kind: 'symbol', text: text.charAt(at), start: at, end: at + 1 };
}

/** Bodies are closed by the same quote whatever the prefix; only e'' has backslash escapes. */
function wordOrPrefixed(text: string, at: number): Token {
  const second = text.charCodeAt(at + 1);
  const first = text.charAt(at).toLowerCase();
  if (second === quote && 'ebxn'.includes(first))
    return first === 'e' ? escapeString(text, at) : plainString(text, at, at + 1);
  if (first === 'u' && text.charAt(at + 1) === '&') {
    const third = text.charCodeAt(at + 2);
    if (third === quote) return plainString(text, at, at + 2);
    // Its name may be written with escapes, so it is no name that any list holds.
    if (third === doubleQuote) return { ...quotedName(text, at, at + 2), text: 'U&' };
  }
  const end = endOfWord(text, at);
  return { kind: 'word', text: lower(text.slice(at, end)), start: at, end };
}

function plainString(text: string, start: number, at: number): Token {
  const end = endOfQuoted(text, at, "'", false);
  let backslashes = 0;
  while (text.charCodeAt(end - 2 - backslashes) === backslash) backslashes++;
  // With standard_conforming_strings off, the string would go on.
  if (backslashes % 2 === 1) throw new Doubt('a backslash before a closing quote');
  return { kind: 'string', text: text.slice(at + 1, end - 1), start, end };
}

/** After a line break the next string goes on where this one ended, with the same escapes. */
function escapeString(text: string, start: number): Token {
  let end = endOfQuoted(text, start + 1, "'", true);
  for (;;) {
    const next = afterSpace(text, end);
    if (text.charCodeAt(next) !== quote) break;
    if (!text.slice(end, next).includes('\n')) throw new Doubt('two strings side by side');
    end = endOfQuoted(text, next, "'", true);
  }
  return { kind: 'string', text: text.slice(start, end), start, end };
}

function afterSpace(text: string, at: number): number {
  let next = at;
  for (;;) {
    if (isBlank(text.charCodeAt(next))) next++;
    else if (text.startsWith('--', next)) next = endOfLine(text, next);
    else return next;
  }
}

function quotedName(text: string, start: number, at: number): Token {
  const end = endOfQuoted(text, at, '"', false);
  if (end === at + 2) throw new Doubt('an empty name');
  return { kind: 'name', text: text.slice(at + 1, end - 1).replaceAll('""', '"'), start, end };
}

const dollarTag = /\$(?:[A-Za-z_\u0080-\uffff][\w\u0080-\uffff]*)?\$/y;

function dollarQuoted(text: string, at: number): Token {
  dollarTag.lastIndex = at;
  const tag = dollarTag.exec(text)?.[0];
  if (tag !== undefined) {
    const end = afterMark(text, tag, at + tag.length, 'a dollar quote');
    return { kind: 'string', text: text.slice(at + tag.length, end - tag.length), start: at, end };
  }
  let end = at + 1;
  while (isDigit(text.charCodeAt(end))) end++;
  if (end === at + 1 || isWordPart(text.charCodeAt(end))) throw new Doubt('a dollar sign');
  return { kind: 'variable', text: text.slice(at, end), start: at, end };
}

const interpolation =
  /:(?:[\w\u0080-\uffff]+|'[\w\u0080-\uffff]+'|"[\w\u0080-\uffff]+"|\{\?[\w\u0080-\uffff]+\})/y;

/** `:'x'` becomes a string and `:"x"` a name whatever their values; `:x` becomes any text. */
function colonToken(text: string, at: number, inPsql: boolean): Token {
  const symbol: Token = { kind: 'symbol', text: ':', start: at, end: at + 1 };
  if (text.charCodeAt(at + 1) === colon) return { ...symbol, text: '::', end: at + 2 };
  if (!inPsql) return symbol;
  interpolation.lastIndex = at;
  const found = interpolation.exec(text)?.[0];
  if (found === undefined) return symbol;
  const place = { start: at, end: at + found.length };
  if (found[1] === "'") return { kind: 'string', text: found, ...place };
  if (found[1] === '"') return { kind: 'name', text: found, ...place };
  return { kind: 'variable', text: found, ...place };
}

function endOfComment(text: string, at: number): number {
  let depth = 0;
  for (let next = at; next < text.length; next++) {
    const two = text.charCodeAt(next) * 256 + text.charCodeAt(next + 1);
    if (two === open) depth++;
    else if (two === close) depth--;
    else continue;
    next++;
    if (depth === 0) return next + 1;
  }
  throw new Doubt('a comment that is not closed');
}

const open = 47 * 256 + 42;
const close = 42 * 256 + 47;
