import { type Effect, type Target, write } from '../../effects.ts';
import { type Arg, known } from '../../shell/arg.ts';
import type { Call, Options, ParsedArgs, Program } from '../program.ts';
import { snapshotUpdate, updatesByOption } from '../snapshots.ts';

/** A build, test, lint or format tool: opaque but usual, and these are the files it certainly changes. */
export type Tool = {
  names: string;
  style?: 'single-dash';
  /** Options that stand for themselves though ones that write start like them. */
  flags?: string;
  /** Options with a value that does nothing by itself. */
  values?: string;
  /** Options whose value is a file, or directory, that is written. */
  outputs?: string;
  outputTrees?: string;
  /** Options with which the operands are rewritten; with 'always' they are unless one of `checks` is given. */
  fixes?: string;
  checks?: string;
  /** Operands that are verbs: the rewriting ones, then others. Everything else is a file. */
  fixVerbs?: string;
  verbs?: string;
  /** What is rewritten when no file is named: base names. */
  whole?: readonly string[];
  /** Options that update snapshots. */
  snapshots?: string;
  /** Further effects of verbs or options. */
  effects?: (call: Call, parsed: ParsedArgs) => Effect[];
};

const table = (names: string | undefined, use: Options[string]): Options =>
  names === undefined ? {} : Object.fromEntries(names.split(' ').map((name) => [name, use]));

const listed = (names: string | undefined): readonly string[] => names?.split(' ') ?? [];

export function tool(row: Tool): Program {
  return {
    names: row.names.split(' '),
    act: 'run.build',
    anyOption: true,
    ...(row.style && { style: row.style }),
    options: {
      ...table(row.flags, 'flag'),
      ...table(row.values, 'value'),
      ...table(row.outputs, 'writes'),
      ...table(row.outputTrees, 'writes-tree'),
      ...table(row.fixes === 'always' ? undefined : row.fixes, 'optional'),
      ...table(row.checks, 'optional'),
      ...table(row.snapshots, 'optional'),
    },
    effects: (call, parsed) => [
      ...fixEffects(row, call, parsed),
      ...(updatesByOption(listed(row.snapshots), parsed) ? [snapshotUpdate(parsed.by)] : []),
      ...(row.effects?.(call, parsed) ?? []),
    ],
  };
}

const isGiven = (names: readonly string[], parsed: ParsedArgs): boolean =>
  parsed.options.some(({ name, value }) => names.includes(name) && value?.text !== 'false');

function fixEffects(row: Tool, call: Call, parsed: ParsedArgs): Effect[] {
  const verb = parsed.operands[0]?.text ?? '';
  const isFixVerb = listed(row.fixVerbs).includes(verb);
  const hasVerb = isFixVerb || listed(row.verbs).includes(verb);
  const alwaysFixes = row.fixes === 'always' && (row.verbs === undefined || !hasVerb);
  const fixes = isFixVerb || alwaysFixes || isGiven(listed(row.fixes), parsed);
  if (!fixes || isGiven(listed(row.checks), parsed)) return [];
  const files = hasVerb ? parsed.operands.slice(1) : parsed.operands;
  return rewritten(files, row.whole, parsed.by, call);
}

/** The files named, or everything of the tool's kind below the working directory. */
export function rewritten(
  files: readonly Arg[],
  whole: readonly string[] | undefined,
  by: string,
  call: Call,
): Effect[] {
  const operands = files.length > 0 ? files : [known('.')];
  return operands.flatMap((file) => targetsOf(file, whole, call).map((target) => write(target, by)));
}

function targetsOf(file: Arg, whole: readonly string[] | undefined, { context }: Call): Target[] {
  const target = context.target(ownGlob(file));
  if (target.kind !== 'path' || context.world.kind(target.path) !== 'directory') return [target];
  const names = whole ?? [undefined];
  return names.map((name) => ({ kind: 'tree', dir: target.path, ...(name !== undefined && { name }) }));
}

/** A quoted glob is expanded by the tool itself: prettier --write 'src/**'. ./... is Go's for everything below. */
function ownGlob(file: Arg): Arg {
  if (file.text === undefined) return file;
  if (file.text.endsWith('/...') || file.text === '...')
    return known(file.text.replace(/\/?\.\.\.$/, '') || '.');
  const wild = file.text.search(/[*?[{]/);
  return wild < 0 ? file : { prefix: file.text.slice(0, wild), pattern: file.text };
}

/** A file that isn't there yet, so its name isn't known; only where it goes. */
export function newFileIn(dir: string, { context }: Call): Target {
  const target = context.target(known(dir));
  return target.kind === 'path' ? { kind: 'unknown', prefix: `${target.path}/` } : target;
}

/** One glob for all of them, so that one sweep finds them. */
export const extensions = (...names: string[]): string[] => [
  names.length === 1 ? `*.${names[0]}` : `*.{${names.join(',')}}`,
];
