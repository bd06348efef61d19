import path from 'node:path';
import type { Context } from '../commands/program.ts';
import { act, type Effect, type Target } from '../effects.ts';
import { type Arg, type Cwd, known, unknown } from '../shell/arg.ts';
import type { CmdletCall } from './cmdlet.ts';

/** What stays from one command to the next. */
export type Session = {
  context: Context;
  cwd: Cwd;
  /** Directories of Push-Location; undefined for one that isn't known. */
  pushed: readonly Cwd[];
};

/** A path as a provider reads it: a drive's name first, both slashes, `~`. */
export type Place = { kind: 'file'; arg: Arg } | { kind: 'environment' } | { kind: 'other' };

export function placeOf(arg: Arg, session: Session): Place {
  const start = arg.text ?? arg.prefix;
  const drive = /^[^\\/:*?[]+(?=:)/.exec(start)?.[0].toLowerCase();
  if (drive === 'env') return { kind: 'environment' };
  if (start.includes('::') || (drive !== undefined && !(drive.length === 1 && path.isAbsolute(start))))
    return { kind: 'other' };
  return { kind: 'file', arg: slashed(arg, session) };
}

/** Where a path leads. Nowhere that can be seen, when it is on another drive or not known. */
export function targetIn(session: Session, arg: Arg): Target {
  const place = placeOf(arg, session);
  return place.kind === 'file' ? at(session).target(place.arg) : { kind: 'unknown' };
}

/** What happens to the environment where its drive is named. */
export type Environment = 'environment.read' | 'environment.change';

/** What a path on another drive means instead of a read or a write of a file. */
export function driveEffect(
  session: Session,
  arg: Arg,
  by: string,
  touched: Environment,
): Effect | undefined {
  const place = placeOf(arg, session);
  if (place.kind === 'file') return undefined;
  if (place.kind === 'environment') return act(touched, by);
  return act('run.interpreter', by, 'another drive');
}

/** The context where the session stands now. */
export const at = (session: Session): Context =>
  session.context.from(session.cwd === undefined ? unknown() : known(session.cwd));

const turned = (text: string, home: string): string => {
  const slashes = text.replaceAll('\\', '/');
  return slashes === '~' || slashes.startsWith('~/') ? home + slashes.slice(1) : slashes;
};

function slashed(arg: Arg, session: Session): Arg {
  const { home } = session.context.world;
  // Other wildcards than PowerShell's mean something to the matcher: what they stand for isn't known then.
  if (/[{}()!+@|]/.test(String(arg.pattern)))
    return { prefix: turned(arg.prefix.replace(/[^\\/]*$/, ''), home) };
  return respelt(arg, (text) => turned(text, home));
}

/** A word with all that is known of its text changed in the same way. */
export function respelt(arg: Arg, change: (text: string) => string): Arg {
  return {
    ...arg,
    prefix: change(arg.prefix),
    ...(arg.text !== undefined && { text: change(arg.text) }),
    ...(arg.pattern !== undefined && { pattern: change(arg.pattern) }),
  };
}

/** -Path takes wildcards in quotes too; -LiteralPath takes none. */
export function withWildcards(arg: Arg): Arg {
  if (arg.text === undefined || !/[*?[]/.test(arg.text)) return arg;
  return { prefix: arg.text.slice(0, arg.text.search(/[*?[]/)), pattern: arg.text };
}

export function withoutWildcards(arg: Arg): Arg {
  return arg.pattern === undefined ? arg : known(arg.pattern);
}

/** -Path and -LiteralPath, or what the pipeline brings. */
export const pathsOf = (call: CmdletCall): Arg[] => [
  ...call.values('Path').map(withWildcards),
  ...call.values('LiteralPath').map(withoutWildcards),
];
