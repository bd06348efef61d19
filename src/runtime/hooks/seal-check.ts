import { appendEntry, readLedger } from '../../flow/ledger.ts';
import { NoGit } from '../../seal/store.ts';
import { type HookEvent, HookInputError } from '../clients/claude-code.ts';
import type { Installation } from '../installation.ts';
import { readPolicy } from '../policy-file.ts';
import { runningAgents } from '../running-agents.ts';
import { checkAgent } from '../seals.ts';

/** Puts back what an agent changed against its box. Returns what to tell it, or undefined when the seal holds. */
export function sealReport({ agentId, role, session, cwd }: HookEvent, at: Installation): string | undefined {
  if (agentId === undefined) throw new HookInputError('an agent without agent_id');
  const running = runningAgents(readLedger(at.stateDir), session);
  const agent = running.find((candidate) => candidate.agentId === agentId) ?? { agentId, role, cwd };
  const others = running.filter((candidate) => candidate.agentId !== agentId);
  try {
    const { restored, keptDir } = checkAgent(
      agent,
      others,
      readPolicy(at),
      at.project,
      at.stateDir,
      new Date(),
    );
    if (restored.length === 0) return undefined;
    const paths = restored.map((breach) => breach.path);
    appendEntry(at.stateDir, { event: 'restored', role, paths }, { session, agent: agentId });
    const shown = paths.slice(0, 10).join(', ') + (paths.length > 10 ? ` and ${paths.length - 10} more` : '');
    return `${shown}: not for the ${role} to change, so it was put back as it was (your version: ${keptDir.slice(at.project.length + 1)}).`;
  } catch (error) {
    if (error instanceof NoGit) return undefined;
    throw error;
  }
}
