import { PolicyError } from '../policy/policy-error.ts';
import {
  type Answer,
  blocked,
  type HookEvent,
  HookInputError,
  parseHookInput,
} from './clients/claude-code.ts';
import { preToolUse } from './hooks/pre-tool-use.ts';
import type { Installation } from './installation.ts';

type Hook = (event: HookEvent, at: Installation) => Answer | Promise<Answer>;

/** PreToolUse runs before every call of every tool, so it is here already; the others load when they are due. */
const hooks: Readonly<Record<string, () => Hook | Promise<Hook>>> = {
  PreToolUse: () => preToolUse,
  PostToolUse: async () => (await import('./hooks/after-call.ts')).afterCall,
  PostToolUseFailure: async () => (await import('./hooks/after-call.ts')).afterCall,
  SubagentStart: async () => (await import('./hooks/subagent-start.ts')).subagentStart,
  SubagentStop: async () => (await import('./hooks/subagent-stop.ts')).subagentStop,
  ConfigChange: async () => (await import('./hooks/config-change.ts')).configChange,
  SessionStart: async () => (await import('./hooks/session-start.ts')).sessionStart,
};

/**
 * One hook event in, one answer out; `event` is absent when it could not be read. Whatever goes wrong on the way is a block: the
 * client lets a failing hook's call run.
 */
export async function answerHook(
  raw: string,
  at: Installation,
): Promise<{ answer: Answer; event?: HookEvent }> {
  let event: HookEvent | undefined;
  try {
    event = parseHookInput(raw);
    const load = Object.hasOwn(hooks, event.event) ? hooks[event.event] : undefined;
    if (!load) throw new HookInputError(`no gate listens to ${event.event}`);
    const hook = await load();
    return { answer: await hook(event, at), event };
  } catch (error) {
    return { answer: blocked(explain(error as Error)), ...(event && { event }) };
  }
}

function explain(error: Error): string {
  if (error instanceof PolicyError)
    return `the policy could not be read: ${error.message}. A person mends .claude/gates/gates.json.`;
  if (error instanceof HookInputError)
    return `the call could not be understood: ${error.message}. A person checks the client and the gates.`;
  return `the guard failed: ${error.message}. A person looks at it.`;
}
