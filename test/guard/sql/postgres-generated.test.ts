import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { psqlSession } from '../../../src/guard/sql/psql-session.ts';
import { type PostgresServer, startPostgres } from './postgres-server.ts';
import { postgresTexts, psqlTexts } from './postgres-statements.ts';
import { shownEffects } from './session-cases.ts';

/** What the guard grants of generated input, run on a real server. */

const runs = Number(process.env.SQL_RUNS ?? 800);
const seed = Number(process.env.SQL_SEED ?? 20261130);
const time = Math.max(120_000, runs * 60);

let server: PostgresServer;
let cwd: string;

beforeAll(async () => {
  server = await startPostgres();
  cwd = mkdtempSync(path.join(tmpdir(), 'sql-'));
}, 120_000);

afterAll(async () => {
  await server?.stop();
  rmSync(cwd, { recursive: true, force: true });
});

test.each([
  { form: 'query', texts: postgresTexts },
  { form: 'script', texts: psqlTexts },
] as const)(
  'as a $form it changes nothing',
  ({ form, texts }) => {
    const granted = fc
      .sample(texts, { numRuns: runs, seed })
      .filter((text) => !text.includes('\u0000'))
      .filter((text) =>
        shownEffects(psqlSession([{ form, text }])).every((act) => act === 'sql.rolled-back'),
      );
    const rolledBack = granted.filter((text) => shownEffects(psqlSession([{ form, text }])).length > 0);
    expect(granted.length).toBeGreaterThan(runs / 50);
    expect(rolledBack.length).toBeGreaterThan(2);
    const before = server.snapshot(cwd);
    let succeeded = 0;
    for (const text of granted) {
      const { status, err } = server.psql([{ form, text }], cwd);
      if (status === 0 && !err.includes('ERROR')) succeeded++;
      expect(server.snapshot(cwd), text).toBe(before);
    }
    // Most of it is real SQL, not only noise that the server refuses.
    expect(succeeded / granted.length).toBeGreaterThan(0.2);
  },
  time,
);
