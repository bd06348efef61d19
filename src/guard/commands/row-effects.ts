import { act, type Effect, openWord, read, type Target, write } from '../effects.ts';
import type { Arg } from '../shell/arg.ts';
import { entryOf, landings, treeOf, wholeOf } from './landing.ts';
import { hasOption, parseArgs } from './parse-args.ts';
import type {
  Call,
  Context,
  Options,
  OptionUse,
  ParsedArgs,
  ParsedOption,
  Program,
  SingleOperandUse,
} from './program.ts';

/** One level of a command: `git -C dir`, then `stash`, then `pop -q`. */
type Level = { program: Program; call: Call; parsed: ParsedArgs };

/** `help`: nothing but --help or --version is asked for. `unmatched`: the subcommand isn't in the table. */
export type Resolved = { levels: readonly Level[]; leaf: Level; outcome: 'row' | 'help' | 'unmatched' };

const noOptions: Options = {};

/** Finds the row of the subcommand and reads its words. */
export function resolveRow(program: Program, call: Call): Resolved {
  const levels: Level[] = [];
  let current = program;
  let here = call;
  let by = call.name;
  let inherited: readonly Options[] = [];
  let parent: ParsedArgs | undefined;
  for (;;) {
    const tables = [current.options ?? noOptions, ...inherited];
    const finish = (outcome: Resolved['outcome'], head: ParsedArgs): Resolved => {
      const parsed = parent ? { ...head, parent } : head;
      const leaf = { program: current, call: inDirectory(here, parsed), parsed };
      return { levels: [...levels, leaf], leaf, outcome };
    };
    if (here.args.length === 1 && /^--(help|version)$/.test(here.args[0]?.text ?? ''))
      return finish('help', { by, options: [], operands: [], unlisted: [], unseen: [] });
    if (!current.subcommands) return finish('row', parseArgs(current, tables, here.args, by));
    const head = parseArgs({ ...current, stopAtOperand: true }, tables, here.args, by);
    const verb = head.operands[0];
    const next = current.subcommands.find((row) => row.names.includes(verb?.text ?? ''));
    if (!next) {
      const isOwn = verb === undefined || (current.operands !== undefined && verb.text !== undefined);
      if (!isOwn) return finish('unmatched', head);
      return finish('row', parseArgs(current, tables, here.args, by));
    }
    const parsed = parent ? { ...head, parent } : head;
    here = inDirectory(here, parsed);
    levels.push({ program: current, call: here, parsed: { ...parsed, operands: [] } });
    here = { ...here, args: head.operands.slice(1) };
    inherited = current.optionsAnywhere ? tables : [];
    by = `${by} ${verb?.text ?? next.names[0]}`;
    parent = parsed;
    current = next;
  }
}

/** What a call of this program would do. */
export function rowEffects(program: Program, call: Call): Effect[] {
  const { levels, leaf, outcome } = resolveRow(program, call);
  if (outcome === 'help') return [act('run.read', leaf.parsed.by)];
  const fromOptions = levels.flatMap((level) => optionEffects(level));
  if (outcome === 'unmatched') return [...unmatchedEffects(leaf), ...fromOptions];
  const own = [act(leaf.program.act, leaf.parsed.by), ...fromOptions, ...operandEffects(leaf)];
  return leaf.program.effects ? [...own, ...leaf.program.effects(leaf.call, leaf.parsed)] : own;
}

function unmatchedEffects({ program, call, parsed }: Level): Effect[] {
  const { otherwise = 'run.unknown' } = program;
  if (typeof otherwise === 'function') return otherwise(call, parsed);
  const verb = parsed.operands[0];
  return [act(otherwise, parsed.by, verb?.text ?? 'a subcommand that is only known at run time')];
}

function inDirectory(call: Call, parsed: ParsedArgs): Call {
  const directories = parsed.options.filter((option) => option.use === 'directory');
  if (directories.length === 0) return call;
  const context = directories.reduce((from, { value }) => (value ? from.from(value) : from), call.context);
  return { ...call, context };
}

function optionEffects({ program, call, parsed }: Level): Effect[] {
  const effects = parsed.options.flatMap((option) => optionEffect(option, call, parsed));
  effects.push(...(program.before?.(call, parsed) ?? []));
  if (program.optionsHarmless) return effects;
  if (program.anyOption) return effects;
  for (const option of parsed.unlisted) effects.push(act('run.option', parsed.by, option));
  if (program.style !== 'raw')
    for (const word of parsed.unseen)
      if (isOpenWord(word, call.context)) effects.push(act('run.option', parsed.by, openWord(word.prefix)));
  return effects;
}

/** A glob is no option as long as no file here has a name that looks like one. */
function isOpenWord(word: Arg, context: Context): boolean {
  // A connection URL is no option either.
  if (word.variable !== undefined && word.variable === context.settings.database?.urlVariable) return false;
  if (word.pattern === undefined || context.cwd === undefined) return true;
  return context.world.list(context.cwd).some((name) => name.startsWith('-'));
}

/** What an option does with its value, if it got one. */
type ValueUse = (value: Arg | undefined, by: string, context: Context) => Effect[];

const nothing = (): Effect[] => [];

const withFile =
  (effect: (target: Target, by: string) => Effect): ValueUse =>
  (value, by, context) =>
    value === undefined || value.text === '-' || value.content ? [] : [effect(context.target(value), by)];

const valueUses: Readonly<Record<Exclude<OptionUse, object>, ValueUse>> = {
  flag: nothing,
  recursive: nothing,
  value: nothing,
  optional: nothing,
  directory: nothing,
  'writes-into': nothing,
  reads: withFile(read),
  'reads-tree': withFile((target, by) => read(treeOf(target), by)),
  writes: withFile(write),
  'writes-tree': withFile((target, by) => write(treeOf(target), by)),
  runs: (value, _, context) => (value === undefined ? [] : context.shell(value)),
};

function optionEffect({ use, value, asWritten }: ParsedOption, call: Call, parsed: ParsedArgs): Effect[] {
  if (typeof use === 'object') return [act(use.act, parsed.by, asWritten)];
  return valueUses[use](value, `${parsed.by} ${asWritten}`, call.context);
}

function operandEffects({ program, call, parsed }: Level): Effect[] {
  const uses = program.operands ?? 'none';
  const recursive = parsed.options.some((option) => option.use === 'recursive');
  const { operands, by } = parsed;
  if (uses === 'copies' || uses === 'moves') return transferEffects(uses, call.context, parsed);
  const effects = (use: SingleOperandUse, arg: Arg): Effect[] =>
    arg.content ? [] : operandUses[use](arg, { by, recursive, context: call.context });
  if (typeof uses === 'string') return operands.flatMap((arg) => effects(uses, arg));
  return operands.flatMap((arg, at) => {
    const here = effects(uses.first[at] ?? uses.rest, arg);
    // A word that may become several can reach into the positions after its own.
    const spills = arg.many && at < uses.first.length;
    return spills ? [...here, ...effects(uses.rest, arg)] : here;
  });
}

type Row = { by: string; recursive: boolean; context: Context };

const operandUses: Readonly<Record<SingleOperandUse, (arg: Arg, row: Row) => Effect[]>> = {
  none: nothing,
  text: nothing,
  reads: (arg, row) => (arg.text === '-' ? [] : [read(placeOf(arg, row), row.by)]),
  'reads-tree': (arg, { by, context }) => [read(wholeOf(context.target(arg), context), by)],
  writes: (arg, row) => [write(placeOf(arg, row), row.by)],
  'writes-tree': (arg, { by, context }) => [write(wholeOf(context.target(arg), context), by)],
  deletes: (arg, { by, recursive, context }) => {
    const entry = entryOf(arg, context);
    return [write(recursive ? wholeOf(entry, context) : entry, by)];
  },
};

const placeOf = (arg: Arg, { recursive, context }: Row): Target =>
  recursive ? wholeOf(context.target(arg), context) : context.target(arg);

/** cp and mv: the last operand is the place, unless -t names it. */
function transferEffects(use: 'copies' | 'moves', context: Context, parsed: ParsedArgs): Effect[] {
  const { by, operands, options } = parsed;
  const recursive = use === 'moves' || options.some((option) => option.use === 'recursive');
  const directory = options.find((option) => option.use === 'writes-into')?.value;
  const places = directory ? [{ place: directory, at: operands.length }] : possiblePlaces(operands);
  const rules = { exact: hasOption(parsed, 'T'), replaces: use === 'moves' };
  return operands.slice(0, directory ? undefined : -1).flatMap((source, index) => {
    const origin = use === 'moves' ? entryOf(source, context) : context.target(source);
    const from = recursive ? wholeOf(origin, context) : origin;
    const isTree = recursive && from.kind !== 'path';
    const landed = places
      .filter(({ at }) => index < at)
      .flatMap(({ place, at }) =>
        landings(source, place, { ...rules, into: directory !== undefined || at > 1 }, context),
      );
    return [
      read(from, by),
      ...(use === 'moves' ? [write(from, by)] : []),
      ...landed.map((target) => write(isTree ? treeOf(target) : target, by)),
    ];
  });
}

/** A last word that may become nothing leaves its place to the one before. */
function possiblePlaces(operands: readonly Arg[]): { place: Arg; at: number }[] {
  const places: { place: Arg; at: number }[] = [];
  for (let at = operands.length - 1; at > 0; at--) {
    const place = operands[at] as Arg;
    places.push({ place, at });
    if (!place.many || place.pattern !== undefined) break;
  }
  return places;
}
