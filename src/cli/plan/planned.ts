import type { DesiredFile } from '../../scaffold/desired.ts';
import { type ConflictChoice, type Plan, plan } from '../../scaffold/plan.ts';
import { templateRenames } from '../../scaffold/render/renames.ts';
import { version } from '../../version.ts';
import type { Options } from '../command-line/options.ts';

/** A plan as the options want it. `choices`: what a person said about single conflicts. */
export function planned(
  root: string,
  desired: readonly DesiredFile[],
  options: Options,
  choices: Readonly<Record<string, ConflictChoice>> = {},
): Plan {
  return plan(root, desired, {
    version,
    onConflict: settledChoice(options),
    choices,
    adopt: options.adopt ?? false,
    restore: options.restore ?? false,
    renames: templateRenames,
  });
}

/** What --on-conflict says; with nobody to ask, the user's file stays. */
function settledChoice({ onConflict = 'ask' }: Options): ConflictChoice {
  return onConflict === 'ask' ? 'mine' : onConflict;
}
