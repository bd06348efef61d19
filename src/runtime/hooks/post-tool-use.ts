import { type Answer, blocked, type HookEvent } from '../clients/claude-code.ts';
import type { Installation } from '../installation.ts';
import { editedFile, postEdit } from './post-edit.ts';
import { sealReport } from './seal-check.ts';

/** After an agent's shell call its seal is checked, after an edit the linters run. The main session has neither; a person sits before it. */
export function postToolUse(event: HookEvent, at: Installation): Answer {
  if (event.agentId === undefined) return { exitCode: 0 };
  const file = editedFile(event);
  if (file === undefined) return sealAnswer(event, at) ?? { exitCode: 0 };
  const answer = event.event === 'PostToolUse' ? postEdit(event, file, at) : undefined;
  // A fixer writes where it likes.
  return answer === undefined ? { exitCode: 0 } : (sealAnswer(event, at) ?? answer);
}

function sealAnswer(event: HookEvent, at: Installation): Answer | undefined {
  const report = sealReport(event, at);
  return report === undefined ? undefined : blocked(report);
}
