import { expect, test } from 'vitest';
import { sqliteSession } from '../../../src/guard/sql/sqlite-session.ts';
import { sqliteArguments } from '../../cases/sql-sqlite.ts';
import { sqliteScripts } from '../../cases/sql-sqlite-scripts.ts';
import { describeCases, listed, shownEffects } from './session-cases.ts';

describeCases('sqlite3 arguments', sqliteArguments, (texts) =>
  sqliteSession(listed(texts).map((text) => ({ form: 'query', text }))),
);
describeCases('sqlite3 standard input', sqliteScripts, (texts) =>
  sqliteSession(listed(texts).map((text) => ({ form: 'script', text }))),
);

test('with -bail, standard input stops at an error, so that several writes are rolled back', () => {
  const text = 'begin immediate;\ndelete from t;\ninsert into t values (1);\nrollback;';
  expect(shownEffects(sqliteSession([{ form: 'script', text }], { bail: true }))).toEqual([
    'sql.rolled-back',
  ]);
  expect(shownEffects(sqliteSession([{ form: 'script', text }]))).toEqual(['sql.write']);
});
