import type { SqlEffect } from '../../../src/guard/sql/statement.ts';
import type { Texts } from '../../cases/sql.ts';

/** Acts and the rest of what a session does, in short; sql.read, which all of them do, is left out. */
export function shownEffects(effects: readonly SqlEffect[]): string[] {
  const shown = effects.map((effect) => {
    if (effect.kind === 'act') return effect.act;
    if (effect.kind === 'user') return `user ${effect.user ?? '?'}`;
    return effect.kind === 'shell' ? `shell ${effect.code}` : `${effect.how} ${effect.path}`;
  });
  return [...new Set(shown)].filter((text) => text !== 'sql.read').sort();
}

export const listed = (texts: Texts): readonly string[] => (typeof texts === 'string' ? [texts] : texts);

export const titled = (texts: Texts): string => listed(texts).join(' | ').replaceAll('\n', '⏎');
