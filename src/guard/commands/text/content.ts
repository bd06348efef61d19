import { act, type Effect, read, write } from '../../effects.ts';
import { type Arg, known, type Stdin } from '../../shell/arg.ts';
import { someOfThem } from '../names-output.ts';
import { optionValues } from '../parse-args.ts';
import type { Call, ParsedArgs, Program } from '../program.ts';
import { reader, unlistedValue } from './reader.ts';

/** Programs that print what is in files, whole, cut, sorted, summed or compared. */

/** cat hands its input through unchanged: what comes out is what went in. */
function catOutput({ stdin }: Call, { operands, options }: ParsedArgs): Stdin | undefined {
  if (options.length > 0 || operands.length > 1) return undefined;
  const file = operands[0];
  if (!file || file.text === '-') return stdin;
  if (file.content) return file.content;
  return file.many ? undefined : { kind: 'file', file };
}

/** Whole lines of a list of names; an option that cuts, counts or compares parts makes something else of them. */
const linesOfNames: Program['output'] = (call, { operands, options }) =>
  operands.length > 0 || options.some(({ name }) => /^(?:c|d|k|s|w|check|compress-program)$/.test(name))
    ? undefined
    : someOfThem(call);

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
  reader(
    'head',
    { 'c bytes': 'value', 'n lines': 'value', 'q v z quiet silent verbose zero-terminated #': 'flag' },
    'reads',
    { output: linesOfNames },
  ),
  reader(
    'tail',
    {
      'c bytes': 'value',
      'n lines': 'value',
      'max-unchanged-stats pid sleep-interval b': 'value',
      s: 'value',
      'f F q v z r retry quiet silent verbose zero-terminated #': 'flag',
      follow: 'optional',
    },
    'reads',
    { output: linesOfNames },
  ),
  reader('wc', {
    'c m l L w bytes chars lines max-line-length words': 'flag',
    total: 'value',
    'files0-from': unlistedValue,
  }),
  reader('tac', { 'b before r regex': 'flag', 's separator': 'value' }, 'reads', { output: linesOfNames }),
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
    'a b c d f F J m r t T v across double-space form-feed join-lines merge no-file-warnings omit-header':
      'flag',
    'omit-pagination show-control-chars show-nonprinting': 'flag',
    'e expand-tabs i output-tabs n number-lines s separator S sep-string': 'optional',
    'h header l length N first-line-number o indent w width W page-width pages D date-format columns':
      'value',
    '#': 'flag',
  }),
  reader('expand unexpand', { 'i initial a all first-only #': 'flag', 't tabs': 'value' }),
  reader('column', {
    'c output-width columns o output-separator s separator N table-columns R table-right H table-hide O table-order':
      'value',
    'W table-wrap E table-noextreme T table-truncate n table-name r tree i tree-id p tree-parent l table-columns-limit':
      'value',
    't table x fillrows e table-header-repeat L table-empty-lines keep-empty-lines J json K m table-maxout':
      'flag',
    'd table-noheadings': 'flag',
  }),
  reader('colrm', {}, 'text'),
  reader('col colcrt ul', {
    'b no-backspaces f fine h tabs p pass x spaces i': 'flag',
    'l lines t T terminal': 'value',
  }),
  reader('od', {
    'A address-radix j skip-bytes N read-bytes t format S endian': 'value',
    'w width strings': 'optional',
    'a b B c d D e f F h H i I l L o O s x X v output-duplicates traditional': 'flag',
  }),
  reader('hexdump hd', {
    'b c C d o x v canonical one-byte-char one-byte-octal no-squeezing two-bytes-decimal two-bytes-hex':
      'flag',
    'two-bytes-octal': 'flag',
    'e format n length s skip': 'value',
    'f format-file': 'reads',
    'L color': 'optional',
  }),
  { names: ['xxd'], act: 'run.read', style: 'raw', effects: xxdEffects },
  reader('strings', {
    'a f w all data print-file-name include-all-whitespace # h d v': 'flag',
    'n bytes min-len t radix e encoding s output-separator T target U unicode': 'value',
    o: 'flag',
  }),
  reader('base64 base32 basenc', {
    'd decode D i ignore-garbage z z85 base64 base64url base32 base32hex base16 base2msbf base2lsbf': 'flag',
    'w wrap b break': 'value',
    'o output': 'writes',
    input: 'reads',
  }),
  reader('cut', {
    'b bytes c characters d delimiter f fields output-delimiter': 'value',
    'n s z w complement only-delimited zero-terminated': 'flag',
  }),
  reader('paste', { 'd delimiters': 'value', 's z serial zero-terminated': 'flag' }),
  reader('tr', { 'c C d s t u complement delete squeeze-repeats truncate-set1': 'flag' }, 'text'),
  reader(
    'sort',
    {
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
    },
    'reads',
    { effects: dashOutput, output: linesOfNames },
  ),
  reader(
    'uniq',
    {
      'c d D i u z count repeated ignore-case unique zero-terminated #': 'flag',
      'f skip-fields s skip-chars w check-chars': 'value',
      'all-repeated group': 'optional',
    },
    { first: ['reads', 'writes'], rest: 'text' },
    { output: linesOfNames },
  ),
  reader(
    'shuf',
    {
      'e echo r repeat z zero-terminated': 'flag',
      'i input-range n head-count': 'value',
      'o output': 'writes',
      'random-source': 'reads',
    },
    'reads',
    { effects: dashOutput },
  ),
  reader(
    'numfmt',
    {
      'd delimiter field format from from-unit invalid padding round suffix to to-unit': 'value',
      'z zero-terminated debug grouping': 'flag',
      header: 'optional',
    },
    'text',
  ),
  reader('iconv', {
    'f from-code t to-code': 'value',
    'l c s list silent verbose byte-subst': 'flag',
    'o output': 'writes',
  }),
];

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

/** For these two, `-o -` is a file of that name. */
function dashOutput(call: Call, parsed: ParsedArgs): Effect[] {
  const outputs = optionValues(parsed, 'o').filter((value) => value.text === '-');
  return outputs.map(() => write(call.context.target(known('./-')), `${parsed.by} -o`));
}
