import type { DesiredFile, FileKind } from './desired.ts';

/**
 * What to do where both the user and the template changed a file, or where one of ours meets one of theirs:
 * `mine` keeps the user's file and puts ours beside it as X.gates-new; `theirs` takes ours and puts the user's
 * beside it as X.gates-mine; `markers` writes conflict markers (Markdown bodies only, anything else falls back to `mine`).
 */
export type ConflictChoice = 'mine' | 'theirs' | 'markers';

/** A template file that got a new path. Applied in order, so that edits travel along. */
export type Rename = { from: string; to: string };

export type PlanOptions = {
  /** Version of this package, written to installed.json. */
  version: string;
  /** For every conflict without an entry in `choices`. Default `mine`. */
  onConflict?: ConflictChoice;
  /** Answers per path, asked after a first plan; a collision answered `theirs` is adopted. */
  choices?: Readonly<Record<string, ConflictChoice>>;
  /** Take over every file that was there before us and has one of our paths. */
  adopt?: boolean;
  renames?: readonly Rename[];
};

/** Where a file stands, from three texts: as installed, on the disk, as wanted now. */
export type FileState =
  | 'new'
  | 'unchanged'
  | 'user-only'
  | 'template-only'
  | 'equal'
  | 'both'
  | 'deleted-by-user'
  | 'retired'
  | 'retired-edited'
  | 'collision';

export type FileAction = 'create' | 'update' | 'delete' | 'keep';

/** `record`: installed.json and base.json.gz. `aside`: an X.gates-new or X.gates-mine. `state`: files of the runtime, on remove. */
export type PlannedKind = FileKind | 'record' | 'aside' | 'state';

export type PlannedFile = {
  /** Relative to the root, with slashes. */
  path: string;
  kind: PlannedKind;
  state: FileState;
  action: FileAction;
  /** Bytes on the disk; null when there is no file. */
  before: Buffer | null;
  /** Bytes that apply leaves; null when there will be no file. Equal to `before` when the action is `keep`. */
  after: Buffer | null;
  /** Permission bits to set; undefined keeps what is there. */
  mode?: number;
  /** The file that is really written, when `path` leads through a symlink. Relative to the root. */
  target?: string;
  /** The text as we installed it last, when known: what the user's edits are measured against. */
  base?: string;
};

export type Conflict = {
  path: string;
  reason: 'both-edited' | 'collision' | 'setting';
  /** One line for people. */
  detail: string;
  /** The two whole texts, for a diff. */
  mine: string;
  theirs: string;
  /** What this plan does about it. */
  outcome: ConflictChoice;
  /** Where the version that did not win is kept. */
  aside?: string;
};

export type Plan = {
  /** Absolute. */
  root: string;
  intent: 'install' | 'upgrade' | 'remove';
  version: string;
  /** The version that is installed now. */
  from?: string;
  /** Sorted by path; files that stay as they are included. */
  files: PlannedFile[];
  conflicts: Conflict[];
  /** One line each. */
  warnings: string[];
};

/**
 * Plans an install, or an upgrade where something is installed. Reads the disk, writes nothing.
 * @throws ScaffoldError when the repo is in a state that no write could be safe in.
 */
export declare function plan(root: string, desired: readonly DesiredFile[], options: PlanOptions): Plan;

/**
 * Plans to leave the repo as it was before the install, edited files kept aside.
 * @throws ScaffoldError as `plan`, and `not-installed`.
 */
export declare function planRemove(root: string, options: PlanOptions): Plan;
