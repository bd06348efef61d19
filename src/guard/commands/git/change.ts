import { act, type Effect, type Target, write } from '../../effects.ts';
import { type Arg, known } from '../../shell/arg.ts';
import { entryOf, landings, treeOf, wholeOf } from '../landing.ts';
import { hasOption } from '../parse-args.ts';
import type { Call, Context, Options, ParsedArgs, Program } from '../program.ts';
import { pathspecTargets } from './paths.ts';

/** git's verbs that change the index and the files of the work tree. */

export const writesTo = (targets: readonly Target[], by: string): Effect[] =>
  targets.map((target) => write(target, by));

/** Some files of the work tree, there is no telling which. */
export const anyTracked = ({ world }: Context): Target => ({ kind: 'unknown', prefix: `${world.root}/` });

export const pathspecFile: Options = { 'pathspec-from-file': 'reads', 'pathspec-file-nul': 'flag' };

/** Pathspecs given, or whatever a file of them holds. */
function namedTargets(specs: readonly Arg[], parsed: ParsedArgs, context: Context): Target[] {
  const targets = pathspecTargets(specs, context);
  const fromFile = parsed.options.some(({ name }) => name === 'pathspec-from-file');
  return fromFile ? [...targets, anyTracked(context)] : targets;
}

function exists(arg: Arg, context: Context): boolean {
  const target = context.target(arg);
  return target.kind !== 'path' || context.world.kind(target.path) !== 'missing';
}

/** A branch name and a path look alike. Of several words the first may be the commit the paths are taken from. */
function checkoutEffects({ context }: Call, parsed: ParsedArgs): Effect[] {
  const { by, operands, afterDashes } = parsed;
  if (hasOption(parsed, 'b') || hasOption(parsed, 't')) return [act('git.branch', by)];
  const specs =
    afterDashes ?? (operands.length > 1 ? operands : operands.filter((arg) => exists(arg, context)));
  // Without paths, --force throws away what was changed.
  if (specs.length === 0 && hasOption(parsed, 'f')) return writesTo([anyTracked(context)], by);
  return writesTo(namedTargets(specs, parsed, context), by);
}

function restoreEffects({ context }: Call, parsed: ParsedArgs): Effect[] {
  const { by, operands } = parsed;
  if (hasOption(parsed, 'S') && !hasOption(parsed, 'W')) return [act('git.index', by)];
  return [act('git.worktree', by), ...writesTo(namedTargets(operands, parsed, context), by)];
}

/** Moves the branch unless it is told only to unstage; --hard also throws changes away. */
function resetEffects({ context }: Call, parsed: ParsedArgs): Effect[] {
  const { by, operands, afterDashes } = parsed;
  const moves = ['soft', 'hard', 'merge', 'keep'].some((mode) => hasOption(parsed, mode));
  const touchesFiles = moves && !hasOption(parsed, 'soft');
  const [first] = operands;
  const onlyIndex =
    !moves &&
    (first === undefined ||
      afterDashes !== undefined ||
      operands.length > 1 ||
      first.text === 'HEAD' ||
      first.text === '@' ||
      (first.text !== undefined && exists(first, context)));
  if (onlyIndex) return [act('git.index', by)];
  return [
    act('git.history', by),
    ...(touchesFiles ? [act('git.worktree', by), write(anyTracked(context), by)] : []),
  ];
}

/** Only what git doesn't track, which can't be told from here. */
function cleanEffects({ context }: Call, parsed: ParsedArgs): Effect[] {
  const { by, operands } = parsed;
  if (hasOption(parsed, 'n')) return [];
  const places = operands.length > 0 ? pathspecTargets(operands, context) : [context.target(known('.'))];
  const below = places.map((place): Target => {
    if (place.kind === 'unknown') return place;
    return { kind: 'unknown', prefix: `${place.kind === 'path' ? place.path : place.dir}/` };
  });
  return [act('git.worktree', by), ...writesTo(below, by)];
}

/** Where a submodule may be among them, .gitmodules is rewritten as well. */
function submodulesOf(specs: readonly Arg[], { world, target }: Context): Target[] {
  const list = `${world.root}/.gitmodules`;
  const isFile = (arg: Arg) => {
    const place = target(arg);
    return place.kind === 'path' && world.kind(place.path) === 'file';
  };
  return world.kind(list) === 'missing' || specs.every(isFile) ? [] : [{ kind: 'path', path: list }];
}

function removeEffects({ context }: Call, parsed: ParsedArgs): Effect[] {
  if (hasOption(parsed, 'cached') || hasOption(parsed, 'n')) return [];
  const { by, operands } = parsed;
  const targets = [...namedTargets(operands, parsed, context), ...submodulesOf(operands, context)];
  return [act('git.worktree', by), ...writesTo(targets, by)];
}

function moveEffects({ context }: Call, parsed: ParsedArgs): Effect[] {
  const { by, operands } = parsed;
  const place = operands.at(-1);
  if (hasOption(parsed, 'n') || !place) return [];
  return [
    act('git.worktree', by),
    ...writesTo(submodulesOf(operands.slice(0, -1), context), by),
    ...operands.slice(0, -1).flatMap((source) => {
      const from = wholeOf(entryOf(source, context), context);
      const landed = landings(source, place, { into: operands.length > 2, replaces: true }, context);
      return [from, ...landed.map((target) => (from.kind === 'path' ? target : treeOf(target)))].map(
        (target) => write(target, by),
      );
    }),
  ];
}

export const changeVerbs: Program[] = [
  {
    names: ['add', 'stage'],
    act: 'git.index',
    options: {
      'n v f i p e u A N dry-run verbose force interactive patch edit update all no-all ignore-removal':
        'flag',
      'no-ignore-removal intent-to-add refresh ignore-errors ignore-missing sparse renormalize no-warn-embedded-repo':
        'flag',
      chmod: 'value',
      ...pathspecFile,
    },
    operands: 'text',
  },
  {
    names: ['rm'],
    act: 'git.index',
    options: {
      cached: 'flag',
      'n dry-run': 'flag',
      'r f q force quiet ignore-unmatch sparse': 'flag',
      ...pathspecFile,
    },
    operands: 'text',
    effects: removeEffects,
  },
  {
    names: ['mv'],
    act: 'git.index',
    options: { 'n dry-run': 'flag', 'f k v force verbose sparse': 'flag' },
    operands: 'text',
    effects: moveEffects,
  },
  {
    names: ['restore'],
    act: 'git.read',
    options: {
      'S staged': 'flag',
      'W worktree': 'flag',
      's source conflict U unified inter-hunk-context': 'value',
      'p q m patch quiet progress no-progress ours theirs merge ignore-unmerged overlay no-overlay': 'flag',
      'ignore-skip-worktree-bits no-recurse-submodules 2 3': 'flag',
      'recurse-submodules': 'optional',
      ...pathspecFile,
    },
    operands: 'text',
    effects: restoreEffects,
  },
  {
    names: ['checkout'],
    act: 'git.worktree',
    options: {
      'b B orphan': 'value',
      't track': 'optional',
      'recurse-submodules': 'optional',
      'f force': 'flag',
      'q d l m p quiet detach no-track progress no-progress ours theirs merge patch guess no-guess': 'flag',
      'ignore-skip-worktree-bits overlay no-overlay overwrite-ignore no-overwrite-ignore 2 3': 'flag',
      'ignore-other-worktrees no-recurse-submodules': 'flag',
      'conflict U unified': 'value',
      ...pathspecFile,
    },
    operands: 'text',
    effects: checkoutEffects,
  },
  {
    names: ['switch'],
    act: 'git.worktree',
    options: {
      'c C orphan create force-create': { act: 'git.branch', value: true },
      't track': { act: 'git.branch', value: 'optional' },
      'recurse-submodules': 'optional',
      'f force discard-changes': 'flag',
      'd q m detach quiet merge guess no-guess progress no-progress no-track': 'flag',
      'ignore-other-worktrees no-recurse-submodules': 'flag',
      conflict: 'value',
    },
    operands: 'text',
    effects: ({ context }, parsed) =>
      hasOption(parsed, 'f') ? writesTo([anyTracked(context)], parsed.by) : [],
  },
  {
    names: ['reset'],
    act: 'git.read',
    options: {
      soft: 'flag',
      hard: 'flag',
      merge: 'flag',
      keep: 'flag',
      'mixed q p N quiet patch refresh no-refresh intent-to-add no-recurse-submodules': 'flag',
      'recurse-submodules': 'optional',
      ...pathspecFile,
    },
    operands: 'text',
    effects: resetEffects,
  },
  {
    names: ['clean'],
    act: 'git.read',
    options: { 'n dry-run': 'flag', 'd f i q x X force interactive quiet': 'flag', 'e exclude': 'value' },
    operands: 'text',
    effects: cleanEffects,
  },
  {
    names: ['read-tree', 'update-index'],
    act: 'git.index',
    style: 'raw',
    effects: ({ args, context }, { by }) =>
      args.some(({ text }) => text === '-u') ? [act('git.worktree', by), write(anyTracked(context), by)] : [],
  },
  {
    names: ['checkout-index', 'merge-index', 'merge-one-file'],
    act: 'git.worktree',
    style: 'raw',
    effects: ({ context }, { by }) => [write(anyTracked(context), by)],
  },
  {
    names: ['sparse-checkout'],
    act: 'git.read',
    style: 'raw',
    effects: ({ args, context }, { by }) =>
      args[0]?.text === 'list' ? [] : [act('git.worktree', by), write(anyTracked(context), by)],
  },
  {
    names: ['merge-file'],
    act: 'git.read',
    options: {
      'p stdout object-id': 'flag',
      'L marker-size diff-algorithm': 'value',
      'q quiet ours theirs union diff3 zdiff3': 'flag',
    },
    operands: 'reads',
    effects: ({ context }, { by, operands, options }) =>
      options.some(({ name }) => name === 'p')
        ? []
        : operands.slice(0, 1).map((file) => write(context.target(file), by)),
  },
  {
    names: ['interpret-trailers'],
    act: 'git.read',
    options: {
      'in-place': 'flag',
      'where if-exists if-missing trailer': 'value',
      'trim-empty only-trailers only-input unfold parse no-divider': 'flag',
    },
    operands: 'reads',
    effects: ({ context }, parsed) =>
      hasOption(parsed, 'in-place')
        ? parsed.operands.map((file) => write(context.target(file), parsed.by))
        : [],
  },
];
