import path from 'node:path';
import { act, type Effect, makeDirectory, read, write } from '../../effects.ts';
import { type Arg, known, unknown } from '../../shell/arg.ts';
import { treeOf } from '../landing.ts';
import { hasOption, optionValues } from '../parse-args.ts';
import type { Call, Context, Options, ParsedArgs, Program } from '../program.ts';
import { directoriesMade } from './copy.ts';

/** Files and directories that come, go, shrink or grow; their modes and owners. */

/** Names that a splitter makes out of a beginning: xaa, xab, xx00 … */
function beginningWith(prefix: Arg, context: Context): Effect {
  const sample = prefix.text === undefined ? prefix : known(`${prefix.text}00`);
  const target = context.target(sample);
  if (target.kind !== 'path') return write(target, 'split');
  return write({ kind: 'unknown', prefix: target.path.slice(0, -2) }, 'split');
}

/** mktemp's name is new and random: any name in the same directory stands for it. */
function temporaryPath(call: Call, parsed: ParsedArgs): string | undefined {
  const template = parsed.operands[0];
  if (template && template.text === undefined) return undefined;
  const name = template?.text ?? 'tmp.XXXXXXXXXX';
  const inTemporary =
    !template || hasOption(parsed, 't') || hasOption(parsed, 'p') || hasOption(parsed, 'tmpdir');
  const suffix = optionValues(parsed, 'suffix')[0]?.text ?? '';
  if (!inTemporary) return `${name}${suffix}`;
  const given = [...optionValues(parsed, 'p'), ...optionValues(parsed, 'tmpdir')].at(-1);
  const environment = call.assignments.find((assignment) => assignment.name === 'TMPDIR')?.value;
  const directory = given ?? environment ?? known(call.context.world.temporary[0] ?? '/tmp');
  return directory.text === undefined ? undefined : path.posix.join(directory.text, `${name}${suffix}`);
}

/** Where nobody cares for names, any will do; elsewhere only what stands before the X's is certain. */
const namedAtRandom = (template: string, { world }: Context): Arg =>
  world.temporary.some((dir) => template === `${dir}/tmp.XXXXXXXXXX`)
    ? known(template)
    : unknown(template.replace(/X{3,}(?!.*X{3}).*$/s, ''));

function temporaryEffects(call: Call, parsed: ParsedArgs): Effect[] {
  if (hasOption(parsed, 'u')) return [];
  const made = temporaryPath(call, parsed);
  const target =
    made === undefined
      ? ({ kind: 'unknown' } as const)
      : call.context.target(namedAtRandom(made, call.context));
  return [hasOption(parsed, 'd') ? makeDirectory(target, 'mktemp') : write(target, 'mktemp')];
}

function isDirectory(named: string, { world, target }: Context): boolean {
  const place = target(known(named));
  return (
    place.kind === 'path' && (world.temporary.includes(place.path) || world.kind(place.path) === 'directory')
  );
}

/** The first operand is a mode unless --reference stands for it; a mode such as -x reads as an option. */
function modeEffects({ context }: Call, parsed: ParsedArgs): Effect[] {
  const taken = hasOption(parsed, 'reference') || hasOption(parsed, 'x') || hasOption(parsed, 'acl') ? 0 : 1;
  const recursive = hasOption(parsed, 'R');
  return parsed.operands.slice(taken).map((arg) => {
    const target = context.target(arg);
    return write(recursive ? treeOf(target) : target, parsed.by);
  });
}

const ownership: Options = {
  'R recursive': 'flag',
  reference: 'reads',
  from: 'value',
  'c f h v H L P x n changes silent quiet verbose dereference no-dereference preserve-root no-preserve-root':
    'flag',
};

const removal: Options = {
  'r recursive R': 'recursive',
  'f i I d v P W x force dir verbose one-file-system no-preserve-root': 'flag',
  'interactive preserve-root': 'optional',
};

/** A quoted glob that the program itself expands. */
function ownPattern(arg: Arg): Arg {
  const wild = arg.text?.search(/[*?[#;]/) ?? -1;
  return wild < 0 || arg.text === undefined ? arg : unknown(arg.text.slice(0, wild));
}

export const makePrograms: Program[] = [
  { names: ['rm'], act: 'run.write', options: removal, operands: 'deletes' },
  {
    names: ['trash-put', 'rmtrash', 'srm', 'wipe'],
    act: 'run.write',
    options: { 'f r R i v d q': 'recursive', 'glob g': 'flag' },
    operands: 'writes-tree',
  },
  { names: ['unlink'], act: 'run.write', operands: 'deletes' },
  {
    names: ['rmdir'],
    act: 'run.write',
    options: { 'p parents': 'flag', 'v verbose ignore-fail-on-non-empty': 'flag' },
    operands: 'deletes',
    effects: ({ context }, parsed) => {
      if (!hasOption(parsed, 'p')) return [];
      return parsed.operands.flatMap(({ text }) => {
        const parts = (text ?? '').split('/').filter((part) => part !== '');
        const start = text?.startsWith('/') ? '/' : '';
        return parts
          .slice(1)
          .map((_, at) => write(context.target(known(start + parts.slice(0, at + 1).join('/'))), 'rmdir -p'));
      });
    },
  },
  {
    names: ['shred'],
    act: 'run.write',
    options: {
      'n iterations': 'value',
      's size': 'value',
      'random-source': 'reads',
      remove: 'optional',
      'f u v x z force verbose exact zero': 'flag',
    },
    operands: 'writes',
  },
  {
    names: ['mkdir'],
    act: 'run.write',
    options: { 'm mode': 'value', 'p parents': 'flag', 'v Z verbose': 'flag', context: 'optional' },
    operands: 'text',
    effects: ({ context }, parsed) =>
      parsed.operands.flatMap((arg) =>
        hasOption(parsed, 'p')
          ? directoriesMade(arg, context, 'mkdir')
          : [makeDirectory(context.target(arg), 'mkdir')],
      ),
  },
  {
    names: ['touch'],
    act: 'run.write',
    options: {
      'r reference': 'reads',
      'd date': 'value',
      't time A': 'value',
      'a c f h m no-create no-dereference': 'flag',
    },
    operands: 'writes',
  },
  {
    names: ['mkfifo', 'mknod'],
    act: 'run.write',
    options: { 'm mode': 'value', 'Z context': 'optional' },
    operands: { first: ['writes'], rest: 'text' },
    effects: ({ context }, parsed) =>
      parsed.by === 'mkfifo'
        ? parsed.operands.slice(1).map((arg) => write(context.target(arg), 'mkfifo'))
        : [],
  },
  {
    names: ['mktemp', 'tempfile'],
    act: 'run.read',
    options: {
      'd directory': 'flag',
      'u dry-run': 'flag',
      t: 'flag',
      'p directory-prefix': 'value',
      tmpdir: 'optional',
      suffix: 'value',
      'q quiet': 'flag',
    },
    operands: 'text',
    effects: temporaryEffects,
    output: (call, parsed) => {
      const made = temporaryPath(call, parsed);
      // Where it may fail, it may print nothing.
      if (
        made === undefined ||
        parsed.unlisted.length > 0 ||
        !isDirectory(path.posix.dirname(made), call.context)
      )
        return undefined;
      const { text, prefix } = namedAtRandom(made, call.context);
      return text === undefined
        ? { kind: 'unknown', from: 'mktemp', prefix, word: true }
        : { kind: 'text', text: `${text}\n` };
    },
  },
  {
    names: ['truncate'],
    act: 'run.write',
    options: { 'r reference': 'reads', 's size': 'value', 'c no-create o io-blocks': 'flag' },
    operands: 'writes',
  },
  {
    names: ['fallocate'],
    act: 'run.write',
    options: {
      'l length o offset': 'value',
      'c collapse-range d dig-holes i insert-range n keep-size p punch-hole v verbose x posix z zero-range':
        'flag',
    },
    operands: 'writes',
  },
  {
    names: ['tee'],
    act: 'run.read',
    options: { 'a append': 'flag', 'i p ignore-interrupts': 'flag', 'output-error': 'optional' },
    operands: 'writes',
  },
  {
    names: ['split'],
    act: 'run.write',
    options: {
      'a suffix-length': 'value',
      'additional-suffix': 'value',
      'b bytes C line-bytes l lines n number t separator': 'value',
      filter: 'runs',
      'd e x u elide-empty-files unbuffered verbose #': 'flag',
      'numeric-suffixes hex-suffixes': 'optional',
    },
    operands: { first: ['reads'], rest: 'text' },
    effects: ({ context }, { operands }) => [beginningWith(operands[1] ?? known('x'), context)],
  },
  {
    names: ['csplit'],
    act: 'run.write',
    options: {
      'f prefix': 'value',
      'b suffix-format n digits': 'value',
      'k q s z keep-files quiet silent elide-empty-files suppress-matched': 'flag',
    },
    operands: { first: ['reads'], rest: 'text' },
    effects: ({ context }, parsed) => [beginningWith(optionValues(parsed, 'f')[0] ?? known('xx'), context)],
  },
  {
    names: ['chmod'],
    act: 'run.write',
    options: {
      'R recursive': 'flag',
      reference: 'reads',
      'x r w X s t u g o': 'flag',
      'acl a E C N': 'flag',
      'c f v h H L P changes silent quiet verbose dereference no-dereference preserve-root no-preserve-root':
        'flag',
    },
    effects: modeEffects,
  },
  {
    names: ['chown', 'chgrp', 'chflags', 'chattr'],
    act: 'run.write',
    options: ownership,
    effects: modeEffects,
  },
  {
    names: ['setfacl', 'xattr'],
    act: 'run.write',
    options: { 'R recursive r': 'recursive', 'm modify x remove M X set': 'value', 'b k d n c w p': 'flag' },
    operands: 'writes',
  },
  {
    names: ['sync', 'fsync'],
    act: 'run.read',
    options: { 'd f data file-system': 'flag' },
    operands: 'text',
  },
  {
    names: ['dos2unix', 'unix2dos', 'mac2unix', 'unix2mac'],
    act: 'run.write',
    options: { 'c convmode': 'value', 'b f k l q s n o newfile keepdate quiet force safe oldfile': 'flag' },
    operands: 'writes',
    // What -n copies to another name is read too.
    effects: ({ context }, { operands, by }) => operands.map((file) => read(context.target(file), by)),
  },
  {
    names: ['busybox', 'toybox'],
    act: 'run.read',
    style: 'raw',
    effects: ({ args, stdin, context }) =>
      args.length === 0 || /^--?(list|help)/.test(args[0]?.text ?? '') ? [] : context.run(args, { stdin }),
  },
  {
    names: ['mmv', 'vidir', 'detox', 'fdupes', 'rdfind', 'jdupes'],
    act: 'run.write',
    style: 'raw',
    effects: ({ args, context, name }) => [
      write(treeOf(context.target(args.at(-1) ?? known('.'))), name),
      // mmv's patterns are its own: what lies before the first wildcard is certain.
      ...(name === 'mmv' ? args.map((arg) => write(context.target(ownPattern(arg)), name)) : []),
      act('run.option', name),
    ],
  },
];
