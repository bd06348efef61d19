import { appendEntry } from '../../flow/ledger.ts';
import { machine } from '../../guard/machine.ts';
import { isUnseen } from '../../guard/verdict.ts';
import { type Answer, blocked, type HookEvent } from '../clients/claude-code.ts';
import type { Installation } from '../installation.ts';
import { readPolicy } from '../policy-file.ts';
import { isSealed, loseSeal } from '../seals.ts';
import { postToolUse } from './post-tool-use.ts';

/** After a call, done or failed: is there still a seal, and what does it say? */
export async function afterCall(event: HookEvent, at: Installation): Promise<Answer> {
  return (await lostSeal(event, at)) ?? postToolUse(event, at);
}

/** No call of which the guard can't see what it does runs without a seal: where there is none afterwards, the call took it away. */
async function lostSeal(
  { agentId, role, session, tool, cwd }: HookEvent,
  at: Installation,
): Promise<Answer | undefined> {
  if (agentId === undefined || tool === undefined) return undefined;
  const agent = { agentId, role, cwd };
  const policy = readPolicy(at);
  if (isSealed(agent, policy, at.project, at.stateDir)) return undefined;
  const { judge } = await import('../../guard/judge.ts');
  const call = { tool: tool.name, input: tool.input, cwd };
  if (!isUnseen(judge(role, call, policy, machine(at.project, cwd)))) return undefined;
  if (!loseSeal(agent, policy, at.project, at.stateDir)) return undefined;
  const says = `the seal around the ${role} was taken away during this call, so that nobody can tell what else it changed`;
  appendEntry(
    at.stateDir,
    { event: 'blocked', role, rule: 'seal.open', tool: tool.name, says },
    { session, agent: agentId },
  );
  return blocked(
    `${says}. This agent runs nothing unseen any more: stop, and say what you ran. A person looks at the diff.`,
  );
}
