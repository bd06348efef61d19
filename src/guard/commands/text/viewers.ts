import { act, read, type Target, write } from '../../effects.ts';
import type { Options, Program } from '../program.ts';
import { visibleStdin } from '../visible.ts';
import { reader, unlistedValue } from './reader.ts';

/** Pagers, calculators, and other programs that show or count what is in files. */

/** dot -O adds an ending to the input's own name. */
const namedAfter = (target: Target): Target =>
  target.kind === 'path' ? { kind: 'unknown', prefix: target.path } : target;

const logs: Options = {
  'o O log-file LOG-FILE': 'writes',
  'k lesskey-file lesskey-src': unlistedValue,
  't tag T tag-file': unlistedValue,
};

/** `+` before a command: looking for lines and places is harmless; ! and | run, v opens an editor, # and s write. */
const pagerEffects: Program['effects'] = ({ context }, { operands, by }) =>
  operands.flatMap((arg) => {
    if (!arg.prefix.startsWith('+')) return [read(context.target(arg), by)];
    if (/^\+\+?(\d*[gGpF%]?|\/.*)$/.test(arg.text ?? '')) return [];
    return [act(/^\+\+?[!|#vs]/.test(arg.prefix) ? 'run.shell' : 'run.option', by, arg.prefix)];
  });

export const viewerPrograms: Program[] = [
  reader(
    'less',
    {
      ...logs,
      'a A B c C d e E f F g G i I J K L m M n N q Q r R s S u U V w W X ~': 'flag',
      'auto-buffers clear-screen CLEAR-SCREEN dumb force hilite-search HILITE-SEARCH ignore-case IGNORE-CASE':
        'flag',
      'QUIT-AT-EOF quit-at-eof quit-if-one-screen quit-on-intr status-column long-prompt LONG-PROMPT': 'flag',
      'line-numbers LINE-NUMBERS quiet QUIET silent SILENT raw-control-chars RAW-CONTROL-CHARS tilde': 'flag',
      'squeeze-blank-lines chop-long-lines underline-special UNDERLINE-SPECIAL hilite-unread HILITE-UNREAD':
        'flag',
      'no-init search-skip-screen SEARCH-SKIP-SCREEN no-lessopen file-size follow-name incsearch mouse MOUSE':
        'flag',
      'no-keypad no-histdups save-marks use-backslash use-color': 'flag',
      'b buffers D color h max-back-scroll j jump-target p pattern P prompt x tabs y max-forw-scroll z window':
        'value',
      '" quotes shift rscroll status-col-width wheel-lines line-num-width': 'value',
    },
    'text',
    { effects: pagerEffects },
  ),
  reader(
    // Letters that take a value in one of them are flags in another, where the next word is a file.
    'more most pg',
    {
      ...logs,
      'a A b B c C d D e E f F g G h i I j J K l L m M n N p P q Q r R s S u U v V w W x X y z ~ #': 'flag',
      'silent logical no-pause print-over clean-print exit-on-eof squeeze plain': 'flag',
      lines: 'value',
    },
    'text',
    { effects: pagerEffects },
  ),
  reader('bat batcat', {
    'p plain A show-all n number f force-colorization u unbuffered L list-languages list-themes diagnostic':
      'flag',
    'd diff no-pager strip-ansi chop-long-lines S config-file config-dir cache-dir no-config': 'flag',
    'l language H highlight-line file-name diff-context tabs wrap terminal-width color italic-text decorations':
      'value',
    'ignored-suffix theme theme-light theme-dark style r line-range paging m map-syntax squeeze-limit':
      'value',
    's squeeze-blank': 'flag',
    P: 'flag',
    pager: { act: 'run.shell', value: true },
  }),
  reader('bc', {
    'c h i interactive l mathlib q quiet s standard w warn': 'flag',
    'e expression': 'value',
    'f file': 'reads',
  }),
  {
    ...reader('dc', { 'e expression': 'value', 'f file': 'reads', h: 'flag' }),
    // `!` runs a command.
    effects: (call, { options }) => {
      const scripts = [visibleStdin(call), ...options.map(({ value }) => (value ? value.text : ''))];
      return scripts.every((script) => script !== undefined && !script.includes('!'))
        ? []
        : [act('run.interpreter', 'dc')];
    },
  },
  reader('nm objdump readelf size c++filt addr2line', { plugin: unlistedValue }, 'reads', {
    optionsHarmless: true,
  }),
  reader('otool dwarfdump pahole', {
    'a b c C d D e f g h i j l n o p r R s S t T u v V W w x A B L demangle dynamic syms headers': 'flag',
  }),
  reader('pv', {
    'p progress t timer e eta I fineta r rate a average-rate b bytes T buffer-percent n numeric q quiet W wait':
      'flag',
    'l line-mode 0 null f force c cursor C no-splice E skip-errors S stop-at-size v k': 'flag',
    'A last-written F format D delay-start s size i interval w width H height N name L rate-limit B buffer-size':
      'value',
    'd watchfd': 'value',
    'P pidfile o output': 'writes',
    // Changes the settings of another pv.
    'R remote': { act: 'run.system', value: true },
  }),
  reader(
    'datamash',
    {
      'header-in header-out H headers i ignore-case s sort f full C skip-comments W whitespace z zero-terminated':
        'flag',
      'narm no-strict c': 'flag',
      't field-separator g group F filler format output-delimiter R round': 'value',
    },
    'text',
  ),
  reader('jless glow mdcat', { 'm mode n p pager s style w width': 'flag' }),
  reader('uuencode', { 'm b': 'flag' }, { first: ['reads'], rest: 'text' }),
  reader('aspell ispell hunspell', { 'l a d p L lang': 'flag' }, { first: ['text'], rest: 'writes' }),
  reader(
    'fzf sk peco',
    {
      'e exact x extended i s sort 1 0 ansi reverse no-sort tac print0 read0 cycle no-mouse literal disabled':
        'flag',
      'keep-right no-hscroll filepath-word no-separator no-scrollbar header-first no-bold select-1 exit-0':
        'flag',
      'print-query sync': 'flag',
      'm multi border scrollbar': 'optional',
      'q query f filter d delimiter n nth with-nth height min-height prompt header header-lines layout color':
        'value',
      'preview-window preview-label preview-label-pos tiebreak scheme scroll-off hscroll-off jump-labels info':
        'value',
      'border-label border-label-pos margin padding separator pointer marker ellipsis tabstop history-size expect':
        'value',
      history: 'writes',
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
