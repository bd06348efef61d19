import type { Case } from './case.ts';

/** What can't be set or computed: readonly variables, divisions by zero. */
export const refused: readonly Case[] = [
  ['readonly w=1; for w in a b; do note in; done || note out', 'out'],
  ['readonly w=1; select w in a b; do note in; break; done <<< 1 || note out', 'out'],
  ['set -- a b; readonly w=1; for w; do note in; done; note out', 'out'],
  ['for w in 1 2; do readonly w; note "$w"; done || note out', '1', 'out'],
  ['readonly v=1; for w in 1; do for v in a; do note in; done || note out; note "$w"; done', 'out', '1'],
  ['readonly w=1; if for w in a; do :; done; then note in; else note out; fi', 'out'],
  ['readonly w=1; while for w in a; do :; done; do note in; done; note out', 'out'],
  ['readonly w=1; ((w=2)) || note out $w', 'out|1'],
  ['readonly w=1; let w=2 || note out $w', 'out|1'],
  ['readonly w=1; exec {w}> x || note out', 'out'],
  ['readonly w=; (: ${w:=3}; note in) || note out', 'out'],
  ['readonly w=1; : ${w:=3}; note "$w"', '1'],
  ['readonly -a w=(1); ((w[0]=2)) || note out', 'out'],
  ['readonly w=1; for ((w=0; w<2; w++)); do note in; done || note out', 'out'],
  ['readonly i=0; for ((;i<2;i++)); do note $i; done || note out', '0', 'out'],
  ['for ((i=0;i<2;i++)); do readonly i; note $i; done || note out', '0', 'out'],
  ['for ((i=0;i<2/0;i++)); do note in; done || note out', 'out'],
  ['for ((i=0/0;i<2;i++)); do note in; done || note out', 'out'],
  ['for ((i=0;i<2;i=1/0)); do note $i; done || note out', '0', 'out'],
  ['let 1/0 || note out', 'out'],
  ['b=; let a=1 1/0 b=2 || note out "$a" "$b"', 'out|1|'],
];
