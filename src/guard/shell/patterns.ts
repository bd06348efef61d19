/**
 * A shell pattern as a regular expression over the whole text; undefined for what isn't modelled (extended globs, character
 * classes with collating symbols). `slashes`: `*` and `?` match a slash too, as in case and ${x#…}, but not in file names.
 */
export function patternToRegExp(
  pattern: string,
  options: { slashes: boolean; ignoreCase?: boolean },
): RegExp | undefined {
  const any = options.slashes ? '[^]' : '[^/]';
  let source = '';
  for (let at = 0; at < pattern.length; at += 1) {
    const char = pattern[at] as string;
    if (/[?*+@!]/.test(char) && pattern[at + 1] === '(') return undefined;
    if (char === '\\') {
      at += 1;
      source += literal(pattern[at] ?? '\\');
    } else if (char === '*') source += source.endsWith(`${any}*`) ? '' : `${any}*`;
    else if (char === '?') source += any;
    else if (char === '[') {
      const bracket = readBracket(pattern, at);
      if (bracket === 'unknown') return undefined;
      if (bracket === undefined) source += '\\[';
      else {
        source += bracket.source;
        at = bracket.end;
      }
    } else source += literal(char);
  }
  return new RegExp(`^(?:${source})$`, options.ignoreCase ? 'iu' : 'u');
}

const literal = (char: string): string => char.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

const classes: Readonly<Record<string, string>> = {
  alnum: '\\p{L}\\p{Nd}',
  alpha: '\\p{L}',
  blank: ' \\t',
  digit: '0-9',
  lower: '\\p{Ll}',
  space: '\\s',
  upper: '\\p{Lu}',
  word: '\\p{L}\\p{Nd}_',
  xdigit: '0-9A-Fa-f',
};

function readBracket(
  pattern: string,
  start: number,
): { source: string; end: number } | 'unknown' | undefined {
  let at = start + 1;
  const negated = pattern[at] === '!' || pattern[at] === '^';
  if (negated) at += 1;
  let body = '';
  for (let first = true; at < pattern.length; first = false, at += 1) {
    const char = pattern[at] as string;
    if (char === ']' && !first) return { source: `[${negated ? '^' : ''}${body}]`, end: at };
    if (char === '/') return undefined;
    if (char === '[' && /[:.=]/.test(pattern[at + 1] ?? '')) {
      const name = /^\[:(\w+):\]/.exec(pattern.slice(at));
      const members = name === null ? undefined : classes[name[1] as string];
      if (name === null || members === undefined) return 'unknown';
      body += members;
      at += name[0].length - 1;
    } else if (char === '\\') {
      at += 1;
      body += inBracket(pattern[at] ?? '\\');
    } else if (char === '-' && body !== '' && pattern[at + 1] !== ']') body += '-';
    else body += inBracket(char);
  }
  return undefined;
}

const inBracket = (char: string): string => char.replace(/[\\^[\]-]/g, '\\$&');

/** Does the whole text match? undefined: can't be said. */
export function matches(pattern: string, text: string, ignoreCase = false): boolean | undefined {
  try {
    return patternToRegExp(pattern, { slashes: true, ignoreCase })?.test(text);
  } catch {
    // A range that runs backwards: bash matches nothing, no use in modelling how.
    return undefined;
  }
}

/** An unquoted `*`, `?` or `[`. */
export const hasWildcard = (pattern: string): boolean => /(?:^|[^\\])(?:\\\\)*[*?[]/.test(pattern);

/** The text that a pattern without wildcards stands for. */
export const unescapeGlob = (pattern: string): string => pattern.replace(/\\([\s\S])/g, '$1');
