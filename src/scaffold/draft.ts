import { ScaffoldError } from './errors.ts';
import type {
  Conflict,
  ConflictChoice,
  FileState,
  Plan,
  PlannedFile,
  PlannedKind,
  PlanOptions,
} from './plan.ts';
import type { BaseTexts, FileRecord } from './record.ts';
import { type DiskEntry, entryAt, type Snapshot } from './snapshot.ts';
import { decode, hashBytes, hashText } from './text.ts';

/** A plan while it grows: what is known, what was decided so far, what the records will say. */
export type Draft = {
  intent: Plan['intent'];
  snapshot: Snapshot;
  options: PlanOptions;
  records: Readonly<Record<string, FileRecord>>;
  base: BaseTexts;
  /** Files whose path changed, new path to old: their content is still at the old one. */
  moved: ReadonlyMap<string, string>;
  files: PlannedFile[];
  conflicts: Conflict[];
  warnings: string[];
  nextRecords: Record<string, FileRecord>;
  nextBase: BaseTexts;
};

/** The file at a path, or null; of a moved file, what is at its old path. @throws ScaffoldError when there is something that no file can be written to. */
export function fileAt(draft: Draft, path: string): Extract<DiskEntry, { type: 'file' }> | null {
  const entry = entryAt(draft.snapshot, draft.moved.get(path) ?? path);
  if (entry.type === 'blocked') {
    throw new ScaffoldError(
      entry.code,
      entry.why,
      'Move it out of the way and run again. Nothing was written.',
    );
  }
  return entry.type === 'file' ? entry : null;
}

/** The text of a file; null when it is not UTF-8, and then no merge can touch it. */
export function textOf(file: { bytes: Buffer }): string | null {
  return decode(file.bytes);
}

export function fingerprint(kind: FileRecord['kind'], file: { bytes: Buffer }): string {
  const text = kind === 'runtime' ? null : textOf(file);
  return text === null ? hashBytes(file.bytes) : hashText(text);
}

type Decision = { kind: PlannedKind; state: FileState; after: Buffer | null; mode?: number; base?: string };

/** Adds a file to the plan; what is to be done follows from the bytes. */
export function decide(draft: Draft, path: string, decision: Decision): void {
  const entry = entryAt(draft.snapshot, path);
  const file = entry.type === 'file' ? entry : null;
  const { after, mode, ...rest } = decision;
  const isSame =
    file === null ? after === null : after?.equals(file.bytes) === true && !needsMode(file, mode);
  const action = isSame ? 'keep' : after === null ? 'delete' : file === null ? 'create' : 'update';
  draft.files.push({
    path,
    ...rest,
    action,
    before: file?.bytes ?? null,
    after,
    ...(mode === undefined ? {} : { mode }),
    ...(entry.type !== 'blocked' && entry.target !== undefined ? { target: entry.target } : {}),
  });
}

/** Windows has no permission bits to compare. */
function needsMode(file: { mode: number }, mode: number | undefined): boolean {
  return mode !== undefined && file.mode !== mode && process.platform !== 'win32';
}

/**
 * Keeps bytes beside a file, as X.gates-new or X.gates-mine, and returns that name. Nothing else of that name is
 * written over, but for what we put there last (`lastOffer`, a hash) and nobody touched.
 */
export function keepBeside(
  draft: Draft,
  path: string,
  suffix: 'gates-new' | 'gates-mine',
  bytes: Buffer,
  lastOffer?: string,
): string {
  for (let count = 0; ; count += 1) {
    const name = `${path}.${suffix}${count === 0 ? '' : `.${count}`}`;
    const planned = draft.files.find((file) => file.path === name);
    const there = planned === undefined ? (fileAt(draft, name)?.bytes ?? null) : planned.after;
    const isOldOffer = suffix === 'gates-new' && there !== null && lastOffer === hashBytes(there);
    if (there !== null && !there.equals(bytes) && !isOldOffer) continue;
    if (planned !== undefined) draft.files.splice(draft.files.indexOf(planned), 1);
    decide(draft, name, { kind: 'aside', state: 'new', after: bytes });
    return name;
  }
}

/** The names under which something was kept beside a file, in order. */
export function besides(draft: Draft, path: string): string[] {
  return [...draft.snapshot.entries.keys()]
    .filter(
      (name) => name.startsWith(`${path}.`) && /^gates-(new|mine)(\.\d+)?$/.test(name.slice(path.length + 1)),
    )
    .sort();
}

export function choiceFor(draft: Draft, path: string): ConflictChoice {
  return draft.options.choices?.[path] ?? draft.options.onConflict ?? 'mine';
}

/** A file that was there before us is taken over only when that is asked for. */
export function adopts(draft: Draft, path: string): boolean {
  const choice = draft.options.choices?.[path];
  return choice === undefined ? draft.options.adopt === true : choice === 'theirs';
}
