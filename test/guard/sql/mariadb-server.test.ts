import { mysqlScripts } from '../../cases/sql-mysql.ts';
import { mysqlStatements } from '../../cases/sql-mysql-statements.ts';
import { startMariadb } from './mariadb-server.ts';
import { describeServer } from './server-cases.ts';
import { listed } from './session-cases.ts';

describeServer('MariaDB', startMariadb, [
  {
    name: 'standard input',
    cases: mysqlScripts,
    run: (server, texts, cwd) => server.client(listed(texts).join('\n'), 'stdin', cwd),
  },
  {
    name: 'statements',
    cases: mysqlStatements,
    run: (server, texts, cwd) => server.client(listed(texts).join('\n'), 'stdin', cwd),
  },
  {
    name: '-e',
    cases: { ...mysqlScripts, changes: mysqlScripts.changes.slice(0, 12) },
    run: (server, texts, cwd) => server.client(listed(texts).join('\n'), 'execute', cwd),
  },
]);
