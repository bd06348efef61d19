import { appendEntry } from '../../flow/ledger.ts';
import { everydayCommands, SeldomCommand } from '../../guard/commands/everyday.ts';
import { judgeWith } from '../../guard/judge-with.ts';
import { machine } from '../../guard/machine.ts';
import type { ToolCall } from '../../guard/tools.ts';
import type { Verdict } from '../../guard/verdict.ts';
import type { World } from '../../guard/world.ts';
import type { Policy } from '../../policy/policy.ts';
import {
  type Answer,
  answerToolUse,
  blocked,
  type HookEvent,
  HookInputError,
} from '../clients/claude-code.ts';
import { type Installation, readPolicy } from '../installation.ts';

/** G1, then the flow's doors: one tool call, yes or no. */
export async function preToolUse(event: HookEvent, at: Installation): Promise<Answer> {
  if (!event.tool) throw new HookInputError('PreToolUse without a tool');
  const { role, tool, cwd } = event;
  const policy = readPolicy(at);
  const verdict = await judge(
    role,
    { tool: tool.name, input: tool.input, cwd },
    policy,
    machine(at.project, cwd),
  );
  if (verdict.decision === 'block') {
    note(event, at, verdict.rule ?? '', verdict.reason ?? '');
    return answerToolUse(verdict);
  }
  if (policy.flow.mode === 'off' || !concernsFlow(tool.name, verdict)) return answerToolUse(verdict);
  const { flowObjection } = await import('../flow/doors.ts');
  const objection = flowObjection(event, verdict, policy, at);
  if (objection === undefined) return answerToolUse(verdict);
  note(event, at, objection.rule, objection.says);
  return policy.flow.mode === 'enforce' ? blocked(`${objection.says}.`) : answerToolUse(verdict);
}

/** By the everyday tables, and by all of them when a command is in none of those. */
async function judge(role: string, call: ToolCall, policy: Policy, world: World): Promise<Verdict> {
  try {
    return judgeWith(everydayCommands, role, call, policy, world);
  } catch (error) {
    if (!(error instanceof SeldomCommand)) throw error;
    const whole = await import('../../guard/judge.ts');
    return whole.judge(role, call, policy, world);
  }
}

/** Starting or waking an agent, and committing: the flow has doors nowhere else. */
function concernsFlow(tool: string, { effects }: Verdict): boolean {
  return (
    effects.some(
      (effect) => effect.kind === 'act' && (effect.act === 'agent.spawn' || effect.act === 'git.commit'),
    ) || tool === 'Agent'
  );
}

/** The ledger remembers every block. A block stands even where it can't be written down. */
function note(
  { role, tool, session, agentId }: HookEvent,
  at: Installation,
  rule: string,
  says: string,
): void {
  try {
    appendEntry(
      at.stateDir,
      { event: 'blocked', role, rule, tool: tool?.name ?? '', says },
      { session, agent: agentId },
    );
  } catch {
    // A full disk or a read-only state directory opens no gate.
  }
}
