import { type Answer, blocked, type HookEvent } from '../clients/claude-code.ts';
import type { Installation } from '../installation.ts';
import { sealReport } from './seal-check.ts';

/** After an agent's shell call: does its seal still hold? The main session has no seal; a person sits before it. */
export function postToolUse(event: HookEvent, at: Installation): Answer {
  if (event.agentId === undefined) return { exitCode: 0 };
  const report = sealReport(event, at);
  return report === undefined ? { exitCode: 0 } : blocked(report);
}
