import { act } from '../../effects.ts';
import type { Program } from '../program.ts';

/** Programs named git-NAME that many have installed. What isn't here is git.unknown. */

const programs = (names: string, what: Program['act']): Program => ({
  names: names.split(' '),
  act: what,
  style: 'raw',
});

export const extensionVerbs: Program[] = [
  {
    names: ['lfs'],
    act: 'git.read',
    otherwise: 'git.unknown',
    subcommands: [
      programs('ls-files status env locks logs version help', 'git.read'),
      programs('fetch pull clone', 'git.fetch'),
      programs('push lock unlock', 'git.push'),
      programs('install uninstall track untrack update', 'git.config'),
      programs('migrate prune', 'git.history'),
      programs('checkout dedup', 'git.worktree'),
    ],
  },
  {
    names: ['subtree'],
    act: 'git.read',
    otherwise: 'git.unknown',
    subcommands: [
      programs('add pull merge split', 'git.history'),
      {
        ...programs('push', 'git.push'),
        effects: (_, { by }) => [act('git.history', by)],
      },
    ],
  },
  // They print figures and lists; they are programs of others all the same.
  programs(
    'authors count effort fame guilt info local-commits missing quick-stats show-merged-branches show-tree show-unmerged-branches ' +
      'standup stats summary who',
    'run.unknown',
  ),
];
