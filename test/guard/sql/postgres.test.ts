import { describe, expect, test } from 'vitest';
import { psqlSession } from '../../../src/guard/sql/psql-session.ts';
import type { SqlCases, Texts } from '../../cases/sql.ts';
import { postgresQueries } from '../../cases/sql-postgres.ts';
import { psqlScripts } from '../../cases/sql-psql.ts';
import { listed, shownEffects, titled } from './session-cases.ts';

function describeCases(name: string, cases: SqlCases, effectsOf: (texts: Texts) => string[]): void {
  describe(name, () => {
    test.each(cases.reads.map((texts) => ({ title: titled(texts), texts })))('reads: $title', ({ texts }) => {
      expect(effectsOf(texts)).toEqual([]);
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

describeCases('psql -c', postgresQueries, (texts) =>
  shownEffects(psqlSession(listed(texts).map((text) => ({ form: 'query', text })))),
);

describeCases('psql script', psqlScripts, (texts) =>
  shownEffects(psqlSession(listed(texts).map((text) => ({ form: 'script', text })))),
);
