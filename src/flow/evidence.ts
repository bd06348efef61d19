import type { Evidence, GateName, LedgerEntry } from './ledger-entry.ts';

/** What the ledger proves about tests in the current run. */

/** The evidence of the last red that passed since the run began, undefined when there is none. */
export function lastRed(entries: readonly LedgerEntry[]): Evidence | undefined {
  return lastOf(entries, 'red');
}

export function lastGreen(entries: readonly LedgerEntry[]): Evidence | undefined {
  return lastOf(entries, 'green');
}

/** Has a person waived this gate since the run began? */
export function isWaived(entries: readonly LedgerEntry[], gate: GateName): boolean {
  return ofRun(entries).some((entry) => entry.event === 'waived' && entry.gate === gate);
}

/** A person's waiver of this gate that the run has not used yet: one lets it past once. */
export function unusedWaiver(
  entries: readonly LedgerEntry[],
  gate: GateName,
): Extract<LedgerEntry, { event: 'waived' }> | undefined {
  const last = ofRun(entries).findLast(
    (entry) =>
      (entry.event === 'waived' && entry.gate === gate) ||
      (entry.event === 'gate' && entry.gate === gate && entry.passed),
  );
  return last?.event === 'waived' ? last : undefined;
}

function ofRun(entries: readonly LedgerEntry[]): readonly LedgerEntry[] {
  return entries.slice(
    Math.max(
      entries.findLastIndex(({ event }) => event === 'run-started'),
      0,
    ),
  );
}

function lastOf(entries: readonly LedgerEntry[], gate: 'red' | 'green'): Evidence | undefined {
  const found = ofRun(entries).findLast(
    (entry) => entry.event === 'gate' && entry.gate === gate && entry.passed,
  );
  return found?.event === 'gate' ? found.evidence : undefined;
}

/** Test files that are no longer as the evidence saw them; `hashes`: as they are now. */
export function changedSince({ tests }: Evidence, hashes: Readonly<Record<string, string>>): string[] {
  return Object.entries(tests).flatMap(([file, hash]) => (hashes[file] === hash ? [] : [file]));
}
