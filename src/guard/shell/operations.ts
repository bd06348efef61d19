import { type Arg, known } from './arg.ts';
import { limits } from './limits.ts';
import { hasWildcard, matches, patternToRegExp, unescapeGlob } from './patterns.ts';
import { someWord } from './values.ts';

/** ${x#p} ${x##p} ${x%p} ${x%%p}. `pattern` undefined: not known. */
export function removed(value: Arg, operator: string, pattern: string | undefined): Arg {
  if (value.text === undefined || pattern === undefined) return removedFromUnknown(value, operator, pattern);
  const { text } = value;
  if (text.length > limits.sourceBytes / 16) return { prefix: '' };
  const chars = [...text];
  const longest = operator.length === 2;
  for (let step = 0; step <= chars.length; step += 1) {
    const count = longest ? chars.length - step : step;
    const piece = operator.startsWith('#') ? chars.slice(0, count) : chars.slice(chars.length - count);
    const matched = matches(pattern, piece.join(''));
    if (matched === undefined) return { prefix: '' };
    if (!matched) continue;
    return known(
      (operator.startsWith('#') ? chars.slice(count) : chars.slice(0, chars.length - count)).join(''),
    );
  }
  return value;
}

/** Suffix and directory removed from the name of a file that a glob found: still within that glob's directory. */
function removedFromUnknown(value: Arg, operator: string, removal: string | undefined): Arg {
  const rest: Arg = { prefix: '' };
  const { pattern } = value;
  if (pattern === undefined || removal === undefined) return rest;
  const ofPattern = (shorter: string): Arg => ({ prefix: literalStart(shorter), pattern: shorter });
  if (operator.startsWith('%')) {
    if (removal === '/*') {
      const cut = pattern.lastIndexOf('/');
      return cut > 0 && operator === '%' ? ofPattern(pattern.slice(0, cut)) : rest;
    }
    if (!hasWildcard(removal))
      return pattern.endsWith(removal) ? ofPattern(pattern.slice(0, -removal.length)) : rest;
    const extension = /\.\w+$/.exec(pattern);
    return removal === '.*' && operator === '%' && extension
      ? ofPattern(pattern.slice(0, extension.index))
      : rest;
  }
  if (removal === '*/' && operator === '##' && pattern.includes('/') && !pattern.includes('**/'))
    return ofPattern(pattern.slice(pattern.lastIndexOf('/') + 1));
  if (removal === '*/' && operator === '##' && !pattern.includes('/')) return value;
  return rest;
}

const literalStart = (pattern: string): string => {
  const wild = /(?:^|[^\\])(?:\\\\)*[*?[]/.exec(pattern);
  return unescapeGlob(wild === null ? pattern : pattern.slice(0, wild.index + wild[0].length - 1));
};

/** ${x/p/r} ${x//p/r} ${x/#p/r} ${x/%p/r} */
export function replaced(value: Arg, operator: string, pattern: string | undefined, replacement: Arg): Arg {
  const whole = pattern === undefined ? undefined : toSource(pattern);
  if (value.text === undefined || whole === undefined || replacement.text === undefined)
    return { prefix: '' };
  if (pattern === '' || value.text.length > limits.valueLength)
    return pattern === '' ? value : { prefix: '' };
  // bash reads & in the replacement as the match.
  if (/&/.test(replacement.text) || /\\/.test(replacement.text)) return { prefix: '' };
  const anchored = operator === '/#' ? `^(?:${whole})` : operator === '/%' ? `(?:${whole})$` : whole;
  const text = replacement.text;
  return known(value.text.replace(new RegExp(anchored, operator === '//' ? 'gu' : 'u'), () => text));
}

/** The pattern's expression without its anchors. */
function toSource(pattern: string): string | undefined {
  try {
    return patternToRegExp(pattern, { slashes: true })?.source.slice(1, -1);
  } catch {
    return undefined;
  }
}

/** ${x^} ${x^^} ${x,} ${x,,} */
export function caseChanged(value: Arg, operator: string, pattern: string | undefined): Arg {
  if (value.text === undefined) return value.word ? someWord : { prefix: '' };
  const change = (char: string) => {
    if (pattern !== undefined && pattern !== '' && matches(pattern, char) === false) return char;
    return operator.startsWith('^') ? char.toUpperCase() : char.toLowerCase();
  };
  const chars = [...value.text];
  return known(
    chars.map((char, index) => (operator.length === 2 || index === 0 ? change(char) : char)).join(''),
  );
}
