import { act, type Effect, read, type Target } from '../../effects.ts';
import { type Arg, known } from '../../shell/arg.ts';
import { hasOption, optionValues } from '../parse-args.ts';
import { patchPaths, stripPath } from '../patch-paths.ts';
import type { Call, Context, ParsedArgs, Program } from '../program.ts';
import { visibleFile, visibleStdin } from '../visible.ts';
import { anyTracked, writesTo } from './change.ts';
import { negatable } from './options.ts';

/** git's verbs that take patches: their paths are known when the patch can be seen. */

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

export const patchVerbs: Program[] = [
  {
    names: ['apply'],
    act: 'git.read',
    options: {
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
      'C whitespace include exclude patch-format quoted-cr empty': 'value',
      ...negatable({
        'S gpg-sign': 'optional',
        's k u i 3 c q b m r signoff keep utf8 interactive 3way scissors quiet keep-cr message-id reject verify':
          'flag',
        'committer-date-is-author-date ignore-date ignore-space-change ignore-whitespace rerere-autoupdate':
          'flag',
      }),
      'no-verify n': { act: 'git.config' },
    },
    operands: 'text',
    effects: amEffects,
  },
];
