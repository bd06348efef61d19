import { act, type Effect, read, type Target, write } from '../../effects.ts';
import { type Arg, known } from '../../shell/arg.ts';
import { entryOf, landings, treeOf, wholeOf } from '../landing.ts';
import { hasOption, optionValues } from '../parse-args.ts';
import { patchPaths, stripPath } from '../patch-paths.ts';
import type { Call, Context, Options, ParsedArgs, Program } from '../program.ts';
import { visibleFile, visibleStdin } from '../visible.ts';
import { logOptions } from './options.ts';
import { pathspecTargets, readsOfOperands } from './paths.ts';

/** git's verbs that change the index and the files of the work tree. */

const writesTo = (targets: readonly Target[], by: string): Effect[] =>
  targets.map((target) => write(target, by));

/** Some files of the work tree, there is no telling which. */
export const anyTracked = ({ world }: Context): Target => ({ kind: 'unknown', prefix: `${world.root}/` });

const pathspecFile: Options = { 'pathspec-from-file': 'reads', 'pathspec-file-nul': 'flag' };

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
  if (hasOption(parsed, 'b')) return [act('git.branch', by)];
  const specs =
    afterDashes ?? (operands.length > 1 ? operands : operands.filter((arg) => exists(arg, context)));
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

function removeEffects({ context }: Call, parsed: ParsedArgs): Effect[] {
  if (hasOption(parsed, 'cached') || hasOption(parsed, 'n')) return [];
  return [
    act('git.worktree', parsed.by),
    ...writesTo(namedTargets(parsed.operands, parsed, context), parsed.by),
  ];
}

function moveEffects({ context }: Call, parsed: ParsedArgs): Effect[] {
  const { by, operands } = parsed;
  const place = operands.at(-1);
  if (hasOption(parsed, 'n') || !place) return [];
  return [
    act('git.worktree', by),
    ...operands.slice(0, -1).flatMap((source) => {
      const from = wholeOf(entryOf(source, context), context);
      const landed = landings(source, place, { into: operands.length > 2, replaces: true }, context);
      return [from, ...landed.map((target) => (from.kind === 'path' ? target : treeOf(target)))].map(
        (target) => write(target, by),
      );
    }),
  ];
}

/** The files of a patch that can be seen, from the root and from here; else any file of the work tree. */
function patchedTargets(
  patches: readonly (string | undefined)[],
  parsed: ParsedArgs,
  context: Context,
): Target[] {
  const strip = Number(optionValues(parsed, 'p')[0]?.text ?? 1);
  const directory = optionValues(parsed, 'directory')[0];
  if (directory && directory.text === undefined) return [anyTracked(context)];
  const root = `${context.world.root}/${directory ? `${directory.text}/` : ''}`;
  return patches.flatMap((patch) => {
    const paths = patch === undefined ? undefined : patchPaths(patch);
    if (!paths) return [anyTracked(context)];
    return paths.flatMap(({ path, stripped }) => {
      const name = stripped ? path : stripPath(path, strip);
      const fromRoot = context.target(known(root + name));
      return context.cwd === context.world.root ? [fromRoot] : [fromRoot, context.target(known(name))];
    });
  });
}

const patchesOf = (call: Call, files: readonly Arg[]): (string | undefined)[] => {
  const named = files.filter(({ text }) => text !== '-');
  return named.length === 0
    ? [visibleStdin(call) || undefined]
    : named.map((file) => visibleFile(file, call.context));
};

function applyEffects(call: Call, parsed: ParsedArgs): Effect[] {
  const { by, operands } = parsed;
  const reads = operands
    .filter(({ text }) => text !== '-')
    .map((file) => read(call.context.target(file), by));
  const onlyLooks = ['stat', 'numstat', 'summary', 'check'].some((name) => hasOption(parsed, name));
  if (onlyLooks && !hasOption(parsed, 'apply')) return reads;
  if (hasOption(parsed, 'cached')) return [...reads, act('git.index', by)];
  const targets = patchedTargets(patchesOf(call, operands), parsed, call.context);
  return [...reads, act('git.worktree', by), ...writesTo(targets, by)];
}

function amEffects(call: Call, parsed: ParsedArgs): Effect[] {
  const { by, operands } = parsed;
  if (hasOption(parsed, 'show-current-patch')) return [];
  const takesUp = ['continue', 'skip', 'abort', 'quit', 'retry'].some((name) => hasOption(parsed, name));
  const targets = takesUp
    ? [anyTracked(call.context)]
    : patchedTargets(patchesOf(call, operands), parsed, call.context);
  return [
    act(takesUp ? 'git.history' : 'git.commit', by),
    act('git.worktree', by),
    ...operands.map((file) => read(call.context.target(file), by)),
    ...writesTo(targets, by),
  ];
}

const stashed = (call: Call, { by, operands, afterDashes }: ParsedArgs): Effect[] => [
  act('git.worktree', by),
  ...((afterDashes ?? operands).length > 0
    ? writesTo(pathspecTargets(afterDashes ?? operands, call.context), by)
    : [write(anyTracked(call.context), by)]),
];

const restoresStash = ({ context }: Call, { by }: ParsedArgs): Effect[] => [
  act('git.worktree', by),
  write(anyTracked(context), by),
];

const stashOptions: Options = {
  'p k S u a q patch keep-index no-keep-index staged include-untracked no-include-untracked all quiet':
    'flag',
  'm message': 'value',
  'U unified inter-hunk-context': 'value',
  ...pathspecFile,
};

const patchOptions: Options = {
  'p directory': 'value',
};

export const changeVerbs: Program[] = [
  {
    names: ['add', 'stage'],
    act: 'git.index',
    options: {
      'n v f i p e u A N chmod dry-run verbose force interactive patch edit update all no-all ignore-removal':
        'flag',
      'intent-to-add refresh ignore-errors ignore-missing sparse renormalize no-warn-embedded-repo': 'flag',
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
      'ignore-skip-worktree-bits recurse-submodules no-recurse-submodules 2 3': 'flag',
      ...pathspecFile,
    },
    operands: 'text',
    effects: restoreEffects,
  },
  {
    names: ['checkout'],
    act: 'git.worktree',
    options: {
      'b B orphan t track': 'flag',
      'f q d l m p force quiet detach no-track progress no-progress ours theirs merge patch guess no-guess':
        'flag',
      'ignore-skip-worktree-bits overlay no-overlay overwrite-ignore no-overwrite-ignore recurse-submodules 2 3':
        'flag',
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
      'c C orphan create force-create t track': { act: 'git.branch' },
      'd f q m detach force discard-changes quiet merge guess no-guess progress no-progress no-track': 'flag',
      'ignore-other-worktrees recurse-submodules no-recurse-submodules': 'flag',
      conflict: 'value',
    },
    operands: 'text',
  },
  {
    names: ['reset'],
    act: 'git.read',
    options: {
      soft: 'flag',
      hard: 'flag',
      merge: 'flag',
      keep: 'flag',
      'mixed q p N quiet patch refresh no-refresh intent-to-add recurse-submodules no-recurse-submodules':
        'flag',
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
    names: ['stash'],
    act: 'git.index',
    options: stashOptions,
    operands: 'text',
    effects: stashed,
    subcommands: [
      {
        names: ['list', 'show'],
        act: 'git.read',
        options: { ...logOptions, 'only-untracked': 'flag' },
        effects: readsOfOperands,
      },
      {
        names: ['push', 'save'],
        act: 'git.index',
        options: stashOptions,
        operands: 'text',
        effects: stashed,
      },
      {
        names: ['pop', 'apply'],
        act: 'git.index',
        options: { 'index q quiet': 'flag' },
        operands: 'text',
        effects: restoresStash,
      },
      { names: ['branch'], act: 'git.branch', operands: 'text', effects: restoresStash },
      { names: ['drop', 'clear'], act: 'git.history', options: { 'q quiet': 'flag' }, operands: 'text' },
      {
        names: ['create', 'store', 'import', 'export'],
        act: 'git.index',
        options: { 'q m message': 'flag' },
        operands: 'text',
      },
    ],
  },
  {
    names: ['apply'],
    act: 'git.read',
    options: {
      ...patchOptions,
      p: 'value',
      directory: 'value',
      stat: 'flag',
      numstat: 'flag',
      summary: 'flag',
      check: 'flag',
      cached: 'flag',
      apply: 'flag',
      'build-fake-ancestor': 'writes',
      'C whitespace include exclude': 'value',
      'R 3 v z N q index reverse 3way verbose intent-to-add reject allow-empty no-add binary ours theirs union':
        'flag',
      'unidiff-zero inaccurate-eof recount ignore-space-change ignore-whitespace allow-overlap unsafe-paths quiet':
        'flag',
    },
    operands: 'text',
    effects: applyEffects,
  },
  {
    names: ['am'],
    act: 'git.read',
    options: {
      p: 'value',
      directory: 'value',
      continue: 'flag',
      skip: 'flag',
      abort: 'flag',
      quit: 'flag',
      retry: 'flag',
      'show-current-patch': 'optional',
      'no-verify n': { act: 'git.config' },
      'S gpg-sign': 'optional',
      'C whitespace include exclude patch-format quoted-cr empty': 'value',
      's k u i 3 c q b m r signoff keep utf8 interactive 3way scissors quiet keep-cr message-id reject':
        'flag',
      'committer-date-is-author-date ignore-date ignore-space-change ignore-whitespace rerere-autoupdate':
        'flag',
    },
    operands: 'text',
    effects: amEffects,
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
