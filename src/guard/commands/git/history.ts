import { act, type Effect, read, write } from '../../effects.ts';
import { known } from '../../shell/arg.ts';
import { directoriesMade } from '../files/copy.ts';
import { treeOf, wholeOf } from '../landing.ts';
import { hasOption, optionValues } from '../parse-args.ts';
import type { Call, Options, ParsedArgs, Program } from '../program.ts';
import { anyTracked } from './change.ts';
import { logOptions, negatable } from './options.ts';

/** git's verbs that commit, merge, rewrite and throw away. */

/** Passing the hooks by is changing what they guard. */
const skipsHooks: Options = { 'no-verify': { act: 'git.config' } };

const touchesTree = ({ context }: Call, { by }: ParsedArgs): Effect[] => [
  act('git.worktree', by),
  write(anyTracked(context), by),
];

const mergeOptions: Options = {
  'F file': 'reads',
  'm message s strategy X strategy-option into-name cleanup': 'value',
  'S gpg-sign log': 'optional',
  ...negatable({
    'n e q v commit edit ff ff-only stat squash signoff verify verify-signatures summary compact-summary quiet':
      'flag',
    'verbose progress autostash allow-unrelated-histories rerere-autoupdate overwrite-ignore': 'flag',
  }),
  'abort quit continue no-gpg-sign no-log': 'flag',
  ...skipsHooks,
};

const pickOptions: Options = {
  'm mainline strategy X strategy-option cleanup empty': 'value',
  'S gpg-sign': 'optional',
  'e x r n f s ff signoff edit no-edit no-commit allow-empty allow-empty-message keep-redundant-commits reference':
    'flag',
  'rerere-autoupdate no-rerere-autoupdate no-gpg-sign': 'flag',
  'continue skip abort quit': { act: 'git.history' },
};

function commitEffects({ context }: Call, parsed: ParsedArgs): Effect[] {
  const { by } = parsed;
  if (hasOption(parsed, 'dry-run')) return [];
  const amends = hasOption(parsed, 'amend') ? [act('git.history', by, '--amend')] : [];
  const files = optionValues(parsed, 'F').filter(({ text }) => text !== '-');
  return [act('git.commit', by), ...amends, ...files.map((file) => read(context.target(file), by))];
}

/** `git rebase -x "npm test"` runs its command after each commit. */
const rebaseOptions: Options = {
  'x exec': 'runs',
  'onto C whitespace s strategy X strategy-option empty': 'value',
  'S gpg-sign rebase-merges r': 'optional',
  ...negatable({
    'i k q v n f m interactive quiet verbose stat force-rebase ff merge apply autosquash autostash fork-point':
      'flag',
    'ignore-whitespace signoff committer-date-is-author-date ignore-date reset-author-date root update-refs':
      'flag',
    'reschedule-failed-exec keep-base keep-empty allow-empty-message reapply-cherry-picks verify': 'flag',
    'rerere-autoupdate': 'flag',
  }),
  'edit-todo continue skip abort quit show-current-patch no-gpg-sign': 'flag',
  ...skipsHooks,
};

const opaqueHistory = (names: string): Program => ({
  names: names.split(' '),
  act: 'git.history',
  style: 'raw',
});

export const historyVerbs: Program[] = [
  {
    names: ['commit'],
    act: 'git.read',
    options: {
      'dry-run short porcelain long': 'flag',
      amend: 'flag',
      'n no-verify': { act: 'git.config' },
      'F file': 'value',
      't template': 'reads',
      'm message c reedit-message C reuse-message fixup squash author date cleanup trailer': 'value',
      'u untracked-files S gpg-sign': 'optional',
      'a p s e i o q v z all interactive patch signoff no-signoff edit no-edit include only quiet verbose allow-empty':
        'flag',
      'allow-empty-message reset-author status no-status branch null no-gpg-sign no-post-rewrite verify':
        'flag',
      'pathspec-from-file': 'reads',
      'pathspec-file-nul': 'flag',
    },
    operands: 'text',
    effects: commitEffects,
  },
  {
    names: ['commit-tree'],
    act: 'git.commit',
    options: { 'p m': 'value', F: 'reads', 'S gpg-sign': 'optional' },
    operands: 'text',
  },
  { names: ['merge'], act: 'git.history', options: mergeOptions, operands: 'text', effects: touchesTree },
  {
    names: ['cherry-pick', 'revert'],
    act: 'git.commit',
    options: pickOptions,
    operands: 'text',
    effects: touchesTree,
  },
  {
    names: ['rebase'],
    act: 'git.history',
    options: rebaseOptions,
    operands: 'text',
    effects: (call, parsed) => (hasOption(parsed, 'show-current-patch') ? [] : touchesTree(call, parsed)),
  },
  {
    names: ['reflog'],
    act: 'git.read',
    options: logOptions,
    operands: 'text',
    subcommands: [
      { names: ['show', 'exists', 'list'], act: 'git.read', options: logOptions, operands: 'text' },
      opaqueHistory('expire delete drop write'),
    ],
  },
  {
    names: ['bisect'],
    act: 'git.worktree',
    operands: 'text',
    subcommands: [
      {
        names: ['log', 'terms', 'help'],
        act: 'git.read',
        options: { 'term-good term-bad term-old term-new': 'flag' },
        operands: 'text',
      },
      { names: ['view', 'visualize'], act: 'git.read', options: logOptions, operands: 'text' },
      {
        names: ['run'],
        act: 'git.worktree',
        style: 'raw',
        effects: (call, parsed) => [...touchesTree(call, parsed), ...call.context.run(call.args)],
      },
    ],
  },
  {
    names: ['filter-branch'],
    act: 'git.history',
    options: {
      'env-filter tree-filter index-filter parent-filter msg-filter commit-filter tag-name-filter setup':
        'runs',
      'subdirectory-filter d original state-branch': 'value',
      'f force prune-empty remap-to-ancestor': 'flag',
    },
    operands: 'text',
    effects: touchesTree,
  },
  {
    names: ['hash-object'],
    act: 'git.read',
    options: { w: { act: 'git.index' }, 't path': 'value', 'stdin stdin-paths no-filters literally': 'flag' },
    operands: 'reads',
  },
  {
    names: ['rerere'],
    act: 'git.index',
    operands: 'text',
    subcommands: [
      { names: ['status', 'diff', 'remaining'], act: 'git.read' },
      { names: ['clear', 'forget', 'gc'], act: 'git.index', operands: 'text' },
    ],
  },
  {
    names: ['difftool'],
    act: 'run.unknown',
    options: {
      ...logOptions,
      'x extcmd': 'runs',
      't tool': 'value',
      'd g y dir-diff gui no-gui no-prompt prompt symlinks no-symlinks tool-help trust-exit-code': 'flag',
    },
    operands: 'text',
  },
  {
    names: ['mergetool'],
    act: 'git.worktree',
    options: { 't tool O': 'value', 'g y gui no-gui no-prompt prompt tool-help': 'flag' },
    operands: 'text',
    effects: (call, parsed) => [act('run.unknown', parsed.by), ...touchesTree(call, parsed)],
  },
  {
    names: ['replace'],
    act: 'git.history',
    style: 'raw',
  },
  {
    names: [
      'fast-import',
      'unpack-objects',
      'index-pack',
      'pack-objects',
      'mktree',
      'mktag',
      'write-tree',
      'mailinfo',
      'unpack-file',
    ],
    act: 'git.index',
    style: 'raw',
    effects: ({ args, context }, { by }) =>
      args
        .filter(({ prefix }) => !prefix.startsWith('-'))
        .map((file) => write(wholeOf(context.target(file), context), by)),
  },
  {
    names: ['mailsplit'],
    act: 'git.read',
    options: { o: 'writes-tree', 'b keep-cr mboxrd': 'flag', 'd f': 'value' },
    operands: 'reads',
  },
  opaqueHistory(
    'gc prune repack pack-refs prune-packed commit-graph multi-pack-index maintenance pack-redundant',
  ),
  opaqueHistory('filter-repo update-ref replay refs update-server-info backfill'),
  {
    names: ['symbolic-ref'],
    act: 'git.read',
    options: { 'd delete': { act: 'git.branch' }, m: 'value', 'q short recurse no-recurse quiet': 'flag' },
    operands: 'text',
    effects: (_, { by, operands }) => (operands.length > 1 ? [act('git.branch', by)] : []),
  },
  {
    names: ['init'],
    act: 'git.config',
    options: {
      'b initial-branch object-format ref-format': 'value',
      shared: 'optional',
      template: 'reads-tree',
      'separate-git-dir': 'writes-tree',
      bare: 'flag',
      'q quiet': 'flag',
    },
    operands: 'text',
    effects: ({ context }, parsed) => {
      const { by, operands } = parsed;
      const [place] = operands;
      const inside = place ? context.from(place) : context;
      const made = treeOf(inside.target(known(hasOption(parsed, 'bare') ? '.' : '.git')));
      return [...(place ? directoriesMade(place, context, by) : []), write(made, by)];
    },
  },
];
