import type { Evidence, LedgerEntry } from './ledger-entry.ts';
import type { Run } from './machine.ts';

/** The record of one run, ready to be written down: what a pull request carries. */
export type Report = {
  run: Run;
  /** What the plan's approval and each later decision of a person said. */
  decisions: { at: string; by: string; says: string }[];
  red: Evidence[];
  green: Evidence | undefined;
  restored: { role: string; paths: string[] }[];
  blocked: { role: string; rule: string; says: string; times: number }[];
  disputes: string[];
  /** Everything in order, one sentence each. */
  timeline: { at: string; kind: LedgerEntry['event']; says: string }[];
};

/** Collects what the ledger says since this run began. */
export function reportOf(run: Run, entries: readonly LedgerEntry[]): Report {
  const since = entries.findLastIndex((entry) => entry.event === 'run-started' && entry.run === run.id);
  const own = entries.slice(Math.max(since, 0));
  const of = <E extends LedgerEntry['event']>(event: E) =>
    own.filter((entry): entry is Extract<LedgerEntry, { event: E }> => entry.event === event);
  const passed = (gate: 'red' | 'green') =>
    of('gate').flatMap((entry) =>
      entry.gate === gate && entry.passed && entry.evidence ? [entry.evidence] : [],
    );
  return {
    run,
    decisions: own.flatMap((entry) => {
      if (entry.event === 'approved')
        return [
          {
            at: entry.at,
            by: entry.by,
            says: `approved '${entry.node}'${entry.note ? `: ${entry.note}` : ''}`,
          },
        ];
      if (entry.event === 'granted')
        return [
          { at: entry.at, by: entry.by, says: `granted another round at '${entry.node}': ${entry.reason}` },
        ];
      if (entry.event === 'waived')
        return [{ at: entry.at, by: entry.by, says: `waived the ${entry.gate} gate: ${entry.reason}` }];
      return [];
    }),
    red: passed('red'),
    green: passed('green').at(-1),
    restored: of('restored').map(({ role, paths }) => ({ role, paths })),
    blocked: countBlocks(of('blocked')),
    disputes: of('dispute').map(({ reason }) => reason),
    timeline: own.map((entry) => ({ at: entry.at, kind: entry.event, says: sentence(entry) })),
  };
}

function countBlocks(entries: readonly Extract<LedgerEntry, { event: 'blocked' }>[]): Report['blocked'] {
  const counts = new Map<string, Report['blocked'][number]>();
  for (const { role, rule, says } of entries) {
    const key = `${role} ${rule} ${says}`;
    const known = counts.get(key);
    counts.set(key, known ? { ...known, times: known.times + 1 } : { role, rule, says, times: 1 });
  }
  return [...counts.values()];
}

function sentence(entry: LedgerEntry): string {
  switch (entry.event) {
    case 'run-started':
      return `run ${entry.run} started: ${entry.flow}, ${entry.title}`;
    case 'run-ended':
      return `run ${entry.run} ended: ${entry.reason}`;
    case 'approved':
      return `${entry.by} approved '${entry.node}'`;
    case 'agent-started':
      return `${entry.role} started`;
    case 'agent-stopped':
      return `${entry.role} stopped: ${entry.outcome}`;
    case 'gate':
      return `${entry.gate} gate ${entry.passed ? 'passed' : 'failed'}: ${entry.says}`;
    case 'finding':
      return `${entry.finding.role} found ${entry.finding.id}: ${entry.finding.problem}`;
    case 'covered':
      return `the test '${entry.test}' shows ${entry.finding}`;
    case 'finding-closed':
      return 'fixedBy' in entry.how
        ? `${entry.id} fixed: ${entry.how.fixedBy}`
        : `${entry.id} dismissed by ${entry.how.dismissedBy}: ${entry.how.reason}`;
    case 'dispute':
      return `the coder disputes a test: ${entry.reason}`;
    case 'granted':
      return `${entry.by} granted another round: ${entry.reason}`;
    case 'waived':
      return `${entry.by} waived the ${entry.gate} gate: ${entry.reason}`;
    case 'blocked':
      return `${entry.role} blocked (${entry.rule}): ${entry.says}`;
    case 'restored':
      return `put back after the ${entry.role}: ${entry.paths.join(', ')}`;
  }
}
