import { mysqlSession } from '../../../src/guard/sql/mysql-session.ts';
import { mysqlScripts } from '../../cases/sql-mysql.ts';
import { mysqlStatements } from '../../cases/sql-mysql-statements.ts';
import { describeCases, listed, shownEffects } from './session-cases.ts';

describeCases('mysql', mysqlScripts, (texts) =>
  shownEffects(mysqlSession(listed(texts).map((text) => ({ form: 'script', text })))),
);

describeCases('mysql statements', mysqlStatements, (texts) =>
  shownEffects(mysqlSession(listed(texts).map((text) => ({ form: 'script', text })))),
);
