import { act, type Effect, read, write } from '../../effects.ts';
import { treeOf } from '../landing.ts';
import { hasOption, optionValues } from '../parse-args.ts';
import type { Call, Options, ParsedArgs, Program } from '../program.ts';
import { anyTracked } from './change.ts';

/** Branches, tags, remotes, worktrees, notes, settings: listed by one spelling, changed by another. */

const listing: Options = {
  'sort format points-at contains no-contains with without merged no-merged': 'value',
  'color abbrev column': 'optional',
  'no-color no-column no-abbrev i ignore-case omit-empty': 'flag',
};

/** A name alone creates; with a filter or --list it is a pattern. */
function branchEffects(_: Call, parsed: ParsedArgs): Effect[] {
  const filters = parsed.options.some(({ asWritten }) =>
    /^--(list|contains|no-contains|with|without|merged|no-merged|points-at)$|^-l$/.test(asWritten),
  );
  return parsed.operands.length > 0 && !filters ? [act('git.branch', parsed.by)] : [];
}

function tagEffects(_: Call, parsed: ParsedArgs): Effect[] {
  const filters = parsed.options.some(({ asWritten }) =>
    /^--(list|contains|no-contains|with|without|merged|no-merged|points-at|verify)$|^-[lnv]$/.test(asWritten),
  );
  return parsed.operands.length > 0 && !filters ? [act('git.branch', parsed.by)] : [];
}

const configReaders = /^(get|get-all|get-regexp|get-urlmatch|get-color|get-colorbool|list)$/;

/** In the older spelling one word asks and two set. */
function configEffects({ context }: Call, parsed: ParsedArgs): Effect[] {
  const { by, operands } = parsed;
  const file = optionValues(parsed, 'f')[0];
  const asks =
    parsed.options.some(({ name }) => configReaders.test(name)) ||
    (operands.length === 1 && !parsed.options.some(({ name }) => name === 'add'));
  if (asks || (operands.length === 0 && !parsed.options.some(({ name }) => name === 'add')))
    return file ? [read(context.target(file), by)] : [];
  return [act('git.config', by), ...(file ? [write(context.target(file), by)] : [])];
}

const configScope: Options = {
  'f file': 'value',
  'global system local worktree z null name-only show-origin show-scope includes no-includes show-names':
    'flag',
  'bool int bool-or-int path expiry-date no-type': 'flag',
  't type default blob value url': 'value',
  'fixed-value all regexp append comment': 'flag',
};

const settingsVerb = (names: string, sets: boolean): Program => ({
  names: names.split(' '),
  act: sets ? 'git.config' : 'git.read',
  options: configScope,
  operands: 'text',
  effects: ({ context }, parsed) =>
    optionValues(parsed, 'f').map((file) => (sets ? write : read)(context.target(file), parsed.by)),
});

const changesBranch = (names: string, more: Partial<Program> = {}): Program => ({
  names: names.split(' '),
  act: 'git.branch',
  style: 'raw',
  ...more,
});

const worktreeWrites = ({ context }: Call, { by, operands }: ParsedArgs): Effect[] =>
  operands.slice(0, 2).map((place) => write(treeOf(context.target(place)), by));

export const refVerbs: Program[] = [
  {
    names: ['branch'],
    act: 'git.read',
    options: {
      ...listing,
      'a r v q l all remotes verbose quiet list show-current': 'flag',
      'd D m M c C f u delete move copy force set-upstream-to unset-upstream edit-description no-track': {
        act: 'git.branch',
      },
      't track': { act: 'git.branch', value: 'optional' },
      'recurse-submodules': 'flag',
      'create-reflog set-upstream': { act: 'git.branch' },
    },
    operands: 'text',
    effects: branchEffects,
  },
  {
    names: ['tag'],
    act: 'git.read',
    options: {
      ...listing,
      'l list v verify': 'flag',
      n: 'optional',
      'd delete a annotate s sign f force e edit create-reflog no-sign': { act: 'git.branch' },
      'm message u local-user cleanup trailer': { act: 'git.branch', value: true },
      'F file': 'reads',
    },
    operands: 'text',
    effects: tagEffects,
  },
  {
    names: ['remote'],
    act: 'git.read',
    options: { 'v verbose': 'flag' },
    otherwise: 'git.branch',
    subcommands: [
      { names: ['get-url'], act: 'git.read', options: { 'push all': 'flag' }, operands: 'text' },
      {
        names: ['show'],
        act: 'git.read',
        options: { n: 'flag' },
        operands: 'text',
        effects: (_, parsed) =>
          parsed.operands.length > 0 && !hasOption(parsed, 'n') ? [act('network.read', parsed.by)] : [],
      },
      {
        names: ['update', 'prune'],
        act: 'git.fetch',
        options: { 'p n prune dry-run': 'flag' },
        operands: 'text',
      },
      changesBranch('add set-head', {
        effects: ({ args }, { by }) =>
          args.some(({ text = '' }) => /^(?:-f|--fetch|-a|--auto)$/.test(text)) ? [act('git.fetch', by)] : [],
      }),
      changesBranch('rename remove rm set-url set-branches'),
    ],
  },
  {
    names: ['worktree'],
    act: 'git.read',
    otherwise: 'git.branch',
    subcommands: [
      { names: ['list'], act: 'git.read', options: { 'v z verbose porcelain': 'flag', expire: 'value' } },
      {
        names: ['add'],
        act: 'git.branch',
        options: {
          'b B reason': 'value',
          'f d q force detach checkout no-checkout guess-remote no-guess-remote track no-track lock orphan quiet':
            'flag',
          'relative-paths no-relative-paths': 'flag',
        },
        operands: 'text',
        effects: (call, parsed) => worktreeWrites(call, { ...parsed, operands: parsed.operands.slice(0, 1) }),
      },
      {
        names: ['move', 'remove'],
        act: 'git.branch',
        options: { 'f force relative-paths no-relative-paths': 'flag' },
        operands: 'text',
        effects: worktreeWrites,
      },
      changesBranch('lock unlock prune repair'),
    ],
  },
  {
    names: ['notes'],
    act: 'git.read',
    options: { ref: 'value' },
    otherwise: 'git.branch',
    subcommands: [
      { names: ['list', 'show', 'get-ref'], act: 'git.read', operands: 'text' },
      changesBranch('add copy append edit merge remove prune'),
    ],
  },
  {
    names: ['config'],
    act: 'git.read',
    options: {
      ...configScope,
      get: 'flag',
      'get-all': 'flag',
      'get-regexp': 'flag',
      'get-urlmatch': 'flag',
      'get-color': 'flag',
      'get-colorbool': 'flag',
      'list l': 'flag',
      'add replace-all unset unset-all rename-section remove-section e edit': 'flag',
    },
    operands: 'text',
    effects: configEffects,
    subcommands: [
      settingsVerb('get list', false),
      settingsVerb('set unset rename-section remove-section edit', true),
    ],
  },
  {
    names: ['submodule'],
    act: 'git.read',
    options: { 'q quiet cached': 'flag' },
    otherwise: 'git.worktree',
    subcommands: [
      {
        names: ['status', 'summary'],
        act: 'git.read',
        options: { 'q quiet cached recursive files': 'flag', 'n summary-limit': 'value' },
        operands: 'text',
      },
      {
        names: ['foreach'],
        act: 'git.worktree',
        stopAtOperand: true,
        options: { 'q quiet recursive': 'flag' },
        operands: 'text',
        effects: ({ context }, { operands }) => {
          const [first, ...rest] = operands;
          // One word is shell code, several are a command.
          return first === undefined
            ? []
            : rest.length === 0
              ? context.shell(first, { cwd: undefined })
              : context.run(operands, { cwd: undefined });
        },
      },
      {
        names: ['add', 'update'],
        act: 'git.worktree',
        style: 'raw',
        effects: ({ context }, { by }) => [act('git.fetch', by), write(anyTracked(context), by)],
      },
      {
        names: ['init', 'deinit', 'sync', 'set-branch', 'set-url', 'absorbgitdirs'],
        act: 'git.worktree',
        style: 'raw',
        effects: ({ context }, { by }) => [write(anyTracked(context), by)],
      },
    ],
  },
];
