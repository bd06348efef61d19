import type { SqlCases } from './sql.ts';

/** Standard input of sqlite3, line by line. It goes on after errors. */
export const sqliteScripts: SqlCases = {
  reads: [
    'select 1;\n.tables\n.mode csv \nselect 2;',
    'select 1 as go;\nselect 2 as ago\n, 3 as gone;\n',
    'select 4\n/ 2;',
    '.schema t\n-- x\n.tables',
    'select 1;\nselect 2',
    '.mode csv\n.headers on\nselect 1;\n',
    'select 1;\n.tables\n.schema t\n',
    '-- a comment\n.mode line\n/* another */ select 1;',
    "select 'a\n .shell touch made\n';",
    '.tables\r\nselect 1;\r\n',
  ],
  rolledBack: [
    'begin;\ndelete from t;\nrollback;\n',
    'begin transaction;\nselect 1;\nupdate t set v = 1;\nselect * from t;\nrollback;\n',
  ],
  changes: [
    ['select 1\ngo\ndrop table t;', 'sql.unseen'],
    ['.output made\nselect 1;', 'sql.meta', 'write made'],
    ['.shell touch made\r\n', 'sql.meta', 'shell touch made'],
    ['delete from t;', 'sql.write'],
    ['select 1;\n.shell touch made\n', 'sql.meta', 'shell touch made'],
    ['/* c */\n.shell touch made\n', 'sql.meta', 'shell touch made'],
    ['begin;\ninsert into strict values (1);\ndelete from t;\nrollback;', 'sql.write'],
    ['begin; insert into strict values (1);\ndelete from t;\nrollback;', 'sql.write'],
    ['savepoint a;\nbegin;\ndelete from t;\nrelease a;\nrollback;', 'sql.write'],
    ['select 1\ngo\ndrop table t\n/\n', 'sql.unseen'],
    ['select 1;\ndelete from t', 'sql.write'],
  ],
  refused: [
    ['select 1\n go ; \ndrop table t;', 'sql.unseen'],
    ['select 1\n  / \n', 'sql.unseen'],
    ['select 1\ngo  ;  \n', 'sql.unseen'],
    ['select 1\u0001', 'sql.unseen'],
    ['.print "\nselect 1;', 'sql.unseen'],
    ['select x .shell from t;', ...[]],
    ['commit x;', 'sql.write'],
    ['begin immediate;\ndelete from t;\nrollback;', 'sql.write'],
    ['select 1\n.tables\n;', 'sql.unseen'],
    [".print 'a'\nselect 1;", 'sql.unseen'],
    ['# note\nselect 1;', 'sql.unseen'],
    ['select 1;\n.read other.sql\n', 'sql.meta', 'sql.unseen', 'read other.sql'],
  ],
};
