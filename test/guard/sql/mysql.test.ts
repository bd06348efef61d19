import { mysqlSession } from '../../../src/guard/sql/mysql-session.ts';
import { mysqlScripts } from '../../cases/sql-mysql.ts';
import { mysqlStatements } from '../../cases/sql-mysql-statements.ts';
import { describeCases, listed } from './session-cases.ts';

describeCases('mysql', mysqlScripts, (texts) =>
  mysqlSession(listed(texts).map((text) => ({ form: 'script', text }))),
);

describeCases('mysql statements', mysqlStatements, (texts) =>
  mysqlSession(listed(texts).map((text) => ({ form: 'script', text }))),
);
