import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Server } from './server-cases.ts';
import { findProgram, type Run, runClient } from './server-process.ts';

export type SqliteShell = Server & { shell(args: readonly string[], input: string, cwd: string): Run };

const setup = `
  drop table if exists made; drop view if exists vv;
  drop table if exists t; drop table if exists strict;
  create table t (id integer primary key, v text);
  insert into t (v) values ('one'), ('two'), ('three');
  create table strict (a int unique on conflict rollback);
  insert into strict values (1);
  pragma user_version = 0;`;

export async function startSqlite(): Promise<SqliteShell> {
  const program = findProgram('sqlite3');
  const home = mkdtempSync(path.join(tmpdir(), 'sqlite-'));
  chmodSync(home, 0o700);
  const file = path.join(home, 'app.db');
  const run = (args: readonly string[], input: string, cwd: string) =>
    runClient(program, ['-init', '/dev/null', '-batch', file, ...args], { cwd, input });
  return {
    shell: run,
    snapshot: (cwd) =>
      `${run(['.dump', 'pragma user_version'], '', home).out}\n${readdirSync(cwd).join(' ')}`,
    reset: () => {
      const { status, err } = run([setup], '', home);
      if (status !== 0) throw new Error(err);
    },
    stop: async () => rmSync(home, { recursive: true, force: true }),
  };
}
