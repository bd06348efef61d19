import { act, read, type Target, write } from '../../effects.ts';
import type { Program } from '../program.ts';
import { visibleStdin } from '../visible.ts';
import { reader, unlistedValue } from './reader.ts';

/** Pagers, calculators, and other programs that show or count what is in files. */

/** dot -O adds an ending to the input's own name. */
const namedAfter = (target: Target): Target =>
  target.kind === 'path' ? { kind: 'unknown', prefix: target.path } : target;

export const viewerPrograms: Program[] = [
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
        : [act('run.interpreter', 'dc')];
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
