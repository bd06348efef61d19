import type { SettingsEntries } from '../desired.ts';
import { choiceFor, type Draft } from '../draft.ts';
import type { SettingsRecord } from '../record.ts';
import { checkSettings } from '../settings.ts';
import { mergeSettings, noShare, restoreShare, type SettingsMerge } from '../settings-merge.ts';
import { hashText, splitMark } from '../text.ts';
import { forgetShared, readShared, settleShared, writeShared } from './shared.ts';

const nothing: SettingsEntries = { values: [], elements: [], hooks: [] };

/** Plans the entries of a settings file that are ours. */
export function reconcileSettings(draft: Draft, path: string, entries: SettingsEntries): void {
  const record = settingsRecord(draft, path);
  const shared = readShared(draft, path, record);
  if (shared === 'deleted') return;
  const { mark, body } = splitMark(shared.text ?? '');
  const found = body.trim() === '' ? '{}\n' : body;
  checkSettings(path, found, entries);
  const text = draft.options.restore && record !== undefined ? restoreShare(found, record) : found;
  const choice = choiceFor(draft, path) === 'theirs' ? 'theirs' : 'mine';
  const merge = (winner: 'mine' | 'theirs') => mergeSettings(text, record ?? noShare, entries, winner);
  const chosen = merge(choice);
  const before = body.trim() === '' ? body : found;
  const finished = (merged: SettingsMerge) => mark + (merged.text === found ? before : merged.text);
  const offered = settleShared(draft, path, shared.text ?? '', {
    reason: 'setting',
    conflicts: chosen.conflicts,
    outcome: choice,
    ours: () => finished(merge('theirs')),
    record,
  });
  writeShared(draft, path, shared, {
    after: finished(chosen),
    toRecord: (common) => ({ kind: 'merged', merge: 'settings', ...common, ...offered, ...chosen.share }),
    base: record === undefined ? undefined : mark + restoreShare(found, record),
  });
}

/** Takes our entries out again. */
export function retireSettings(draft: Draft, path: string, record: SettingsRecord): void {
  forgetShared(draft, path, record, (text) => {
    const { mark, body } = splitMark(text);
    if (body.trim() === '') return { rest: text, isEmpty: true, isBefore: () => false };
    checkSettings(path, body, nothing);
    // A hook whose script goes would block every call, so it goes too, edited or not.
    const rest = mergeSettings(body, record, nothing, 'theirs').text;
    const isEdited = rest !== mergeSettings(body, record, nothing, 'mine').text;
    const isEmpty = JSON.stringify(JSON.parse(rest)) === '{}';
    return { rest: mark + rest, isEmpty, isEdited, isBefore: (before) => sameJson(rest, before) };
  });
}

function settingsRecord(draft: Draft, path: string): SettingsRecord | undefined {
  const record = draft.records[path];
  return record?.kind === 'merged' && record.merge === 'settings' ? record : undefined;
}

/** Same keys and values in the same order. */
function sameJson(a: string, b: string): boolean {
  const normal = (text: string) => JSON.stringify(JSON.parse(splitMark(text).body.trim() || '{}'));
  try {
    return normal(a) === normal(b);
  } catch {
    return hashText(a) === hashText(b);
  }
}
