import { act, type Effect, write } from '../../effects.ts';
import type { Call, Options, ParsedArgs, Program } from '../program.ts';
import { anyTracked, pathspecFile, writesTo } from './change.ts';
import { logOptions } from './options.ts';
import { pathspecTargets, readsOfOperands } from './paths.ts';

/** git stash, which takes changes out of the work tree and brings them back. */

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

export const stashVerbs: Program[] = [
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
];
