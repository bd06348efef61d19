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

/** The next token of Transact-SQL from `at`; undefined at the end. Only ASCII outside quotes: other blanks end words there. */
export function tsqlToken(text: string, at: number): Token | undefined {
  const start = afterSpace(text, at);
  if (start >= text.length) return undefined;
  const code = text.charCodeAt(start);
  const char = text.charAt(start);
  if (char === "'" || char === '"') return quoted(char === "'" ? 'string' : 'name', text, start, start, char);
  if (char === '[') return quoted('name', text, start, start, ']');
  if (code >= 128) throw new Doubt('a letter beyond ASCII');
  if (isWordStart(code) || char === '@' || char === '#') {
    const end = endOfName(text, start);
    if (text.charAt(end) === "'" && /^n$/i.test(text.slice(start, end)))
      return quoted('string', text, start, end, "'");
    return { kind: char === '@' ? 'variable' : 'word', text: lower(text.slice(start, end)), start, end };
  }
  if (isDigit(code) || (char === '.' && isDigit(text.charCodeAt(start + 1)))) {
    const end = endOfNumber(text, start);
    return { kind: 'number', text: text.slice(start, end), start, end };
  }
  if (char === '$' || char === '\\') throw new Doubt(char);
  return { kind: 'symbol', text: char, start, end: start + 1 };
}

function endOfName(text: string, start: number): number {
  let end = start + 1;
  while (/[@#]/.test(text.charAt(end)) || end < endOfWord(text, end)) end++;
  if (text.charCodeAt(end - 1) >= 128) throw new Doubt('a letter beyond ASCII');
  return end;
}

function quoted(kind: 'string' | 'name', text: string, start: number, at: number, close: string): Token {
  const end = endOfQuoted(text, at, close, false);
  return { kind, text: text.slice(at + 1, end - 1).replaceAll(close + close, close), start, end };
}

function afterSpace(text: string, at: number): number {
  let next = at;
  for (;;) {
    if (isBlank(text.charCodeAt(next))) next++;
    else if (text.startsWith('--', next)) next = endOfLine(text, next);
    else if (text.startsWith('/*', next)) {
      const end = afterMark(text, '*/', next + 2, 'a comment');
      if (text.slice(next + 2, end).includes('/*')) throw new Doubt('a comment inside a comment');
      next = end;
    } else return next;
  }
}
