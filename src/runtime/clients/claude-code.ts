import type { Verdict } from '../../guard/verdict.ts';

/** A hook event of any client, in the gates' words. One file per client reads it and answers it (DESIGN 4). */
export type HookEvent = {
  event: string;
  /** 'main' for the main session, else the agent's type. */
  role: string;
  agentId?: string;
  session: string;
  cwd: string;
  /** How the client asks a person; absent on events where it doesn't say. */
  permissionMode?: string;
  tool?: { name: string; input: Record<string, unknown> };
  /** ConfigChange: which settings, which file. */
  source?: string;
  file?: string;
  /** SubagentStop: the agent's last words, and whether it goes on because a hook stopped it before. */
  lastMessage?: string;
  stopHookActive?: boolean;
};

/** What the hook process does in the end. */
export type Answer = { exitCode: 0 | 2; stdout?: string; stderr?: string };

export class HookInputError extends Error {}

/** Reads Claude Code's hook input. Throws HookInputError when it is not what the client documents. */
export function parseHookInput(raw: string): HookEvent {
  let json: unknown;
  try {
    json = JSON.parse(raw);
  } catch {
    throw new HookInputError('the hook input is not JSON');
  }
  if (!isRecord(json)) throw new HookInputError('the hook input is not an object');
  const event = string(json, 'hook_event_name');
  const parsed: HookEvent = {
    event,
    role: 'main',
    session: string(json, 'session_id'),
    cwd: string(json, 'cwd'),
  };
  // The main session has neither; one started with --agent has only agent_type (2.1.332).
  if (json.agent_type !== undefined) parsed.role = string(json, 'agent_type');
  else if (json.agent_id !== undefined) throw new HookInputError('an agent without agent_type');
  if (json.agent_id !== undefined) parsed.agentId = string(json, 'agent_id');
  if (/^(Pre|Post)ToolUse/.test(event)) {
    if (!isRecord(json.tool_input)) throw new HookInputError('tool_input is not an object');
    parsed.tool = { name: string(json, 'tool_name'), input: json.tool_input };
  }
  if (typeof json.permission_mode === 'string') parsed.permissionMode = json.permission_mode;
  if (typeof json.last_assistant_message === 'string') parsed.lastMessage = json.last_assistant_message;
  if (json.stop_hook_active === true) parsed.stopHookActive = true;
  if (typeof json.source === 'string') parsed.source = json.source;
  if (typeof json.file_path === 'string') parsed.file = json.file_path;
  return parsed;
}

/** Here the client's own yes to its protected paths (.claude, .mcp.json) stands for a person's: 2.1.197 to 2.1.332, measured for the first. */
const modesThatDoNotAsk = ['bypassPermissions', 'auto', 'plan'];

/** A question about a file that nobody would be asked is a block. */
export function withoutVainQuestions(verdict: Verdict, mode = 'default'): Verdict {
  if (verdict.decision !== 'ask' || verdict.rule !== 'write.ask' || !modesThatDoNotAsk.includes(mode))
    return verdict;
  const reason = `${verdict.reason ?? ''} In permission mode ${mode} the client does not ask for it.`;
  return { ...verdict, decision: 'block', reason };
}

/** Exit 2 with the reason on stderr blocks in every version; a question needs JSON on stdout. */
export function answerToolUse(verdict: Verdict): Answer {
  const { decision, reason = '' } = verdict;
  if (decision === 'allow') return { exitCode: 0 };
  if (decision === 'block') return blocked(reason);
  const hookSpecificOutput = {
    hookEventName: 'PreToolUse',
    permissionDecision: 'ask',
    permissionDecisionReason: `Gates: ${reason}`,
  };
  return { exitCode: 0, stdout: JSON.stringify({ hookSpecificOutput }) };
}

export function blocked(reason: string): Answer {
  return {
    exitCode: 2,
    stderr: `Blocked by .claude/hooks/gates.mjs: ${reason} If you need it, stop and ask the architect.\n`,
  };
}

/** After a call: the agent reads it as what its call led to. */
export function told(message: string): Answer {
  return { exitCode: 2, stderr: `Gates: ${message}\n` };
}

/** After a call that needs no mending: something the agent should know. */
export function remarked(message: string): Answer {
  const hookSpecificOutput = { hookEventName: 'PostToolUse', additionalContext: `Gates: ${message}` };
  return { exitCode: 0, stdout: JSON.stringify({ hookSpecificOutput }) };
}

function string(record: Record<string, unknown>, key: string): string {
  const value = record[key];
  if (typeof value !== 'string' || value === '') throw new HookInputError(`${key} is missing`);
  return value;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
