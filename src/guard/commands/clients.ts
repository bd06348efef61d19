import { act, type Effect } from '../effects.ts';
import type { Call, Program } from './program.ts';

/** Other coding clients, and this one again: whatever they do, it is outside these gates. */
const clients: Program = {
  names: [
    'claude',
    'codex',
    'gemini',
    'copilot',
    'cursor-agent',
    'opencode',
    'qwen',
    'aider',
    'amp',
    'goose-session',
    'crush',
    'droid',
    'auggie',
    'kiro-cli',
    'kimi',
    'grok',
    'cline',
    'plandex',
    'openhands',
    'interpreter',
    'claude-code',
    'ccr',
  ],
  act: 'run.read',
  style: 'raw',
  effects: clientEffects,
};

/** Words that only ask a client about itself. */
const asks = /^(?:-v|-V|-h|--version|--help|help|version|doctor)$/;

/** AWS has a copilot too. */
const awsCopilot = /^(?:app|env|svc|job|task|pipeline|deploy|storage|secret|init)$/;

function clientEffects(call: Call): Effect[] {
  const [first, ...rest] = call.args;
  if (call.name === 'copilot' && awsCopilot.test(first?.text ?? '')) return [act('run.cloud', 'copilot')];
  const isQuestion = first?.text !== undefined && asks.test(first.text) && rest.length === 0;
  return isQuestion ? [] : [act('agent.client', call.name)];
}

export const clientPrograms: readonly Program[] = [clients];

export const clientNames: ReadonlySet<string> = new Set(clients.names);
