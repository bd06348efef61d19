import { appendEntry } from '../flow/ledger.ts';
import type { Answer, HookEvent } from './clients/claude-code.ts';
import type { Installation } from './installation.ts';

/**
 * What a script or a person had changed in .claude/hooks, and gates.sh put back before this hook began (`names`, one space before
 * each). Writes it down and adds it to what a hook answers: the model reads it after its call, a person at every other event.
 */
export function tellPutBack(
  names: string,
  answer: Answer,
  { event, role, session, agentId }: HookEvent,
  at: Installation,
): Answer {
  const paths = names
    .trim()
    .split(' ')
    .map((name) => `.claude/hooks/${name}`);
  appendEntry(at.stateDir, { event: 'restored', role, paths }, { session, agent: agentId });
  const says = `Gates: ${paths.join(', ')}: changed since this session began, so it was put back (what stood there: .claude/gates/state/runtime). Gates that a person upgraded count from the next session on.`;
  if (answer.exitCode === 2) return { ...answer, stderr: `${says}\n${answer.stderr ?? ''}` };
  if (event.startsWith('PostToolUse')) return { exitCode: 2, stderr: `${says}\n` };
  const output = JSON.parse(answer.stdout ?? '{}');
  const systemMessage = [says, output.systemMessage].filter((part) => part !== undefined).join('\n');
  return { ...answer, stdout: JSON.stringify({ ...output, systemMessage }) };
}
