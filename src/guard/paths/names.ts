import picomatch from 'picomatch';
import { compilePattern, matchesWhole } from '../shell/patterns.ts';

/** In front of a pattern: a dot may stand there, as with `shopt -s dotglob`. */
export const maybeDot = '?(.)';

/**
 * Does a glob pick a name, that of one file or directory? `dot`: a leading dot needs no dot in the pattern, as for find and
 * tools that search trees. `unsure`: the answer where it can't be said.
 */
export function nameMatcher(
  pattern: string,
  { dot, unsure }: { dot: boolean; unsure: boolean },
): (name: string) => boolean {
  const mayBeHidden = dot || /^\\?\./.test(pattern) || pattern.startsWith(maybeDot);
  const matches = wholeMatcher(pattern) ?? (() => unsure);
  return (name) => (mayBeHidden || !name.startsWith('.')) && matches(name);
}

function wholeMatcher(pattern: string): ((name: string) => boolean) | undefined {
  const rest = pattern.startsWith(maybeDot) ? pattern.slice(maybeDot.length) : pattern;
  // Braces are those of tools that expand globs themselves.
  if (/[{}]|[?*+@!]\(/.test(rest))
    return picomatch(pattern.replaceAll('[!', '[^'), { dot: true, flags: 's', nonegate: true });
  const compiled = compilePattern(rest);
  if (compiled === undefined) return undefined;
  const matches = (name: string) => matchesWhole(compiled, name);
  return rest === pattern
    ? matches
    : (name) => matches(name) || (name.startsWith('.') && matches(name.slice(1)));
}
