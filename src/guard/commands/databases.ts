import { mongoPrograms } from './databases-mongodb.ts';
import { mysqlPrograms } from './databases-mysql.ts';
import { otherDatabasePrograms } from './databases-others.ts';
import { postgresPrograms } from './databases-postgres.ts';
import { sqlitePrograms } from './databases-sqlite.ts';
import { sqlServerPrograms } from './databases-sqlserver.ts';
import type { Program } from './program.ts';

/** Clients of databases: what they send, as whom, and what they do on the side. */
export const databasePrograms: readonly Program[] = [
  ...postgresPrograms,
  ...mysqlPrograms,
  ...sqlitePrograms,
  ...sqlServerPrograms,
  ...mongoPrograms,
  ...otherDatabasePrograms,
];
