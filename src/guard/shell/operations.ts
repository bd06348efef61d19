import { type Arg, known } from './arg.ts';
import { compilePattern, hasWildcard, matchedLengths, matches, unescapeGlob } from './patterns.ts';
import { concat } from './values.ts';

/** ${x#p} ${x##p} ${x%p} ${x%%p}. `pattern` undefined: not known. */
export function removed(value: Arg, operator: string, pattern: string | undefined): Arg {
  const compiled = pattern === undefined ? undefined : compilePattern(pattern);
  if (value.text === undefined || compiled === undefined) return removedFromUnknown(value, operator, pattern);
  const chars = [...value.text];
  const atEnd = operator.startsWith('%');
  const lengths = atEnd
    ? matchedLengths(compiled.toReversed(), chars.toReversed())
    : matchedLengths(compiled, chars);
  const length = operator.length === 2 ? lengths.at(-1) : lengths[0];
  if (length === undefined) return value;
  return known((atEnd ? chars.slice(0, chars.length - length) : chars.slice(length)).join(''));
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

/** Characters of a value in which replacements are followed. */
const longestReplaced = 2000;

/** ${x/p/r} ${x//p/r} ${x/#p/r} ${x/%p/r}: the longest match at the first place that has one. */
export function replaced(value: Arg, operator: string, pattern: string | undefined, replacement: Arg): Arg {
  const compiled = pattern === undefined ? undefined : compilePattern(pattern);
  if (value.text === undefined || compiled === undefined || replacement.text === undefined)
    return { prefix: '' };
  // bash reads & in the replacement as the match.
  if (/[&\\]/.test(replacement.text) || value.text.length > longestReplaced) return { prefix: '' };
  if (compiled.length === 0)
    return operator === '/#'
      ? concat(replacement, value)
      : operator === '/%'
        ? concat(value, replacement)
        : value;
  const chars = [...value.text];
  if (operator === '/%') {
    const length = matchedLengths(compiled.toReversed(), chars.toReversed()).at(-1);
    return length === undefined
      ? value
      : known(chars.slice(0, chars.length - length).join('') + replacement.text);
  }
  let result = '';
  let at = 0;
  while (at < chars.length) {
    const length = matchedLengths(compiled, chars, at).at(-1);
    if (length !== undefined && length > 0) {
      result += replacement.text;
      at += length;
      if (operator !== '//') break;
    } else {
      if (operator === '/#') break;
      result += chars[at];
      at += 1;
    }
  }
  return known(result + chars.slice(at).join(''));
}

/** ${x^} ${x^^} ${x,} ${x,,} */
export function caseChanged(value: Arg, operator: string, pattern: string | undefined): Arg {
  if (value.text === undefined) return value.word ? { prefix: '', word: true } : { prefix: '' };
  const change = (char: string) => {
    if (pattern !== undefined && pattern !== '' && matches(pattern, char) === false) return char;
    return operator.startsWith('^') ? char.toUpperCase() : char.toLowerCase();
  };
  const chars = [...value.text];
  return known(
    chars.map((char, index) => (operator.length === 2 || index === 0 ? change(char) : char)).join(''),
  );
}
