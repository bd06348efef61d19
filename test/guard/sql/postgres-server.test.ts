import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { SqlInput } from '../../../src/guard/sql/statement.ts';
import type { SqlCases, Texts } from '../../cases/sql.ts';
import { postgresQueries } from '../../cases/sql-postgres.ts';
import { psqlScripts } from '../../cases/sql-psql.ts';
import { type PostgresServer, startPostgres } from './postgres-server.ts';
import { listed, titled } from './session-cases.ts';

let server: PostgresServer;
let root: string;
let cwd: string;
let before: string;
let isClean = false;

beforeAll(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'psql-'));
  server = await startPostgres();
}, 120_000);

afterAll(async () => {
  await server?.stop();
  rmSync(root, { recursive: true, force: true });
});

beforeEach(() => {
  cwd = mkdtempSync(path.join(root, 'cwd-'));
  if (!isClean) {
    server.reset();
    before = server.snapshot(cwd);
  }
  isClean = false;
});

function expectUnchanged(): void {
  expect(server.snapshot(cwd)).toBe(before);
  isClean = true;
}

/** What the guard lets through leaves everything as it was, and what it refuses for changing something does change it. */
function describeOnServer(name: string, cases: SqlCases, inputsOf: (texts: Texts) => SqlInput[]): void {
  const rows = (list: readonly Texts[]) => list.map((texts) => ({ title: titled(texts), texts }));
  describe(name, () => {
    test.each(rows(cases.reads))('runs and changes nothing: $title', ({ texts }) => {
      const { status, err } = server.psql(inputsOf(texts), cwd, ['-v', 'ON_ERROR_STOP=1']);
      expect({ status, err: err.replace(/.*(?:WARNING|NOTICE|LINE|DETAIL).*\n?/g, '') }).toEqual({
        status: 0,
        err: '',
      });
      expectUnchanged();
    });
    test.each(rows(cases.rolledBack))('runs and leaves nothing: $title', ({ texts }) => {
      const { err } = server.psql(inputsOf(texts), cwd);
      expect(err).not.toContain('ERROR');
      expectUnchanged();
    });
    test.each(rows(cases.changes.map(([texts]) => texts)))('changes something: $title', ({ texts }) => {
      server.psql(inputsOf(texts), cwd);
      expect(server.snapshot(cwd)).not.toBe(before);
    });
  });
}

describeOnServer('psql -c', postgresQueries, (texts) =>
  listed(texts).map((text) => ({ form: 'query', text })),
);
describeOnServer('psql script', psqlScripts, (texts) =>
  listed(texts).map((text) => ({ form: 'script', text })),
);

test('the snapshot sees a file', () => {
  mkdirSync(path.join(cwd, 'made'));
  expect(server.snapshot(cwd)).not.toBe(before);
});
