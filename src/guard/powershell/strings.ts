import { type Arg, known, unknown } from '../shell/arg.ts';
import { hereStringHead } from './tokens.ts';

/** Raised where the text is no PowerShell, or more of it than is read here. */
export class Fault extends Error {}

/** PowerShell takes typographic quotes and dashes for plain ones (about_Quoting_Rules, about_Special_Characters). */
export const smartSingle = /[\u2018-\u201b]/;
export const smartDouble = /[\u201c-\u201e]/;
export const smartDash = /[\u2013-\u2015]/;

const escapes: Readonly<Record<string, string>> = {
  0: '\0',
  a: '\x07',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
};

/** A backquote and what it stands for; undefined for a code point by number. */
export function readEscape(source: string, at: number): { text: string | undefined; end: number } {
  const next = source[at + 1];
  if (next === undefined) throw new Fault('a backquote at the end');
  // Windows PowerShell 5.1 knows neither `e nor `u{…}.
  if (next === 'u' || next === 'e') return { text: undefined, end: at + 2 };
  return { text: escapes[next] ?? next, end: at + 2 };
}

type Quoted = { text: Arg; code: readonly string[]; end: number };

/** A text in quotes from `at`. `code`: what stands in its $( ). */
export function quoted(source: string, at: number): Quoted {
  return source[at] === "'" ? singleQuoted(source, at) : doubleQuoted(source, at);
}

function singleQuoted(source: string, start: number): Quoted {
  let text = '';
  for (let at = start + 1; at < source.length; at += 1) {
    const char = source[at] as string;
    if (smartSingle.test(char)) throw new Fault(char);
    if (char !== "'") text += char;
    else if (source[at + 1] === "'") {
      text += "'";
      at += 1;
    } else return { text: known(text), code: [], end: at + 1 };
  }
  throw new Fault("no '");
}

/** What follows a `$` that is more than itself. */
const expanded = /[\p{L}\p{N}_({:?^$]/u;

function doubleQuoted(source: string, start: number): Quoted {
  let text = '';
  let isOpen = false;
  const code: string[] = [];
  for (let at = start + 1; at < source.length; ) {
    const char = source[at] as string;
    if (smartDouble.test(char)) throw new Fault(char);
    if (char === '"') {
      if (source[at + 1] !== '"') return { text: isOpen ? unknown(text) : known(text), code, end: at + 1 };
      if (!isOpen) text += '"';
      at += 2;
    } else if (char === '`') {
      const escaped = readEscape(source, at);
      if (escaped.text === undefined) isOpen = true;
      else if (!isOpen) text += escaped.text;
      at = escaped.end;
    } else if (char === '$' && expanded.test(source.slice(at + 1, at + 2))) {
      isOpen = true;
      at += 1;
      if (source[at] !== '(') continue;
      const end = closing(source, at);
      // A quote is written twice in there, or behind a backquote.
      code.push(source.slice(at + 1, end).replace(/["`]"/g, '"'));
      at = end + 1;
    } else {
      if (!isOpen) text += char;
      at += 1;
    }
  }
  throw new Fault('no "');
}

/** The parenthesis that closes the one at `start`. PowerShell counts those in quotes and comments too. */
function closing(source: string, start: number): number {
  let depth = 0;
  for (let at = start; at < source.length; at += 1) {
    if (source[at] === '(') depth += 1;
    else if (source[at] === ')') {
      depth -= 1;
      if (depth === 0) return at;
    }
  }
  throw new Fault('no )');
}

/** A here-string from `at`; its text isn't known where it has variables. */
export function hereString(source: string, at: number): Quoted | undefined {
  hereStringHead.lastIndex = at;
  const found = hereStringHead.exec(source);
  if (found === null) return undefined;
  const [whole, quote] = found;
  const start = at + whole.length;
  const length = source.slice(start - 1).search(quote === "'" ? /[\r\n]'@/ : /[\r\n]"@/);
  if (length < 0) throw new Fault(`no ${quote}@`);
  const text = source.slice(start, Math.max(start, start - 1 + length)).replace(/\r$/, '');
  const end = start + length + 2;
  if (quote === "'" || !/[$`]/.test(text)) return { text: known(text), code: [], end };
  return { text: unknown(), code: codeIn(text), end };
}

/** What stands in the $( ) of a here-string. */
function codeIn(text: string): string[] {
  const code: string[] = [];
  for (let at = text.indexOf('$('); at >= 0; at = text.indexOf('$(', at)) {
    const end = closing(text, at + 1);
    code.push(text.slice(at + 2, end));
    at = end;
  }
  return code;
}
