import { psqlSession } from '../../../src/guard/sql/psql-session.ts';
import { postgresQueries } from '../../cases/sql-postgres.ts';
import { postgresStatements } from '../../cases/sql-postgres-statements.ts';
import { psqlScripts } from '../../cases/sql-psql.ts';
import { psqlCommands } from '../../cases/sql-psql-commands.ts';
import { describeCases, listed } from './session-cases.ts';

describeCases('psql -c', postgresQueries, (texts) =>
  psqlSession(listed(texts).map((text) => ({ form: 'query', text }))),
);

describeCases('psql -c, statements', postgresStatements, (texts) =>
  psqlSession(listed(texts).map((text) => ({ form: 'query', text }))),
);

describeCases('psql script', psqlScripts, (texts) =>
  psqlSession(listed(texts).map((text) => ({ form: 'script', text }))),
);

describeCases('psql commands', psqlCommands, (texts) =>
  psqlSession(listed(texts).map((text) => ({ form: 'script', text }))),
);
