import fc from 'fast-check';

/** What may stand on the mysql client's standard input, in odd spellings; some of it broken on purpose. */
const expression: fc.Arbitrary<string> = fc.letrec<{ expression: string }>((tie) => ({
  expression: fc.oneof(
    { maxDepth: 2, depthIdentifier: 'mysql' },
    fc.constantFrom(
      '1',
      '1.5e3',
      'null',
      'id',
      'v',
      't.v',
      '`v`',
      '*',
      "'a'",
      "'it''s'",
      "'a\\'b'",
      '"a"',
      '"a\\"b"',
      "'\\\\'",
      '@x',
      '@@version',
      "x'41'",
      "N'n'",
      "_utf8mb4'a'",
      '`a``b`',
      'v.nextval',
    ),
    fc
      .tuple(
        fc.constantFrom(
          'upper',
          'count',
          'if',
          'concat',
          'now',
          'replace',
          'insert',
          'left',
          'writes',
          '`writes`',
          'nextval',
          'd.writes',
          'sleep',
          'get_lock',
          'values',
          '"upper"',
        ),
        tie('expression'),
        tie('expression'),
      )
      .map(([name, left, right]) => `${name}(${left}, ${right})`),
    fc
      .tuple(
        tie('expression'),
        fc.constantFrom(
          '+',
          '-',
          '=',
          '||',
          'and',
          'or',
          'like',
          'in',
          'div',
          ':=',
          '- -',
          '->',
          'between 1 and',
        ),
        tie('expression'),
      )
      .map((parts) => parts.join(' ')),
    tie('expression').map((inner) => `(select ${inner} from t)`),
    tie('expression').map((inner) => `(${inner})`),
    tie('expression').map((inner) => `cast(${inner} as decimal(10, 2))`),
    tie('expression').map((inner) => `case when ${inner} then 1 else 2 end`),
  ),
})).expression;

const query = fc.oneof(
  expression.map((inner) => `select ${inner}`),
  expression.map((inner) => `select ${inner} from t where id = 1`),
  expression.map((inner) => `with x (a) as (select ${inner}) select a from x`),
  expression.map((inner) => `select * from (select ${inner}) as x`),
  fc.constantFrom(
    'table t',
    'values (1, 2)',
    '(select 1) union (select 2)',
    'select * from t for update',
    'select 1 into @a',
    'select * from t lock in share mode',
    'select next value for s',
  ),
);

const statement = fc.oneof(
  { arbitrary: query, weight: 4 },
  fc
    .tuple(
      fc.constantFrom(
        'explain',
        'desc',
        'explain extended',
        'explain format=json',
        'analyze',
        'analyze format=json',
      ),
      query,
    )
    .map((parts) => parts.join(' ')),
  fc.constantFrom(
    'delete from t',
    'insert into t (v) values (1)',
    'replace into t (id, v) values (1, 2)',
    'update t set v = 1',
    'truncate t',
    'drop table t',
    'create table made (a int)',
    'do writes()',
    'call writes_too()',
    'rename table t to u',
    'explain delete from t',
    'analyze delete from t',
    "execute immediate 'delete from t'",
    'delete from m',
  ),
  fc.constantFrom(
    'begin',
    'start transaction',
    'start transaction read write',
    'commit',
    'rollback',
    'rollback and chain',
    'savepoint a',
    'rollback to a',
    'set autocommit = 0',
    'xa start "x"',
  ),
  fc.constantFrom(
    'show tables',
    'show create table t',
    'show tables where writes()',
    'describe t',
    'use d',
    'set names utf8mb4',
    "set sql_mode = 'ANSI_QUOTES'",
    "set sql_mode = 'NO_BACKSLASH_ESCAPES'",
    "set sql_mode = 'ORACLE'",
    'set @a = 1',
    'help contents',
    'checksum table t',
  ),
  fc.constantFrom(
    '\\! touch made',
    'system touch made',
    'tee made',
    'delimiter //',
    'prompt x',
    'status',
    "use d '",
    'clear',
    '\\c',
    '\\p',
    'nopager',
    '\\u d',
    'source made',
  ),
);

const fragment = fc.constantFrom(
  "'",
  '"',
  '`',
  '\\',
  '/*',
  '*/',
  '/*!',
  '/*M!',
  '/*+',
  '--',
  '-- ',
  '#',
  '\n',
  ';',
  '(',
  ')',
  "\\'",
  "''",
  '\\g',
  '\\G',
  '\\c',
  '$$',
  '@',
  ':=',
  ' delete from t ',
  ';delete from t;',
  ' into ',
  '//',
  'writes(',
);

export const mysqlTexts: fc.Arbitrary<string> = fc
  .tuple(
    fc.array(
      fc.tuple(
        statement,
        fc.constantFrom(';\n', ';', '\n', ' ', '\\G\n', '\\g ', '; -- c\n', ' # c\n', '/* c */;'),
      ),
      { minLength: 1, maxLength: 5 },
    ),
    fc.array(fc.tuple(fc.nat(), fragment), { maxLength: 2 }),
  )
  .map(([parts, edits]) =>
    edits.reduce((text, [place, added]) => {
      const at = place % (text.length + 1);
      return text.slice(0, at) + added + text.slice(at);
    }, parts.flat().join('')),
  );
