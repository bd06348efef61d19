import { act, type Effect } from '../effects.ts';
import { below, locate } from '../paths/location.ts';
import { sweep } from '../paths/sweep.ts';
import type { World } from '../world.ts';
import { judgeAct } from './acts.ts';
import type { Box, Objection } from './box.ts';

type Read = Extract<Effect, { kind: 'read' }>;

/** Secrets are read by nobody without a person's word, and by a barrier not at all; everything else may be read. */
export function judgeRead(effect: Read, box: Box, world: World): Objection | undefined {
  const { target } = effect;
  const secret = (absolute: string) => isSecret(absolute, box, world);
  const refuse = (absolute: string): Objection => ({
    decision: box.kind === 'barrier' ? 'block' : 'ask',
    rule: 'read.secret',
    what: shown(absolute, world),
  });
  if (target.kind === 'path') return secret(target.path) ? refuse(target.path) : undefined;
  if (target.kind === 'unknown') {
    if (target.prefix !== undefined && secret(target.prefix)) return refuse(target.prefix);
    return judgeAct(act('read.unknown', effect.by), box);
  }
  if (secret(target.dir)) return refuse(target.dir);
  if (target.name !== undefined && secret(`${target.dir}/${target.name}`))
    return refuse(`${target.dir}/${target.name}`);
  if (target.some && box.kind === 'guardrail') return undefined;
  const found = sweep(target, world, secret, true);
  return found === undefined ? undefined : refuse(found);
}

/** Environments and memory of processes, passwords of the system, what containers and clusters are given, keys that a session holds. */
const systemSecrets =
  /^\/proc\/(?:[^/]+\/){1,3}(?:environ|mem)$|^\/proc\/kcore$|^\/dev\/k?mem$|^\/etc\/(?:g?shadow|sudoers)\b|^\/(?:var\/)?run\/secrets\/|^\/(?:var\/)?run\/user\/\d+\/containers\/auth\.json$|^\/etc\/kubernetes\/.*\.conf$|^\/Library\/Keychains\//;

function isSecret(absolute: string, box: Box, world: World): boolean {
  if (systemSecrets.test(absolute)) return true;
  const location = locate(absolute, world);
  const inHome = location.place === 'inside' ? undefined : below(absolute, world.home, world);
  if (inHome !== undefined && box.always.homeSecrets.matches(inHome)) return true;
  // Somebody else's home: /root/.aws/credentials, /var/lib/service/.ssh/id
  const dotted = location.place === 'outside' ? absolute.slice(absolute.indexOf('/.') + 1) : '';
  if (dotted.startsWith('.') && box.always.homeSecrets.matches(dotted)) return true;
  return box.always.secrets.matches(location.place === 'inside' ? location.relative : absolute.slice(1));
}

function shown(absolute: string, world: World): string {
  // What lies elsewhere stands below /dev/null, as this machine has nothing there.
  if (absolute.startsWith('/dev/null/')) return absolute.slice('/dev/null'.length);
  const location = locate(absolute, world);
  return location.place === 'inside' ? location.relative || '.' : absolute;
}
