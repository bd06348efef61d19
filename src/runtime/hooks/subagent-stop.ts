import { readLedger } from '../../flow/ledger.ts';
import { withLock } from '../../flow/lock.ts';
import { machine } from '../../guard/machine.ts';
import type { Policy } from '../../policy/policy.ts';
import { NoGit } from '../../seal/store.ts';
import { type Answer, blocked, type HookEvent } from '../clients/claude-code.ts';
import { flowState } from '../flow/current.ts';
import { noteStop, runGates } from '../flow/stop.ts';
import type { Installation } from '../installation.ts';
import { readPolicy } from '../policy-file.ts';
import { runningAgents } from '../running-agents.ts';
import { releaseAgent } from '../seals.ts';
import { sealReport } from './seal-check.ts';

/** An agent wants to end its turn: the seal is checked once more, then its rightful work joins the other agents' seals. */
export function subagentStop(event: HookEvent, at: Installation): Answer {
  const report = sealReport(event, at);
  if (report !== undefined) return blocked(report);
  const { agentId = '', session } = event;
  const running = runningAgents(readLedger(at.stateDir), session);
  const agent = running.find((candidate) => candidate.agentId === agentId);
  const policy = readPolicy(at);
  const undone = flowStop(event, agent?.cwd ?? event.cwd, policy, at);
  if (undone !== undefined && policy.flow.mode === 'enforce') return blocked(`${undone}.`);
  try {
    if (agent)
      releaseAgent(
        agent,
        running.filter((other) => other !== agent),
        policy,
        at.project,
        at.stateDir,
      );
  } catch (error) {
    if (!(error instanceof NoGit)) throw error;
  }
  return { exitCode: 0 };
}

/** Moves the run on. Returns what the agent must still do before it may stop. */
function flowStop(event: HookEvent, cwd: string, policy: Policy, at: Installation): string | undefined {
  const { session, agentId, role } = event;
  const state = () => flowState(policy, at, { session, agent: agentId });
  if (policy.flow.mode === 'off') {
    state().tell({ event: 'agent-stopped', role, outcome: 'done' });
    return undefined;
  }
  const result = withLock(at.stateDir, () => noteStop(state(), event));
  if ('undone' in result) return result.undone;
  return result.gates ? runGates(state(), machine(at.project, cwd).root) : undefined;
}
