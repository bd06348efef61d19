import { postgresQueries } from '../../cases/sql-postgres.ts';
import { postgresStatements } from '../../cases/sql-postgres-statements.ts';
import { psqlScripts } from '../../cases/sql-psql.ts';
import { psqlCommands } from '../../cases/sql-psql-commands.ts';
import { startPostgres } from './postgres-server.ts';
import { describeServer } from './server-cases.ts';
import { listed } from './session-cases.ts';

const stop = ['-v', 'ON_ERROR_STOP=1'];

describeServer('PostgreSQL', startPostgres, [
  {
    name: 'psql -c',
    cases: postgresQueries,
    run: (server, texts, cwd, strict) =>
      server.psql(
        listed(texts).map((text) => ({ form: 'query', text })),
        cwd,
        strict ? stop : [],
      ),
  },
  {
    name: 'psql -c, statements',
    cases: postgresStatements,
    run: (server, texts, cwd, strict) =>
      server.psql(
        listed(texts).map((text) => ({ form: 'query', text })),
        cwd,
        strict ? stop : [],
      ),
  },
  {
    name: 'psql script',
    cases: psqlScripts,
    run: (server, texts, cwd, strict) =>
      server.psql(
        listed(texts).map((text) => ({ form: 'script', text })),
        cwd,
        strict ? stop : [],
      ),
  },
  {
    name: 'psql commands',
    cases: psqlCommands,
    run: (server, texts, cwd, strict) =>
      server.psql(
        listed(texts).map((text) => ({ form: 'script', text })),
        cwd,
        strict ? stop : [],
      ),
  },
]);
