import path from 'node:path';
import { acts } from '../../policy/acts.ts';
import type { Effect, Target } from '../effects.ts';
import type { World } from '../world.ts';

/** The effects found so far, each once, in order. */
export type Log = { readonly effects: Effect[]; readonly seen: Set<string>; readonly outer: Log | undefined };

/** `outer`: what came before, seen but not added to. */
export const newLog = (outer?: Log): Log => ({ effects: [], seen: new Set(), outer });

const everything = (log: Log): readonly Effect[] =>
  log.outer === undefined ? log.effects : [...everything(log.outer), ...log.effects];

export function record(log: Log, effects: readonly Effect[]): void {
  for (const effect of effects) {
    if (effect.kind !== 'act' && effect.target.kind === 'path' && isNowhere(effect.target.path, effect.kind))
      continue;
    const key = keyOf(effect);
    if (log.seen.has(key)) continue;
    log.seen.add(key);
    log.effects.push(effect);
  }
}

/** Where reading and writing changes nothing that anybody keeps: devices, open descriptors, another machine's disk. */
export const nowhere = { kind: 'path', path: '/dev/null' } as const satisfies Target;

/** A secret on another machine or in a container, by its path there: reading it counts, as its name tells what it is. */
export function secretElsewhere(absolute: string): Target | undefined {
  return secretName.test(absolute)
    ? { kind: 'path', path: path.posix.join(nowhere.path, absolute) }
    : undefined;
}

const secretName =
  /(?:^|\/)(?:\.env[^/]*|\.(?:netrc|pgpass|my\.cnf|git-credentials|npmrc)|id_\w+|[^/]*\.(?:pem|key|p12|pfx|jks)|[^/]*(?:credential|secret)[^/]*)$/;

const isNowhere = (absolute: string, kind: 'read' | 'write'): boolean =>
  absolute === nowhere.path || (kind === 'write' && absolute.startsWith(`${nowhere.path}/`));

export const isStream = (text: string): boolean =>
  /^\/dev\/(?:null|zero|full|u?random|std(?:in|out|err)|tty|fd\/\d+|pts\/\d+)$|^\/proc\/self\/fd\/\d+$/.test(
    text,
  );

function keyOf(effect: Effect): string {
  if (effect.kind === 'act') return `${effect.act}\0${effect.by}\0${effect.detail ?? ''}`;
  const { target } = effect;
  const where =
    target.kind === 'path'
      ? target.path
      : target.kind === 'unknown'
        ? `?${target.prefix ?? ''}`
        : `${target.dir}\0${target.name ?? ''}\0${target.depth ?? ''}${target.whole ? 'w' : ''}${target.followed ? 'L' : ''}${target.some ? 's' : ''}\0${target.except?.join() ?? ''}`;
  return `${effect.kind}\0${effect.by}\0${target.kind}\0${where}`;
}

/** The machine as it stands after the effects so far: what they may have made, changed or removed is no longer certain. */
export const worldAfter = (world: World, log: Log): World => ({
  ...world,
  kind: (absolute) => kindAfter(absolute, world, everything(log)),
  readText: (absolute) => (mayHaveChanged(absolute, log) ? undefined : world.readText(absolute)),
});

function kindAfter(absolute: string, world: World, effects: readonly Effect[]): ReturnType<World['kind']> {
  let kind = world.kind(absolute);
  for (const effect of effects) {
    if (effect.kind !== 'write') continue;
    const { target } = effect;
    if (covers(target, absolute)) {
      const isMade = effect.makes === 'directory' && target.kind === 'path' && target.path === absolute;
      const stands = kind === 'directory' || (kind === 'missing' && hasParent(absolute, world, effects));
      kind = isMade && stands ? 'directory' : 'unknown';
    } else if (kind === 'missing' && startsBelow(target, absolute)) kind = 'unknown';
  }
  return kind;
}

const hasParent = (absolute: string, world: World, effects: readonly Effect[]): boolean =>
  kindAfter(path.dirname(absolute), world, effects) === 'directory';

/** Could an effect have changed what lies there, or below it? */
export const mayHaveChanged = (absolute: string, log: Log): boolean =>
  everything(log).some(
    (effect) =>
      effect.kind === 'write' && (covers(effect.target, absolute) || startsBelow(effect.target, absolute)),
  );

/** Did anything run whose changes nobody sees? */
export const hasOpaque = (log: Log): boolean =>
  everything(log).some((effect) => effect.kind === 'act' && 'opaque' in acts[effect.act]);

function covers(target: Target, absolute: string): boolean {
  switch (target.kind) {
    case 'unknown':
      return target.prefix === undefined || absolute.startsWith(target.prefix);
    case 'tree':
      return absolute === target.dir || isBelow(absolute, target.dir);
    case 'path':
      return absolute === target.path || isBelow(absolute, target.path);
  }
}

function startsBelow(target: Target, absolute: string): boolean {
  const start = target.kind === 'path' ? target.path : target.kind === 'tree' ? target.dir : target.prefix;
  return start !== undefined && isBelow(start, absolute);
}

const isBelow = (absolute: string, dir: string): boolean =>
  absolute.startsWith(dir === '/' ? '/' : `${dir}/`);
