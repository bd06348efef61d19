import type { Program } from '../program.ts';
import { reader } from './reader.ts';

/** Programs that compare files, or sum them up so that they can be compared. */

const sums = {
  'b t z c binary text zero check tag ignore-missing quiet status strict w warn q r s p x raw base64 untagged U 0 debug':
    'flag',
  'a algorithm l length': 'value',
} as const;

export const comparePrograms: Program[] = [
  reader(
    'md5sum sha1sum sha224sum sha256sum sha384sum sha512sum b2sum b3sum shasum cksum sum md5 crc32 xxhsum xxh64sum',
    sums,
  ),
  reader('join', {
    'a e j o t v 1 2': 'value',
    'i z ignore-case check-order nocheck-order header zero-terminated': 'flag',
  }),
  reader('comm', {
    '1 2 3 i z check-order nocheck-order total zero-terminated': 'flag',
    'output-delimiter': 'value',
  }),
  reader('tsort', { w: 'flag' }),
  reader(
    'look',
    { 'a alternative b d alphanum f ignore-case': 'flag', 't terminate': 'value' },
    { first: ['text'], rest: 'reads' },
  ),
  reader(
    'diff colordiff wdiff icdiff difft',
    {
      'q s y c u e f n p r N w b B i E H Z a t T d brief report-identical-files side-by-side ed rcs recursive new-file':
        'flag',
      'ignore-all-space ignore-space-change ignore-blank-lines ignore-case ignore-tab-expansion text expand-tabs':
        'flag',
      'ignore-trailing-space minimal strip-trailing-cr suppress-common-lines left-column speed-large-files normal':
        'flag',
      'show-c-function no-dereference ignore-file-name-case no-ignore-file-name-case P #': 'flag',
      'suppress-blank-empty initial-tab unidirectional-new-file': 'flag',
      'unified context color': 'optional',
      'U C W width F show-function-line x exclude I ignore-matching-lines L label S starting-file D ifdef horizon-lines tabsize':
        'value',
      'palette line-format old-line-format new-line-format unchanged-line-format old-group-format': 'value',
      'new-group-format unchanged-group-format changed-group-format': 'value',
      'X exclude-from from-file to-file': 'reads',
      'l paginate': { act: 'run.option' },
    },
    'reads-tree',
  ),
  reader('diff3', {
    'A e E m x X 3 i a T show-all ed show-overlap overlap-only easy-only merge text initial-tab': 'flag',
    'strip-trailing-cr': 'flag',
    'L label': 'value',
    'diff-program': { act: 'run.shell', value: true },
  }),
  reader('sdiff', {
    'o output': 'writes',
    'w width I ignore-matching-lines tabsize': 'value',
    'a text b ignore-space-change B ignore-blank-lines d minimal E ignore-tab-expansion H speed-large-files':
      'flag',
    'i ignore-case l left-column s suppress-common-lines strip-trailing-cr t expand-tabs W ignore-all-space':
      'flag',
    'Z ignore-trailing-space': 'flag',
    'diff-program': { act: 'run.shell', value: true },
  }),
  reader(
    'cmp',
    { 'b c l s print-bytes verbose quiet silent h x z': 'flag', 'i ignore-initial n bytes': 'value' },
    { first: ['reads', 'reads'], rest: 'text' },
  ),
  reader('delta diffstat diff-so-fancy', {
    'color-only dark light line-numbers n side-by-side s raw relative-paths keep-plus-minus-markers': 'flag',
    'width w syntax-theme features': 'value',
    pager: { act: 'run.shell', value: true },
    config: 'reads',
  }),
];
