import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { effectsOf, outputOf } from '../../../src/guard/commands/registry.ts';
import { evaluateShell } from '../../../src/guard/shell/evaluate.ts';
import { postgresGrammar, volatileReaders } from '../../../src/guard/sql/postgres-words.ts';
import { fakeWorld } from '../fake-world.ts';
import { type PostgresServer, startPostgres } from './postgres-server.ts';
import { findProgram, postgresDirectories, runClient } from './server-process.ts';

/** What the guard believes of PostgreSQL, asked of a real one. */

let server: PostgresServer;
let cwd: string;

beforeAll(async () => {
  server = await startPostgres();
  cwd = mkdtempSync(path.join(tmpdir(), 'sql-'));
  server.psql([{ form: 'query', text: 'create role app login' }], cwd);
}, 120_000);

afterAll(async () => {
  await server?.stop();
  rmSync(cwd, { recursive: true, force: true });
});

const rows = (sql: string): string[] =>
  server
    .psql([{ form: 'query', text: sql }], cwd)
    .out.split('\n')
    .filter((line) => line !== '');

describe('functions that only read', () => {
  test('are not volatile, but for those that are listed as looking at what changes', () => {
    const volatile = rows(
      "select distinct proname from pg_proc where provolatile = 'v' and pronamespace = 'pg_catalog'::regnamespace",
    );
    const listed = volatile.filter((name) => postgresGrammar.functions.has(name));
    expect(listed.filter((name) => !volatileReaders.has(name))).toEqual([]);
    expect([...volatileReaders].filter((name) => !volatile.includes(name))).toEqual([]);
    expect(volatile.length).toBeGreaterThan(150);
  });

  test('run no SQL that they are given as text', () => {
    const texts = rows(
      "select distinct proname from pg_proc where proargnames[1:pronargs] && array['query', 'sqlquery'] and pronamespace = 'pg_catalog'::regnamespace",
    );
    expect(texts).toContain('query_to_xml');
    expect(
      texts.filter((name) => postgresGrammar.functions.has(name) && !/tsquery|^ts_|rewrite/.test(name)),
    ).toEqual([]);
  });

  test('keywords are all known', () => {
    const real = rows('select word from pg_get_keywords()');
    expect(real.length).toBeGreaterThan(400);
    expect(real.filter((word) => !postgresGrammar.keywords.has(word))).toEqual([]);
  });
});

/** `[who really connects, words of psql, environment]`; HOST stands for the server's socket directory. */
const users: readonly (readonly [
  user: string,
  words: string,
  environment?: Readonly<Record<string, string>>,
])[] = [
  ['app', '-U app postgres'],
  ['boss', '-U boss postgres'],
  ['boss', '-Uboss postgres'],
  ['boss', '-XAtUboss postgres'],
  ['boss', '--username=boss postgres'],
  ['boss', '--usern boss postgres'],
  ['boss', 'postgres boss'],
  ['boss', '-d postgres boss'],
  ['app', '-U app postgres boss'],
  ['boss', '-U app -d "user=boss dbname=postgres"'],
  ['boss', '-U app "user=boss dbname=postgres"'],
  ['app', '-U boss "user=app dbname=postgres"'],
  ['boss', '"user=app user=boss dbname=postgres"'],
  ['boss', '"user=\'bo\\\\ss\' dbname=postgres"'],
  ['boss', '"user = boss dbname=postgres"'],
  ['app', '"application_name=\'x user=boss\' user=app dbname=postgres"'],
  ['boss', '"postgresql://boss@/postgres?host=HOST"'],
  ['boss', '"postgres://boss:secret@/postgres?host=HOST"'],
  ['boss', '"postgresql://app@/postgres?host=HOST&user=boss"'],
  ['boss', '"postgresql://app@/postgres?host=HOST&%75ser=boss"'],
  ['boss', '"postgresql://b%6fss@/postgres?host=HOST"'],
  ['app', '"postgresql://app:b@ss@/postgres?host=HOST"'],
  ['boss', '-U app "postgresql://boss@/postgres?host=HOST"'],
  ['app', '-U app "postgresql:///postgres?host=HOST"'],
  ['boss', 'postgres', { PGUSER: 'boss' }],
  ['app', '-U app postgres', { PGUSER: 'boss' }],
  ['boss', '"user=boss dbname=postgres"', { PGUSER: 'app' }],
  ['boss', "-U '' postgres", { PGUSER: 'boss' }],
  ['boss', '-U app -d postgres -d "user=boss dbname=postgres"'],
  ['app', '-U boss -U app postgres'],
  ['boss', "-U app postgres -c '\\c - boss'"],
  ['boss', '-U app postgres -c \'\\c "user=boss dbname=postgres"\''],
  ['boss', '-U boss postgres -c "set role app; reset role"'],
];

describe('who connects', () => {
  test.each(users.map(([user, words, environment = {}]) => ({ user, words, environment })))(
    '$user: psql $words $environment',
    ({ user, words, environment }) => {
      const env = { ...environment, PGHOST: server.host };
      const prefix = Object.entries(environment).map(([name, value]) => `${name}=${value} `);
      const command = `psql ${words.replaceAll('HOST', server.host)} -Atc 'select current_user'`;
      const real = runClient(
        '/bin/sh',
        ['-c', command.replace('psql', findProgram('psql', postgresDirectories()))],
        { cwd, env },
      );
      expect(real.out.trim().split('\n').at(-1), real.err).toBe(user);
      expect(usersSeen(`${prefix.join('')}${command}`)).toEqual(
        user === 'boss' ? ['sql.superuser boss'] : [],
      );
    },
  );
});

function usersSeen(command: string): string[] {
  const world = fakeWorld();
  const settings = {
    services: [],
    database: { kind: 'postgres' as const, role: 'app', superusers: ['boss'] },
  };
  return evaluateShell(command, { world, settings, cwd: world.root }, { effectsOf, outputOf }).flatMap(
    (effect) =>
      effect.kind === 'act' && /^sql\.(?:user|superuser)$/.test(effect.act)
        ? [`${effect.act} ${effect.detail}`]
        : [],
  );
}
