import { act, read, type Target, write } from '../../effects.ts';
import type { Arg, Stdin } from '../../shell/arg.ts';
import type { Call, ParsedArgs, Program } from '../program.ts';
import { visibleStdin } from '../visible.ts';
import { reader, unlistedValue } from './reader.ts';

/** Programs that print what is in files, whole, cut, sorted, summed or compared. */

const sums = {
  'b t z c binary text zero check tag ignore-missing quiet status strict w warn q r s p x raw base64 untagged U 0':
    'flag',
  'a algorithm l length': 'value',
} as const;

/** cat hands its input through unchanged: what comes out is what went in. */
function catOutput({ stdin }: Call, { operands, options }: ParsedArgs): Stdin | undefined {
  if (options.length > 0 || operands.length > 1) return undefined;
  const file = operands[0];
  if (!file || file.text === '-') return stdin;
  if (file.content) return file.content;
  return file.many ? undefined : { kind: 'file', file };
}

export const contentPrograms: Program[] = [
  reader(
    'cat',
    {
      'A b e E n s t T u v l': 'flag',
      'show-all number-nonblank show-ends number squeeze-blank show-tabs show-nonprinting': 'flag',
    },
    'reads',
    { output: catOutput },
  ),
  reader('zcat bzcat xzcat zstdcat lzcat gzcat zless zmore xzless bzless', { 'd f q S k l n v': 'flag' }),
  reader('head', { 'n lines c bytes': 'value', 'q v z quiet silent verbose zero-terminated #': 'flag' }),
  reader('tail', {
    'n lines c bytes s sleep-interval b pid max-unchanged-stats': 'value',
    'f F q v z r retry quiet silent verbose zero-terminated #': 'flag',
    follow: 'optional',
  }),
  reader('wc', {
    'c m l L w bytes chars lines max-line-length words': 'flag',
    total: 'value',
    'files0-from': unlistedValue,
  }),
  reader('tac', { 'b before r regex': 'flag', 's separator': 'value' }),
  reader('rev', { '0 zero': 'flag' }),
  reader('nl', {
    'b body-numbering d section-delimiter f footer-numbering h header-numbering i line-increment': 'value',
    'l join-blank-lines n number-format s number-separator v starting-line-number w number-width': 'value',
    'p no-renumber': 'flag',
  }),
  reader('fold', { 'b bytes c characters s spaces #': 'flag', 'w width': 'value' }),
  reader('fmt', {
    'c s t u crown-margin split-only tagged-paragraph uniform-spacing #': 'flag',
    'w width p prefix g goal': 'value',
  }),
  reader('pr', {
    'a c d f F J m r t T v across columns double-space form-feed join-lines merge omit-header': 'flag',
    'e i n s S': 'optional',
    'h header l length N first-line-number o indent w width W page-width pages D date-format': 'value',
    '#': 'flag',
  }),
  reader('expand unexpand', { 'i initial a all first-only #': 'flag', 't tabs': 'value' }),
  reader('column', {
    'c output-width o output-separator s separator N table-columns R table-right H table-hide O table-order':
      'value',
    'W table-wrap E table-noextreme T table-truncate n table-name r tree i tree-id p tree-parent d l table-columns-limit':
      'value',
    't table x fillrows e L J json K m table-maxout keep-empty-lines table-noheadings': 'flag',
  }),
  reader('colrm', {}, 'text'),
  reader('col colcrt ul', { 'b f h p x i': 'flag', 'l lines t T terminal': 'value' }),
  reader('od', {
    'A address-radix j skip-bytes N read-bytes t format S': 'value',
    'w width strings': 'optional',
    'a b c d f h i l o s x v output-duplicates traditional': 'flag',
  }),
  reader('hexdump hd', {
    'b c C d o x v canonical one-byte-octal no-squeezing two-bytes-hex': 'flag',
    'e format n length s skip': 'value',
    'f format-file': 'reads',
    'L color': 'optional',
  }),
  { names: ['xxd'], act: 'run.read', style: 'raw', effects: xxdEffects },
  reader('strings', {
    'a f w all print-file-name include-all-whitespace # h d v': 'flag',
    'n bytes min-len t radix e encoding s output-separator T target U unicode': 'value',
    o: 'flag',
  }),
  reader('base64 base32 basenc', {
    'd decode D i ignore-garbage z z85 base64 base64url base32 base32hex base16 base2msbf base2lsbf': 'flag',
    'w wrap b break': 'value',
    'o output': 'writes',
    input: 'reads',
  }),
  reader(
    'md5sum sha1sum sha224sum sha256sum sha384sum sha512sum b2sum b3sum shasum cksum sum md5 crc32 xxhsum xxh64sum',
    sums,
  ),
  reader('cut', {
    'b bytes c characters d delimiter f fields output-delimiter': 'value',
    'n s z w complement only-delimited zero-terminated': 'flag',
  }),
  reader('paste', { 'd delimiters': 'value', 's z serial zero-terminated': 'flag' }),
  reader('join', {
    'a e j o t v 1 2': 'value',
    'i z ignore-case check-order nocheck-order header zero-terminated': 'flag',
  }),
  reader('comm', {
    '1 2 3 i z check-order nocheck-order total zero-terminated': 'flag',
    'output-delimiter': 'value',
  }),
  reader('tr', { 'c C d s t u complement delete squeeze-repeats truncate-set1': 'flag' }, 'text'),
  reader('sort', {
    'b d f g i M h n R r V c C m s u z ignore-leading-blanks dictionary-order ignore-case general-numeric-sort':
      'flag',
    'ignore-nonprinting month-sort human-numeric-sort numeric-sort random-sort reverse version-sort merge stable':
      'flag',
    'unique zero-terminated debug # mergesort quicksort heapsort radixsort': 'flag',
    'k key t field-separator S buffer-size batch-size parallel sort': 'value',
    check: 'optional',
    'o output': 'writes',
    'T temporary-directory': 'writes-tree',
    'random-source': 'reads',
    'compress-program': { act: 'run.shell', value: true },
    'files0-from': unlistedValue,
  }),
  reader(
    'uniq',
    {
      'c d D i u z count repeated ignore-case unique zero-terminated #': 'flag',
      'f skip-fields s skip-chars w check-chars': 'value',
      'all-repeated group': 'optional',
    },
    { first: ['reads', 'writes'], rest: 'text' },
  ),
  reader('shuf', {
    'e echo r repeat z zero-terminated': 'flag',
    'i input-range n head-count': 'value',
    'o output': 'writes',
    'random-source': 'reads',
  }),
  reader('tsort look', { 'w d f': 'flag', 't terminate': 'value' }),
  reader(
    'numfmt',
    {
      'd delimiter field format from from-unit grouping header invalid padding round suffix to to-unit':
        'value',
      'z zero-terminated debug': 'flag',
    },
    'text',
  ),
  reader('iconv', {
    'f from-code t to-code': 'value',
    'l c s list silent verbose byte-subst': 'flag',
    'o output': 'writes',
  }),
  reader(
    'diff colordiff wdiff icdiff difft',
    {
      'q s y c u e n p r N w b B i E Z a t T d brief report-identical-files side-by-side ed rcs recursive new-file':
        'flag',
      'ignore-all-space ignore-space-change ignore-blank-lines ignore-case ignore-tab-expansion text expand-tabs':
        'flag',
      'ignore-trailing-space minimal strip-trailing-cr suppress-common-lines left-column speed-large-files normal':
        'flag',
      'show-c-function show-function-line no-dereference ignore-file-name-case no-ignore-file-name-case P #':
        'flag',
      'suppress-blank-empty initial-tab unidirectional-new-file': 'flag',
      'unified context color': 'optional',
      'U C W width F x exclude I ignore-matching-lines L label S starting-file D ifdef horizon-lines tabsize':
        'value',
      'palette line-format old-line-format new-line-format unchanged-line-format old-group-format': 'value',
      'new-group-format unchanged-group-format changed-group-format': 'value',
      'X exclude-from from-file to-file': 'reads',
      'l paginate': { act: 'run.option' },
    },
    'reads-tree',
  ),
  reader('diff3', {
    'A e E m x X 3 i a T L label show-all merge text': 'flag',
    'diff-program': { act: 'run.shell', value: true },
  }),
  reader('sdiff', {
    'o output': 'writes',
    'W w width I': 'value',
    'b B i E Z a d l s t H': 'flag',
    'diff-program': { act: 'run.shell', value: true },
  }),
  reader(
    'cmp',
    { 'b l s print-bytes verbose quiet silent h x z': 'flag', 'i ignore-initial n bytes': 'value' },
    { first: ['reads', 'reads'], rest: 'text' },
  ),
  reader('delta diffstat diff-so-fancy', {
    'color-only dark light line-numbers n side-by-side s raw relative-paths keep-plus-minus-markers': 'flag',
    'width w syntax-theme features': 'value',
    pager: { act: 'run.shell', value: true },
    config: 'reads',
  }),
  {
    ...reader(
      'less more most pg',
      {
        'e E f F g G i I m M n N q Q r R s S u U V w W X C c d l p P a B J L A K ~ #': 'flag',
        'b h j x y z D lines tabs window shift': 'value',
        'QUIT-AT-EOF quit-at-eof quit-if-one-screen no-init RAW-CONTROL-CHARS raw-control-chars chop-long-lines':
          'flag',
        'LINE-NUMBERS line-numbers ignore-case squeeze-blank-lines': 'flag',
        'o O log-file LOG-FILE': 'writes',
        'k lesskey-file lesskey-src': unlistedValue,
        't tag T tag-file': unlistedValue,
        pattern: 'value',
      },
      'text',
    ),
    effects: (call, parsed) =>
      parsed.operands.flatMap((arg) => {
        if (!arg.prefix.startsWith('+')) return [read(call.context.target(arg), parsed.by)];
        if (/^\+\+?(\d*[gGpF%]?|\/.*)$/.test(arg.text ?? '')) return [];
        // ! and | run, v opens an editor, # and s write.
        return [act(/^\+\+?[!|#vs]/.test(arg.prefix) ? 'run.shell' : 'run.option', parsed.by, arg.prefix)];
      }),
  },
  reader('bat batcat', {
    'p plain A show-all n number f force-colorization u unbuffered L list-languages list-themes diagnostic':
      'flag',
    'd diff no-pager strip-ansi ignored-suffix chop-long-lines S config-file config-dir cache-dir no-config':
      'flag',
    'l language H highlight-line file-name diff-context tabs wrap terminal-width color italic-text decorations':
      'value',
    'theme theme-light theme-dark style r line-range paging m map-syntax squeeze-limit': 'value',
    's squeeze-blank': 'flag',
    P: 'flag',
    pager: { act: 'run.shell', value: true },
  }),
  reader('bc', { 'h i l q s w e expression': 'flag' }),
  {
    ...reader('dc', { 'e expression': 'value', 'f file': 'reads', h: 'flag' }),
    // `!` runs a command.
    effects: (call, { options }) => {
      const scripts = [visibleStdin(call), ...options.map(({ value }) => (value ? value.text : ''))];
      return scripts.every((script) => script !== undefined && !script.includes('!'))
        ? []
        : [act('run.shell', 'dc')];
    },
  },
  reader('nm objdump readelf size c++filt addr2line otool dwarfdump pahole', {
    'a b c C d D e f g h i j l n o p r R s S t T u v V W w x A B L I demangle dynamic syms headers': 'flag',
    'wide all size-sort disassemble source reloc file-headers section-headers full-contents': 'flag',
  }),
  reader('pv', {
    'p t e r b a T A n q W D f c L s l 0 w H v k S R B E': 'flag',
    'N i d F': 'value',
    'o output': 'writes',
  }),
  reader(
    'datamash',
    { 't W i s g H C R f header-in header-out field-separator sort group narm': 'flag' },
    'text',
  ),
  reader('jless glow mdcat', { 'm mode n p pager s style w width': 'flag' }),
  reader('uuencode', { 'm b': 'flag' }, { first: ['reads'], rest: 'text' }),
  reader('aspell ispell hunspell', { 'l a d p L lang': 'flag' }, { first: ['text'], rest: 'writes' }),
  reader(
    'fzf sk peco',
    {
      'm multi e exact i x n d f 1 0 ansi reverse no-sort tac print0 read0 cycle border no-mouse': 'flag',
      'q query filter delimiter nth with-nth height prompt header layout preview-window color tiebreak':
        'value',
      'preview bind execute listen become': unlistedValue,
    },
    'text',
  ),
  reader(
    'tokei scc cloc sloccount',
    { 'f files s sort c compact exclude e by-file quiet json': 'flag' },
    'text',
  ),
  reader(
    'dot neato fdp sfdp circo twopi',
    {
      'T K G N E l n s y': 'value',
      'v V q x P L': 'flag',
      o: 'writes',
      O: 'flag',
    },
    'reads',
    {
      effects: ({ context }, { operands, options }) =>
        options.some(({ name }) => name === 'O')
          ? operands.map((arg) => write(namedAfter(context.target(arg)), 'dot -O'))
          : [],
    },
  ),
  reader(
    'xsel xclip wl-paste pbpaste',
    { 'o out b p primary secondary clipboard n t selection sel': 'flag' },
    'text',
  ),
];

/** dot -O adds an ending to the input's own name. */
const namedAfter = (target: Target): Target =>
  target.kind === 'path' ? { kind: 'unknown', prefix: target.path } : target;

/** xxd [options] [in [out]]: a second operand is written, and -r writes it from a dump. Options take values with or without a blank. */
function xxdEffects({ args, context }: Call) {
  const operands: Arg[] = [];
  const effects = [];
  for (let at = 0; at < args.length; at++) {
    const arg = args[at] as Arg;
    const word = arg.text ?? arg.prefix;
    if (!word.startsWith('-') || word === '-') operands.push(arg);
    else if (/^--?(c|cols|g|groupsize|l|len|n|name|o|offset|s|seek|R)$/.test(word)) at++;
    else if (
      !/^-(?:[cglos][+-]?\w+|[aAbCdeEhiprtuv]+|ps|plain|postscript|reverse|revert|bits|uppercase|capitalize|autoskip|include)$/.test(
        word,
      )
    )
      effects.push(act('run.option', 'xxd', word));
  }
  const [input, output] = operands;
  if (input && input.text !== '-') effects.push(read(context.target(input), 'xxd'));
  if (output) effects.push(write(context.target(output), 'xxd'));
  return effects;
}
