/**
 * `[text, ...tokens]` by each database's own lexical rules: w:word, n:name, s:string, #:number, v:variable, and symbols as they are.
 * A `?` says why the text is not read.
 */
export type TokenCase = readonly [text: string, ...tokens: string[]];

const everywhere: readonly TokenCase[] = [
  ['', ...[]],
  [' \t\r\n', ...[]],
  ['Select A1_b', 'w:select', 'w:a1_b'],
  ['ÀB \u212ab', 'w:ÀB', 'w:\u212ab'],
  ["'a''b'''", "s:a''b''"],
  ["''", 's:'],
  ['"A""b"', 'n:A"b'],
  ['"a;b"."c d"', 'n:a;b', '.', 'n:c d'],
  ['1 23.5 .5 6. 7e3 8E-2 9.1e+05', '#:1', '#:23.5', '#:.5', '#:6.', '#:7e3', '#:8E-2', '#:9.1e+05'],
  ['0x1F 1_000', '#:0x1F', '#:1_000'],
  ['a.b.c', 'w:a', '.', 'w:b', '.', 'w:c'],
  ['a-1-b/2', 'w:a', '-', '#:1', '-', 'w:b', '/', '#:2'],
  ['(a),b;', '(', 'w:a', ')', ',', 'w:b', ';'],
  ['a - - b / * c', 'w:a', '-', '-', 'w:b', '/', '*', 'w:c'],
  ['a -- b\nc -- d', 'w:a', 'w:c'],
  ['-- a', ...[]],
  ['a/* b */c/**/d', 'w:a', 'w:c', 'w:d'],
  ['/**/a', 'w:a'],
  ['a /*/ b */ c', 'w:a', 'w:c'],
  ['a /* b', '? a comment that is not closed'],
  ['a /*/', '? a comment that is not closed'],
  ["'a", '? a quote that is not closed'],
  ["'a''", '? a quote that is not closed'],
  ['"a', '? a quote that is not closed'],
  ['1a', '? a letter glued to a number'],
  ['.5é', '? a letter glued to a number'],
  ['1e', '? a letter glued to a number'],
  ['a\u0001', '? a control character'],
  ['a\u007f', '? a control character'],
  ['a\rb', '? a carriage return'],
  ['\ufeffa', '? a byte order mark'],
  ['\ud83d', '? broken Unicode'],
  ['\ude00\ud83d', '? broken Unicode'],
  ['\ud83d\ud83d', '? broken Unicode'],
];

/** Strings and names of SQLite (tokenize.c) as they differ from those above. */
const sqliteOwn: readonly TokenCase[] = [
  ["'a''b'", "s:a'b"],
  ["'a\\'", 's:a\\'],
  ['[a b] [c]]', 'n:a b', 'n:c', ']'],
  ['[]', 'n:'],
  ['[a', '? a bracket that is not closed'],
  ['`a``b`', 'n:a`b'],
  ['`a', '? a quote that is not closed'],
  ["x'0aF' X'' xx'1' ax'2'", 's:0aF', 's:', 'w:xx', 's:1', 'w:ax', 's:2'],
  ["y'1'", 'w:y', 's:1'],
  ["x 'z'", 'w:x', 's:z'],
  ["x'0g'", '? a broken blob'],
  ["x'g0'", '? a broken blob'],
  ["x'0", '? a quote that is not closed'],
  ["x'0''1'", '? a broken blob'],
  ['?1 ? :a @b_c $d1', 'v:?1', 'v:?', 'v::a', 'v:@b_c', 'v:$d1'],
  ['$a(b)', '? a variable'],
  ['$a::b', '? a variable'],
  ['$a:b::c', '? a variable'],
  ['$a :: b', 'v:$a', 'v::', 'v::', 'w:b'],
  ['#1', '? a variable'],
  ['a$b', 'w:a$b'],
  ['. 5', '.', '#:5'],
  ['a || b', 'w:a', '|', '|', 'w:b'],
];

/** MySQL without a mode that changes quotes. */
const mysqlOwn: readonly TokenCase[] = [
  ["'a''b'", "s:a'b"],
  ['"a""b"', 's:a"b'],
  ["'a\\'b'", "s:a\\'b"],
  ['"a\\"b"', 's:a\\"b'],
  ['`a``b\\`', 'n:a`b\\'],
  ["n'a' N'b' x'1F' X'2' b'01' B'1'", 's:a', 's:b', 's:1F', 's:2', 's:01', 's:1'],
  ["n'a\\'b'", "s:a\\'b"],
  ["nn'a' xn'b' c'd' _utf8'e'", 'w:nn', 's:a', 'w:xn', 's:b', 'w:c', 's:d', 'w:_utf8', 's:e'],
  ["n 'a'", 'w:n', 's:a'],
  ['@a @A.b @@c @@global.d', 'v:@a', 'v:@a', '.', 'w:b', 'v:@@c', 'v:@@global', '.', 'w:d'],
  ['@\'a b\' @"c d" @`e f` @@`g`', "v:@'a b'", 'v:@"c d"', 'v:@`e f`', 'v:@@`g`'],
  ["@'a\\'b' c", "v:@'a\\'b'", 'w:c'],
  ['@`a\\` b', 'v:@`a\\`', 'w:b'],
  ['@ a', 'v:@', 'w:a'],
  ['a # b\nc #', 'w:a', 'w:c'],
  ['a -- b', 'w:a'],
  ['a --', 'w:a'],
  ['a --\tb\nc', 'w:a', 'w:c'],
  ['a --b', '? two minus signs'],
  ['5--3', '? two minus signs'],
  ['a /*! b */', '? a comment that is executed'],
  ['a /*M! b */', '? a comment that is executed'],
  ['/*m! b */ c', 'w:c'],
  ['/* ! b */ c', 'w:c'],
  ['/*+ a */ b', 'w:b'],
  ['/* a; "b */ c', 'w:c'],
  ...[';', "'", '"', '`', '\\', '#', '-'].map((char): TokenCase => [`/*+ a${char} */ b`, '? a hint']),
  ['/*+ a */ b;', 'w:b', ';'],
  ['$a', '? a dollar sign'],
  ['a$b', 'w:a$b'],
  ['a.5', 'w:a', '.', '#:5'],
  ['`a`.5 "b".5', 'n:a', '.', '#:5', 's:b', '.', '#:5'],
  ['é.5 a$.5', 'w:é', '.', '#:5', 'w:a$', '.', '#:5'],
  ['t .5', 'w:t', '#:.5'],
  ['a\\g', 'w:a', '\\', 'w:g'],
  ['. 5', '.', '#:5'],
];

/** Transact-SQL: only ASCII outside quotes. */
const tsqlOwn: readonly TokenCase[] = [
  ["'a''b'", "s:a'b"],
  ["'a\\'", 's:a\\'],
  ['[a]]b] "c d"', 'n:a]b', 'n:c d'],
  ['[a', '? a quote that is not closed'],
  ["N'a''b' n'c'", "s:a'b", 's:c'],
  ["nn'a' an'b' m'c'", 'w:nn', 's:a', 'w:an', 's:b', 'w:m', 's:c'],
  ["n 'a' na", 'w:n', 's:a', 'w:na'],
  ['@a @@B #c ##d e@f#g$1', 'v:@a', 'v:@@b', 'w:#c', 'w:##d', 'w:e@f#g$1'],
  ["@n'a'", 'v:@n', 's:a'],
  ['a /* b /* c */ d', '? a comment inside a comment'],
  ['a /* b */ /* c */ d', 'w:a', 'w:d'],
  ['é', '? a letter beyond ASCII'],
  ['\u0080', '? a letter beyond ASCII'],
  ['aé', '? a letter beyond ASCII'],
  ['a\u0080', '? a letter beyond ASCII'],
  ['aéb', 'w:aéb'],
  ["'é' [é]", 's:é', 'n:é'],
  ['$1', '? $'],
  ['a \\ b', '? \\'],
  ['. 5', '.', '#:5'],
];

/** PostgreSQL, sent as it is. */
const postgresOwn: readonly TokenCase[] = [
  ["e'a' E'b' B'1' x'F' N'c' n'd'", "s:e'a'", "s:E'b'", 's:1', 's:F', 's:c', 's:d'],
  ["U&'a' u&'b' u & 'c'", 's:a', 's:b', 'w:u', '&', 's:c'],
  ['U&"a" u&"b"', 'n:U&', 'n:U&'],
  ["u'a' f'b' be'c'", 'w:u', 's:a', 'w:f', 's:b', 'w:be', 's:c'],
  ["e'a\\'b' c", "s:e'a\\'b'", 'w:c'],
  ["e'a'\n'b\\'c' d", "s:e'a'\n'b\\'c'", 'w:d'],
  ["e'a' -- b\n 'c' d", "s:e'a' -- b\n 'c'", 'w:d'],
  ["e'a' 'b'", '? two strings side by side'],
  ["e'a' b", "s:e'a'", 'w:b'],
  ["'a\\'", '? a backslash before a closing quote'],
  ["'a\\\\'", 's:a\\\\'],
  ["'a\\\\\\'", '? a backslash before a closing quote'],
  ["'\\a'", 's:\\a'],
  ['"a\\"', 'n:a\\'],
  ['""', '? an empty name'],
  ['u&""', '? an empty name'],
  ['$$a$$ $b$c$$d$b$', 's:a', 's:c$$d'],
  ['$é$a$é$', 's:a'],
  ['$a1$b$a1$', 's:b'],
  ['$a$b', '? a dollar quote that is not closed'],
  ['$$$', '? a dollar quote that is not closed'],
  ['$1 $23', 'v:$1', 'v:$23'],
  ['$1a', '? a dollar sign'],
  ['$1$', '? a dollar sign'],
  ['$', '? a dollar sign'],
  ['$a', '? a dollar sign'],
  ['a$b$c', 'w:a$b$c'],
  ['a::b :c : d', 'w:a', '::', 'w:b', ':', 'w:c', ':', 'w:d'],
  ['a /* b /* c */ d */ e', 'w:a', 'w:e'],
  ['/* /*/ */ a', '? a comment that is not closed'],
  ['a \\ b', '? a backslash'],
  ['0o17 0b11', '#:0o17', '#:0b11'],
  ['. 5', '.', '#:5'],
];

/** PostgreSQL, read by psql: its variables count, and a backslash ends what is read. */
export const psqlTokens: readonly TokenCase[] = [
  [':a :\'b\' :"c" :{?d} :é1', 'v::a', "s::'b'", 'n::"c"', 'v::{?d}', 'v::é1'],
  ['a::b :: c', 'w:a', '::', 'w:b', '::', 'w:c'],
  [': a :\'a b\' :"" :{d}', ':', 'w:a', ':', 's:a b', '? an empty name'],
  [':{d}', ':', '{', 'w:d', '}'],
  ['a \\g b', 'w:a'],
  ['[1:2]', '[', '#:1', 'v::2', ']'],
];

const except = (own: readonly TokenCase[], ...left: string[]): readonly TokenCase[] => {
  const texts = new Set([...own.map(([text]) => text), ...left]);
  return [...everywhere.filter(([text]) => !texts.has(text)), ...own];
};

export const sqliteTokens = except(sqliteOwn, "'a''b'''");
export const mysqlTokens = except(mysqlOwn, "'a''b'''", '"A""b"', '"a;b"."c d"');
export const tsqlTokens = except(tsqlOwn, "'a''b'''", 'ÀB \u212ab');
export const postgresTokens = except(postgresOwn);
