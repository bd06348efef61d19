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

/** The next token of SQLite (tokenize.c) from `at`, blanks and comments skipped; undefined at the end. Throws Doubt. */
export function sqliteToken(text: string, at: number): Token | undefined {
  const start = afterSpace(text, at);
  if (start >= text.length) return undefined;
  const code = text.charCodeAt(start);
  const char = text.charAt(start);
  if (char === "'") return quoted('string', text, start, char);
  if (char === '"' || char === '`') return quoted('name', text, start, char);
  if (char === '[') {
    const end = afterMark(text, ']', start, 'a bracket');
    return { kind: 'name', text: text.slice(start + 1, end - 1), start, end };
  }
  if (isWordStart(code)) {
    const end = endOfWord(text, start);
    if (end === start + 1 && /x/i.test(char) && text.charAt(end) === "'") return blob(text, start);
    return { kind: 'word', text: lower(text.slice(start, end)), start, end };
  }
  if (isDigit(code) || (char === '.' && isDigit(text.charCodeAt(start + 1)))) {
    const end = endOfNumber(text, start);
    return { kind: 'number', text: text.slice(start, end), start, end };
  }
  if ('?@:$#'.includes(char)) return variable(text, start);
  return { kind: 'symbol', text: char, start, end: start + 1 };
}

function quoted(kind: 'string' | 'name', text: string, start: number, quote: string): Token {
  const end = endOfQuoted(text, start, quote, false);
  return { kind, text: text.slice(start + 1, end - 1).replaceAll(quote + quote, quote), start, end };
}

function blob(text: string, start: number): Token {
  const end = endOfQuoted(text, start + 1, "'", false);
  const digits = text.slice(start + 2, end - 1);
  if (!/^[\da-fA-F]*$/.test(digits)) throw new Doubt('a broken blob');
  return { kind: 'string', text: digits, start, end };
}

/** ?1, :a, @a, $a. What Tcl's variables may hold besides ($a::b(c)) is not read. */
function variable(text: string, start: number): Token {
  const end = endOfWord(text, start + 1);
  if (text.charAt(start) === '#' || text.charAt(end) === '(' || text.startsWith('::', end))
    throw new Doubt('a variable');
  return { kind: 'variable', text: text.slice(start, end), start, end };
}

function afterSpace(text: string, at: number): number {
  let next = at;
  for (;;) {
    if (isBlank(text.charCodeAt(next))) next++;
    else if (text.startsWith('--', next)) next = endOfLine(text, next);
    else if (text.startsWith('/*', next)) next = afterMark(text, '*/', next + 2, 'a comment');
    else return next;
  }
}
