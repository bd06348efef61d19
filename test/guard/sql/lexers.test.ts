import { describe, expect, test } from 'vitest';
import { mysqlModes, mysqlToken } from '../../../src/guard/sql/mysql-lexer.ts';
import { readPostgres } from '../../../src/guard/sql/postgres-lexer.ts';
import { sqliteToken } from '../../../src/guard/sql/sqlite-lexer.ts';
import { doubtIn, lexed, type Token } from '../../../src/guard/sql/token.ts';
import { tsqlToken } from '../../../src/guard/sql/tsql-lexer.ts';
import {
  mysqlTokens,
  postgresTokens,
  psqlTokens,
  sqliteTokens,
  type TokenCase,
  tsqlTokens,
} from '../../cases/sql-tokens.ts';

type Read = (text: string, tokens: Token[]) => void;

const one =
  (next: (text: string, at: number) => Token | undefined): Read =>
  (text, tokens) => {
    for (let at = 0; ; ) {
      const token = next(text, at);
      if (token === undefined) return;
      tokens.push(token);
      at = token.end;
    }
  };

const plainMode = { ansiQuotes: false, backslash: true };

const lexers: readonly { name: string; cases: readonly TokenCase[]; read: Read }[] = [
  { name: 'SQLite', cases: sqliteTokens, read: one(sqliteToken) },
  { name: 'MySQL', cases: mysqlTokens, read: one((text, at) => mysqlToken(text, at, plainMode)) },
  { name: 'SQL Server', cases: tsqlTokens, read: one(tsqlToken) },
  {
    name: 'PostgreSQL',
    cases: postgresTokens,
    read: (text, tokens) => void readPostgres(text, 0, tokens, false),
  },
  { name: 'psql', cases: psqlTokens, read: (text, tokens) => void readPostgres(text, 0, tokens, true) },
];

const marks = { word: 'w:', name: 'n:', string: 's:', number: '#:', variable: 'v:', symbol: '' } as const;

const shown = ({ kind, text }: Token): string => `${marks[kind]}${text}`;

describe.each(lexers)('$name', ({ cases, read }) => {
  test.each(cases.map(([text, ...tokens]) => ({ text, tokens })))('$text', ({ text, tokens }) => {
    const found = lexed(text, (list) => read(text, list));
    const doubt = tokens.find((token) => token.startsWith('? '));
    if (doubt !== undefined) expect(`? ${found.doubt}`).toBe(doubt);
    else {
      expect(found.doubt).toBeUndefined();
      expect(found.tokens.map(shown)).toEqual(tokens);
    }
    // Tokens lie in the text one behind the other.
    const ends = found.tokens.flatMap(({ start, end }) => [start, end]);
    expect(ends).toEqual([...ends].sort((a, b) => a - b));
  });
});

test('MySQL reads a text in every mode that its quotes and backslashes leave open', () => {
  const [plain, ansi] = [false, true].map((ansiQuotes) => ({ ansiQuotes, backslash: true }));
  expect(mysqlModes("select 'a'")).toEqual([plain]);
  expect(mysqlModes('select "a"')).toEqual([plain, ansi]);
  expect(mysqlModes("'a\\b'")).toEqual([plain, { ansiQuotes: false, backslash: false }]);
  expect(mysqlModes('"a\\b"')).toHaveLength(4);
  const tokens = (text: string, ansiQuotes: boolean, backslash: boolean) =>
    lexed(text, (list) =>
      one((each, at) => mysqlToken(each, at, { ansiQuotes, backslash }))(text, list),
    ).tokens.map(shown);
  expect(tokens('"a\\" b', true, true)).toEqual(['n:a\\', 'w:b']);
  expect(tokens("'a\\' b", false, false)).toEqual(['s:a\\', 'w:b']);
  expect(tokens('"a\\" b', false, false)).toEqual(['s:a\\', 'w:b']);
  expect(tokens("n'a\\' b", false, false)).toEqual(['s:a\\', 'w:b']);
  expect(tokens("@'a\\' b", false, false)).toEqual(["v:@'a\\'", 'w:b']);
});

test('psql stops at a backslash and says where', () => {
  const tokens: Token[] = [];
  expect(readPostgres('select 1 \\g', 0, tokens, true)).toBe(9);
  expect(readPostgres('select 1', 7, tokens, true)).toBe(8);
  expect(tokens.map(shown)).toEqual(['w:select', '#:1', '#:1']);
});

test('a fault that is no doubt is not hidden', () => {
  expect(() =>
    doubtIn('x', () => {
      throw new TypeError('a fault');
    }),
  ).toThrow('a fault');
});
