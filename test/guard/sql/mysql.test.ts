import { mysqlSession } from '../../../src/guard/sql/mysql-session.ts';
import { mysqlScripts } from '../../cases/sql-mysql.ts';
import { describeCases, listed, shownEffects } from './session-cases.ts';

describeCases('mysql', mysqlScripts, (texts) =>
  shownEffects(mysqlSession(listed(texts).map((text) => ({ form: 'script', text })))),
);
