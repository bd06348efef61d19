import { act, type Effect } from '../effects.ts';
import type { Arg } from '../shell/arg.ts';
import type { CommandSettings } from './program.ts';

/** This machine by its names, addresses and sockets, a service of its containers (a name without a dot), and what only it resolves. */
const near =
  /^(?:|localhost|\.|\(local\)|[/@].*|[\w-]+|127(?:\.\d+){3}|0\.0\.0\.0|172\.(?:1[6-9]|2\d|3[01])\.\d+\.\d+|\[?::1?\]?|(?:host|gateway)\.docker\.internal|.+\.(?:localhost|local|test))$/i;

/** A server that is neither here nor named in the policy: production is where nobody looked. A host from the environment is the project's own. */
export function serverEffects(
  hosts: readonly (Arg | undefined)[],
  by: string,
  { database }: CommandSettings,
): Effect[] {
  const names = hosts.flatMap((host) => host?.text?.split(',') ?? []);
  const other = names.map(withoutPort).find((name) => !near.test(name) && !database?.hosts?.includes(name));
  return other === undefined ? [] : [act('sql.server', by, other)];
}

const withoutPort = (host: string): string =>
  host
    .trim()
    .replace(/^(?:tcp|np|lpc|admin):/i, '')
    .replace(/^(\[[^\]]*\]|[^:[\]]*):\d+$/, '$1')
    .replace(/\\.*$/, '');
