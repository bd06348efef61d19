import { readLedger } from '../../flow/ledger.ts';
import { withLock } from '../../flow/lock.ts';
import { whatIsNext } from '../../flow/machine.ts';
import { machine } from '../../guard/machine.ts';
import type { Verdict } from '../../guard/verdict.ts';
import type { Policy } from '../../policy/policy.ts';
import type { HookEvent } from '../clients/claude-code.ts';
import type { Installation } from '../installation.ts';
import { isUnderWay, spawnRefusal } from './advance.ts';
import { flowOf, flowState } from './current.ts';

/** What the flow has against a call that the guard would let through: one sentence, or undefined. */
export function flowObjection(
  event: HookEvent,
  verdict: Verdict,
  policy: Policy,
  at: Installation,
): { rule: 'flow.order' | 'flow.commit'; says: string } | undefined {
  if (event.role !== 'main' || !event.tool) return undefined;
  const { root } = machine(at.project, event.cwd);
  const spawned = spawnedRole(event, at);
  if (spawned !== undefined) {
    const says = withLock(at.stateDir, () =>
      spawnRefusal(
        flowState(policy, at, event),
        spawned,
        String(event.tool?.input.description ?? spawned),
        root,
      ),
    );
    return says === undefined ? undefined : { rule: 'flow.order', says };
  }
  if (event.tool.name === 'Workflow')
    return { rule: 'flow.order', says: 'a workflow starts agents past the flow; start them one by one' };
  if (verdict.effects.some((effect) => effect.kind === 'act' && effect.act === 'git.commit')) {
    const state = flowState(policy, at, event);
    const run = state.run();
    if (!isUnderWay(run) || flowOf(state, run).nodes[run.node]?.type === 'human') return undefined;
    return {
      rule: 'flow.commit',
      says: `nothing is committed in the middle of run ${run.id}; ${whatIsNext(run, flowOf(state, run))}`,
    };
  }
  return undefined;
}

/** The role an Agent call starts, or the one whose agent a message wakes. The client takes names without regard to case and blanks. */
function spawnedRole({ tool, session }: HookEvent, at: Installation): string | undefined {
  if (tool?.name === 'Agent' || tool?.name === 'Task') {
    const type = tool.input.subagent_type;
    return typeof type === 'string' && type.trim() !== '' ? type.trim().toLowerCase() : 'general-purpose';
  }
  if (tool?.name !== 'SendMessage' || typeof tool.input.to !== 'string') return undefined;
  const to = tool.input.to;
  const started = readAgents(at, session);
  return started.get(to);
}

function readAgents(at: Installation, session: string): Map<string, string> {
  const agents = new Map<string, string>();
  for (const entry of readLedger(at.stateDir))
    if (entry.event === 'agent-started' && entry.session === session && entry.agent)
      agents.set(entry.agent, entry.role);
  return agents;
}
