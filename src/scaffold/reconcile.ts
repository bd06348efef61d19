import type { DesiredFile } from './desired.ts';
import { besides, type Draft, decide, fileAt } from './draft.ts';
import { basePath, installedPath } from './paths.ts';
import type { Plan, PlanOptions } from './plan.ts';
import { reconcileBlock, retireBlock } from './reconcile/block-file.ts';
import { reconcileLines, retireLines } from './reconcile/line-file.ts';
import { reconcileSettings, retireSettings } from './reconcile/settings-file.ts';
import { reconcileWhole, retireWhole } from './reconcile/whole.ts';
import { type BaseTexts, type FileRecord, formatBase, formatInstalled, type Installed } from './record.ts';
import { followRenames } from './renames.ts';
import { entryAt, type Snapshot } from './snapshot.ts';
import { decode, hashBytes, toLf } from './text.ts';

export type Situation = {
  intent: Plan['intent'];
  snapshot: Snapshot;
  installed: Installed | null;
  base: BaseTexts;
  desired: readonly DesiredFile[];
  options: PlanOptions;
};

/** From what was installed, what is on the disk and what is wanted to what is to be done. Pure. */
export function reconcile({ intent, snapshot, installed, base, desired, options }: Situation): Plan {
  const wantedPaths = new Set(desired.map(({ path }) => path));
  const followed = followRenames(options.renames ?? [], installed?.files ?? {}, base, wantedPaths, snapshot);
  const draft: Draft = {
    intent,
    snapshot,
    options,
    ...followed,
    records: options.restore ? withoutDeleted(followed.records, snapshot) : followed.records,
    files: [],
    conflicts: [],
    warnings: [],
    nextRecords: {},
    nextBase: { installed: {}, before: {} },
  };
  for (const file of desired) reconcileFile(draft, file);
  for (const [path, record] of Object.entries(draft.records)) {
    if (!wantedPaths.has(path)) retireFile(draft, path, record);
  }
  for (const [, from] of draft.moved) {
    decide(draft, from, { kind: 'managed', state: 'retired', after: null });
  }
  const leftovers = sweepAsides(draft);
  writeRecords(draft, options.version);
  return {
    root: snapshot.root,
    intent,
    version: options.version,
    ...(installed === null ? {} : { from: installed.version }),
    files: draft.files.sort((a, b) => (a.path < b.path ? -1 : 1)),
    conflicts: draft.conflicts,
    leftovers,
    warnings: draft.warnings,
    purge: [],
  };
}

/** A file that is gone and nothing is known of is made anew. */
function withoutDeleted(records: Draft['records'], snapshot: Snapshot): Draft['records'] {
  return Object.fromEntries(
    Object.entries(records).filter(([path, record]) => {
      const home = 'home' in record ? (record.home ?? path) : path;
      return entryAt(snapshot, home).type !== 'missing';
    }),
  );
}

function reconcileFile(draft: Draft, file: DesiredFile): void {
  if (file.kind !== 'merged') reconcileWhole(draft, file);
  else if (file.merge === 'settings') reconcileSettings(draft, file.path, file.entries);
  else if (file.merge === 'block') reconcileBlock(draft, file);
  else reconcileLines(draft, file.path, file.lines);
}

function retireFile(draft: Draft, path: string, record: FileRecord): void {
  if (record.kind !== 'merged') retireWhole(draft, path, record);
  else if (record.merge === 'settings') retireSettings(draft, path, record);
  else if (record.merge === 'block') retireBlock(draft, path, record);
  else retireLines(draft, path, record);
}

/**
 * Removes what was kept beside files and is needed no more: it is the same as the file now, or an offer of ours for
 * a file that went. Returns what still waits for a person.
 */
function sweepAsides(draft: Draft): string[] {
  const waiting: string[] = [];
  for (const [path, record] of Object.entries({ ...draft.records, ...draft.nextRecords })) {
    const home = record.kind === 'merged' && record.merge === 'block' ? (record.home ?? path) : path;
    const current = draft.files.find((file) => file.path === home)?.after ?? null;
    const isGone = draft.nextRecords[path] === undefined;
    const isNeedless = (bytes: Buffer) =>
      current?.equals(bytes) || (isGone && hashBytes(bytes) === record.offered);
    for (const name of besides(draft, home)) {
      const bytes = fileAt(draft, name)?.bytes;
      if (bytes === undefined || draft.files.some((file) => file.path === name)) continue;
      const isOffer = name.includes('.gates-new');
      if (isNeedless(bytes) && (isOffer || isGone)) {
        decide(draft, name, { kind: 'aside', state: 'retired', after: null });
      } else if (isOffer) waiting.push(name);
    }
  }
  const planned = draft.files.filter(({ after, kind, path }) => {
    if (after === null) return false;
    return kind === 'aside' ? path.includes('.gates-new') : path.endsWith('.md') && hasMarkers(after);
  });
  return [...waiting, ...planned.map(({ path }) => path)].sort();
}

function hasMarkers(bytes: Buffer): boolean {
  return /^<{7} yours\r?$/m.test(decode(bytes) ?? '');
}

function writeRecords(draft: Draft, version: string): void {
  const isRemove = draft.intent === 'remove';
  const text = formatInstalled({ version, files: draft.nextRecords });
  const decideRecord = (path: string, format: (before: Buffer | null) => Buffer) => {
    const before = fileAt(draft, path)?.bytes ?? null;
    if (before === null && isRemove) return;
    const after = isRemove ? null : format(before);
    const isSame = before !== null && after?.equals(before);
    const state = before === null ? 'new' : isRemove ? 'retired' : isSame ? 'unchanged' : 'template-only';
    decide(draft, path, { kind: 'record', state, after });
  };
  decideRecord(installedPath, (before) =>
    before !== null && toLf(decode(before) ?? '') === text ? before : Buffer.from(text),
  );
  decideRecord(basePath, (before) => formatBase(draft.nextBase, before));
}
