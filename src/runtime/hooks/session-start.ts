import fs from 'node:fs';
import path from 'node:path';
import { PolicyError } from '../../policy/policy-error.ts';
import type { Answer, HookEvent } from '../clients/claude-code.ts';
import { flowState } from '../flow/current.ts';
import { runLine } from '../flow/run-line.ts';
import type { Installation } from '../installation.ts';
import { readPolicy } from '../policy-file.ts';
import { startedBelow, wiringProblems } from '../settings-files.ts';

/** One line of state and one per problem, for the person (systemMessage) and the model (additionalContext). */
export function sessionStart(_event: HookEvent, at: Installation): Answer {
  const started = startedBelow(at.project, process.env.CLAUDE_PROJECT_DIR);
  const problems = wiringProblems(at.project, undefined, started);
  const message = [stateLine(at), ...problems.map((problem) => `Problem: ${problem}.`)].join('\n');
  const additionalContext = [message, ...started.map((dir) => fromBelow(dir, at))].join('\n\n');
  const hookSpecificOutput = { hookEventName: 'SessionStart', additionalContext };
  return { exitCode: 0, stdout: JSON.stringify({ systemMessage: message, hookSpecificOutput }) };
}

/** The client reads the CLAUDE.md above where it starts, but follows no import that leads out of there (2.1.332). */
function fromBelow(dir: string, { project }: Installation): string {
  const up = dir.replace(/[^/]+/g, '..');
  const says = `This session started in ${dir}, below the root ${project}. Paths in what follows and in messages of the gates are relative to the root; from here, run their commands as \`node ${up}/.claude/hooks/gates.mjs\`.`;
  try {
    return `${says}\n\n${fs.readFileSync(path.join(project, '.claude/gates/flow.md'), 'utf8')}`;
  } catch {
    return says;
  }
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
