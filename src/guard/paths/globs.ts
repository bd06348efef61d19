import picomatch from 'picomatch';

/** A compiled list of globs. Order counts as in .gitignore: "!x" takes back what came before it. */
export type GlobSet = {
  matches(relative: string): boolean;
  /** Where a glob starts at or below this directory, by the globs' literal starts alone; undefined when none does. */
  reachesInto(directory: string): string | undefined;
  /** A glob whose literal start continues this text; undefined when none does. */
  continues(prefix: string): string | undefined;
  /** Could something that starts with this text match? */
  mayMatchPrefix(prefix: string): boolean;
};

type Compiled = {
  negated: boolean;
  /** The directories before the first wildcard; the whole glob when it has none. */
  base: string;
  /** The glob between its slashes. */
  segments: readonly string[];
  test: (relative: string) => boolean;
};

/** Compiled when first asked: a hook's box has dozens of globs, and most calls need none of them. */
export function compileGlobs(globs: readonly string[], caseInsensitive: boolean): GlobSet {
  const fold = (text: string) => (caseInsensitive ? text.toLowerCase() : text);
  let compiled: readonly Compiled[] | undefined;
  const all = () => {
    compiled ??= globs.map((glob) => compileGlob(fold(glob.normalize('NFC'))));
    return compiled;
  };
  const positive = () => all().filter(({ negated }) => !negated);
  return {
    matches: (relative) => {
      const folded = fold(relative);
      let result = false;
      for (const glob of all()) if (glob.negated === result && glob.test(folded)) result = !glob.negated;
      return result;
    },
    reachesInto: (directory) => {
      const dir = fold(directory);
      return positive().find(({ base }) => base !== '' && (dir === '' || isBelow(base, dir)))?.base;
    },
    continues: (prefix) => positive().find(({ base }) => base.startsWith(fold(prefix)))?.base,
    mayMatchPrefix: (prefix) => {
      const start = fold(prefix);
      return positive().some(({ segments }) => mayContinue(segments, start));
    },
  };
}

const wildcard = /[*?[\]{}()!+@|\\]/;

function compileGlob(glob: string): Compiled {
  const negated = glob.startsWith('!');
  const text = glob.slice(negated ? 1 : 0).replace(/^\.?\//, '');
  const whole = text.endsWith('/') ? `${text}**` : text;
  const first = whole.search(wildcard);
  const segments = whole.split('/');
  if (first < 0) return { negated, base: whole, segments, test: (relative) => relative === whole };
  const base = whole.slice(0, Math.max(whole.lastIndexOf('/', first), 0));
  if (whole === `${base}/**`) return { negated, base, segments, test: (relative) => isBelow(relative, base) };
  // Not across a slash: `**/` stands for nothing as well.
  const suffix = /[^*?[\]{}()!+@|\\/]*$/.exec(whole)?.[0] ?? '';
  // picomatch takes 25 µs to compile a glob; its literal ends rule out nearly all paths before.
  let matcher: ((relative: string) => boolean) | undefined;
  const test = (relative: string) => {
    if (!relative.endsWith(suffix) || (base !== '' && !isBelow(relative, base))) return false;
    // 's': a name may hold a newline.
    matcher ??= picomatch(whole, { dot: true, flags: 's' });
    return matcher(relative);
  };
  return { negated, base, segments, test };
}

/** Could a path that starts with this text match the glob? The text's last segment may be the start of a name only. */
function mayContinue(segments: readonly string[], start: string): boolean {
  const directories = start.split('/');
  const name = directories.pop() ?? '';
  for (const [at, directory] of directories.entries()) {
    const segment = segments[at];
    if (segment === undefined) return false;
    // Braces may hold slashes.
    if (segment.includes('**') || segment.includes('{')) return true;
    if (
      !(wildcard.test(segment) ? picomatch.isMatch(directory, segment, { dot: true }) : segment === directory)
    )
      return false;
  }
  const next = segments[directories.length];
  if (next === undefined) return false;
  const wild = next.search(wildcard);
  if (wild < 0) return next.startsWith(name);
  const literal = next.slice(0, wild);
  return literal.startsWith(name) || name.startsWith(literal);
}

function isBelow(relative: string, directory: string): boolean {
  return relative === directory || relative.startsWith(`${directory}/`);
}
