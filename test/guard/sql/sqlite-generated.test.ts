import { sqliteSession } from '../../../src/guard/sql/sqlite-session.ts';
import { describeGenerated } from './generated-cases.ts';
import { startSqlite } from './sqlite-shell.ts';
import { sqliteArgument, sqliteText } from './sqlite-statements.ts';

describeGenerated('SQLite', startSqlite, [
  {
    name: 'arguments',
    texts: sqliteArgument,
    effectsOf: (text) => sqliteSession([{ form: 'query', text }]),
    run: (server, text, cwd) => server.shell([text], '', cwd),
  },
  {
    name: 'standard input',
    texts: sqliteText,
    effectsOf: (text) => sqliteSession([{ form: 'script', text }]),
    run: (server, text, cwd) => server.shell([], text, cwd),
  },
]);
