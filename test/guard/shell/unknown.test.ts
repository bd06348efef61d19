import { describe, expect, it } from 'vitest';
import { probe } from './probe.ts';

/** Neither more nor less is known than can be: `‹›` is a word that is not, with its start; `‹›*` any number of them. */
describe('what is left open, and what is not', () => {
  it.each([
    ['note pre{1..1000} x', ['‹pre›*|x']],
    ['note a{b,c}{1..1000}', ['‹a›*']],
    ['note {a..C}', ['‹›*']],
    ['sh -c "note \\$\'a\' \\$\\"b\\" {a,b}"', ['‹›|‹›|‹›*']],
    ['shopt -s extglob\nnote @(a|b) x@($(note in)|b)y', ['in', '‹›*|‹x›*']],
    ['shopt -s extglob\ncase a in @(a|$(note p))) note 1;; *) note 2;; esac', ['p', '1', '2']],
    ['shopt -s extglob\nx=abc; note "${x#@(a|b)}" "${x/@(a)/b}"', ['‹›|‹›']],
    ['for x in {1..65}; do [ $x = 64 ] && note $x; [ $x = 65 ] && note $x; done', ['64', '‹›*']],
    ['select x in a b; do note "$x" "$REPLY"; break; done', ['a|‹›', 'b|‹›', '‹›|‹›']],
    ['for ((i=0; i<$X; i++)); do note a$i; done; note end$i', ['a0', '‹a›', 'end0', '‹end›']],
    ['for ((;;)); do note a; frob && break; done; note end', ['a', 'end']],
    ['while :; do note a; done; note never', ['a']],
    ['while frob; do :; done; note end $?', ['end|‹›']],
    ['for ((i=0; i<3; i++)); do frob && continue; note $i; done; note end $i', ['0', '1', '2', 'end|3']],
    ['for x in $X; do note "$x"; break; done; note end', ['‹›', 'end']],
    ['case $X in *) note 1;; a) note 2;; esac', ['1']],
    ['case $X in a) note 1;; *) note 2;; esac', ['1', '2']],
    ['x=a; case $X in b) x=c;; esac; note $x', ['c', 'a']],
    ['x=1; trap "x=2" USR1; frob; note $x', ['‹›']],
    ['set -e; trap "note a" EXIT; frob', ['a']],
    ['trap "note a" TERM HUP; note b', ['a', 'b']],
    ['a=($X b); note "${a[@]}" "${#a[@]}" "${a[0]}" "${a[@]:1}"', ['‹›*|b|‹›|‹›|‹›*']],
    ['note $((X)) $((X=2)) $X $((1+$X))', ['‹›|2|2|3']],
    ['x=x; note $((x)) a', ['‹›|a']],
    ['x=$(frob); note a$x "a$x" "${x%b}c" pre"$x"post', ['‹a›*|‹a›|‹›|‹pre›']],
    ['if [ "$X" = a ]; then note 1; else note 2; fi', ['1', '2']],
    ['if [ a != "$X" ]; then note 1; else note 2; fi', ['1', '2']],
    ['if [ b \\< a ]; then note 1; else note 2; fi', ['1', '2']],
    ['if [[ b < a ]]; then note 1; else note 2; fi', ['1', '2']],
    ['if [[ $X -eq 1 ]]; then note 1; else note 2; fi', ['1', '2']],
    ['if [ -f a ]; then note 1; else note 2; fi', ['1', '2']],
    ['cd "$X"; note "$PWD"', ['‹›', '/repo']],
    ['f() { return $X; }; if f; then note a; else note b; fi', ['a', 'b']],
    ['exec $X; note after', ['after']],
    ['exec "$X"; note after', []],
    ['exec $X note; note after', ['']],
    ['exit $X; note after', ['after']],
    ['shift $X; note "$1"', ['‹›']],
    ['set -- $X; note $# "$1"', ['‹›|‹›']],
    ['bash -c \'note "$0" "$1" "$@"\' $X', ['‹›|‹›|‹›*']],
    ['bash -c \'note "$0" "$1"\' "$X" b', ['‹›|b']],
    ['frob || note $?; note $- $$ $!', ['‹›', '‹›|‹›|‹›']],
    ['read $X <<< a; note "$b"', ['‹›']],
    ['printf -v "$X" a; note "$y"', ['‹›']],
    ['echo a >&-; note b; exec 3>&-; echo a >&3; note c', ['b', 'c']],
    ['if echo a >&-; then note 1; else note 2; fi', ['1', '2']],
    ['if echo a <&word; then note 1; else note 2; fi', ['1', '2']],
    ['if echo a 2>&-; then note 1; else note 2; fi', ['1']],
    ['a=([$X]=b c); note "${a[@]}" "${#a[@]}"', ['‹›*|c|‹›']],
    ['a=(x y); a[$X]=z; note "${a[@]}"', ['‹›*']],
    ['a=(x y); unset "a[$X]"; note "${a[@]}"', ['‹›*']],
    ['mapfile -t a < notes.txt; note "${a[@]}"', ['‹›*']],
    ['mapfile -t a <<< "$X"; note "${a[@]}" "${a[0]}"', ['‹›*|‹›']],
  ])('%s', (source, expected) => {
    const notes = probe(source)
      .ran.filter((line) => /^note(?:\||$)/.test(line))
      .map((line) => line.slice(5));
    expect(new Set(notes)).toEqual(new Set(expected));
  });
});
