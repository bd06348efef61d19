import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { SqlInput } from '../../../src/guard/sql/statement.ts';
import type { Server } from './server-cases.ts';
import {
  findProgram,
  postgresDirectories,
  type Run,
  runAsServer,
  runClient,
  serverDirectory,
  startServer,
  waitFor,
} from './server-process.ts';

export type PostgresServer = Server & {
  /** The directory of its socket: PGHOST. */
  host: string;
  /** Runs psql as a superuser, with the inputs as it would get them. */
  psql(inputs: readonly SqlInput[], cwd: string, options?: readonly string[]): Run;
};

const setup = `
  set client_min_messages = error;
  set lock_timeout = '5s';
  select format('rollback prepared %L', gid) from pg_prepared_xacts \\gexec
  select pg_drop_replication_slot(slot_name) from pg_replication_slots;
  drop role if exists made;
  drop database if exists made;
  drop schema if exists public cascade;
  create schema public;
  create table t (id serial primary key, v text);
  insert into t (v) values ('one'), ('two'), ('three');
  create table notes (id int primary key, body jsonb, tags text[], at timestamptz default now());
  insert into notes values (1, '{"a": {"b": 1}}', '{x,y}'), (2, '{"a": null}', '{}');
  create view v as select id, v from t;
  create materialized view mv as select count(*) as n from t;
  create sequence s;
  create function writes() returns int language sql as $$insert into t (v) values ('written') returning 1$$;
  create function commits() returns void language plpgsql as $$begin insert into t (v) values ('f'); end$$;
  create procedure writes_and_commits() language plpgsql as $$begin insert into t (v) values ('p'); commit; end$$;
`;

const state = `
  select * from t order by 1; select * from notes order by 1; select last_value, is_called from s;
  select * from mv;
  select relname, relkind, relowner, relacl::text, relrowsecurity from pg_class c join pg_namespace n on n.oid = relnamespace
    where nspname not like 'pg_t%' and relname not like 'pg_toast%' order by 1, 2;
  select proname, prosrc from pg_proc where pronamespace <> 'pg_catalog'::regnamespace order by 1, 2;
  select nspname from pg_namespace where nspname not like 'pg_t%' order by 1;
  select rolname, rolsuper, rolpassword from pg_authid order by 1; select * from pg_db_role_setting;
  select datname from pg_database order by 1; select gid from pg_prepared_xacts order by 1;
  select description from pg_description where classoid = 'pg_class'::regclass and objoid = 't'::regclass;
  select slot_name from pg_replication_slots order by 1; select count(*) from pg_largeobject_metadata;
  select name, setting from pg_file_settings where sourcefile like '%auto.conf' order by 1;
  select tgname from pg_trigger where not tgisinternal order by 1; select extname from pg_extension order by 1;`;

export async function startPostgres(): Promise<PostgresServer> {
  const program = (name: string) => findProgram(name, postgresDirectories());
  const [initdb, server, client] = [
    program('initdb'),
    program('postgres'),
    findProgram('psql', postgresDirectories()),
  ];
  const home = serverDirectory('pg-');
  const data = path.join(home, 'data');
  runAsServer(
    initdb,
    ['-D', data, '-U', 'boss', '--auth=trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
    home,
  );
  const settings = [
    'listen_addresses=',
    `unix_socket_directories=${home}`,
    'fsync=off',
    'max_prepared_transactions=5',
    'wal_level=logical',
  ];
  const { stop } = startServer(server, ['-D', data, ...settings.flatMap((setting) => ['-c', setting])], home);
  const env = { PGHOST: home, PGUSER: 'boss', PGDATABASE: 'postgres' };
  const admin = (sql: string): Run =>
    runClient(client, ['-XAtq', '-v', 'ON_ERROR_STOP=1'], { cwd: home, input: sql, env });
  await waitFor(() => admin('select 1').status === 0);
  const reset = () => {
    const { status, err } = admin(setup);
    if (status !== 0) throw new Error(err);
  };
  reset();
  return {
    host: home,
    psql: (inputs, cwd, options = []) => {
      const args = inputs.flatMap((input) =>
        input.form === 'query' ? ['-c', input.text] : input.form === 'script' ? ['-f', '-'] : [],
      );
      const script = inputs.find((input) => input.form === 'script');
      return runClient(client, ['-XAt', ...options, ...args], {
        cwd,
        env,
        ...(script?.form === 'script' && { input: script.text }),
      });
    },
    snapshot: (cwd) => `${admin(state).out}\n${readdirSync(cwd).join(' ')}`,
    reset,
    stop,
  };
}
