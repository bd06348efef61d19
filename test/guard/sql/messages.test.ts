import { expect, test } from 'vitest';
import { mongoSession } from '../../../src/guard/sql/mongo.ts';
import { mysqlSession } from '../../../src/guard/sql/mysql-session.ts';
import { plainSession } from '../../../src/guard/sql/plain.ts';
import { psqlSession } from '../../../src/guard/sql/psql-session.ts';
import { redisSession } from '../../../src/guard/sql/redis.ts';
import { sqliteSession } from '../../../src/guard/sql/sqlite-session.ts';
import { inShort, type SqlEffect, type SqlInput, sqlAct } from '../../../src/guard/sql/statement.ts';
import { sqlcmdSession } from '../../../src/guard/sql/tsql.ts';

/** What the user reads of a refusal: the act, and the part of the text that it is about. */
const shown = (effects: readonly SqlEffect[]): string[] => {
  const all = effects.flatMap((effect) =>
    effect.kind === 'act' && effect.act !== 'sql.read' ? [`${effect.act}: ${effect.detail ?? ''}`] : [],
  );
  return [...new Set(all)];
};

const script = (text: string): SqlInput[] => [{ form: 'script', text }];
const query = (text: string): SqlInput[] => [{ form: 'query', text }];

const sessions: readonly (readonly [name: string, read: (inputs: readonly SqlInput[]) => SqlEffect[]])[] = [
  ['psql', psqlSession],
  ['mysql', mysqlSession],
  ['sqlite3', sqliteSession],
  ['sqlcmd', sqlcmdSession],
  ['any other', plainSession],
];

test.each(sessions)('%s: names the statement', (_, read) => {
  const text = "select 'a'; delete  from\nt where a = 'b' ; select 2";
  expect(shown(read(script(text)))).toEqual(["sql.write: delete from t where a = 'b'"]);
});

test.each(sessions)('%s: says why a text is not read', (_, read) => {
  expect(shown(read(script("select 'open")))).toEqual([
    "sql.unseen: select 'open: a quote that is not closed",
  ]);
  expect(shown(read(script('select 1\u0001')))).toEqual(['sql.unseen: select 1\u0001: a control character']);
});

test.each(sessions)('%s: says where a text comes from that is not there', (_, read) => {
  expect(read([{ form: 'unseen', detail: 'from a file' }])).toEqual([
    { kind: 'act', act: 'sql.unseen', detail: 'from a file' },
  ]);
});

test.each(sessions)('%s: names the function', (_, read) => {
  expect(shown(read(script('select sys.odd_one(1)')))).toEqual(['sql.function: sys.odd_one']);
});

test.each<[name: string, effects: SqlEffect[], messages: string[]]>([
  ['a transaction', psqlSession(query('begin; delete from t; rollback')), ['sql.rolled-back: delete from t']],
  [
    'a commit',
    psqlSession(query('begin; delete from t; commit')),
    ['sql.write: delete from t', 'sql.commit: commit'],
  ],
  [
    '--single-transaction',
    psqlSession(script('begin; delete from t;'), { single: true }),
    ['sql.write: delete from t', 'sql.commit: the end of --single-transaction'],
  ],
  ['--single-transaction without a transaction', psqlSession(script('select 1'), { single: true }), []],
  ['a transaction of which nothing is left', psqlSession(script('begin; commit'), { single: true }), []],
  ['a commit out of nowhere', psqlSession(query('commit')), ['sql.commit: commit']],
  [
    'MySQL, where a rollback may not help',
    mysqlSession(script('begin; delete from t; set role x; rollback')),
    ['sql.write: delete from t, which MySQL may keep after a ROLLBACK', 'sql.settings: set role x'],
  ],
  [
    'MySQL, after START',
    mysqlSession(script('start transaction; delete from t')),
    ['sql.write: delete from t, which MySQL may keep after a ROLLBACK'],
  ],
  ['MySQL, without one', mysqlSession(script('delete from begin_')), ['sql.write: delete from begin_']],
  ['MySQL, no BEGIN', mysqlSession(script('use `begin`; delete from t')), ['sql.write: delete from t']],
  ['MySQL, :=', mysqlSession(script('select @a := 1')), ['sql.settings: :=']],
  [
    'a command of mysql by letter',
    mysqlSession(script('\\T x')),
    ['sql.meta: tee', 'sql.unseen: \\T x: the client command \\T'],
  ],
  [
    'a command of mysql by name',
    mysqlSession(script('tee x')),
    ['sql.meta: tee', 'sql.unseen: tee x: the client command tee'],
  ],
  [
    'a letter that is none',
    mysqlSession(script('\\x')),
    ['sql.meta: ', 'sql.unseen: \\x: the client command \\x'],
  ],
  ...(
    [
      ['e', 'edit'],
      ['r', 'connect'],
      ['d', 'delimiter'],
      ['u', 'use'],
      ['C', 'charset'],
      ['R', 'prompt'],
      ['P', 'pager'],
      ['!', 'system'],
      ['.', 'source'],
    ] as const
  ).map(([letter, name]): [string, SqlEffect[], string[]] => [
    `\\${letter}`,
    mysqlSession(script(`\\${letter}`)),
    [`sql.meta: ${name}`, `sql.unseen: \\${letter}: the client command \\${letter}`],
  ]),
  ['psql: a command', psqlSession(script('\\o made')), ['sql.meta: \\o']],
  ['psql: a command as -c', psqlSession(query('\\o made')), ['sql.meta: \\o']],
  ['psql: a listing as -c', psqlSession(query('\\dt public.*')), []],
  [
    'psql: a set variable',
    psqlSession(script('\\set PROMPT1 x')),
    ['sql.meta: \\set', 'sql.unseen: \\set PROMPT1 x'],
  ],
  ['psql: a variable', psqlSession(script('select :a')), ['sql.unseen: the psql variable :a']],
  ['psql: a variable in a command', psqlSession(script('\\o :a')), ['sql.meta: \\o', 'sql.unseen: \\o :a']],
  ['psql: a file', psqlSession(script('\\i a.sql')), ['sql.meta: \\i', 'sql.unseen: a.sql']],
  ['psql: an editor', psqlSession(script('\\e')), ['sql.meta: \\e', 'sql.unseen: text from an editor']],
  ['psql: \\setenv', psqlSession(script('\\setenv')), ['sql.meta: \\setenv', 'sql.unseen: \\setenv']],
  ['psql: \\cd', psqlSession(script('\\cd')), ['sql.meta: \\cd', 'sql.unseen: \\cd']],
  ['psql: \\gexec', psqlSession(script('select 1 \\gexec')), ['sql.meta: \\gexec', 'sql.unseen: \\gexec']],
  ['psql: \\password', psqlSession(script('\\password')), ['sql.meta: \\password', 'sql.write: \\password']],
  [
    'psql: \\lo_unlink',
    psqlSession(script('\\lo_unlink 1')),
    ['sql.meta: \\lo_unlink', 'sql.write: \\lo_unlink'],
  ],
  [
    'psql: \\lo_import',
    psqlSession(script('\\lo_import a')),
    ['sql.meta: \\lo_import', 'sql.write: \\lo_import'],
  ],
  [
    'psql: \\copy',
    psqlSession(script('\\copy t from a')),
    ['sql.meta: \\copy', 'sql.write: \\copy t from a'],
  ],
  [
    'psql: what is not known',
    psqlSession(script('\\nosuch')),
    ['sql.meta: \\nosuch', 'sql.unseen: a psql command that is not known'],
  ],
  [
    'psql: \\g again',
    psqlSession(script('\\g')),
    ['sql.unseen: \\g: a command that sends the last query again'],
  ],
  [
    'psql: data',
    psqlSession(script('copy t from stdin;\n1\n\\.\n')),
    ['sql.unseen: copy t from stdin; 1 \\.: data inside the script', 'sql.write: copy t from stdin'],
  ],
  [
    'psql: an open quote',
    psqlSession(script("\\echo 'a")),
    ["sql.unseen: \\echo 'a: a quote that is not closed"],
  ],
  ['psql: a call as an attribute', psqlSession(query('select (t).odd from t')), ['sql.function: .odd']],
  [
    'psql: a call of what stands in FROM',
    psqlSession(query('select x.odd from unnest(a) x')),
    ['sql.function: x.odd'],
  ],
  ['psql: READ WRITE', psqlSession(query('begin read write')), ['sql.settings: READ WRITE']],
  ['sqlite3: a command', sqliteSession(query('.output made')), ['sql.meta: .output']],
  [
    'sqlite3: one that is not known',
    sqliteSession(query('.nosuch x')),
    ['sql.meta: .nosuch', 'sql.unseen: .nosuch'],
  ],
  ['sqlite3: .load', sqliteSession(query('.load x')), ['sql.meta: .load', 'sql.unseen: .load']],
  ['sqlite3: .read', sqliteSession(query('.read x')), ['sql.meta: .read', 'sql.unseen: .read']],
  ['sqlite3: .open', sqliteSession(query('.open x')), ['sql.meta: .open', 'sql.unseen: .open']],
  ['sqlite3: .import', sqliteSession(query('.import x t')), ['sql.meta: .import', 'sql.write: .import']],
  ['sqlite3: .restore', sqliteSession(query('.restore x')), ['sql.meta: .restore', 'sql.write: .restore']],
  [
    'sqlite3: a dot line with quotes',
    sqliteSession(script(".print 'a'")),
    ["sql.unseen: .print 'a': .print 'a'"],
  ],
  [
    'sqlite3: a line that ends a statement',
    sqliteSession(script('select 1\ngo')),
    ['sql.unseen: select 1 go: a line that ends a statement'],
  ],
  ['sqlite3: go in an argument', sqliteSession(query('select 1 as\ngo\n')), []],
  ['sqlite3: a dot in a query', sqliteSession(query('select t\n.id from t')), []],
  ['sqlite3: a table that reads files', sqliteSession(query('select * from FsDir')), ['sql.function: fsdir']],
  ['sqlcmd: a variable', sqlcmdSession(script('select $(x)')), ['sql.unseen: a variable of sqlcmd']],
  [
    'sqlcmd: a command',
    sqlcmdSession(script('  :r  x.sql ')),
    ['sql.meta: :r x.sql', 'sql.unseen: :r x.sql'],
  ],
  ['mongosh', mongoSession(script('db.x.insertOne({a:  1})')), ['sql.write: db.x.insertOne({a: 1})']],
  ['mongosh: what can not be told', mongoSession(script('f()')), ['sql.unseen: f()']],
  ['Redis', redisSession('  set  a   1 \nget "x"'), ['sql.write: set a 1', 'sql.unseen: get "x"']],
  ['Redis: code', redisSession('eval x 0'), ['sql.unseen: eval x 0']],
  [
    'any other database: by its first word',
    plainSession(script(' Drop -- x')),
    ['sql.write: Drop -- x: a comment'],
  ],
  ['any other database', plainSession(script('1 drop -- x')), ['sql.unseen: 1 drop -- x: a comment']],
  ['any other database: no word', plainSession(script('-- drop')), ['sql.unseen: -- drop: a comment']],
  [
    'any other database: a backslash',
    plainSession(script("a 'b\\c'")),
    ["sql.unseen: a 'b\\c': a backslash"],
  ],
  ['any other database: a sign', plainSession(script('a $ b')), ['sql.unseen: a $ b: $']],
])('%s', (_, effects, messages) => {
  expect(shown(effects)).toEqual(messages);
});

test('long texts are cut to 60 characters', () => {
  expect(inShort(` a \n\t b  `)).toBe('a b');
  expect(inShort('x'.repeat(60))).toBe('x'.repeat(60));
  expect(inShort('x'.repeat(61))).toBe(`${'x'.repeat(59)}…`);
});

test('an act without a detail has none', () => {
  expect(Object.keys(sqlAct('sql.read'))).toEqual(['kind', 'act']);
  expect(sqlAct('sql.read', '')).toEqual({ kind: 'act', act: 'sql.read', detail: '' });
});
