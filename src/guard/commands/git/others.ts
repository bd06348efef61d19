import type { Program } from '../program.ts';

/** Other version control, and programs that drive git: what looks is told apart, all else may change anything. */

const looks = (names: string): Program => ({
  names: names.split(' '),
  act: 'git.read',
  options: {
    'r revision revisions l limit T template n p patch s summary stat git name-only color-words context v verbose':
      'flag',
    'from to d date u user k keyword no-graph reversed ignore-working-copy no-pager': 'flag',
  },
  operands: 'text',
});

export const otherVersionPrograms: Program[] = [
  {
    names: ['jj', 'hg', 'sl', 'svn', 'bzr', 'fossil', 'pijul'],
    act: 'run.read',
    otherwise: 'git.unknown',
    subcommands: [looks('log diff status st show info blame annotate cat list ls files file')],
  },
  {
    names:
      'gt graphite stg ghstack spr git-town git-branchless git-filter-repo git-absorb lazygit gitui tig gitk gitg smartgit bfg repo git-lfs'.split(
        ' ',
      ),
    act: 'git.unknown',
    style: 'raw',
  },
];
