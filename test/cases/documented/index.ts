import { archiveOptions } from './archives.ts';
import { fileOptions } from './files.ts';
import { gitLookOptions } from './git.ts';
import { gitChangeOptions } from './git-changes.ts';
import { hostOptions } from './hosts.ts';
import { lookOptions } from './looks.ts';
import { networkOptions } from './network.ts';
import { searchOptions } from './search.ts';
import { compareOptions, contentOptions } from './text.ts';

export const documentedOptions = {
  archives: archiveOptions,
  files: fileOptions,
  'git, looking': gitLookOptions,
  'git, changing': gitChangeOptions,
  network: networkOptions,
  hosts: hostOptions,
  search: searchOptions,
  content: contentOptions,
  compare: compareOptions,
  looks: lookOptions,
};
