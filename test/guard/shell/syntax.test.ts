import { describe, expect, it } from 'vitest';
import { parseShell } from '../../../src/guard/shell/parse.ts';
import { probe } from './probe.ts';
import { bashRefuses, readAsText } from './syntax/bash-refuses.ts';
import { bashTakes, wrongWhenRun } from './syntax/bash-takes.ts';
import { keeps, loses } from './syntax/lost-separator.ts';

const refused = (source: string): string[] =>
  probe(source).effects.flatMap((effect) =>
    effect.kind === 'act' && effect.act.startsWith('shell.') ? [effect.act] : [],
  );

describe('what the guard does not read', () => {
  it.each([
    ['an unfinished quote', 'note "a'],
    ['an unfinished substitution', 'note $(a'],
    ['an error within a substitution', 'note $(a; ))'],
    ['an error deep within', 'note "$(echo `echo $(if)`)"'],
    ['a NUL byte', 'note a\0b'],
    ['an unclosed parenthesis between words', 'note ('],
    ['a bad substitution', 'note ${(e)x}'],
    ['a bad operator', 'note ${x!}'],
    ['a zsh command path', '=rm a'],
    ['a zsh redirect', 'note >&! a'],
    ['another zsh redirect', 'note >! a'],
    ['text behind a closed descriptor', 'note >&-"" a'],
    ['the same on a descriptor by number', 'note 2>& -a'],
    ['zsh glob qualifiers', 'note *(e:rm:)'],
    ['an extended glob that is not on', 'note @(a|b)'],
    ['a zsh block', '{ note } always { note }'],
    ['a line break in an operator', 'note >\\\n> a'],
    ['a line break in an expansion', 'note $\\\n{a}'],
    ['a line break behind a name', 'note $f\\\noo'],
    ['a line break in quotes', 'note "$\\\n{a}"'],
    ['a line break in braces', 'note {a,\\\nb}'],
    ['a line break before a parenthesis', 'note $(\\\n(1+2))'],
    ['an array element as a descriptor', 'exec {a[$(b)0]}> c; note'],
    ['code for eval', 'eval "note ("'],
    ['code for a shell', "sh -c 'note \"'"],
    ['code for a trap', "trap 'note (' EXIT"],
    ['code in front of each command', "trap 'note a' DEBUG"],
    ['the same by another name', 'trap : int sigdebug'],
    ['code for an open signal', 'trap : $X'],
  ])('%s', (_what, source) => {
    expect(refused(source)).toEqual(['shell.syntax']);
  });

  it.each(['noglob note a', 'repeat 3 note', 'zmodload zsh/files', 'emulate sh', '- note a', 'autoload x'])(
    'a word of zsh: %s',
    (source) => {
      expect(refused(source)).toEqual(['shell.syntax']);
    },
  );

  it.each([
    ['shopt -s extglob\nnote @(a|b)'],
    ['[[ a == @(a|b) ]]'],
    ['note a\\\nb \\\n  c'],
    ["note '$\\\n{a}'"],
    ['note =a'],
    ['note ! a'],
    ['note "a\\\nb"'],
    ['note a > b \\\n  2>&1'],
    ["trap - DEBUG; trap '' DEBUG; trap -p DEBUG; trap 'note a' EXIT ERR RETURN INT"],
    ["awk '{print $1}' # don't"],
    ["cat <<'E'\nit's ( $( \nE"],
  ])('is read: %s', (source) => {
    expect(refused(source)).toEqual([]);
  });
});

describe('what is easy to get wrong', () => {
  const isRead = (source: string): boolean => 'script' in parseShell(source);

  it.each([...bashTakes, ...readAsText].map((source) => [source]))('is read: %s', (source) => {
    expect(isRead(source)).toBe(true);
  });
  it.each([...bashRefuses, ...wrongWhenRun].map((source) => [source]))('is refused: %s', (source) => {
    expect(isRead(source)).toBe(false);
  });
});

describe('a ; behind a here-document in a substitution', () => {
  it.each(loses)('is refused where bash 5.2 loses it: %j', (source) => {
    expect(parseShell(`echo ${source}`)).toMatchObject({
      fault: 'shell.syntax',
      why: 'a ; behind a here-document in $(…), which bash 5.2 loses; write a line break',
    });
  });
  it.each(keeps)('is read where it stays: %j', (source) => {
    expect(parseShell(`echo ${source}`)).toHaveProperty('script');
  });
});
