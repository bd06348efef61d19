import { sqliteArguments } from '../../cases/sql-sqlite.ts';
import { sqliteScripts } from '../../cases/sql-sqlite-scripts.ts';
import { describeServer } from './server-cases.ts';
import { listed } from './session-cases.ts';
import { startSqlite } from './sqlite-shell.ts';

describeServer('SQLite', startSqlite, [
  {
    name: 'arguments',
    cases: sqliteArguments,
    run: (server, texts, cwd) => server.shell(listed(texts), '', cwd),
  },
  {
    name: 'standard input',
    cases: sqliteScripts,
    run: (server, texts, cwd, strict) => server.shell(strict ? ['-bail'] : [], listed(texts).join('\n'), cwd),
  },
]);
