import { judge } from '../../guard/judge.ts';
import { machine } from '../../guard/machine.ts';
import { type Answer, answerToolUse, type HookEvent, HookInputError } from '../clients/claude-code.ts';
import { type Installation, readPolicy } from '../installation.ts';

/** G1: one tool call, yes or no. */
export function preToolUse(event: HookEvent, at: Installation): Answer {
  if (!event.tool) throw new HookInputError('PreToolUse without a tool');
  const policy = readPolicy(at);
  const call = { tool: event.tool.name, input: event.tool.input, cwd: event.cwd };
  return answerToolUse(judge(event.role, call, policy, machine(at.project, event.cwd)));
}
