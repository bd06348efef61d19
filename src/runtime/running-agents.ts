import type { LedgerEntry } from '../flow/ledger-entry.ts';
import type { SealedAgent } from './seals.ts';

/** Agents that have started and not yet stopped, by the ledger; those of an earlier session have ended with it. */
export function runningAgents(entries: readonly LedgerEntry[], session: string): SealedAgent[] {
  const running = new Map<string, SealedAgent>();
  for (const entry of entries) {
    if (entry.session !== session || entry.agent === undefined) continue;
    if (entry.event === 'agent-started')
      running.set(entry.agent, { agentId: entry.agent, role: entry.role, cwd: entry.cwd });
    if (entry.event === 'agent-stopped') running.delete(entry.agent);
  }
  return [...running.values()];
}
