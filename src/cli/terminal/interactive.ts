import type { Io } from '../io.ts';

/** A person is there to answer: a terminal on both sides, and neither CI nor an agent behind it. */
export function isInteractive({ stdin, stdout, env }: Io): boolean {
  return Boolean(stdin.isTTY && stdout.isTTY) && !isSet(env.CI) && agentVariable(env) === undefined;
}

/** The variable that says a coding agent started us, when one did. */
function agentVariable(env: Io['env']): string | undefined {
  return Object.keys(env).find((name) => isSet(env[name]) && agentNames.test(name));
}

const agentNames = /^(?:CLAUDECODE|AI_AGENT|GEMINI_CLI|CODEX_\w+|CURSOR_\w+)$/;

function isSet(value: string | undefined): boolean {
  return value !== undefined && value !== '' && value !== '0' && value !== 'false';
}
