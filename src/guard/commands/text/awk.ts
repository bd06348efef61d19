import { act, type Effect, read, type Target, write } from '../../effects.ts';
import { type Arg, known, unknown } from '../../shell/arg.ts';
import { hasOption, optionValues } from '../parse-args.ts';
import type { Call, Context, ParsedArgs, Program } from '../program.ts';
import { visibleSource } from '../visible.ts';
import { type AwkText, awkActions } from './awk-program.ts';

const streams = new Set(['-', '/dev/stdout', '/dev/stderr', '/dev/stdin']);

function awkEffects(call: Call, parsed: ParsedArgs): Effect[] {
  const { context } = call;
  const sources = optionValues(parsed, 'f');
  const texts = optionValues(parsed, 'e');
  const hasProgram = sources.length + texts.length > 0;
  const program = hasProgram ? texts : parsed.operands.slice(0, 1);
  const operands = hasProgram ? parsed.operands : parsed.operands.slice(1);
  const files = inputFiles(operands);
  const effects: Effect[] = files.map((file) => read(context.target(file), 'awk'));
  const variables = new Map(
    optionValues(parsed, 'v').flatMap(({ text }): [string, string][] => {
      const [, name, value] = /^([A-Za-z_]\w*)=([^\\]*)$/s.exec(text ?? '') ?? [];
      return name === undefined || value === undefined ? [] : [[name, value]];
    }),
  );
  // x=1 among the files sets it anew.
  for (const { prefix } of operands) variables.delete(prefix.slice(0, prefix.indexOf('=')));
  for (const include of optionValues(parsed, 'i')) {
    if (include.text !== 'inplace') effects.push(act('run.interpreter', 'awk', `-i ${include.prefix}`));
    else
      for (const file of files)
        effects.push(...inPlaceEffects(context.target(file), [...program, ...optionValues(parsed, 'v')]));
  }
  for (const source of sources) {
    if (source.text !== '-') effects.push(read(context.target(source), 'awk -f'));
    const text = visibleSource(source, call);
    effects.push(
      ...(text === undefined
        ? [act('run.script', 'awk', `-f ${source.prefix}`)]
        : programEffects(text, context, variables)),
    );
  }
  // In a sandbox gawk refuses system(), redirections and other input files.
  if (hasOption(parsed, 'S')) return effects;
  for (const { text } of program)
    effects.push(
      ...(text === undefined
        ? [act('run.interpreter', 'awk', 'a program that is only known at run time')]
        : programEffects(text, context, variables)),
    );
  return effects;
}

/** With a suffix, set by -v or in the program, what stood there is kept beside it. */
function inPlaceEffects(target: Target, texts: readonly Arg[]): Effect[] {
  const by = 'awk -i inplace';
  const keeps = texts.some(({ text }) => /INPLACE_SUFFIX|inplace::suffix/.test(text ?? ''));
  return keeps && target.kind === 'path'
    ? [write(target, by), write({ kind: 'unknown', prefix: target.path }, by)]
    : [write(target, by)];
}

/** Operands that aren't assignments (x=1) or the standard input. */
const inputFiles = (operands: readonly Arg[]): Arg[] =>
  operands.filter((arg) => arg.text !== '-' && !arg.content && !/^[A-Za-z_]\w*=/.test(arg.prefix));

function programEffects(program: string, context: Context, variables: ReadonlyMap<string, string>): Effect[] {
  const actions = awkActions(program, variables);
  if (!actions) return [act('run.interpreter', 'awk', 'a program that cannot be read')];
  const effects: Effect[] = [];
  for (const command of actions.shell)
    effects.push(
      ...('text' in command
        ? context.shell(known(command.text))
        : [act('run.dynamic', 'awk', 'a command made from its input')]),
    );
  for (const file of actions.writes) effects.push(...fileEffect(file, write, 'awk >', context));
  for (const file of actions.reads) effects.push(...fileEffect(file, read, 'awk getline <', context));
  if (actions.environment) effects.push(act('environment.read', 'awk', 'ENVIRON'));
  if (actions.inputs) effects.push(read({ kind: 'unknown' }, 'awk ARGV'));
  return effects;
}

function fileEffect(file: AwkText, kind: typeof read, by: string, context: Context): Effect[] {
  if ('prefix' in file) return [kind(context.target(unknown(file.prefix)), by)];
  if (streams.has(file.text)) return [];
  if (file.text.startsWith('/inet')) return [act('network.write', 'awk', file.text)];
  return [kind(context.target(known(file.text)), by)];
}

export const awkPrograms: Program[] = [
  {
    names: ['awk', 'gawk', 'mawk', 'nawk', 'original-awk'],
    act: 'run.read',
    stopAtOperand: true,
    options: {
      'f file': 'value',
      'e source': 'value',
      'i include': 'value',
      'S sandbox safe': 'flag',
      'F field-separator': 'value',
      'v assign': 'value',
      'E exec': { act: 'run.script', value: true },
      'l load D debug W': { act: 'run.interpreter', value: true },
      'd dump-variables p profile o pretty-print': { act: 'run.option', value: 'optional' },
      'b c C g h M n N O P r s t V I k characters-as-bytes traditional posix re-interval bignum csv': 'flag',
      'use-lc-numeric non-decimal-data optimize no-optimize lint-old': 'flag',
      'L lint': 'optional',
    },
    operands: 'text',
    effects: awkEffects,
  },
];
