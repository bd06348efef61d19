import type { Case } from './case.ts';

/** Numbers in every form, options by their long names, and what a replacement keeps. */
export const forms: readonly Case[] = [
  [
    'note $((0x1f)) $((0X1F)) $((010)) $((2#101)) $((36#zZ)) $((64#_)) $((62#Z)) $((2#1)) $((64#@))',
    '31|31|8|5|1295|63|61|1|62',
  ],
  ['v=0x10; note $((v)) $((v + 010))', '16|24'],
  ['v="-5"; note $((v)) $((+v)) $((-v))', '-5|-5|5'],
  ['set -o allexport; x=a; sh -c \'note "$x"\'', 'a'],
  ['set -o noglob; note notes*', 'notes*'],
  [
    'x=aXbX; note "${x/X/-}" "${x//X/-}" "${x/#a/-}" "${x/%X/-}" "${x/#X/-}" "${x/%a/-}"',
    'a-bX|a-b-|-XbX|aXb-|aXbX|aXbX',
  ],
  ['x=ab; note "${x/#/-}" "${x/%/-}" "${x//[ab]}" "${x/b}"', '-ab|ab-||a'],
];
