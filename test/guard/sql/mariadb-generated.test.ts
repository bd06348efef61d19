import { mysqlSession } from '../../../src/guard/sql/mysql-session.ts';
import { describeGenerated } from './generated-cases.ts';
import { startMariadb } from './mariadb-server.ts';
import { mysqlTexts } from './mysql-statements.ts';

describeGenerated('MariaDB', startMariadb, [
  {
    name: 'standard input',
    texts: mysqlTexts,
    effectsOf: (text) => mysqlSession([{ form: 'script', text }]),
    run: (server, text, cwd) => server.client(text, 'stdin', cwd),
  },
]);
