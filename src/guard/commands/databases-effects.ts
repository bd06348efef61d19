import { act, type Effect, read, write } from '../effects.ts';
import { known, unknown } from '../shell/arg.ts';
import type { SqlEffect } from '../sql/statement.ts';
import { userEffects } from './databases-users.ts';
import type { Call } from './program.ts';

/** What the SQL does, on this machine and by this policy. The same act twice is said once. */
export function databaseEffects(effects: readonly SqlEffect[], call: Call): Effect[] {
  const seen = new Set<string>();
  return effects.flatMap((effect) => {
    const key = effect.kind === 'act' ? effect.act : JSON.stringify(effect);
    if (seen.has(key)) return [];
    seen.add(key);
    return databaseEffect(effect, call);
  });
}

function databaseEffect(effect: SqlEffect, { name, context }: Call): Effect[] {
  switch (effect.kind) {
    case 'act':
      return [act(effect.act, name, effect.detail)];
    case 'user':
      return userEffects(
        effect.user === undefined ? 'unseen' : { name: effect.user },
        name,
        context.settings,
      );
    case 'shell':
      return context.shell(known(effect.code));
    case 'file': {
      // psql takes a tilde for a home, whose only the client knows.
      const isAtHome = effect.path.startsWith('~');
      const target = context.target(isAtHome ? unknown() : known(effect.path));
      return [effect.how === 'read' ? read(target, name) : write(target, name)];
    }
  }
}
