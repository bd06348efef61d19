import { type Draft, decide, fileAt, keepBeside, textOf } from '../draft.ts';
import { ScaffoldError } from '../errors.ts';
import type { Conflict, FileState } from '../plan.ts';
import type { FileRecord } from '../record.ts';
import { entryAt } from '../snapshot.ts';
import { hashBytes, hashText } from '../text.ts';

/** What settings, block and line files have in common: a file of the user's in which a part is ours. */
export type MergedRecord = Extract<FileRecord, { kind: 'merged' }>;

export type Common = Pick<MergedRecord, 'hash' | 'created' | 'offered'>;

export type Shared = { text: string | null; record: MergedRecord | undefined };

/**
 * The shared file as it is now; `deleted` when we were in it and the user deleted it, which stays so.
 * @throws ScaffoldError `not-text`
 */
export function readShared(
  draft: Draft,
  path: string,
  record: MergedRecord | undefined,
  at: string = path,
): Shared | 'deleted' {
  const file = fileAt(draft, at);
  if (file === null && record !== undefined) {
    decide(draft, at, { kind: 'merged', state: 'deleted-by-user', after: null });
    draft.nextRecords[path] = record;
    const { before, installed } = draft.base;
    if (before[at] !== undefined) draft.nextBase.before[at] = before[at];
    if (installed[path] !== undefined) draft.nextBase.installed[path] = installed[path];
    draft.warnings.push(`${at} was deleted; it stays so, and what the gates had in it is gone`);
    return 'deleted';
  }
  const text = file === null ? null : textOf(file);
  if (file !== null && text === null) {
    throw new ScaffoldError(
      'not-text',
      `${at} is not UTF-8 text`,
      'Save it as UTF-8 and run again. Nothing was written.',
    );
  }
  return { text, record };
}

type Written = {
  after: string;
  toRecord: (common: Common) => MergedRecord;
  /** The text as it would be had the user left our part of it alone since the last install. */
  base?: string | undefined;
  /** Where the file lies, when it is recorded under another path. */
  at?: string;
};

/** Writes a shared file, and the record of it. */
export function writeShared(
  draft: Draft,
  path: string,
  { text, record }: Shared,
  { after, toRecord, base, at = path }: Written,
): void {
  const isWritten = after !== text;
  decide(draft, at, {
    kind: 'merged',
    state: stateOf(text, record, isWritten),
    after: Buffer.from(after),
    ...(base === undefined ? {} : { base }),
  });
  const hash = isWritten || record === undefined ? hashText(after) : record.hash;
  const created = record === undefined ? text === null : record.created === true;
  const offered = record?.offered === undefined ? {} : { offered: record.offered };
  draft.nextRecords[path] = toRecord({ hash, ...offered, ...(created ? { created: true } : {}) });
  const before = record === undefined ? text : draft.base.before[at];
  if (before !== undefined && before !== null) draft.nextBase.before[at] = before;
}

function stateOf(text: string | null, record: MergedRecord | undefined, isWritten: boolean): FileState {
  if (text === null) return 'new';
  if (!isWritten) return record === undefined || hashText(text) === record.hash ? 'unchanged' : 'user-only';
  return record === undefined || hashText(text) === record.hash ? 'template-only' : 'both';
}

type SharedConflict = {
  reason: Conflict['reason'];
  conflicts: readonly string[];
  outcome: Conflict['outcome'];
  /** The text with every conflict decided for us. */
  ours: () => string;
  record: MergedRecord | undefined;
};

/** Reports what the two sides disagree about and keeps the version that did not win. Returns what to record. */
export function settleShared(
  draft: Draft,
  path: string,
  mine: string,
  { reason, conflicts, outcome, ours, record }: SharedConflict,
): { offered?: string } {
  if (conflicts.length === 0) return {};
  const theirs = ours();
  const conflict = {
    path,
    reason,
    detail: `${path}: ${conflicts.join('; ')}`,
    mine,
    theirs,
    outcome,
  };
  if (outcome === 'markers') {
    draft.conflicts.push(conflict);
    return {};
  }
  const isOurs = outcome === 'theirs';
  const bytes = Buffer.from(isOurs ? mine : theirs);
  const aside = keepBeside(draft, path, isOurs ? 'gates-mine' : 'gates-new', bytes, record?.offered);
  draft.conflicts.push({ ...conflict, aside });
  return isOurs ? {} : { offered: hashBytes(bytes) };
}

type Rest = {
  /** The text without what is ours. */
  rest: string;
  /** Nothing of the user's is left in it. */
  isEmpty: boolean;
  /** Part of ours was edited and goes all the same: the whole text is kept beside. */
  isEdited?: boolean;
  /** Whether `rest` says the same as the file as it was before us, layout aside. */
  isBefore: (before: string) => boolean;
};

/**
 * Takes our part out of a shared file. Where nothing but our part was changed since, the file gets back the very
 * bytes it had before the first install.
 */
export function forgetShared(
  draft: Draft,
  path: string,
  record: MergedRecord,
  takeOut: (text: string) => Rest,
): void {
  const entry = entryAt(draft.snapshot, path);
  if (entry.type === 'missing') return;
  const text = entry.type === 'file' ? textOf(entry) : null;
  if (text === null) {
    draft.warnings.push(`${path} was left alone: it is no text file any more`);
    return;
  }
  const { rest, isEmpty, isEdited, isBefore } = takeOut(text);
  const before = draft.base.before[path];
  if (isEdited) {
    const aside = keepBeside(draft, path, 'gates-mine', Buffer.from(text));
    draft.warnings.push(`${path}: you had edited a part that goes; the whole text is kept as ${aside}`);
  }
  const isBack = before !== undefined && hashText(text) === record.hash && isBefore(before);
  const isOurs = record.created === true && isEmpty && !(entry.type === 'file' && entry.isLink);
  const after = isBack ? before : isOurs ? null : rest;
  decide(draft, path, {
    kind: 'merged',
    state: 'retired',
    after: after === null ? null : Buffer.from(after),
  });
}
