import path from 'node:path';
import { type Arg, known, type Stdin } from '../shell/arg.ts';
import { escapeGlob } from '../shell/values.ts';
import type { Call, Context } from './program.ts';

type Names = Extract<Stdin, { kind: 'names' }>;

/** Names that git prints for these pathspecs: where they lie and how they end. In a pathspec `*` goes over slashes. */
export function namesFor(specs: readonly Arg[], context: Context): Names | undefined {
  const wanted = specs.filter(({ prefix }) => !/^:(?:!|\^|\(exclude\))/.test(prefix));
  const parts = wanted.map((spec) => partOf(spec, context));
  if (parts.some((part) => part === undefined)) return undefined;
  const dirs = new Set(parts.map((part) => part?.dir));
  const names = new Set(parts.map((part) => part?.name));
  const dir = dirs.size === 1 ? ([...dirs][0] ?? '.') : '.';
  if (names.size === 0 || names.has(undefined)) return { kind: 'names', dir: known(dir) };
  return {
    kind: 'names',
    dir: known(dir),
    name: names.size === 1 ? [...names].join() : `{${[...names].join()}}`,
  };
}

function partOf({ text }: Arg, context: Context): { dir: string; name?: string } | undefined {
  if (text === undefined || text.startsWith(':')) return undefined;
  const wild = text.search(/[*?[\\]/);
  if (wild >= 0) {
    const dir = text.slice(0, text.lastIndexOf('/', wild) + 1).replace(/\/$/, '') || '.';
    const name = text.slice(text.lastIndexOf('/') + 1);
    return /^[\w.*?-]+$/.test(name) && !/^\*+$/.test(name) ? { dir, name } : { dir };
  }
  const target = context.target(known(text));
  const isDirectory = target.kind === 'path' && context.world.kind(target.path) === 'directory';
  return isDirectory ? { dir: text } : { dir: path.posix.dirname(text), name: path.posix.basename(text) };
}

/** Names that a search prints of the files in these places in which it finds something. */
export function pickedNames(places: readonly Arg[], context: Context, name?: string): Names | undefined {
  const parts = places.map((place) => placeOf(place, context));
  const dir = commonDirectory(parts.map((part) => part?.dir));
  if (dir === undefined) return undefined;
  const only = name ?? (parts.length === 1 ? parts[0]?.name : undefined);
  return { kind: 'names', dir: known(dir), ...(only !== undefined && { name: only }), some: true };
}

function placeOf({ text, pattern }: Arg, context: Context): { dir: string; name?: string } | undefined {
  const whole = text ?? pattern;
  if (whole === undefined) return undefined;
  const wild = text === undefined ? whole.search(/[*?[\\]/) : -1;
  if (wild >= 0) {
    const dir = whole.slice(0, whole.lastIndexOf('/', wild) + 1);
    const name = whole.slice(whole.lastIndexOf('/') + 1);
    return { dir: dir === '/' ? dir : dir.replace(/\/$/, '') || '.', name: name || '*' };
  }
  const target = context.target(known(whole));
  const isFile = target.kind === 'path' && context.world.kind(target.path) === 'file';
  return isFile
    ? { dir: path.posix.dirname(whole), name: escapeGlob(path.posix.basename(whole)) }
    : { dir: whole };
}

function commonDirectory(dirs: readonly (string | undefined)[]): string | undefined {
  const [first, ...rest] = dirs;
  if (first === undefined || rest.every((dir) => dir === first)) return first;
  const parts = dirs.map((dir) => (dir === undefined ? undefined : path.posix.normalize(dir).split('/')));
  if (parts.some((part) => part === undefined || part[0] === '' || part[0] === '..')) return undefined;
  const common = parts.reduce((before, part) => {
    const end = before?.findIndex((name, at) => name !== part?.[at]) ?? 0;
    return end < 0 ? before : before?.slice(0, end);
  });
  return common?.join('/') || '.';
}

/** What git tracks is nothing that it ignores: all names but those. */
export function trackedOf(names: Names | undefined, { world }: Context): Names | undefined {
  if (names === undefined) return names;
  const ignored = (world.readText(`${world.root}/.gitignore`) ?? '')
    .split(/\r?\n/)
    .map((line) => line.trim().replace(/^\/|\/$/g, ''))
    .filter((line) => /^[\w.*-]+$/.test(line) && !/^\*+$/.test(line));
  return ignored.length === 0 ? names : { ...names, except: ignored };
}

/** head, sort, uniq and their kind leave lines out or in another order: of a list of names, names, of one of words, words. */
export const someOfThem = ({ stdin }: Call): Stdin | undefined =>
  stdin.kind === 'names' || (stdin.kind === 'unknown' && stdin.word === 'each line') ? stdin : undefined;

/**
 * What grep lets through of a list of names; by a pattern for their ending, it is known how they end. Of a list that says nothing
 * about its names, those that some text picks are better left open than taken for all.
 */
export function endingIn(pattern: string | undefined, stdin: Stdin): Stdin | undefined {
  if (stdin.kind !== 'names') return undefined;
  const [, one, several] = /^\\\.(?:(\w+)|\\?\(([\w|\\]+)\))\$$/.exec(pattern ?? '') ?? [];
  const endings = one ?? several?.replace(/\\?\|/g, ',').replace(/\\/g, '');
  if (endings === undefined)
    return stdin.name !== undefined || stdin.except !== undefined ? stdin : undefined;
  return { ...stdin, name: endings.includes(',') ? `*.{${endings}}` : `*.${endings}` };
}
