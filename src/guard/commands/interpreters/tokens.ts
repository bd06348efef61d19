import type { Language, StringForm } from './languages.ts';

/** Text of which some pieces (undefined) are only known at run time. */
export type Parts = readonly (string | undefined)[];

/** The variables that stand at the unknown pieces of a text, by the same index, where it is no more than a variable. */
export type Names = readonly (string | undefined)[];

export type Token =
  | { kind: 'string'; parts: Parts; names?: Names }
  /** Backticks and the like: a shell runs it. */
  | { kind: 'shell'; parts: Parts; names?: Names }
  /** qw(a b), %w[a b]. */
  | { kind: 'words'; words: readonly string[] }
  | { kind: 'name'; text: string }
  | { kind: 'number'; value: number }
  | { kind: 'sign'; text: string }
  | { kind: 'newline' };

/**
 * A reading of source text that finds names, literals and brackets, and is wrong about the rest without harm:
 * what it misses stays opaque. Never throws.
 */
export function tokens(code: string, language: Language): Token[] {
  const found: Token[] = [];
  let at = 0;
  while (at < code.length) {
    const skipped = blankOrComment(code, at, language);
    if (skipped > at) {
      if (code.slice(at, skipped).includes('\n')) found.push({ kind: 'newline' });
      at = skipped;
      continue;
    }
    const next = literal(code, at, language, found.at(-1)) ?? word(code, at, language) ?? sign(code, at);
    found.push(next.token);
    at = next.end;
  }
  return found;
}

type Found = { token: Token; end: number };

function blankOrComment(code: string, start: number, language: Language): number {
  const blank = /\s*/y;
  blank.lastIndex = start;
  blank.exec(code);
  if (blank.lastIndex > start) return blank.lastIndex;
  const { pages } = language;
  if (pages) {
    pages.lastIndex = start;
    if (pages.exec(code)) return pages.lastIndex;
  }
  if (language.lineComments.some((mark) => code.startsWith(mark, start))) {
    const end = code.indexOf('\n', start);
    return end < 0 ? code.length : end;
  }
  for (const [open, close] of language.blockComments ?? []) {
    if (!code.startsWith(open, start)) continue;
    const end = code.indexOf(close, start + open.length);
    return end < 0 ? code.length : end + close.length;
  }
  return start;
}

function literal(
  code: string,
  start: number,
  language: Language,
  before: Token | undefined,
): Found | undefined {
  const rest = code.slice(start, start + 8);
  const prefix = language.prefixes?.exec(rest)?.[0] ?? '';
  const quote = start + prefix.length;
  const form = language.strings.find(({ open }) => code.startsWith(open, quote));
  if (form) {
    const raw = /r/i.test(prefix);
    const holes = /f/i.test(prefix) ? ['{'] : form.holes;
    const text = quoted(code, quote + form.open.length, {
      ...form,
      escapes: raw ? 'none' : form.escapes,
      holes: holes ?? [],
    });
    const { parts, names, end } = text;
    return { token: { kind: form.shell ? 'shell' : 'string', parts, names }, end };
  }
  const chosen = language.chosen?.exec(rest);
  if (chosen && (startsValue(before) || isBareArgument(code, start, language, before)))
    return chosenQuote(code, start, chosen, language);
  if (language.regex && code[start] === '/' && startsValue(before)) return regex(code, start);
  return undefined;
}

/** What stands here begins a value, so that `/` opens a regular expression and `%` a quote, rather than dividing. */
function startsValue(before: Token | undefined): boolean {
  if (before === undefined || before.kind === 'newline') return true;
  if (before.kind === 'sign') return !')]}'.includes(before.text);
  return before.kind === 'name' && /^(?:return|in|of|and|or|if|unless|print|puts|p)$/.test(before.text);
}

/** unlink qw(a b), rm %w[a b]: the first word of a call without brackets. */
function isBareArgument(
  code: string,
  start: number,
  { bareCalls }: Language,
  before: Token | undefined,
): boolean {
  return bareCalls === true && before?.kind === 'name' && /\s/.test(code[start - 1] ?? '');
}

function quoted(
  code: string,
  start: number,
  form: Omit<StringForm, 'open' | 'shell'>,
): { parts: Parts; names: Names; end: number } {
  const parts: (string | undefined)[] = [];
  const names: (string | undefined)[] = [];
  let text = '';
  let at = start;
  const hole = (end: number, sigil: string) => {
    if (text !== '') parts.push(text);
    text = '';
    names[parts.length] = variableIn(code.slice(at, end), sigil, code.slice(end, end + 2));
    parts.push(undefined);
    at = end;
  };
  while (at < code.length && !code.startsWith(form.close, at)) {
    const char = code[at] as string;
    if (char === '\\' && form.escapes !== 'none') {
      const escaped = readEscape(code, at, form.escapes, form.close);
      text += escaped.text;
      at = escaped.end;
      continue;
    }
    const opens = form.holes?.find((mark) => code.startsWith(mark, at));
    const isDoubled = form.holes?.includes('{') && /^(?:\{\{|\}\})/.test(code.slice(at, at + 2));
    if (isDoubled) {
      text += char;
      at += 2;
    } else if (opens !== undefined && (opens.length > 1 || opens === '{')) {
      hole(afterBraces(code, at + opens.length - 1), '');
    } else if (opens !== undefined && /[A-Za-z_{]/.test(code[at + 1] ?? '')) {
      hole(code[at + 1] === '{' ? afterBraces(code, at + 1) : afterName(code, at + 1), opens);
    } else {
      text += char;
      at += 1;
    }
  }
  if (text !== '' || parts.length === 0) parts.push(text);
  return { parts, names, end: Math.min(at + form.close.length, code.length) };
}

/** The variable of `${name}`, `#{name}`, `{name}` or `$name`, unless what follows takes an item or a property of it. */
function variableIn(hole: string, sigil: string, following: string): string | undefined {
  if (/^(?:\[|->)/.test(following)) return undefined;
  const name = /^[$#]?\{?\s*(\$?[A-Za-z_]\w*)\s*\}?$/.exec(hole)?.[1];
  return name === undefined || sigil === '' || name.startsWith(sigil) ? name : sigil + name;
}

const letterEscapes: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', 0: '\0', e: '\x1b' };

function readEscape(
  code: string,
  at: number,
  escapes: 'all' | 'quote',
  close: string,
): { text: string; end: number } {
  const next = code[at + 1] ?? '';
  if (escapes === 'quote')
    return next === '\\' || next === close[0]
      ? { text: next, end: at + 2 }
      : { text: `\\${next}`, end: at + 2 };
  const code16 = /^(?:x([0-9a-fA-F]{2})|u([0-9a-fA-F]{4})|u\{([0-9a-fA-F]{1,6})\}|([0-3][0-7]{2}))/.exec(
    code.slice(at + 1, at + 11),
  );
  if (code16) {
    const [whole, two, four, braces, octal] = code16;
    const value = octal === undefined ? Number.parseInt(two ?? four ?? braces ?? '', 16) : parseInt(octal, 8);
    return { text: value <= 0x10ffff ? String.fromCodePoint(value) : '', end: at + 1 + whole.length };
  }
  return { text: next === '\n' ? '' : (letterEscapes[next] ?? next), end: at + 2 };
}

function afterBraces(code: string, open: number): number {
  let depth = 0;
  for (let at = open; at < code.length; at += 1) {
    if (code[at] === '{') depth += 1;
    if (code[at] === '}') depth -= 1;
    if (depth === 0) return at + 1;
  }
  return code.length;
}

function afterName(code: string, start: number): number {
  const name = /[A-Za-z0-9_]*/y;
  name.lastIndex = start;
  name.exec(code);
  return name.lastIndex;
}

const closers: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}', '<': '>' };

function chosenQuote(
  code: string,
  start: number,
  [whole, letter, open]: RegExpExecArray,
  language: Language,
): Found {
  const close = closers[open as string] ?? (open as string);
  const interpolates =
    language.name === 'ruby' ? !/^[qwi]$/.test(letter ?? '') : /^(?:qq|qx)$/.test(letter ?? '');
  const text = quoted(code, start + whole.length, {
    close,
    escapes: interpolates ? 'all' : 'quote',
    holes: interpolates ? (language.strings[0]?.holes ?? []) : [],
  });
  const isWords = /w$|^i$/i.test(letter ?? '');
  if (isWords) {
    const words = text.parts.join('').split(/\s+/).filter(Boolean);
    return { token: { kind: 'words', words }, end: text.end };
  }
  const { parts, names, end } = text;
  return { token: { kind: /x$/.test(letter ?? '') ? 'shell' : 'string', parts, names }, end };
}

function regex(code: string, start: number): Found {
  let inClass = false;
  let at = start + 1;
  for (; at < code.length && code[at] !== '\n'; at += 1) {
    if (code[at] === '\\') at += 1;
    else if (code[at] === '[') inClass = true;
    else if (code[at] === ']') inClass = false;
    else if (code[at] === '/' && !inClass)
      return { token: { kind: 'string', parts: [undefined] }, end: at + 1 };
  }
  return { token: { kind: 'sign', text: '/' }, end: start + 1 };
}

function word(code: string, start: number, language: Language): Found | undefined {
  const number = /(?:0[xX][0-9a-fA-F]+|\d+(?:\.\d+)?)/y;
  number.lastIndex = start;
  const digits = number.exec(code);
  if (digits) return { token: { kind: 'number', value: Number(digits[0]) }, end: number.lastIndex };
  const { names } = language;
  names.lastIndex = start;
  const letters = names.exec(code);
  return letters ? { token: { kind: 'name', text: letters[0] }, end: names.lastIndex } : undefined;
}

const longSigns = ['==', '!=', '=>', '->', '::', '<>', '<=', '>=', '+=', '.=', '..', '|>', '&&', '||'];

function sign(code: string, start: number): Found {
  const long = longSigns.find((text) => code.startsWith(text, start));
  const text = long ?? (code[start] as string);
  return { token: { kind: 'sign', text }, end: start + text.length };
}
