import picomatch from 'picomatch';
import { isInside, joinPath, type Tree } from './tree.ts';

/**
 * Files of a directory that match a glob relative to it, root-relative; deeper ones only for a glob with a slash. At most
 * `limit`, the shallow ones first. Most globs are a place and a name ("src/**\/*.test.ts"): those are matched by name.
 */
export function matchFiles(
  tree: Tree,
  directory: string,
  glob: string,
  limit = Number.POSITIVE_INFINITY,
): string[] {
  const { base, deep, name, rest } = parts(glob);
  const start = base === '' ? directory : joinPath(directory, base);
  const places = deep || rest !== null ? placesIn(tree, start) : tree.directories.has(start) ? [start] : [];
  const found: string[] = [];
  for (const place of places) {
    const below = place === start ? '' : `${place.slice(start === '.' ? 0 : start.length + 1)}/`;
    for (const file of tree.directories.get(place) ?? []) {
      if (rest === null ? !name(file) : !rest(`${below}${file}`)) continue;
      found.push(joinPath(place, file));
      if (found.length >= limit) return found;
    }
  }
  return found;
}

type Parts = {
  /** Leading segments without a wildcard; '' without any. */
  base: string;
  /** Whether the name may lie at any depth below the base. */
  deep: boolean;
  name: (file: string) => boolean;
  /** For a glob that says more than that: what matches the path below the base. */
  rest: ((path: string) => boolean) | null;
};

const cache = new Map<string, Parts>();

function parts(glob: string): Parts {
  const known = cache.get(glob);
  if (known) return known;
  const segments = glob.split('/');
  const wild = segments.findIndex((segment) => /[*?{}[\]()!+@]/.test(segment));
  const baseLength = wild < 0 ? segments.length - 1 : Math.min(wild, segments.length - 1);
  const rest = segments.slice(baseLength);
  const deep = rest.length === 2 && rest[0] === '**';
  const result: Parts = {
    base: segments.slice(0, baseLength).join('/'),
    deep: deep || (rest.length === 1 && rest[0] === '**'),
    name: nameMatcher(rest.at(-1) ?? ''),
    rest: rest.length === 1 || deep ? null : picomatch(rest.join('/'), { dot: true }),
  };
  cache.set(glob, result);
  return result;
}

function nameMatcher(pattern: string): (file: string) => boolean {
  if (pattern === '**' || pattern === '*') return () => true;
  if (!/[*?{}[\]()!+@]/.test(pattern)) return (file) => file === pattern;
  return picomatch(pattern, { dot: true });
}

const places = new WeakMap<Tree, Map<string, string[]>>();

/** Directories at and below one, remembered per tree. */
function placesIn(tree: Tree, directory: string): string[] {
  const known = places.get(tree) ?? new Map<string, string[]>();
  places.set(tree, known);
  let list = known.get(directory);
  if (!list) {
    list = [...tree.directories.keys()].filter((place) => isInside(place, directory));
    known.set(directory, list);
  }
  return list;
}
