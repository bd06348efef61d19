import { lastGreen, lastRed } from '../../flow/evidence.ts';
import { readCovers, readDispute, readFindings } from '../../flow/findings.ts';
import type { AgentOutcome } from '../../flow/ledger-entry.ts';
import type { HookEvent } from '../clients/claude-code.ts';
import { advance, isUnderWay } from './advance.ts';
import { type FlowState, flowOf } from './current.ts';

/** What a stop leads to: words for the agent, that it must go on, or gates to run. */
export type StopResult = { undone: string } | { gates: boolean };

/**
 * An agent of the flow wants to stop: writes down what came of it. The client lets a refusal only nudge, so the next door (the
 * spawn of the next agent, the commit) is what holds.
 */
export function noteStop(state: FlowState, event: HookEvent): StopResult {
  const run = state.run();
  const node = isUnderWay(run) ? flowOf(state, run).nodes[run.node] : undefined;
  const { role, lastMessage = '' } = event;
  const stop = (outcome: AgentOutcome, gates: boolean): StopResult => {
    state.tell({ event: 'agent-stopped', role, outcome });
    return { gates };
  };
  if (!run || node?.type !== 'agent' || !node.roles.includes(role)) return stop('unfinished', false);
  if (node.dispute !== undefined) {
    const dispute = readDispute(lastMessage);
    if ('invalid' in dispute) return { undone: dispute.invalid };
    if ('found' in dispute) {
      state.tell({ event: 'dispute', reason: `${dispute.found.test}: ${dispute.found.wrong}` });
      return stop('dispute', false);
    }
  }
  if (node.findings !== undefined) {
    const findings = readFindings(
      lastMessage,
      role,
      run.findings.map(({ id }) => id),
    );
    if ('missing' in findings)
      return { undone: 'end your report with a findings block; an empty list means you found nothing' };
    if ('invalid' in findings) return { undone: findings.invalid };
    for (const finding of findings.found) state.tell({ event: 'finding', finding });
    return stop(findings.found.length > 0 ? 'findings' : 'done', true);
  }
  const covers = readCovers(lastMessage);
  if ('invalid' in covers) return { undone: covers.invalid };
  if ('found' in covers)
    for (const { finding, test } of covers.found) state.tell({ event: 'covered', finding, test });
  return stop('done', true);
}

/** Runs the gates that a stop has led to, without the lock: tests take minutes. Returns what the agent must still do. */
export function runGates(state: FlowState, root: string): string | undefined {
  const failed = advance(state, root);
  closeFindings(state);
  return failed?.says;
}

/** A finding is fixed by a test that was red and is green: the tester named it, both gates saw it. */
function closeFindings(state: FlowState): void {
  const red = lastRed(state.entries);
  const green = lastGreen(state.entries);
  const run = state.run();
  if (!red || !green || !run) return;
  for (const entry of state.entries) {
    if (entry.event !== 'covered') continue;
    const open = run.findings.some(({ id, closed }) => id === entry.finding && closed === undefined);
    const proved =
      red.failing.some((name) => name.includes(entry.test)) &&
      green.passing.some((name) => name.includes(entry.test));
    if (open && proved)
      state.tell({ event: 'finding-closed', id: entry.finding, how: { fixedBy: entry.test } });
  }
}
