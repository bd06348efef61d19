import { describe, expect, test } from 'vitest';
import { shownPowerShell } from './effects-of.ts';
import { code, open } from './language-code.ts';

const W = 'run.write';
const openWord = 'run.option … (a word that is only known at run time)';

/** `clc` is Clear-Content: what it writes shows which words it got. As PowerShell's own tokenizer has them. */
const words: readonly [code: string, ...effects: string[]][] = [
  // Quotes
  ["clc 'a b'", W, 'write a b'],
  ["clc 'it''s'", W, "write it's"],
  ["clc 'a`nb$x'", W, 'write a`nb$x'],
  ['clc "a b"', W, 'write a b'],
  ['clc "a ""b"" c"', W, 'write a "b" c'],
  ['clc "a`"b`$c``d"', W, 'write a"b$c`d'],
  ['clc "a`tb`q"', W, 'write a\tbq'],
  ['clc "a$ b$-c$.d$"', W, 'write a$ b$-c$.d$'],
  ['clc a"b c"d', W, 'write ab cd'],
  ["clc a'b c'd", W, 'write ab cd'],
  ["clc a'b'", W, 'write ab'],
  ["clc ''", W, 'write .'],
  // Escapes in a bare word
  ['clc a` b', W, 'write a b'],
  ['clc a`;b', W, 'write a;b'],
  ['clc a`$b', W, 'write a$b'],
  ["clc a`'b", W, "write a'b"],
  ['clc a`#b', W, 'write a#b'],
  ['clc `-x', open('parameters of clc')],
  ['clc a`tb', W, 'write a\tb'],
  ['clc a`0b`a`b`f`n`r`vc', W, 'write a\0b\x07\b\f\n\r\vc'],
  ['clc a`\nb', W, 'write a\nb'],
  ['clc a`\rb', W, 'write a\rb'],
  // A backquote and a blank, where no word has begun, are blank.
  ['clc ` a', W, 'write a'],
  ['clc `\ta', W, 'write a'],
  ['clc `\n a', W, 'write a'],
  ['clc `\r\n a', W, 'write a'],
  ['clc `\r a', W, 'write a'],
  ['` clc a', W, 'write a'],
  // A line's end behind a word that a backquote does not hide.
  ['gl`\r\nclc a', W, 'run.unknown', 'write a'],
  // Blanks of any script end a word; a mark that is none doesn't.
  ['clc\u0085a', W, 'write a'],
  ['clc\u00a0a', W, 'write a'],
  ['clc\u2003a\u3000', W, 'write a'],
  ['clc\fa\v', W, 'write a'],
  ['clc a\ufeffb', W, 'write a\ufeffb'],
  ['gl;\u0085clc\u2028a', W, 'write a'],
  ['gl |\u0085clc a', W, 'write a'],
  // Comments
  ['clc a#b', W, 'write a#b'],
  ['clc a #b', W, 'write a'],
  ['clc <# x #> a', W, 'write a'],
  ['<# x\n#> clc a', W, 'write a'],
  ['<# x # y > #> clc a', W, 'write a'],
  ['clc <##>a', W, 'write a'],
  ['# clc a'],
  ['# clc a\rclc b', W, 'write b'],
  ['gl #;clc a\nclc b', W, 'write b'],
  ['gl; # x\n clc b', W, 'write b'],
  // Commas join; blanks and line ends may stand about them.
  ['clc a,b', W, 'write a', 'write b'],
  ['clc a , b', W, 'write a', 'write b'],
  ['clc a,\nb', W, 'write a', 'write b'],
  ["clc 'a','b c'", W, 'write a', 'write b c'],
  ["clc a,'b c'", W, 'write a', 'write b c'],
  // Where a word ends
  ['clc a;clc b', W, 'write a', 'write b'],
  ['clc a\nclc b', W, 'write a', 'write b'],
  ['clc a\rclc b', W, 'write a', 'write b'],
  ['clc a|clc b', W, 'write a', 'write b'],
  ['clc a&&clc b', W, 'write a', 'write b'],
  ['clc a||clc b', W, 'write a', 'write b'],
  ['clc a&', W, 'write a'],
  ['clc a & clc b', W, 'write a', 'write b'],
  ['gl |\n\n clc a', W, 'write a'],
  ['gl | # x\n clc a', W, 'write a'],
  ['gl &&\n clc a', W, 'write a'],
  // A number is a value, a word that begins with a digit a command.
  ['7w x', 'run.unknown'],
  ['3.txt', 'run.unknown'],
  ['1.5.2', 'run.unknown'],
  ['1x2', 'run.unknown'],
  ['7'],
  ['0'],
  ['1, 2'],
  ['7 | clc', W, 'write 7'],
  ['1, 20 | clc', W, 'write 1', 'write 20'],
  ...['7.', '1.5', '1.5e3', '1e+3', '1e3', '0xFF', '0b101', '10kb', '10ULGB', '2y', '07', '1, 0x2'].map(
    (number): [string, string] => [number, open('an expression')],
  ),
  ...['0xg', '0b2', '1e', '10kbs', '10ux', '1.5.', '12_'].map((name): [string, string] => [
    name,
    'run.unknown',
  ]),
  ['1;clc a', W, 'write a'],
  ['1 | clc a', W, 'write a'],
  ['1+1', open('an expression')],
  ['1..5', open('an expression')],
  ['2 clc a', open('an expression')],
  // Constants
  ['clc $null', W, 'write $null'],
  ['clc $TRUE', W, 'write $true'],
  ['gl > $NULL'],
  ['clc $nulls', W, open('a variable'), 'write ?'],
  ['clc $true,$false', W, 'write $true', 'write $false'],
  ['clc -Path:$null', W, 'write $null'],
  ['clc x/a-b:$true', W, open('a variable'), 'write x/a-b:…'],
  ['clc -Path:y$null', W, open('a variable'), 'write y…'],
  // What no word, text or group begins or ends with
  ['clc `', open('a backquote at the end')],
  ["clc 'a", open("no '")],
  ['clc "a', open('no "')],
  ["clc 'a’b'", open('’')],
  ['clc "a”b"', open('”')],
  ['clc a’b', open('’')],
  ['clc a“b', open('“')],
  ['clc a–b', open('–')],
  ['clc a<b', open('<')],
  ['clc a>b', open('>')],
  ['(gl', open('no )')],
  ['{ gl', open('no }')],
  ['gl )', open(')')],
  ['gl }', open('}')],
  [', gl', open(',')],
  ['gl\n| gl', open('| at the start')],
  ["gl & 'clc a'"],
];

/** Calls by `&` and `.`: what follows is a command, however it is written. */
const calls: readonly [code: string, ...effects: string[]][] = [
  ['& clc a', W, 'write a'],
  ['&clc a', W, 'write a'],
  ["& 'clc' a", W, 'write a'],
  ['&"clc" a', W, 'write a'],
  ['. clc a', W, 'write a'],
  ['x\\Microsoft.PowerShell.Management\\clc a', 'read x/Microsoft.PowerShell.Management/clc', 'run.script'],
  ['git.cmd push', 'git.push'],
  ['git.ps1 push', 'git.push'],
  ['git.COM push', 'git.push'],
  ['git.bat push', 'git.push'],
  ['git.cmdx push', 'run.unknown'],
  ['src\\git.cmd push', 'read src/git.cmd', 'run.script'],
  [".'clc' a", W, 'write a'],
  ['."clc" a', W, 'write a'],
  ['. git push', 'git.push'],
  ['."git" push', 'git.push'],
  ['.$x a', 'run.dynamic', open('a variable')],
  ['.{ clc a }', W, 'run.dynamic', open('{'), 'write a'],
  ['.(gl) a', 'run.dynamic', open('(')],
  ['& { clc a } b', W, 'run.dynamic', open('{'), 'write a'],
  ['. ./x.ps1', 'read x.ps1', 'run.script'],
  ['. src\\x.ps1', 'read src/x.ps1', 'run.script'],
  ['./x.ps1', 'read x.ps1', 'run.script'],
  ['.gitx', 'run.unknown'],
  ["& '7'", 'run.unknown'],
  ['git, push', 'run.dynamic'],
  // Get- goes without saying.
  ['Content .env', 'read .env', 'run.unknown'],
  ['childitem Env:', 'environment.read', 'run.unknown'],
  ['Contents .env', 'run.unknown'],
];

/** The rows of keywords give only the files that are written. */
const isShort = (effects: readonly string[]) => effects.length === 1 && /^[a-e]+$/.test(effects[0] ?? '');

const hereStrings: readonly [code: string, ...effects: string[]][] = [
  ["clc @'\na'b\n'@", W, "write a'b"],
  ["clc @'\r\na$x\r\n'@", W, 'write a$x'],
  ["clc @'\ra\r'@", W, 'write a'],
  ["clc @' \t\u00a0\na\n'@", W, 'write a'],
  ["clc @'\na\nb\n'@", W, 'write a\nb'],
  ["clc @'\r\na\r\nb\r\n'@", W, 'write a\r\nb'],
  ['echo @"\n$(clc a)\n"@', W, open('a text with variables'), 'write a'],
  ['echo @"\n)$(clc a)(\n"@', W, open('a text with variables'), 'write a'],
  ['echo @"\n($x)\n"@', open('a text with variables')],
  ["clc @'\na\n '@\n'@", W, "write a\n '@"],
  ["clc @'\n'@", W, 'write .'],
  ["clc @'\na\n'@; clc b", W, 'write a', 'write b'],
  ["clc @'\na\n'@,b", W, 'write a', 'write b'],
  ['clc @"\na"b\n"@', W, 'write a"b'],
  ['clc @"\na\n\'@\n"@', W, "write a\n'@"],
  ['clc @"\na$x\n"@', W, open('a text with variables'), 'write ?'],
  ['clc @"\na`n\n"@', W, open('a text with variables'), 'write ?'],
  [
    'echo @"\na $(clc a) $(clc (b))\n"@',
    W,
    open('a text with variables'),
    open('('),
    'run.unknown',
    'write ?',
    'write a',
  ],
  ['echo @"\na $(clc "b c")\n"@', W, open('a text with variables'), 'write b c'],
  ["echo @'\n$(clc a)\n'@"],
  ["clc @'\na", open("no '@")],
  ['clc @"\na\n\'@', open('no "@')],
  ["clc @'a'@", open('@'), W, 'write ?'],
];

const stopped: readonly [code: string, ...effects: string[]][] = [
  ['git --% push', 'git.push', open('--%')],
  ['git log --%', open('--%')],
  ['git log --% x; git push', 'read git', 'read push', 'read x;', open('--%')],
  ['git log --% x # y', 'read #', 'read x', 'read y', open('--%')],
  ['git log --% x | clc a', W, 'read x', open('--%'), 'write a'],
  ['git log --% x && clc a', W, 'read x', open('--%'), 'write a'],
  ['git log --% x & y', 'read &', 'read x', 'read y', open('--%')],
  ['git log --% x\nclc a', W, 'read x', open('--%'), 'write a'],
  ['git log --% "x | clc a" | clc b', W, openWord, open('--%'), 'write b'],
  ['git log --% "x\nclc a', W, openWord, open('--%'), 'write a'],
  ['rm -f --% ~/x', W, open('--%'), 'write ~/x'],
  ['git --% log -x.y', open('--%'), 'run.option -.', 'run.option -x', 'run.option -y'],
  ['rm -f --% a b', W, open('--%'), 'write a', 'write b'],
  ['rm -f --% %x%', W, open('--%'), openWord, 'write ?'],
  ['--% clc a', open('an expression')],
  ['echo --%x', open('parameters of echo')],
];

const redirects: readonly [code: string, ...effects: string[]][] = [
  ['gl >a', 'write a'],
  ['gl > a', 'write a'],
  ['gl >> a', 'write a'],
  ...['1', '2', '3', '4', '5', '6', '*'].map((from): [string, string] => [`gl ${from}>a`, 'write a']),
  ...['2', '3', '4', '5', '6', '*'].map((from): [string] => [`gl ${from}>&1`]),
  ['gl 1>&2'],
  ['gl 2>&1 > a', 'write a'],
  ['gl 2>&1; clc a', W, 'write a'],
  ['(gl 2>&1)', open('(')],
  ['gl > a | clc b', W, 'write a', 'write b'],
  ["gl > 'a b'", 'write a b'],
  ['gl > `\n a', 'write a'],
  ['gl > $x', open('a variable'), 'write ?'],
  ['> a', 'write a'],
  ['> a | gc', 'write a'],
  ['gl 7>a', open('>')],
  ['gl 2>&1x', open('&')],
  ['gl 2>&3', open('&')],
];

/** about_Language_Keywords, those of workflows and of configurations. */
const keywords =
  'begin break catch class clean configuration continue data do dynamicparam else elseif end enum filter finally for foreach function hidden if in inlinescript parallel param process sequence static switch trap try until using var while workflow';

test.each(keywords.split(' '))('%s is the language’s own, and its block is read', (keyword) => {
  expect(shownPowerShell(`${keyword.toUpperCase()} { clc a }`)).toEqual([open(keyword), W, 'write a']);
  expect(shownPowerShell(`& ${keyword} { clc a }`)).toContain('run.interpreter {');
});

test.each(['return', 'throw', 'exit'])('%s may stand before a command', (keyword) => {
  const own = keyword === 'exit' ? [] : [open(keyword)];
  expect(shownPowerShell(`${keyword} clc a`)).toEqual([...own, W, 'write a'].sort());
  expect(shownPowerShell(`echo ${keyword} clc a`)).toEqual([]);
});

const lists: readonly (readonly [name: string, rows: readonly (readonly string[])[]])[] = [
  ['words', words],
  ['calls', calls],
  ['code', code],
  ['here-strings', hereStrings],
  ['behind --%', stopped],
  ['redirects', redirects],
];

describe.each(lists)('%s', (_, rows) => {
  test.each(rows.map(([source = '', ...effects]) => [source, effects] as const))('%j', (source, effects) => {
    const seen = shownPowerShell(source);
    if (!isShort(effects)) return expect(seen).toEqual([...effects].sort());
    expect(seen.filter((effect) => effect.startsWith('write '))).toEqual(
      [...(effects[0] ?? '')].map((file) => `write ${file}`),
    );
    expect(seen.some((effect) => effect.startsWith('run.interpreter'))).toBe(true);
  });
});
