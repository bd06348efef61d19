import { appendEntry } from '../../flow/ledger.ts';
import { judge } from '../../guard/judge.ts';
import { machine } from '../../guard/machine.ts';
import {
  type Answer,
  answerToolUse,
  blocked,
  type HookEvent,
  HookInputError,
} from '../clients/claude-code.ts';
import { flowObjection } from '../flow/doors.ts';
import { type Installation, readPolicy } from '../installation.ts';

/** G1, then the flow's doors: one tool call, yes or no. */
export function preToolUse(event: HookEvent, at: Installation): Answer {
  if (!event.tool) throw new HookInputError('PreToolUse without a tool');
  const { role, tool, cwd } = event;
  const policy = readPolicy(at);
  const verdict = judge(role, { tool: tool.name, input: tool.input, cwd }, policy, machine(at.project, cwd));
  if (verdict.decision === 'block') {
    note(event, at, verdict.rule ?? '', verdict.reason ?? '');
    return answerToolUse(verdict);
  }
  const objection = flowObjection(event, verdict, policy, at);
  if (objection === undefined) return answerToolUse(verdict);
  note(event, at, objection.rule, objection.says);
  return policy.flow.mode === 'enforce' ? blocked(`${objection.says}.`) : answerToolUse(verdict);
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
