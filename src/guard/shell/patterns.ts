/**
 * Shell patterns, matched without backtracking: time grows with the product of the lengths of pattern and text, whatever
 * the pattern looks like. Extended globs and collating symbols are not modelled.
 */
export type Pattern = readonly Token[];

type Token = { star: true } | { star?: never; accepts(char: string): boolean };

/** undefined: not modelled. */
export function compilePattern(pattern: string, ignoreCase = false): Pattern | undefined {
  const tokens: Token[] = [];
  const fold = (char: string) => (ignoreCase ? char.toLowerCase() : char);
  const literal = (char: string): Token => ({ accepts: (other) => fold(other) === fold(char) });
  const chars = [...pattern];
  for (let at = 0; at < chars.length; at += 1) {
    const char = chars[at] as string;
    if (/[?*+@!]/.test(char) && chars[at + 1] === '(') return undefined;
    if (char === '\\') {
      at += 1;
      tokens.push(literal(chars[at] ?? '\\'));
    } else if (char === '*') {
      if (!tokens.at(-1)?.star) tokens.push({ star: true });
    } else if (char === '?') tokens.push({ accepts: () => true });
    else if (char === '[') {
      const bracket = readBracket(chars, at, fold);
      if (bracket === 'unknown') return undefined;
      if (bracket === undefined) tokens.push(literal('['));
      else {
        tokens.push({ accepts: bracket.accepts });
        at = bracket.end;
      }
    } else tokens.push(literal(char));
  }
  return tokens;
}

/** Made when asked for: V8 takes long over classes of Unicode. */
const classes: Readonly<Record<string, () => RegExp>> = {
  alnum: () => /^[\p{L}\p{Nd}]$/u,
  alpha: () => /^\p{L}$/u,
  blank: () => /^[ \t]$/,
  digit: () => /^[0-9]$/,
  lower: () => /^\p{Ll}$/u,
  space: () => /^\s$/,
  upper: () => /^\p{Lu}$/u,
  word: () => /^[\p{L}\p{Nd}_]$/u,
  xdigit: () => /^[0-9A-Fa-f]$/,
};

type Bracket = { accepts(char: string): boolean; end: number };

/** [abc], [!a-z], [[:digit:]]; undefined: no bracket expression after all. */
function readBracket(
  chars: readonly string[],
  start: number,
  fold: (char: string) => string,
): Bracket | 'unknown' | undefined {
  let at = start + 1;
  const negated = chars[at] === '!' || chars[at] === '^';
  if (negated) at += 1;
  const members: ((char: string) => boolean)[] = [];
  for (let isFirst = true; at < chars.length; isFirst = false, at += 1) {
    let char = chars[at] as string;
    if (char === ']' && !isFirst)
      return { accepts: (other) => members.some((member) => member(fold(other))) !== negated, end: at };
    if (char === '[' && /[:.=]/.test(chars[at + 1] ?? '')) {
      const name = /^\[:(\w+):\]/.exec(chars.slice(at, at + 12).join(''));
      if (name === null || !Object.hasOwn(classes, name[1] as string)) return 'unknown';
      const known = (classes[name[1] as string] as () => RegExp)();
      members.push((other) => known.test(other));
      at += name[0].length - 1;
      continue;
    }
    if (char === '\\') {
      at += 1;
      char = chars[at] ?? '\\';
    }
    const last =
      chars[at + 1] === '-' && chars[at + 2] !== undefined && chars[at + 2] !== ']'
        ? chars[at + 2]
        : undefined;
    if (last === undefined) {
      const only = fold(char);
      members.push((other) => other === only);
    } else {
      // How letters are ordered depends on the locale: beyond digits and one case, nothing is said.
      if (!isPlainRange(char, last)) return 'unknown';
      const [from, to] = [fold(char), fold(last)];
      members.push((other) => other >= from && other <= to);
      at += 2;
    }
  }
  return undefined;
}

const isPlainRange = (first: string, last: string): boolean =>
  [/^[0-9]{2}$/, /^[a-z]{2}$/, /^[A-Z]{2}$/].some((kind) => kind.test(first + last));

/** How long the starts of `text` are that the pattern matches, shortest first. */
export function matchedLengths(pattern: Pattern, text: readonly string[], from = 0): number[] {
  const lengths: number[] = [];
  let states = closure(pattern, new Set([0]));
  for (let at = from; ; at += 1) {
    if (states.has(pattern.length)) lengths.push(at - from);
    const char = text[at];
    if (char === undefined || states.size === 0) return lengths;
    const next = new Set<number>();
    for (const state of states) {
      const token = pattern[state];
      if (token === undefined) continue;
      if (token.star) next.add(state);
      else if (token.accepts(char)) next.add(state + 1);
    }
    states = closure(pattern, next);
  }
}

/** A star also matches nothing. */
function closure(pattern: Pattern, states: Set<number>): Set<number> {
  for (const state of states) if (pattern[state]?.star) states.add(state + 1);
  return states;
}

/** Does the whole text match? undefined: can't be said. */
export function matches(pattern: string, text: string, ignoreCase = false): boolean | undefined {
  const compiled = compilePattern(pattern, ignoreCase);
  return compiled && matchesWhole(compiled, text);
}

export function matchesWhole(pattern: Pattern, text: string): boolean {
  const chars = [...text];
  return matchedLengths(pattern, chars).at(-1) === chars.length;
}

/** An unquoted `*`, `?` or `[`. */
export const hasWildcard = (pattern: string): boolean => /(?:^|[^\\])(?:\\\\)*[*?[]/.test(pattern);

/** The text that a pattern without wildcards stands for. */
export const unescapeGlob = (pattern: string): string => pattern.replace(/\\([\s\S])/g, '$1');
