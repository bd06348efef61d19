import { act, type Effect, read, type Target, write } from '../../effects.ts';
import { type Arg, known } from '../../shell/arg.ts';
import { entryOf } from '../landing.ts';
import { hasOption, optionValues } from '../parse-args.ts';
import type { Call, Context, ParsedArgs, Program } from '../program.ts';
import { visibleSource } from '../visible.ts';
import { type SedActions, sedActions } from './sed-script.ts';

const nothing: SedActions = { writes: [], reads: [], shell: [] };

type Parts = { scripts: Arg[]; files: readonly Arg[]; suffixes: Arg[] };

/** BSD's -i takes the next word as its suffix, GNU's only an attached one. What can't be a script is a suffix. */
function partsOf(parsed: ParsedArgs): Parts {
  const { operands } = parsed;
  const suffixes = optionValues(parsed, 'i');
  const scripts = optionValues(parsed, 'e');
  const hasScript = scripts.length > 0 || hasOption(parsed, 'f');
  // A script, unless options hold it, and a file must be left.
  const isBsd =
    hasOption(parsed, 'i') &&
    suffixes.length === 0 &&
    operands.length > (hasScript ? 1 : 2) &&
    isSuffix(operands[0]?.text);
  if (isBsd && operands[0]) suffixes.push(operands[0]);
  const words = isBsd ? operands.slice(1) : operands;
  if (hasScript) return { scripts, files: words, suffixes };
  return { scripts: words.slice(0, 1), files: words.slice(1), suffixes };
}

const isSuffix = (text: string | undefined): boolean =>
  text === '' || (text !== undefined && /^[.~\w-]+$/.test(text) && sedActions(text) === undefined);

function sedEffects(call: Call, parsed: ParsedArgs): Effect[] {
  const { context } = call;
  const { scripts, files, suffixes } = partsOf(parsed);
  const effects: Effect[] = files.flatMap((file) =>
    file.text === '-' || file.content ? [] : [read(context.target(file), 'sed')],
  );
  if (hasOption(parsed, 'i'))
    for (const file of files) effects.push(...inPlaceEffects(file, suffixes, parsed, context));
  if (hasOption(parsed, 'sandbox')) return effects;
  return [...effects, ...scriptEffects(scripts, parsed, call)];
}

/** The edited copy takes the file's name; a link is replaced by it, not followed. */
function inPlaceEffects(file: Arg, suffixes: readonly Arg[], parsed: ParsedArgs, context: Context): Effect[] {
  const target = hasOption(parsed, 'follow-symlinks') ? context.target(file) : entryOf(file, context);
  const backups = suffixes
    .filter(({ text }) => text !== '')
    .map((suffix) => backupOf(target, suffix, context));
  return [target, ...backups].map((written) => write(written, 'sed -i'));
}

function backupOf(target: Target, { text }: Arg, context: Context): Target {
  if (target.kind !== 'path') return target;
  const slash = target.path.lastIndexOf('/') + 1;
  const dir = target.path.slice(0, slash);
  if (text === undefined) return { kind: 'unknown', prefix: dir };
  const base = target.path.slice(slash);
  const name = text.includes('*') ? text.replaceAll('*', base) : base + text;
  return context.target(known(name.startsWith('/') ? name : dir + name));
}

function scriptEffects(scripts: readonly Arg[], parsed: ParsedArgs, call: Call): Effect[] {
  const { context } = call;
  const effects: Effect[] = [];
  const texts: (string | undefined)[] = [];
  for (const script of scripts) texts.push(script.text);
  for (const file of optionValues(parsed, 'f')) {
    const text = visibleSource(file, call);
    if (file.text !== '-') effects.push(read(context.target(file), 'sed -f'));
    if (text === undefined) effects.push(act('run.script', 'sed', `-f ${file.prefix}`));
    else texts.push(text);
  }
  if (texts.length === 0) return effects;
  if (texts.includes(undefined))
    return [...effects, act('run.interpreter', 'sed', 'a script that is only known at run time')];
  const script = texts.join('\n');
  const actions = sedActions(script);
  if (!actions) effects.push(act('run.interpreter', 'sed', 'a script that cannot be read'));
  const { writes, reads, shell } = actions ?? nothing;
  return [
    ...effects,
    ...writes.map((name) => write(context.target(known(name)), 'sed w')),
    ...reads.map((name) => read(context.target(known(name)), 'sed r')),
    ...shell.flatMap((code) =>
      code === undefined
        ? [act('run.dynamic', 'sed', 'e')]
        : [act('run.option', 'sed', 'e'), ...context.shell(known(code))],
    ),
  ];
}

export const sedPrograms: Program[] = [
  {
    names: ['sed', 'ssed'],
    act: 'run.read',
    options: {
      'e expression': 'value',
      'f file': 'value',
      'i in-place I': 'optional',
      'follow-symlinks': 'flag',
      sandbox: 'flag',
      'l line-length': 'value',
      'n E r s u z b a quiet silent debug regexp-extended posix separate unbuffered null-data binary': 'flag',
    },
    operands: 'text',
    effects: sedEffects,
  },
];
