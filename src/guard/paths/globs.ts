import picomatch from 'picomatch';

/** A compiled list of globs. Order counts as in .gitignore: "!x" takes back what came before it. */
export type GlobSet = {
  matches(relative: string): boolean;
  /** Where a glob starts at or below this directory, by the globs' literal starts alone; undefined when none does. */
  reachesInto(directory: string): string | undefined;
  /** Could something that starts with this text match? */
  mayMatchPrefix(prefix: string): boolean;
};

type Compiled = { negated: boolean; base: string; test: (relative: string) => boolean };

export function compileGlobs(globs: readonly string[], caseInsensitive: boolean): GlobSet {
  const fold = (text: string) => (caseInsensitive ? text.toLowerCase() : text);
  const compiled = globs.map((glob) => compileGlob(fold(glob.normalize('NFC'))));
  const positive = compiled.filter((glob) => !glob.negated);
  return {
    matches: (relative) => {
      let result = false;
      for (const glob of compiled)
        if (glob.negated === result && glob.test(fold(relative))) result = !glob.negated;
      return result;
    },
    reachesInto: (directory) => {
      const dir = fold(directory);
      return positive.find(
        ({ base }) => base !== '' && (dir === '' || base === dir || base.startsWith(`${dir}/`)),
      )?.base;
    },
    mayMatchPrefix: (prefix) => {
      const start = fold(prefix);
      return positive.some(
        ({ base }) => base.startsWith(start) || start.startsWith(base === '' ? '' : `${base}/`),
      );
    },
  };
}

function compileGlob(glob: string): Compiled {
  const negated = glob.startsWith('!');
  const text = glob.slice(negated ? 1 : 0).replace(/^\.?\//, '');
  const whole = text.endsWith('/') ? `${text}**` : text;
  // picomatch takes 25 µs a glob, and most paths are decided by a few of them.
  let matcher: ((relative: string) => boolean) | undefined;
  return {
    negated,
    base: literalBase(whole),
    test: (relative) => {
      // 's': a name may hold a newline.
      matcher ??= picomatch(whole, { dot: true, flags: 's' });
      return matcher(relative);
    },
  };
}

/** The directories before the first wildcard; the whole glob when it has none. */
function literalBase(glob: string): string {
  const parts = glob.split('/');
  const wild = parts.findIndex((part) => /[*?[\]{}()!+@]/.test(part));
  return (wild < 0 ? parts : parts.slice(0, wild)).join('/');
}
