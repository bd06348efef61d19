import type { Cmdlet } from '../cmdlet.ts';
import { actionCmdlets } from './actions.ts';
import { contentCmdlets } from './contents.ts';
import { factCmdlets } from './facts.ts';
import { fileCmdlets } from './files.ts';
import { lookCmdlets } from './looks.ts';
import { pipelineCmdlets } from './pipeline.ts';
import { placeCmdlets } from './places.ts';

export const cmdlets: readonly Cmdlet[] = [
  ...contentCmdlets,
  ...fileCmdlets,
  ...lookCmdlets,
  ...pipelineCmdlets,
  ...factCmdlets,
  ...actionCmdlets,
  ...placeCmdlets,
];

/** By name and alias, in small letters. */
export const cmdletsByName: ReadonlyMap<string, Cmdlet> = new Map(
  cmdlets.flatMap((cmdlet) =>
    [cmdlet.name, ...words(cmdlet.aliases), ...words(cmdlet.windows)].map(
      (name) => [name.toLowerCase(), cmdlet] as const,
    ),
  ),
);

/** Is this name a cmdlet's on Windows, or without a program of that name, and else a program's? */
export const isShared = (cmdlet: Cmdlet, name: string): boolean =>
  name === 'mkdir' || words(cmdlet.windows).includes(name) || !cmdletsByName.has(name);

function words(names: string | undefined): string[] {
  return names ? names.split(' ') : [];
}
