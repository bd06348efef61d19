import { act, type Effect, write } from '../../effects.ts';
import type { Call, Options, ParsedArgs, Program } from '../program.ts';
import { anyTracked, pathspecFile, writesTo } from './change.ts';
import { logOptions } from './options.ts';
import { pathspecTargets, readsOfOperands } from './paths.ts';

/** git stash, which takes changes out of the work tree and brings them back. */

const anyStashed = ({ context }: Call, { by }: ParsedArgs): Effect[] => [
  act('git.worktree', by),
  write(anyTracked(context), by),
];

function stashed(call: Call, parsed: ParsedArgs): Effect[] {
  const { by, operands } = parsed;
  const fromFile = parsed.options.some(({ name }) => name === 'pathspec-from-file');
  if (operands.length === 0 || fromFile) return anyStashed(call, parsed);
  return [act('git.worktree', by), ...writesTo(pathspecTargets(operands, call.context), by)];
}

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
        names: ['push'],
        act: 'git.index',
        options: stashOptions,
        operands: 'text',
        effects: stashed,
      },
      // What stands behind it is the message.
      { names: ['save'], act: 'git.index', options: stashOptions, operands: 'text', effects: anyStashed },
      {
        names: ['pop', 'apply'],
        act: 'git.index',
        options: { 'index q quiet': 'flag' },
        operands: 'text',
        effects: anyStashed,
      },
      { names: ['branch'], act: 'git.branch', operands: 'text', effects: anyStashed },
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
