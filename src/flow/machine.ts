import type { Flow, FlowNode } from '../policy/flow.ts';
import type { Finding, GateName, LedgerEntry } from './ledger-entry.ts';

/** Where a run stands. Pure over the ledger: the same entries give the same run. */
export type Run = {
  id: string;
  flow: string;
  title: string;
  base: string | null;
  /** The current node, or 'end'. */
  node: string;
  /** Roles that have finished at this node. */
  finished: readonly string[];
  /** Correction rounds begun, by the node that found something. */
  rounds: Readonly<Record<string, number>>;
  /** Further rounds a person has granted, by node. */
  granted: Readonly<Record<string, number>>;
  disputes: number;
  /** The gate whose failure led to this node. */
  failedGate?: GateName | undefined;
  findings: readonly (Finding & { closed?: string })[];
};

/** A dispute is settled between the agents once; the second goes to a person. */
const maxDisputes = 1;

/** The run that is under way, or undefined. Entries that don't fit the flow change nothing. */
export function currentRun(
  entries: readonly LedgerEntry[],
  flows: Readonly<Record<string, Flow>>,
): Run | undefined {
  let run: Run | undefined;
  for (const entry of entries) {
    if (entry.event === 'run-started') {
      const flow = flows[entry.flow];
      run = flow && startRun(entry.run, entry.flow, entry.title, entry.base, flow);
    } else if (entry.event === 'run-ended') run = undefined;
    else if (run) run = step(run, entry, flows[run.flow] as Flow);
  }
  return run;
}

function startRun(id: string, flow: string, title: string, base: string | null, { start }: Flow): Run {
  return {
    id,
    flow,
    title,
    base,
    node: start,
    finished: [],
    rounds: {},
    granted: {},
    disputes: 0,
    findings: [],
  };
}

/** One entry's effect on a run. */
function step(run: Run, entry: LedgerEntry, flow: Flow): Run {
  const node = flow.nodes[run.node];
  switch (entry.event) {
    case 'approved':
      return node?.type === 'human' && entry.node === run.node
        ? enter(run, node.next)
        : settleDispute(run, entry.node, node);
    case 'gate': {
      if (node?.type !== 'gate' || node.gate !== entry.gate) return run;
      if (entry.passed) return enter(run, node.next);
      return node.else === undefined ? run : { ...enter(run, node.else), failedGate: node.gate };
    }
    case 'waived':
      return afterWaiver(run, entry.gate, node, flow);
    case 'granted':
      return goOn(
        { ...run, granted: { ...run.granted, [entry.node]: (run.granted[entry.node] ?? 0) + 1 } },
        node,
      );
    case 'finding':
      return { ...run, findings: [...run.findings, entry.finding] };
    case 'finding-closed': {
      const close = (finding: Run['findings'][number]) =>
        finding.id === entry.id ? { ...finding, closed: describe(entry.how) } : finding;
      return goOn({ ...run, findings: run.findings.map(close) }, node);
    }
    case 'dispute':
      return { ...run, disputes: run.disputes + 1 };
    case 'agent-stopped':
      return node?.type === 'agent' ? afterAgent(run, entry.role, entry.outcome, node) : run;
    default:
      return run;
  }
}

/** May this role start now? The reason when not. Roles that no flow names are none of the machine's business. */
export function refusal(run: Run, role: string, flow: Flow): string | undefined {
  if (!Object.values(flow.nodes).some((node) => node.type === 'agent' && node.roles.includes(role)))
    return undefined;
  const node = flow.nodes[run.node];
  if (node?.type === 'agent' && node.roles.includes(role)) {
    return run.finished.includes(role)
      ? `the ${role} has finished at '${run.node}'; ${whatIsNext(run, flow)}`
      : undefined;
  }
  return `the ${role} is not next; ${whatIsNext(run, flow)}`;
}

/** One sentence: where the run is and who moves it on. */
export function whatIsNext(run: Run, flow: Flow): string {
  const node = flow.nodes[run.node];
  if (node === undefined) return 'the run has ended';
  if (isStuck(run, node)) {
    return run.disputes > maxDisputes
      ? `the tester and the coder disagree for the second time: a person decides with 'approve ${run.node}'`
      : `the rounds at '${run.node}' are used up: a person grants another with 'grant ${run.node}' and a reason`;
  }
  if (node.type === 'human') return `a person ${node.says}: 'approve ${run.node}'`;
  if (node.type === 'gate') return `the ${node.gate} gate has to pass`;
  const waiting = node.roles.filter((role) => !run.finished.includes(role));
  return `next: ${waiting.join(', ')}`;
}

/** Does the run wait for a person's approval: at a node of theirs, or as two agents disagree? */
export function awaitsApproval(run: Run, flow: Flow): boolean {
  const node = flow.nodes[run.node];
  if (node?.type === 'human') return true;
  return node !== undefined && isStuck(run, node) && run.disputes > maxDisputes;
}

/** Past the gate at which the run stands, or which has just sent it back. */
function afterWaiver(run: Run, gate: GateName, node: FlowNode | undefined, flow: Flow): Run {
  if (node?.type === 'gate') return node.gate === gate ? enter(run, node.next) : run;
  // A person's step is left by an approval; the waiver then waits at the gate.
  const next = node?.type === 'agent' ? flow.nodes[node.next] : undefined;
  return run.failedGate === gate && next?.type === 'gate' && next.gate === gate ? enter(run, next.next) : run;
}

function afterAgent(
  run: Run,
  role: string,
  outcome: 'done' | 'dispute' | 'findings' | 'unfinished',
  node: FlowNode & { type: 'agent' },
): Run {
  if (!node.roles.includes(role) || outcome === 'unfinished' || run.finished.includes(role)) return run;
  if (outcome === 'dispute') {
    if (node.dispute === undefined) return run;
    return run.disputes > maxDisputes ? { ...run, finished: node.roles } : enter(run, node.dispute);
  }
  const finished = [...run.finished, role];
  if (node.roles.some((name) => !finished.includes(name))) return { ...run, finished };
  return leave({ ...run, finished }, node);
}

/** All roles of a node have finished: on, back to correct what was found, or waiting for a person. */
function leave(run: Run, node: FlowNode & { type: 'agent' }): Run {
  const open = run.findings.filter((finding) => finding.closed === undefined);
  if (open.length === 0 || node.findings === undefined) return enter(run, node.next);
  const taken = run.rounds[run.node] ?? 0;
  const allowed = (node.rounds ?? 0) + (run.granted[run.node] ?? 0);
  if (taken >= allowed) return run;
  return enter({ ...run, rounds: { ...run.rounds, [run.node]: taken + 1 } }, node.findings);
}

/** A node that waits for a person looks again when one has spoken. */
function goOn(run: Run, node: FlowNode | undefined): Run {
  return node?.type === 'agent' && isStuck(run, node) && run.disputes <= maxDisputes ? leave(run, node) : run;
}

function isStuck(run: Run, node: FlowNode): boolean {
  return node.type === 'agent' && node.roles.every((role) => run.finished.includes(role));
}

/** A person's word at an agent node that waits for one. */
function settleDispute(run: Run, approved: string, node: FlowNode | undefined): Run {
  if (node?.type !== 'agent' || approved !== run.node || !isStuck(run, node)) return run;
  return run.disputes > maxDisputes ? { ...run, finished: [], disputes: 0 } : run;
}

function enter(run: Run, node: string): Run {
  return { ...run, node, finished: [], failedGate: undefined };
}

function describe(how: { fixedBy: string } | { dismissedBy: string; reason: string }): string {
  return 'fixedBy' in how ? `fixed: ${how.fixedBy}` : `dismissed by ${how.dismissedBy}: ${how.reason}`;
}
