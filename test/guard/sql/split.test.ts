import { expect, test } from 'vitest';
import { readPostgres } from '../../../src/guard/sql/postgres-lexer.ts';
import { isBalanced, splitStatements } from '../../../src/guard/sql/split.ts';
import type { Token } from '../../../src/guard/sql/token.ts';
import { lazily, words } from '../../../src/guard/sql/words.ts';

function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  readPostgres(text, 0, tokens, false);
  return tokens;
}

/** Where PostgreSQL ends statements: `|` stands behind each. */
test.each([
  'select 1;| select 2',
  ';;a;| ;b|',
  'begin;| end;| select 1',
  'select case 1 when 1 then 2 end;| select 2',
  'create function f() returns int begin atomic select 1; select 2; end;| select 3',
  'create function f(a int) returns int begin atomic select case 1 when 1 then 2 end; select 3; end;| select 4',
  'create function f() returns int begin atomic; begin atomic a; end; b; end;| c',
  'create view x as select 1 begin;| select 2',
  'create view x as select case when true then 1 end;| select 2',
  'create x atomic;| select 2',
  'create x end;| create y begin atomic a; end;| b',
  'create table t (begin atomic int);| select 1',
  'create f() begin atomic a "end"; end;| b',
  'create f() begin atomic (case); end;| b',
  'begin atomic;| end;| c',
  'create rule r as on insert to v do (a; b);| select 1',
  'a);| b',
  'a));| b',
  'select (1; 2',
  'select ((1); 2);| 3',
])('%s', (marked) => {
  const text = marked.replaceAll('|', '');
  const expected = marked
    .split('|')
    .map((part) => part.replace(/^[\s;]*/, '').replace(/;$/, ''))
    .filter((part) => part !== '');
  const found = splitStatements(tokensOf(text)).map((statement) =>
    text.slice(statement[0]?.start, statement.at(-1)?.end),
  );
  expect(found).toEqual(expected);
});

test.each([
  ['', true],
  ['a (b [c] (d))', true],
  ['(', false],
  [')', false],
  [') (', false],
  ['] [', false],
  ['[', false],
  ['(a; b)', false],
  ['\'(\' "[" ', true],
])('balanced: %s', (text, balanced) => {
  expect(isBalanced(tokensOf(text))).toBe(balanced);
});

test('words are split at blanks and line breaks, and made once', () => {
  expect([...words(' a  b\n   c', '', 'd ')]).toEqual(['a', 'b', 'c', 'd']);
  expect(words('a b').has('b')).toBe(true);
  expect(words('a b').has('')).toBe(false);
  let made = 0;
  const list = lazily(() => [String(++made)]);
  expect(made).toBe(0);
  expect([list.has('1'), list.has('2'), [...list]]).toEqual([true, false, ['1']]);
});
