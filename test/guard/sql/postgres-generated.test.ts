import { psqlSession } from '../../../src/guard/sql/psql-session.ts';
import { describeGenerated } from './generated-cases.ts';
import { startPostgres } from './postgres-server.ts';
import { postgresTexts, psqlTexts } from './postgres-statements.ts';

describeGenerated('PostgreSQL', startPostgres, [
  {
    name: 'psql -c',
    texts: postgresTexts,
    effectsOf: (text) => psqlSession([{ form: 'query', text }]),
    run: (server, text, cwd) => server.psql([{ form: 'query', text }], cwd),
  },
  {
    name: 'psql script',
    texts: psqlTexts,
    effectsOf: (text) => psqlSession([{ form: 'script', text }]),
    run: (server, text, cwd) => server.psql([{ form: 'script', text }], cwd),
  },
]);
