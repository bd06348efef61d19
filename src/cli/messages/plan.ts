import type { ConflictChoice, FileAction, FileState, PlannedKind } from '../../scaffold/plan.ts';

export const planTexts = {
  actions: { create: 'create', update: 'update', delete: 'delete', keep: 'keep' } satisfies Record<
    FileAction,
    string
  >,
  kinds: {
    runtime: 'ours',
    managed: 'ours',
    merged: 'shared',
    owned: 'yours',
    record: 'record',
    aside: 'kept aside',
    /** A directory of the runtime's. */
    notes: 'ledger, seals, copies',
  } satisfies Record<PlannedKind | 'notes', string>,
  /** Empty where the action says it all. */
  states: {
    new: '',
    unchanged: '',
    'user-only': 'edited by you',
    'template-only': '',
    equal: '',
    both: 'edited on both sides',
    'deleted-by-user': 'deleted by you',
    retired: '',
    'retired-edited': 'edited by you',
    collision: 'was there before',
  } satisfies Record<FileState, string>,
  kept: (count: number) => (count === 1 ? '1 file stays as it is' : `${count} files stay as they are`),
  nothing: 'Nothing changes.',
  outcomes: {
    mine: (aside: string) => `Yours stays; ours is in ${aside}.`,
    theirs: (aside: string) => `Ours was taken; yours is in ${aside}.`,
    markers: () => 'Both are in it, between conflict markers.',
  } satisfies Record<ConflictChoice, (aside: string) => string>,

  review: 'Plan',
  agree: (count: number, removing: boolean) => {
    const files = count === 1 ? 'this file' : `these ${count} files`;
    return removing ? `Change ${files} back?` : `Write ${files}?`;
  },
  yes: 'Yes',
  change: 'Change an answer',
  no: 'Cancel',

  conflict: (detail: string) => `${detail}. Which one?`,
  mine: 'Yours',
  mineHint: 'ours is put beside it',
  theirs: 'Ours',
  theirsHint: 'yours is put beside it',
  markers: 'Both, with conflict markers',

  waits: (path: string) => `${path} still waits for you.`,

  written: (count: number) => `${count === 1 ? '1 file' : `${count} files`} changed.`,
  legend:
    'ours: upgrades replace it unless you edited it. shared: only our part of it. yours: written once. record: what upgrades compare with.',
  dryRun: 'Dry run: nothing was written.',
  waiting: (holder: string) => `Another run is at work here (${holder}); waiting for it.`,
  warning: 'Warning',
  conflicts: 'Conflicts',
};
