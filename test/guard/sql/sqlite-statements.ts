import fc from 'fast-check';

/** What sqlite3 may be given, in odd spellings; some of it broken on purpose. */
const expression: fc.Arbitrary<string> = fc.letrec<{ expression: string }>((tie) => ({
  expression: fc.oneof(
    { maxDepth: 2, depthIdentifier: 'sqlite' },
    fc.constantFrom(
      '1',
      '.5',
      '0x1F',
      'null',
      'id',
      'v',
      't.v',
      '"v"',
      '[v]',
      '`v`',
      '*',
      "'a'",
      "'it''s'",
      "'a\\'",
      '"a""b"',
      "x'41'",
      ':a',
      '?1',
      "'--'",
      "'/*'",
      '[;]',
    ),
    fc
      .tuple(
        fc.constantFrom(
          'upper',
          'count',
          'coalesce',
          'replace',
          'json',
          'writefile',
          '"writefile"',
          'load_extension',
          'readfile',
          'edit',
          'printf',
          'max',
        ),
        tie('expression'),
        tie('expression'),
      )
      .map(([name, left, right]) => `${name}(${left}, ${right})`),
    fc
      .tuple(
        tie('expression'),
        fc.constantFrom('+', '-', '=', '||', 'and', 'like', 'in', 'is not', '->', 'between 1 and', '- -'),
        tie('expression'),
      )
      .map((parts) => parts.join(' ')),
    tie('expression').map((inner) => `(select ${inner} from t)`),
    tie('expression').map((inner) => `(${inner})`),
    tie('expression').map((inner) => `cast(${inner} as varchar(10))`),
  ),
})).expression;

const query = fc.oneof(
  expression.map((inner) => `select ${inner}`),
  expression.map((inner) => `select ${inner} from t where id = 1`),
  expression.map((inner) => `with x (a) as (select ${inner}) select a from x`),
  fc.constantFrom(
    'values (1, 2)',
    'select * from t, strict',
    "select * from pragma_table_info('t')",
    'select count(*) over () from t',
  ),
);

const change = fc.oneof(
  fc.constantFrom(
    'delete from t',
    "insert into t (v) values ('x')",
    'insert or rollback into strict values (1)',
    'insert into strict values (1)',
    'insert into strict values (2)',
    "replace into t (id, v) values (1, 'z')",
    'update t set v = 1',
    'create table made (a int, b default (upper(1)))',
    'drop table t',
    'alter table t add column w',
    'create index i on t (lower(v))',
    'with x as (select 1) delete from t',
    'create trigger g after insert on t begin delete from strict; end',
    'create view vv as select 1',
  ),
  expression.map((inner) => `insert into t (v) select ${inner}`),
);

const statement = fc.oneof(
  { arbitrary: query, weight: 3 },
  { arbitrary: change, weight: 2 },
  {
    arbitrary: fc.constantFrom(
      'begin',
      'begin transaction',
      'begin deferred',
      'begin immediate',
      'begin exclusive transaction',
      'commit',
      'end',
      'end transaction',
      'rollback',
      'rollback transaction',
      'savepoint a',
      'release a',
      'rollback to a',
      'begin; delete from t; rollback',
      'begin; delete from t; delete from strict; rollback',
    ),
    weight: 4,
  },
  fc.constantFrom(
    'pragma user_version',
    'pragma user_version = 7',
    'pragma table_info(t)',
    'pragma query_only = on',
    'pragma journal_mode = off',
    'explain delete from t',
    'explain query plan select 1',
    'explain pragma user_version = 7',
    'vacuum',
    "vacuum into 'made'",
    "attach 'made' as o",
    'analyze',
    'reindex',
  ),
);

const dot = fc.constantFrom(
  '.tables',
  '.schema',
  '.mode csv',
  '.headers on',
  '.sh touch made',
  '.shell touch made',
  '.output made',
  '.once made',
  '.print x',
  ".print 'x",
  '.open made',
  '.dump',
  '.read made',
  '.save made',
  '# x',
  'go',
  '/',
  '.e',
  '.bail on',
  '.q',
);

const fragment = fc.constantFrom(
  "'",
  '"',
  '`',
  '[',
  ']',
  '\\',
  '/*',
  '*/',
  '--',
  '\n',
  ';',
  '(',
  ')',
  "''",
  '$a',
  ':',
  '\n.tables\n',
  '\n.shell touch made\n',
  ';delete from t;',
  ' or rollback ',
  '\ngo\n',
  '#',
);

const mutated = (text: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc.tuple(text, fc.array(fc.tuple(fc.nat(), fragment), { maxLength: 2 })).map(([whole, edits]) =>
    edits.reduce((before, [place, added]) => {
      const at = place % (before.length + 1);
      return before.slice(0, at) + added + before.slice(at);
    }, whole),
  );

/** A transaction, or nearly one, more often than chance would have it: on lines of its own each statement may fail alone. */
const transaction = (separator: string): fc.Arbitrary<string> =>
  fc
    .tuple(
      fc.constantFrom('', 'savepoint a', 'begin immediate'),
      fc.constantFrom('begin', 'begin', 'begin deferred'),
      fc.array(fc.oneof(change, query), { minLength: 1, maxLength: 3 }),
      fc.constantFrom('rollback', 'rollback', 'release a', 'rollback to a', ''),
      fc.constantFrom('rollback', ''),
    )
    .map(([before, begin, middle, end, last]) =>
      [before, begin, ...middle, end, last].filter((part) => part !== '').join(separator),
    );

export const sqliteArgument: fc.Arbitrary<string> = fc.oneof(
  mutated(fc.array(statement, { minLength: 1, maxLength: 5 }).map((parts) => parts.join('; '))),
  transaction('; '),
  dot,
);

const lines: fc.Arbitrary<string> = mutated(
  fc
    .array(
      fc.oneof(
        {
          arbitrary: fc
            .tuple(statement, fc.constantFrom(';\n', ';', '\n', '; -- c\n', '/* c */;\n'))
            .map((parts) => parts.join('')),
          weight: 5,
        },
        dot.map((line) => `${line}\n`),
      ),
      { minLength: 1, maxLength: 6 },
    )
    .map((parts) => parts.join('')),
);

export const sqliteText: fc.Arbitrary<string> = fc.oneof(lines, transaction(';\n'));
