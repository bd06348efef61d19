import { appendEntry, readLedger } from '../../flow/ledger.ts';
import { SealError } from '../../seal/store.ts';
import { type Answer, blocked, type HookEvent } from '../clients/claude-code.ts';
import { type Installation, readPolicy } from '../installation.ts';
import { runningAgents } from '../running-agents.ts';
import { releaseAgent } from '../seals.ts';
import { sealReport } from './seal-check.ts';

/** An agent wants to end its turn: the seal is checked once more, then its rightful work joins the other agents' seals. */
export function subagentStop(event: HookEvent, at: Installation): Answer {
  const report = sealReport(event, at);
  if (report !== undefined) return blocked(report);
  const { agentId = '', role, session } = event;
  const running = runningAgents(readLedger(at.stateDir), session);
  const agent = running.find((candidate) => candidate.agentId === agentId);
  appendEntry(at.stateDir, { event: 'agent-stopped', role, outcome: 'done' }, { session, agent: agentId });
  try {
    if (agent)
      releaseAgent(
        agent,
        running.filter((other) => other !== agent),
        readPolicy(at),
        at.project,
        at.stateDir,
      );
  } catch (error) {
    if (!(error instanceof SealError)) throw error;
  }
  return { exitCode: 0 };
}
