import { act, type Effect, read, write } from '../../effects.ts';
import { type Arg, known } from '../../shell/arg.ts';
import { entryOf } from '../landing.ts';
import { hasOption, optionValues } from '../parse-args.ts';
import type { Call, ParsedArgs, Program } from '../program.ts';
import { visibleFile } from '../visible.ts';
import { reader, unlistedValue } from './reader.ts';

/** Programs that query JSON, YAML, CSV. */

/** jq's options take one or two words each, and its short ones cluster. */
const jqWords: Readonly<Record<string, 0 | 1 | 2>> = {
  '--arg': 2,
  '--argjson': 2,
  '--slurpfile': 2,
  '--rawfile': 2,
  '--argfile': 2,
  '--indent': 1,
  '--from-file': 0,
  '--library-path': 1,
  ...Object.fromEntries(
    (
      '--null-input --raw-input --slurp --compact-output --raw-output --raw-output0 --join-output --ascii-output --sort-keys ' +
      '--color-output --monochrome-output --tab --unbuffered --stream --stream-errors --seq --exit-status --args --jsonargs --binary ' +
      '--build-configuration'
    )
      .split(' ')
      .map((name) => [name, 0] as const),
  ),
};

function jqEffects({ args, context, name }: Call): Effect[] {
  const effects: Effect[] = [];
  const operands: Arg[] = [];
  let isFromFile = false;
  let takesFiles = true;
  for (let at = 0; at < args.length; at++) {
    const arg = args[at] as Arg;
    const word = arg.text ?? arg.prefix;
    if (arg.text === undefined && (word === '' || word.startsWith('-')) && !arg.content && !arg.word)
      effects.push(act('run.option', name, `${word}…`));
    if (word === '--') {
      operands.push(...args.slice(at + 1));
      break;
    }
    if (!word.startsWith('-') || word === '-') {
      if (takesFiles || operands.length === 0) operands.push(arg);
    } else if (word.startsWith('--')) {
      const taken = jqWords[word];
      if (taken === undefined) effects.push(act('run.option', name, word));
      if (word === '--from-file') isFromFile = true;
      if (word === '--args' || word === '--jsonargs') takesFiles = false;
      if (word === '--library-path') effects.push(act('run.option', name, word));
      const file = args[at + 2];
      if (/^--(slurpfile|rawfile|argfile)$/.test(word) && file)
        effects.push(read(context.target(file), `${name} ${word}`));
      at += taken ?? 0;
    } else {
      if (/[^nrRsjcaCMSehV]/.test(word.slice(1).replace(/[fL]/g, '')))
        effects.push(act('run.option', name, word));
      if (word.includes('f')) isFromFile = true;
      if (word.includes('L')) {
        effects.push(act('run.option', name, '-L'));
        if (word.endsWith('L')) at++;
      }
    }
  }
  const [filter, ...files] = operands;
  const program = isFromFile && filter ? visibleFile(filter, context) : filter?.text;
  if (isFromFile && filter) effects.push(read(context.target(filter), `${name} -f`));
  if (filter) effects.push(...jqProgramEffects(program, name));
  for (const file of files)
    if (file.text !== '-' && !file.content) effects.push(read(context.target(file), name));
  return effects;
}

/** A filter can look at the environment and read further files as modules; it can't write or run. */
function jqProgramEffects(program: string | undefined, name: string): Effect[] {
  if (program === undefined) return [act('run.interpreter', name, 'a filter that cannot be seen')];
  const effects: Effect[] = [];
  if (/\$ENV\b|(?<![\w.$"])env\b(?!\s*:)(?!")/.test(program))
    effects.push(act('environment.read', name, 'env'));
  if (/(?<![\w.$"])(?:import|include)\s*"/.test(program)) effects.push(act('run.option', name, 'import'));
  return effects;
}

const yqReaders = /(?<![\w.$"])(?:load(?:_\w+)?|strload)\s*\(/;
const yqEnvironment = /(?<![\w.$"])(?:env|strenv)\s*\(|\benvsubst\b|\$ENV\b/;

/** The words of the Go and the Python program of that name together. */
function yqEffects({ context }: Call, parsed: ParsedArgs): Effect[] {
  const words = parsed.operands.filter(
    ({ text }, at) => !(at === 0 && /^(e|ea|eval|eval-all|evaluate|evaluate-all)$/.test(text ?? '')),
  );
  const effects: Effect[] = [];
  const isGiven = hasOption(parsed, 'from-file') || hasOption(parsed, 'expression');
  // One word alone is the filter, unless it names a file.
  const isFilterFirst = !isGiven && (words.length > 1 || !isFile(words[0], context));
  const filters = [...optionValues(parsed, 'expression'), ...(isFilterFirst ? words.slice(0, 1) : [])];
  for (const file of words.slice(isFilterFirst ? 1 : 0)) {
    if (file.text === '-' || file.content) continue;
    effects.push(read(context.target(file), 'yq'));
    if (hasOption(parsed, 'i')) effects.push(write(entryOf(file, context), 'yq -i'));
  }
  for (const { text } of filters) {
    if (text === undefined) effects.push(act('run.interpreter', 'yq', 'an expression that cannot be seen'));
    else if (yqReaders.test(text)) effects.push(act('run.option', 'yq', 'load'));
    if (text !== undefined && yqEnvironment.test(text)) effects.push(act('environment.read', 'yq', 'env'));
  }
  return effects;
}

const isFile = (arg: Arg | undefined, { target, world }: Call['context']): boolean => {
  if (!arg) return false;
  const place = target(arg);
  return place.kind === 'path' && world.kind(place.path) === 'file';
};

export const dataPrograms: Program[] = [
  { names: ['jq', 'jaq', 'gojq'], act: 'run.read', style: 'raw', effects: jqEffects },
  reader(
    'yq',
    {
      'i inplace in-place': 'flag',
      'from-file f': 'reads',
      expression: 'value',
      's split-exp split-exp-file': { act: 'run.write', value: true },
      'o output-format p input-format I indent width front-matter xml-attribute-prefix xml-content-name':
        'value',
      'properties-separator csv-separator tsv-separator lua-prefix lua-suffix shell-key-separator': 'value',
      'arg argjson': 'value',
      'P prettyPrint r unwrapScalar n null-input N no-doc e exit-status j tojson M no-colors C colors v verbose':
        'flag',
      'y Y yaml-output yaml-roundtrip c compact-output S sort-keys raw-output slurp w x xml-output t toml-output':
        'flag',
      'a ascii-output string-interpolation header-preprocess no-colors colors': 'flag',
      'slurpfile rawfile L library-path': unlistedValue,
    },
    'text',
    { effects: yqEffects },
  ),
  reader('csvcut csvgrep csvlook csvstat csvsort csvjson csvformat in2csv xsv qsv', {
    'd delimiter q quotechar e encoding c columns m match r regex H no-header-row K skip-lines n names':
      'value',
    'f file': 'reads',
    'l linenumbers t tabs i invert-match a any-match z': 'flag',
  }),
  reader('gron', { 'u ungron c colorize m monochrome s stream v values j json k insecure': 'flag' }, 'text', {
    effects: ({ context }, { operands }) =>
      operands.map((arg) =>
        /^https?:/.test(arg.prefix)
          ? act('network.read', 'gron', arg.prefix)
          : read(context.target(arg), 'gron'),
      ),
  }),
  reader(
    'dasel',
    {
      'f file i': 'reads',
      'r read w write s selector p parser o out': 'value',
      'n plain c compact pretty': 'flag',
    },
    'text',
  ),
  reader(
    'pup htmlq hxselect hxnormalize',
    { 'c p n i t text pretty color a attribute f filename b base': 'flag' },
    'text',
  ),
  {
    // Its verbs tee, split and put can write and run.
    names: ['mlr', 'miller', 'fx', 'jello', 'visidata', 'vd'],
    act: 'run.interpreter',
    style: 'raw',
    effects: ({ args, context, name }) =>
      args.some(({ text }) => text === '-I')
        ? args.slice(-1).map((arg) => write(context.target(arg), `${name} -I`))
        : [],
  },
  reader('jo', { 'a p n e d B D': 'flag', 'f o': 'reads' }, 'text', {
    effects: ({ context }, { operands }) =>
      operands.flatMap(({ text }) => {
        const file = /=?[@:%](.+)$/.exec(text ?? '')?.[1];
        return file === undefined ? [] : [read(context.target(known(file)), 'jo')];
      }),
  }),
];
