import { describe, expect, test } from 'vitest';
import type { SqlEffect } from '../../../src/guard/sql/statement.ts';
import type { SqlCases, Texts } from '../../cases/sql.ts';

/** Comments, transactions and help alone read nothing. */
const asksNothing = /^(?:--|begin|start|\\[sh?]$)/i;

const read = expect.objectContaining({ kind: 'act', act: 'sql.read' });

/** Acts and the rest of what a session does, in short; sql.read, which all of them do, is left out. */
export function shownEffects(effects: readonly SqlEffect[]): string[] {
  const shown = effects.map((effect) => {
    if (effect.kind === 'act') return effect.act;
    if (effect.kind === 'user') return `user ${effect.user ?? '?'}`;
    if (effect.kind === 'file') return `${effect.how} ${effect.path}`;
    return `${effect.kind} ${effect.code}`;
  });
  return [...new Set(shown)].filter((text) => text !== 'sql.read').sort();
}

export const listed = (texts: Texts): readonly string[] => (typeof texts === 'string' ? [texts] : texts);

export const titled = (texts: Texts): string => listed(texts).join(' | ').replaceAll('\n', '⏎');

/** Each text comes out as its list says. */
export function describeCases(name: string, cases: SqlCases, effects: (texts: Texts) => SqlEffect[]): void {
  const effectsOf = (texts: Texts) => shownEffects(effects(texts));
  describe(name, () => {
    test.each(cases.reads.map((texts) => ({ title: titled(texts), texts })))('reads: $title', ({ texts }) => {
      expect(effectsOf(texts)).toEqual([]);
      if (!asksNothing.test(listed(texts).join())) expect(effects(texts)).toContainEqual(read);
    });
    test.each(cases.rolledBack.map((texts) => ({ title: titled(texts), texts })))(
      'rolled back: $title',
      ({ texts }) => {
        expect(effectsOf(texts)).toEqual(['sql.rolled-back']);
      },
    );
    test.each(
      [...cases.changes, ...cases.refused].map(([texts, ...acts]) => ({ title: titled(texts), texts, acts })),
    )('refused: $title', ({ texts, acts }) => {
      expect(effectsOf(texts).filter((act) => act !== 'sql.rolled-back')).toEqual([...acts].sort());
    });
  });
}
