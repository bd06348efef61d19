import path from 'node:path';
import type { Target } from '../effects.ts';
import { type Arg, known } from '../shell/arg.ts';
import type { Context } from './program.ts';

export type LandingRules = {
  /** The place is a directory for certain (cp -t, several sources). */
  into?: boolean;
  /** The place itself is meant, directory or not (cp -T). */
  exact?: boolean;
  /** A symbolic link at the place is replaced, not written through (mv, ln). */
  replaces?: boolean;
};

/** Where a source lands when it is copied, moved or linked to a place: there, or in it under its own name. */
export function landings(source: Arg, place: Arg, rules: LandingRules, context: Context): Target[] {
  const target = context.target(place);
  if (target.kind !== 'path' || place.text === undefined) return [target];
  const resolve = (arg: Arg) => (rules.replaces ? entryOf(arg, context) : context.target(arg));
  const kind = context.world.kind(target.path);
  const inside = () => insideOf(source, place.text ?? '', target.path, resolve);
  if (rules.exact) return [resolve(place)];
  if (rules.into || kind === 'directory') return [inside()];
  return kind === 'unknown' || place.text.endsWith('/') ? [resolve(place), inside()] : [resolve(place)];
}

/** The directory entry itself: a symbolic link is not followed (rm, mv). */
export function entryOf(arg: Arg, context: Context): Target {
  const { text } = arg;
  if (text === undefined || /(^|\/)\.{0,2}$/.test(text)) return context.target(arg);
  const target = context.target(arg);
  const parent = context.target(known(path.posix.dirname(text)));
  // What lies on another machine is /dev/null here, and so is all below it.
  if (parent.kind !== 'path' || (target.kind === 'path' && target.path === '/dev/null')) return target;
  return { kind: 'path', path: path.posix.join(parent.path, path.posix.basename(text)) };
}

/** Everything at or below: what a recursive operation touches. */
export function treeOf(target: Target): Target {
  if (target.kind === 'path') return { kind: 'tree', dir: target.path };
  return target.kind === 'tree' && target.depth !== undefined ? { ...target, whole: true } : target;
}

/** With what lies behind the links in it. */
export const withLinked = (target: Target): Target =>
  target.kind === 'tree' ? { ...target, followed: true } : target;

/** A tree where there is, or may be, a directory; else just the file. */
export function wholeOf(target: Target, context: Context): Target {
  return target.kind === 'path' && context.world.kind(target.path) === 'file' ? target : treeOf(target);
}

function insideOf(source: Arg, place: string, dir: string, resolve: (arg: Arg) => Target): Target {
  const name = path.posix.basename(source.text ?? source.pattern ?? '');
  if (source.text !== undefined) {
    if (name === '' || name === '.' || name === '..') return { kind: 'tree', dir };
    return resolve(known(`${place}/${name}`));
  }
  if (source.pattern === undefined) return { kind: 'unknown', prefix: dir === '/' ? '/' : `${dir}/` };
  return { kind: 'tree', dir, name, depth: 1 };
}
