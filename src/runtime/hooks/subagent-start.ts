import { appendEntry } from '../../flow/ledger.ts';
import { NoGit } from '../../seal/store.ts';
import { type Answer, type HookEvent, HookInputError } from '../clients/claude-code.ts';
import type { Installation } from '../installation.ts';
import { readPolicy } from '../policy-file.ts';
import { sealAgent } from '../seals.ts';

/** Takes the seal of what the agent may not change. The client doesn't let this event block; the spawn was judged before. */
export function subagentStart({ agentId, role, session, cwd }: HookEvent, at: Installation): Answer {
  if (agentId === undefined) throw new HookInputError('SubagentStart without agent_id');
  appendEntry(at.stateDir, { event: 'agent-started', role, cwd }, { session, agent: agentId });
  try {
    sealAgent({ agentId, role, cwd }, readPolicy(at), at.project, at.stateDir);
  } catch (error) {
    // Without git there is no seal; doctor and decisions.md say so.
    if (!(error instanceof NoGit)) throw error;
  }
  return { exitCode: 0 };
}
