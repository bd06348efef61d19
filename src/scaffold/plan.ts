import fs from 'node:fs';
import path from 'node:path';
import type { DesiredFile, FileKind } from './desired.ts';
import { ScaffoldError } from './errors.ts';
import { basePath, installedPath, statePath } from './paths.ts';
import { reconcile } from './reconcile.ts';
import { type BaseTexts, type Installed, noBase, parseBase, parseInstalled } from './record.ts';
import { entryAt, readSnapshot } from './snapshot.ts';
import { decode } from './text.ts';

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
  /** Put back what the user deleted of ours, and our entries of settings as we left them. Without it, what is deleted stays so. */
  restore?: boolean;
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

/** `record`: installed.json and base.json.gz. `aside`: an X.gates-new or X.gates-mine. */
export type PlannedKind = FileKind | 'record' | 'aside';

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
  /** Absolute, without symlinks. */
  root: string;
  intent: 'install' | 'upgrade' | 'remove';
  version: string;
  /** The version that is installed now. */
  from?: string;
  /** Sorted by path; files that stay as they are included. */
  files: PlannedFile[];
  conflicts: Conflict[];
  /** Files that wait for a person once this plan is carried out: each X.gates-new, and texts with conflict markers. */
  leftovers: string[];
  /** One line each. */
  warnings: string[];
  /** Directories of the runtime's that go with all that is in them. Relative to the root. */
  purge: (typeof statePath)[];
};

/**
 * Plans an install, or an upgrade where something is installed. Reads the disk, writes nothing.
 * @throws ScaffoldError when the repo is in a state that no write could be safe in.
 */
export function plan(root: string, desired: readonly DesiredFile[], options: PlanOptions): Plan {
  const { installed, base, warnings } = readRecords(root);
  const intent = installed === null ? 'install' : 'upgrade';
  const wanted = desired.flatMap((file) =>
    file.kind === 'merged' && file.merge === 'block' ? [file.path, ...besideBlock(file.path)] : [file.path],
  );
  const snapshot = readSnapshot(root, [...pathsOf(installed), ...wanted]);
  const planned = reconcile({ intent, snapshot, installed, base, desired, options });
  return { ...planned, warnings: [...warnings, ...planned.warnings] };
}

/**
 * Plans to leave the repo as it was before the install, edited files kept aside.
 * @throws ScaffoldError as `plan`, and `not-installed`.
 */
export function planRemove(root: string, options: PlanOptions): Plan {
  const { installed, base, warnings } = readRecords(root);
  const purge: Plan['purge'] = fs.existsSync(path.join(root, statePath)) ? [statePath] : [];
  if (installed === null && purge.length === 0) {
    throw new ScaffoldError(
      'not-installed',
      `There is no ${installedPath} here, so nothing is known to be installed`,
      'Run this in the directory that was installed into.',
    );
  }
  const snapshot = readSnapshot(root, pathsOf(installed));
  const planned = reconcile({ intent: 'remove', snapshot, installed, base, desired: [], options });
  return { ...planned, purge, warnings: [...warnings, ...planned.warnings] };
}

type Records = { installed: Installed | null; base: BaseTexts; warnings: string[] };

function readRecords(root: string): Records {
  const snapshot = readSnapshot(root, [installedPath, basePath]);
  const [record, texts] = [entryAt(snapshot, installedPath), entryAt(snapshot, basePath)];
  if (record.type !== 'file') return { installed: null, base: noBase, warnings: [] };
  const installed = parseInstalled(decode(record.bytes) ?? '');
  const base = texts.type === 'file' ? parseBase(texts.bytes) : null;
  const warnings =
    base === null
      ? [`${basePath} is missing or unreadable: a file you edited can't be merged with a new version of it`]
      : [];
  return { installed, base: base ?? noBase, warnings };
}

function pathsOf(installed: Installed | null): string[] {
  const files = Object.entries(installed?.files ?? {}).flatMap(([file, record]) =>
    record.kind === 'merged' && record.merge === 'block'
      ? [file, ...(record.home === undefined ? [] : [record.home]), ...besideBlock(file)]
      : [file],
  );
  return [installedPath, basePath, ...files];
}

/** What decides where a block goes. */
function besideBlock(file: string): string[] {
  return ['AGENTS.md', '.claude/CLAUDE.md'].map((name) => path.posix.join(path.posix.dirname(file), name));
}
