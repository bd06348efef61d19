import { PolicyError } from '../../policy/policy.ts';
import type { Answer, HookEvent } from '../clients/claude-code.ts';
import { flowState } from '../flow/current.ts';
import { runLine } from '../flow/run-line.ts';
import { type Installation, readPolicy } from '../installation.ts';
import { wiringProblems } from '../settings-files.ts';

/** One line of state and one per problem, for the person (systemMessage) and the model (additionalContext). */
export function sessionStart(_event: HookEvent, at: Installation): Answer {
  const lines = [stateLine(at), ...wiringProblems(at.project).map((problem) => `Problem: ${problem}.`)];
  const message = lines.join('\n');
  const hookSpecificOutput = { hookEventName: 'SessionStart', additionalContext: message };
  return { exitCode: 0, stdout: JSON.stringify({ systemMessage: message, hookSpecificOutput }) };
}

function stateLine(at: Installation): string {
  try {
    const policy = readPolicy(at);
    const roles = Object.keys(policy.roles).filter((role) => role !== '*');
    return `Gates: main session ${policy.main === 'free' ? 'free' : "in the architect's box"}; boxes for ${roles.join(', ')}. ${policy.flow.mode === 'off' ? '' : runLine(flowState(policy, at, {}))}`.trim();
  } catch (error) {
    if (!(error instanceof PolicyError)) throw error;
    return `Gates: every tool call is blocked until the policy is mended: ${error.message}.`;
  }
}
