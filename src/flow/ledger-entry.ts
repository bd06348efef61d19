/**
 * The ledger: what happened, one JSON object a line, only ever appended (state/ledger.jsonl). The state of a run is what its
 * entries add up to, so there is no second file that could disagree.
 */
export type LedgerEntry = { at: string; session?: string; agent?: string } & LedgerEvent;

export type LedgerEvent =
  /** `base`: the commit the run started from, null without git. */
  | { event: 'run-started'; run: string; flow: string; title: string; base: string | null }
  | { event: 'run-ended'; run: string; reason: string }
  | { event: 'approved'; node: string; by: string; note?: string }
  /** `cwd`: where it works, which tells its work tree. */
  | { event: 'agent-started'; role: string; cwd: string }
  | { event: 'agent-stopped'; role: string; outcome: AgentOutcome }
  | { event: 'gate'; gate: GateName; passed: boolean; says: string; evidence?: Evidence }
  | { event: 'finding'; finding: Finding }
  /** The tester says which test shows a finding. */
  | { event: 'covered'; finding: string; test: string }
  | {
      event: 'finding-closed';
      id: string;
      how: { fixedBy: string } | { dismissedBy: string; reason: string };
    }
  | { event: 'dispute'; reason: string }
  | { event: 'granted'; node: string; by: string; reason: string }
  | { event: 'waived'; gate: GateName; by: string; reason: string }
  | { event: 'blocked'; role: string; rule: string; tool: string; says: string }
  | { event: 'restored'; role: string; paths: string[] };

/** done: the work is finished; dispute: a test is said to be wrong; findings: a review found something; unfinished: stopped in between. */
export type AgentOutcome = 'done' | 'dispute' | 'findings' | 'unfinished';

export type GateName = 'red' | 'green' | 'lint' | 'record';

/** What a gate saw. `tests`: SHA-256 by path of the test files at that time. `tail`: the end of the output. */
export type Evidence = {
  tests: Record<string, string>;
  failing: string[];
  passing: string[];
  command: string;
  tail: string;
};

/** What a reviewer found. `test`: the test that would fail today and pass once it is mended. */
export type Finding = {
  id: string;
  role: string;
  severity: 'critical' | 'high' | 'medium' | 'low';
  file: string;
  line?: number | undefined;
  problem: string;
  test: string;
};
