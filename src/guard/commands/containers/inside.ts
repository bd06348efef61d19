import path from 'node:path';
import type { Effect } from '../../effects.ts';
import type { Arg } from '../../shell/arg.ts';
import { leadingAssignments } from '../inner-command.ts';
import type { Call, Change, Context } from '../program.ts';
import { directoryHere } from '../scripts/manifest.ts';
import { asUser } from '../wrappers/users.ts';

/** A directory of this disk as a container sees it. */
export type Mapping = { there: string; here: string };

/** Where in a container, and as whom, a command runs. */
export type Place = {
  mappings: readonly Mapping[];
  workdir?: string | undefined;
  user?: Arg | undefined;
  /** Words NAME=value, as -e takes them. */
  environment?: readonly Arg[];
};

/** Runs words in a container: what they do to mapped paths, they do here. */
export function runInside(words: readonly Arg[], place: Place, call: Call): Effect[] {
  if (words.length === 0) return [];
  return changesFor(place).flatMap((change) => call.context.run(words, change));
}

/** Runs shell code in a container or on a machine with mapped directories. */
export function shellInside(code: Arg, place: Place, call: Call): Effect[] {
  return changesFor(place).flatMap((change) => call.context.shell(code, change));
}

/** One mapping a run: a command among several mounts touches what it touches in each. */
function changesFor({ mappings, workdir, user, environment = [] }: Place): Change[] {
  const assignments = [...(user ? asUser(user) : []), ...leadingAssignments(environment).assignments];
  if (mappings.length === 0) return [{ elsewhere: {}, cwd: workdir, assignments }];
  return mappings.map((mapped) => ({
    elsewhere: { mapped },
    cwd: workdir === undefined ? mapped.there : path.posix.resolve(mapped.there, workdir),
    assignments,
  }));
}

/** Where images usually keep an application, for services whose directory there isn't known. */
const usualPlaces = [
  '/var/www/html',
  '/app',
  '/usr/src/app',
  '/srv/app',
  '/code',
  '/workspace',
  '/application',
  '/home/node/app',
];

/** A compose service, or a container named after one ("shop-app-1"). */
export function serviceMappings(name: Arg | undefined, words: readonly Arg[], { context }: Call): Mapping[] {
  const text = name?.text;
  const service = context.settings.services.find(
    (one) => text === one.name || new RegExp(`[-_]${escaped(one.name)}[-_]\\d+$`).test(text ?? ''),
  );
  if (!service) return [];
  const here = path.posix.join(context.world.root, service.here);
  if (service.there !== undefined) return [{ there: service.there, here }];
  const named = usualPlaces.find((place) =>
    words.some((word) => names(place).test(word.text ?? word.prefix)),
  );
  return [{ there: named ?? '/app', here }];
}

/** Does a word, or shell code in it, name something at or below this place? */
const names = (place: string): RegExp => new RegExp(`(?:^|[\\s'"=])${escaped(place)}(?:/|\\s|$)`);

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The working directory, as tools that mount a whole project give it to their container. */
export function projectMapping(there: string, context: Context): Mapping[] {
  const here = directoryHere(context);
  return here === undefined ? [] : [{ there, here }];
}

/** -v src:dst, --mount type=bind,source=src,target=dst. Volumes without a path, and what is read-only, map nothing. */
export function bindMounts(volumes: readonly Arg[], mounts: readonly Arg[], context: Context): Mapping[] {
  const pairs = [...volumes.map(volumePair), ...mounts.map(mountPair)];
  return pairs.flatMap((pair) => {
    if (!pair || !/^[./~]/.test(pair.source)) return [];
    const target = context.target({ text: pair.source, prefix: pair.source });
    return target.kind === 'path' ? [{ there: pair.place, here: target.path }] : [];
  });
}

type Pair = { source: string; place: string } | undefined;

function volumePair({ text }: Arg): Pair {
  const [source, place, mode] = text?.split(':') ?? [];
  if (source === undefined || place === undefined || /(?:^|,)ro(?:,|$)/.test(mode ?? '')) return undefined;
  return { source, place };
}

function mountPair({ text }: Arg): Pair {
  const fields = new Map(
    (text ?? '').split(',').map((field) => [field.split('=')[0] ?? '', field.split('=').slice(1).join('=')]),
  );
  const source = fields.get('source') ?? fields.get('src');
  const place = fields.get('target') ?? fields.get('dst') ?? fields.get('destination');
  const isReadOnly = ['readonly', 'ro'].some((name) => fields.has(name) && fields.get(name) !== 'false');
  return fields.get('type') !== 'bind' || isReadOnly || source === undefined || place === undefined
    ? undefined
    : { source, place };
}
