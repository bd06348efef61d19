import { type Effect, read, type Target } from '../../effects.ts';
import { type Arg, known } from '../../shell/arg.ts';
import { wholeOf } from '../landing.ts';
import type { Call, Context, ParsedArgs } from '../program.ts';

/** Pathspecs and objects named by commit and path. */

type Magic = { text: string; fromTop: boolean; excludes: boolean };

/** ":(top,icase)x", ":/x", ":!x" in front of a pathspec. */
function magicOf(text: string): Magic {
  const long = /^:\(([^)]*)\)(.*)$/s.exec(text);
  if (long) {
    const words = (long[1] ?? '').split(',');
    return { text: long[2] ?? '', fromTop: words.includes('top'), excludes: words.includes('exclude') };
  }
  const short = /^:([!^/]+):?(.*)$/s.exec(text);
  if (!short) return { text, fromTop: false, excludes: false };
  return {
    text: short[2] ?? '',
    fromTop: (short[1] ?? '').includes('/'),
    excludes: /[!^]/.test(short[1] ?? ''),
  };
}

/** What a pathspec covers in the work tree: a file, a directory with all below it, or what its glob matches at any depth. */
function pathspecTarget(arg: Arg, context: Context): Target | undefined {
  if (arg.text === undefined) return context.target(arg);
  const { text, fromTop, excludes } = magicOf(arg.text);
  if (excludes) return undefined;
  const place = fromTop ? `${context.world.root}/${text}` : text;
  const wild = place.search(/[*?[]/);
  if (wild < 0) return wholeOf(context.target(known(place === '' ? '.' : place)), context);
  const dir = context.target(known(place.slice(0, place.lastIndexOf('/', wild) + 1) || '.'));
  if (dir.kind !== 'path') return dir;
  const name = place.slice(place.lastIndexOf('/') + 1);
  const isNarrow = /[^*]/.test(name) && place.lastIndexOf('/') < wild;
  return isNarrow ? { kind: 'tree', dir: dir.path, name } : { kind: 'tree', dir: dir.path };
}

export const pathspecTargets = (specs: readonly Arg[], context: Context): Target[] =>
  specs.flatMap((spec) => pathspecTarget(spec, context) ?? []);

/** "HEAD:path", ":path", ":2:path": the file a blob is named by. Relative to the root unless it starts with "./". */
function blobPath(text: string): string | undefined {
  if (text.startsWith(':/') || text.startsWith(':(') || /^:[!^]/.test(text)) return undefined;
  const colon = text.startsWith(':') ? (/^:(?:[0-3]:)?/.exec(text)?.[0].length ?? 1) - 1 : text.indexOf(':');
  return colon < 0 ? undefined : text.slice(colon + 1);
}

/**
 * What git shows of a word that may be a commit, a blob or a path. Paths are taken one by one, never as trees: what git knows
 * is in the repository for everybody to see, but a secret asked for by its name is a secret asked for.
 */
export function objectReads(arg: Arg, { by }: Pick<ParsedArgs, 'by'>, context: Context): Effect[] {
  const { text, prefix, ending = '' } = arg;
  // "$commit:path": commits have no colon.
  if (text === undefined && arg.word && prefix === '' && ending.includes(':'))
    return objectReads(known(ending), { by }, context);
  if (text === undefined)
    return prefix.includes(':') || (prefix !== '' && !arg.word) ? [read({ kind: 'unknown' }, by)] : [];
  const blob = blobPath(text);
  if (blob === undefined)
    return magicOf(text).excludes ? [] : [read(context.target(known(magicOf(text).text)), by)];
  const isHere = blob.startsWith('./') || blob.startsWith('../');
  return [read(context.target(known(isHere ? blob : `${context.world.root}/${blob}`)), by)];
}

export const readsOfOperands = ({ context }: Call, parsed: ParsedArgs): Effect[] => {
  const paths = parsed.afterDashes?.length ?? 0;
  return parsed.operands.flatMap((arg, at) =>
    // Behind `--` stand paths only, and an unknown one is in the repository all the same.
    at >= parsed.operands.length - paths && arg.text === undefined ? [] : objectReads(arg, parsed, context),
  );
};
