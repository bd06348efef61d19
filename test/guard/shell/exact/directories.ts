import type { Case } from './case.ts';

/** `note` with relative words shows where the shell stands: $PWD is the same for both. Directories: src, tests. */
export const directories: readonly Case[] = [
  ['cd src; note "${PWD##*/}"', 'src'],
  ['cd src && cd ../tests; note "${PWD##*/}"', 'tests'],
  [
    '(cd src; note "${PWD##*/}"); x=${PWD##*/}; cd src; cd ..; [ "$x" = "${PWD##*/}" ] && note same',
    'src',
    'same',
  ],
  ['cd src; cd - > /dev/null; cd - > /dev/null; note "${PWD##*/}"', 'src'],
  ['cd src/../tests; note "${PWD##*/}"', 'tests'],
  ['cd notes.txt 2>/dev/null && note no; note yes', 'yes'],
  ['cd src | cat; cd tests; note "${PWD##*/}"', 'tests'],
  [
    'pushd src > /dev/null; note "${PWD##*/}"; pushd ../tests > /dev/null; popd > /dev/null; note "${PWD##*/}"',
    'src',
    'src',
  ],
  ['x=$(cd src; pwd); note "${x##*/}"', 'src'],
  ['d=src; cd "$d" || exit; note "${PWD##*/}"', 'src'],
  ['f() { cd src; }; f; note "${PWD##*/}"', 'src'],
  ['for d in src tests; do (cd $d && note "${PWD##*/}"); done', 'src', 'tests'],
  ['cd src; sh -c "cd ..; cd tests; note \\"\\${PWD##*/}\\""; note "${PWD##*/}"', 'tests', 'src'],
];
