import type { Draft } from '../draft.ts';
import type { LinesRecord } from '../record.ts';
import { lineEnding, splitLines } from '../text.ts';
import { forgetShared, readShared, writeShared } from './shared.ts';

/** Plans the lines of a .gitignore or .gitattributes that are ours. */
export function reconcileLines(draft: Draft, path: string, desired: readonly string[]): void {
  const wanted = desired.map((line) => line.trim()).filter((line) => line !== '');
  const found = draft.records[path];
  const record = found?.kind === 'merged' && found.merge === 'lines' ? found : undefined;
  const shared = readShared(draft, path, record);
  if (shared === 'deleted') return;
  const before = record?.lines ?? [];
  const deleted = before.filter(({ line, theirs }) => !theirs && !lineSet(shared.text ?? '').has(line));
  const restored = linesOf(draft.options.restore ? deleted.filter(({ line }) => wanted.includes(line)) : []);
  const gone = linesOf(before.filter(({ line, theirs }) => !theirs && !wanted.includes(line)));
  const kept = without(shared.text ?? '', gone);
  const there = lineSet(kept);
  const lines = wanted.map((line) => {
    const last = before.find((entry) => entry.line === line);
    if (last !== undefined && (there.has(line) || !last.theirs)) return last;
    return there.has(line) ? { line, theirs: true as const } : { line };
  });
  const missing = lines.filter((entry) => !before.includes(entry) && !('theirs' in entry));
  writeShared(draft, path, shared, {
    after: append(kept, [...restored, ...linesOf(missing)]),
    toRecord: (common) => ({ kind: 'merged', merge: 'lines', ...common, lines }),
    base: record === undefined ? undefined : append(shared.text ?? '', linesOf(deleted)),
  });
}

/** Takes our lines out again. */
export function retireLines(draft: Draft, path: string, record: LinesRecord): void {
  forgetShared(draft, path, record, (text) => {
    const ours = linesOf(record.lines.filter(({ theirs }) => !theirs));
    const rest = without(text, ours);
    return {
      rest,
      isEmpty: rest.trim() === '',
      isBefore: (before) => rest.trimEnd() === before.trimEnd(),
    };
  });
}

function lineSet(text: string): Set<string> {
  return new Set(splitLines(text).map((line) => line.trim()));
}

function linesOf(entries: readonly { line: string }[]): string[] {
  return entries.map(({ line }) => line);
}

function without(text: string, lines: readonly string[]): string {
  return splitLines(text)
    .filter((line) => !lines.includes(line.trim()))
    .join('');
}

function append(text: string, lines: readonly string[]): string {
  if (lines.length === 0) return text;
  const ending = lineEnding(text);
  const start = text === '' || text.endsWith('\n') ? text : text + ending;
  return start + lines.map((line) => line + ending).join('');
}
