import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Server } from './server-cases.ts';
import {
  findProgram,
  type Run,
  runAsServer,
  runClient,
  serverDirectory,
  startServer,
  waitFor,
} from './server-process.ts';

export type MariadbServer = Server & {
  /** Runs the client as root, with the text as its standard input or as -e. */
  client(text: string, form: 'stdin' | 'execute', cwd: string): Run;
};

const setup = `
  xa recover;
  drop user if exists made;
  drop database if exists d;
  create database d;
  use d;
  create table t (id int primary key auto_increment, v varchar(40)) engine=InnoDB;
  insert into t (v) values ('one'), ('two'), ('three');
  create table m (id int) engine=MyISAM;
  insert into m values (1);
  create sequence s;
  delimiter $$
  create function writes() returns int begin insert into d.t (v) values ('written'); return 1; end$$
  create procedure writes_too() begin insert into d.t (v) values ('p'); end$$
  delimiter ;`;

const state = `
  select * from d.t order by id; select * from d.m; select * from d.s; checksum table d.t;
  select table_name, table_type from information_schema.tables where table_schema = 'd' order by 1;
  select routine_name from information_schema.routines where routine_schema = 'd' order by 1;
  select schema_name from information_schema.schemata order by 1; select user, host from mysql.user order by 1, 2;
  select @@global.max_connections, @@global.sql_mode;`;

export async function startMariadb(): Promise<MariadbServer> {
  const [install, server, client] = [
    findProgram('mariadb-install-db'),
    findProgram('mariadbd'),
    findProgram('mariadb'),
  ];
  const home = serverDirectory('my-');
  const data = path.join(home, 'data');
  const socket = path.join(home, 's');
  runAsServer(
    install,
    ['--no-defaults', `--datadir=${data}`, '--auth-root-authentication-method=normal', '--skip-test-db'],
    home,
  );
  const { stop } = startServer(
    server,
    [
      '--no-defaults',
      `--datadir=${data}`,
      `--socket=${socket}`,
      '--skip-networking',
      `--pid-file=${home}/pid`,
      '--innodb-flush-log-at-trx-commit=0',
    ],
    home,
  );
  const options = ['--no-defaults', '-uroot', '-S', socket];
  const admin = (sql: string): Run => runClient(client, [...options, '-N'], { cwd: home, input: sql });
  await waitFor(() => admin('select 1').status === 0);
  return {
    client: (text, form, cwd) =>
      runClient(client, [...options, 'd', ...(form === 'execute' ? ['-e', text] : [])], {
        cwd,
        ...(form === 'stdin' && { input: text }),
      }),
    snapshot: (cwd) => `${admin(state).out}\n${readdirSync(cwd).join(' ')}`,
    reset: () => {
      const { status, err } = admin(setup);
      if (status !== 0) throw new Error(err);
    },
    stop,
  };
}
