import type { Rename } from './plan.ts';
import type { BaseTexts, FileRecord } from './record.ts';
import { entryAt, type Snapshot } from './snapshot.ts';

type Followed = {
  records: Record<string, FileRecord>;
  base: BaseTexts;
  moved: Map<string, string>;
};

/**
 * Puts what is known of a renamed template under its new path, so that an edited file carries its edits along.
 * Where the user has a file of their own at the new path, the old one is left to retire as any other.
 */
export function followRenames(
  renames: readonly Rename[],
  files: Readonly<Record<string, FileRecord>>,
  base: BaseTexts,
  wanted: ReadonlySet<string>,
  snapshot: Snapshot,
): Followed {
  const records = { ...files };
  const installed = { ...base.installed };
  const moved = new Map<string, string>();
  for (const from of Object.keys(files)) {
    const to = renames.reduce((path, rename) => (rename.from === path ? rename.to : path), from);
    const record = records[from];
    if (to === from || record === undefined || records[to] !== undefined || !wanted.has(to)) continue;
    if ('theirs' in record || record.kind === 'merged') continue;
    const [atOld, atNew] = [entryAt(snapshot, from), entryAt(snapshot, to)];
    if (atNew.type !== 'missing' && atOld.type !== 'missing') continue;
    records[to] = record;
    delete records[from];
    if (installed[from] !== undefined) installed[to] = installed[from];
    delete installed[from];
    if (atOld.type === 'file') moved.set(to, from);
  }
  return { records, base: { installed, before: base.before }, moved };
}
