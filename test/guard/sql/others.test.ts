import { describe, expect, test } from 'vitest';
import { mongoSession } from '../../../src/guard/sql/mongo.ts';
import { plainSession } from '../../../src/guard/sql/plain.ts';
import { redisSession } from '../../../src/guard/sql/redis.ts';
import type { SqlEffect, SqlInput } from '../../../src/guard/sql/statement.ts';
import { sqlcmdSession } from '../../../src/guard/sql/tsql.ts';
import { mongoCases } from '../../cases/sql-mongo.ts';
import { type OtherCase, plainCases, redisCases, sqlServerCases } from '../../cases/sql-others.ts';
import { shownEffects } from './session-cases.ts';

const readers: readonly { name: string; cases: readonly OtherCase[]; read(text: string): SqlEffect[] }[] = [
  { name: 'SQL Server', cases: sqlServerCases, read: session(sqlcmdSession) },
  { name: 'MongoDB', cases: mongoCases, read: session(mongoSession) },
  { name: 'any other database', cases: plainCases, read: session(plainSession) },
  { name: 'Redis', cases: redisCases, read: redisSession },
];

function session(read: (inputs: readonly SqlInput[]) => SqlEffect[]) {
  return (text: string) => read([{ form: 'script', text }]);
}

describe.each(readers)('$name', ({ cases, read }) => {
  test.each(cases.map(([text, ...acts]) => ({ title: text.replaceAll('\n', '⏎'), text, acts })))(
    '$title',
    ({ text, acts }) => {
      expect(shownEffects(read(text))).toEqual([...acts].sort());
      if (acts.length === 0)
        expect(read(text)).toContainEqual(expect.objectContaining({ kind: 'act', act: 'sql.read' }));
    },
  );
});

test.each([sqlcmdSession, mongoSession, plainSession])('input that cannot be seen: %o', (read) => {
  expect(shownEffects(read([{ form: 'unseen', detail: 'x' }]))).toEqual(['sql.unseen']);
});
