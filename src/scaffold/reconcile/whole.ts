import type { DesiredFile, OwnedFile } from '../desired.ts';
import {
  adopts,
  besides,
  choiceFor,
  type Draft,
  decide,
  fileAt,
  fingerprint,
  keepBeside,
  textOf,
} from '../draft.ts';
import { ScaffoldError } from '../errors.ts';
import type { Conflict, FileState } from '../plan.ts';
import type { WholeRecord } from '../record.ts';
import { hashBytes, hashText, lineEnding, toLf, withEnding } from '../text.ts';
import { mergeText } from '../text-merge.ts';

type WholeFile = Exclude<DesiredFile, { kind: 'merged' }>;
type OnDisk = { bytes: Buffer; mode: number };
/** `base`: the text to remember as installed. */
type Outcome = { state: FileState; after: Buffer | string | null; record: WholeRecord; base?: string };

/** Plans a file that is one piece: runtime, managed or owned. */
export function reconcileWhole(draft: Draft, wanted: WholeFile): void {
  const { path, kind } = wanted;
  const before = draft.base.before[path];
  const { state, after, record, base } = outcomeOf(draft, wanted);
  decide(draft, path, {
    kind,
    state,
    after: after === null ? null : Buffer.from(after as string),
    ...(wanted.executable && after !== null ? { mode: 0o755 } : {}),
    ...lastInstalled(draft, wanted),
  });
  draft.nextRecords[path] = record;
  if (base !== undefined) draft.nextBase.installed[path] = base;
  if (before !== undefined && 'replaced' in record) draft.nextBase.before[path] ??= before;
}

/** What the user's edits are measured against, with their line endings. The runtime's texts are not kept. */
function lastInstalled(draft: Draft, { path, kind, content }: WholeFile): { base?: string } {
  const [file, last] = [fileAt(draft, path), draft.records[path]];
  if (file === null || last === undefined) return {};
  const isSame = kind === 'runtime' && last.hash === hashBytes(content);
  const base = isSame ? content : draft.base.installed[path];
  return base === undefined ? {} : { base: likeFile(base, file, kind) };
}

function outcomeOf(draft: Draft, wanted: WholeFile): Outcome {
  const known = draft.records[wanted.path];
  const record = known?.kind === 'merged' ? undefined : known;
  const file = fileAt(draft, wanted.path);
  if (wanted.kind === 'owned') return ownedOutcome(draft, wanted, record, file);
  if (record === undefined || ('theirs' in record && record.theirs)) {
    return untrackedOutcome(draft, wanted, record, file);
  }
  if (wanted.kind === 'runtime') return runtimeOutcome(draft, wanted, record, file);
  return managedOutcome(draft, wanted, record, file);
}

function untrackedOutcome(
  draft: Draft,
  wanted: WholeFile,
  record: WholeRecord | undefined,
  file: OnDisk | null,
): Outcome {
  const { path, kind, content } = wanted;
  const hash = wantedHash(wanted);
  const base = kind === 'runtime' ? {} : { base: content };
  if (file === null) return { state: 'new', after: content, record: { kind, hash }, ...base };
  const replaced = hashBytes(file.bytes);
  if (fingerprint(kind, file) === hash) {
    keepBefore(draft, path, file);
    return { state: 'equal', after: file.bytes, record: { kind, hash, replaced }, ...base };
  }
  if (adopts(draft, path)) {
    keepBefore(draft, path, file);
    const aside = keepBeside(draft, path, 'gates-mine', file.bytes);
    report(draft, wanted, file, { reason: 'collision', outcome: 'theirs', aside });
    const after = likeFile(content, file, kind);
    return { state: 'collision', after, record: { kind, hash, replaced }, ...base };
  }
  if (kind === 'runtime') {
    throw new ScaffoldError(
      'collision',
      `${path} is there already and is not from this program`,
      `Move it away, or run with --adopt, which keeps it as ${path}.gates-mine. Nothing was written.`,
    );
  }
  const bytes = Buffer.from(content);
  const offered = hashBytes(bytes);
  if (record?.offered !== offered) {
    const aside = keepBeside(draft, path, 'gates-new', bytes, record?.offered);
    report(draft, wanted, file, { reason: 'collision', outcome: 'mine', aside });
  }
  return { state: 'collision', after: file.bytes, record: { kind: 'managed', hash, theirs: true, offered } };
}

/** Always ours: nothing of a guard may be half the user's. */
function runtimeOutcome(draft: Draft, wanted: WholeFile, last: WholeRecord, file: OnDisk | null): Outcome {
  const { path, kind, content } = wanted;
  const record: WholeRecord = { ...carried(last), kind, hash: wantedHash(wanted) };
  if (file === null) return { state: 'new', after: content, record };
  if (fingerprint('runtime', file) === record.hash) {
    return { state: last.hash === record.hash ? 'unchanged' : 'equal', after: content, record };
  }
  const text = textOf(file);
  const isEdited = text === null || ![last.hash, record.hash].includes(hashText(text));
  if (!isEdited) return { state: 'template-only', after: content, record };
  const aside = keepBeside(draft, path, 'gates-mine', file.bytes);
  draft.warnings.push(`${path} had been edited; your version is kept as ${aside}`);
  return { state: 'both', after: content, record };
}

function managedOutcome(draft: Draft, wanted: WholeFile, last: WholeRecord, file: OnDisk | null): Outcome {
  const { path, kind, content } = wanted;
  const lastBase = draft.base.installed[path];
  if (file === null) {
    return {
      state: 'deleted-by-user',
      after: null,
      record: last,
      ...(lastBase === undefined ? {} : { base: lastBase }),
    };
  }
  const base = content;
  const [mine, theirs] = [fingerprint(kind, file), wantedHash(wanted)];
  const record: WholeRecord = { ...carried(last), kind, hash: theirs };
  if (mine === last.hash && mine !== theirs) {
    return { state: 'template-only', after: likeFile(content, file, kind), record, base };
  }
  if (mine === theirs || theirs === last.hash) {
    const state = mine === last.hash ? 'unchanged' : mine === theirs ? 'equal' : 'user-only';
    return { state, after: file.bytes, record, base };
  }
  const text = textOf(file);
  const isBase = lastBase !== undefined && hashText(lastBase) === last.hash;
  const merged = isBase && text !== null ? mergeText(path, lastBase, text, content) : null;
  if (merged?.clean) return { state: 'both', after: merged.text, record, base };
  return { ...conflictOutcome(draft, wanted, record, file, merged?.marked ?? null), base };
}

function conflictOutcome(
  draft: Draft,
  wanted: WholeFile,
  record: WholeRecord,
  file: OnDisk,
  marked: string | null,
): Outcome {
  const { path, content } = wanted;
  const choice = choiceFor(draft, path);
  const ours = Buffer.from(likeFile(content, file, wanted.kind));
  if (choice === 'theirs') {
    const aside = keepBeside(draft, path, 'gates-mine', file.bytes);
    report(draft, wanted, file, { reason: 'both-edited', outcome: 'theirs', aside });
    return { state: 'both', after: ours, record };
  }
  if (choice === 'markers' && marked !== null) {
    report(draft, wanted, file, { reason: 'both-edited', outcome: 'markers' });
    return { state: 'both', after: marked, record };
  }
  const aside = keepBeside(draft, path, 'gates-new', ours, record.offered);
  report(draft, wanted, file, { reason: 'both-edited', outcome: 'mine', aside });
  return { state: 'both', after: file.bytes, record: { ...record, offered: hashBytes(ours) } };
}

function ownedOutcome(
  draft: Draft,
  wanted: OwnedFile,
  last: WholeRecord | undefined,
  file: OnDisk | null,
): Outcome {
  const { path, kind, content } = wanted;
  const fresh: WholeRecord = { kind, hash: hashText(content) };
  const lastBase = draft.base.installed[path];
  const base = lastBase === undefined ? {} : { base: lastBase };
  if (file === null) {
    const isNew = last === undefined || wanted.required;
    if (isNew) return { state: 'new', after: content, record: fresh, base: content };
    return { state: 'deleted-by-user', after: null, record: last, ...base };
  }
  const text = textOf(file);
  const updated = text === null || wanted.update === undefined ? text : wanted.update(text);
  const isUpdated = updated !== null && updated !== text;
  const isEdited = last === undefined || fingerprint(kind, file) !== last.hash;
  const after = isUpdated ? updated : file.bytes;
  if (last === undefined) {
    return { state: isUpdated ? 'both' : 'user-only', after, record: { ...fresh, theirs: true } };
  }
  if (isUpdated && !isEdited) {
    const record: WholeRecord = { ...last, kind, hash: hashText(updated) };
    return { state: 'template-only', after, record, base: toLf(updated) };
  }
  const state = isUpdated ? 'both' : isEdited ? 'user-only' : 'unchanged';
  return { state, after, record: { ...last, kind }, ...base };
}

/** A file that this version no longer ships, or any file of ours when everything goes. */
export function retireWhole(draft: Draft, path: string, record: WholeRecord): void {
  if ('theirs' in record && record.theirs) return;
  const { kind } = record;
  const entry = draft.snapshot.entries.get(path);
  if (entry === undefined || entry.type === 'missing') return;
  if (entry.type === 'blocked') {
    draft.warnings.push(`${path} was left alone: ${entry.why}`);
    return;
  }
  const isEdited = fingerprint(kind, entry) !== record.hash;
  if (isEdited && draft.intent !== 'remove') {
    decide(draft, path, { kind, state: 'retired-edited', after: entry.bytes });
    draft.warnings.push(`${path} is no longer part of the gates; it stays because you edited it`);
    return;
  }
  const after: Buffer | null = takeOriginal(draft, path, record, entry.bytes);
  if (after === null && entry.isLink) {
    draft.warnings.push(`${path} was left alone: it is a symlink now`);
    return;
  }
  if (isEdited && !after?.equals(entry.bytes)) {
    const aside = keepBeside(draft, path, 'gates-mine', entry.bytes);
    draft.warnings.push(`${path} had been edited; your version is kept as ${aside}`);
  }
  decide(draft, path, { kind, state: isEdited ? 'retired-edited' : 'retired', after });
}

/** What was at this path before us: their file, if we took one over. Its copy beside goes, as it is needed no more. */
function takeOriginal(draft: Draft, path: string, record: WholeRecord, current: Buffer): Buffer | null {
  const { replaced } = record;
  if (replaced === undefined) return null;
  if (replaced === hashBytes(current)) return current;
  const before = draft.base.before[path];
  let found: Buffer | null =
    before !== undefined && hashBytes(before) === replaced ? Buffer.from(before) : null;
  for (const name of besides(draft, path)) {
    const kept = fileAt(draft, name);
    if (kept === null || hashBytes(kept.bytes) !== replaced) continue;
    decide(draft, name, { kind: 'aside', state: 'retired', after: null });
    found = kept.bytes;
  }
  return found;
}

/** So that a remove can give back a file that is taken over now. */
function keepBefore(draft: Draft, path: string, file: OnDisk): void {
  const text = textOf(file);
  if (text !== null) draft.nextBase.before[path] = text;
}

function report(
  draft: Draft,
  wanted: WholeFile,
  file: OnDisk,
  conflict: Pick<Conflict, 'reason' | 'outcome' | 'aside'>,
): void {
  const detail =
    conflict.reason === 'collision'
      ? `${wanted.path} was there before the gates`
      : `${wanted.path} was changed by you and by the new version, in the same lines`;
  const mine = textOf(file) ?? file.bytes.toString('latin1');
  draft.conflicts.push({ path: wanted.path, detail, mine, theirs: wanted.content, ...conflict });
}

/** What a record carries on from one version to the next. */
function carried(record: WholeRecord): Pick<WholeRecord, 'replaced' | 'offered'> {
  const { replaced, offered } = record;
  return {
    ...(replaced === undefined ? {} : { replaced }),
    ...(offered === undefined ? {} : { offered }),
  };
}

function wantedHash({ kind, content }: WholeFile): string {
  return kind === 'runtime' ? hashBytes(content) : hashText(content);
}

/** Our text with the line endings of the file it replaces. The runtime is LF everywhere: a CRLF script is dead. */
function likeFile(content: string, file: OnDisk, kind: WholeFile['kind']): string {
  const text = textOf(file);
  return kind === 'runtime' || text === null ? content : withEnding(content, lineEnding(text));
}
