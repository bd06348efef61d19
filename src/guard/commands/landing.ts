import path from 'node:path';
import type { Target } from '../effects.ts';
import { type Arg, known } from '../shell/arg.ts';
import type { Context } from './program.ts';

export type LandingRules = {
  /** The place is a directory for certain (cp -t, several sources). */
  into?: boolean;
  /** The place itself is meant, directory or not (cp -T). */
  exact?: boolean;
};

/** Where a source lands when it is copied, moved or linked to a place: there, or in it under its own name. */
export function landings(source: Arg, place: Arg, rules: LandingRules, context: Context): Target[] {
  const target = context.target(place);
  if (target.kind !== 'path' || place.text === undefined) return [rules.into ? below(target) : target];
  if (rules.exact) return [target];
  const kind = context.world.kind(target.path);
  if (rules.into || kind === 'directory') return [inside(source, place.text, target.path, context)];
  if (kind === 'unknown' || place.text.endsWith('/'))
    return [target, inside(source, place.text, target.path, context)];
  return [target];
}

/** Everything at or below: what a recursive operation touches. */
export const treeOf = (target: Target): Target =>
  target.kind === 'path' ? { kind: 'tree', dir: target.path } : target;

/** A tree where there is, or may be, a directory; else just the file. */
export function wholeOf(target: Target, context: Context): Target {
  return target.kind === 'path' && context.world.kind(target.path) === 'file' ? target : treeOf(target);
}

const below = (directory: Target): Target =>
  directory.kind === 'path' ? { kind: 'unknown', prefix: `${directory.path}/` } : directory;

function inside(source: Arg, place: string, dir: string, context: Context): Target {
  const name = path.posix.basename(source.text ?? source.pattern ?? '');
  if (source.text !== undefined) {
    if (name === '' || name === '.' || name === '..') return { kind: 'tree', dir };
    return context.target(known(`${place}/${name}`));
  }
  if (source.pattern === undefined) return { kind: 'unknown', prefix: dir === '/' ? '/' : `${dir}/` };
  return { kind: 'tree', dir, name, depth: 1 };
}
