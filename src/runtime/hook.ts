import { PolicyError } from '../policy/policy.ts';
import {
  type Answer,
  blocked,
  type HookEvent,
  HookInputError,
  parseHookInput,
} from './clients/claude-code.ts';
import { configChange } from './hooks/config-change.ts';
import { postToolUse } from './hooks/post-tool-use.ts';
import { preToolUse } from './hooks/pre-tool-use.ts';
import { sessionStart } from './hooks/session-start.ts';
import { subagentStart } from './hooks/subagent-start.ts';
import { subagentStop } from './hooks/subagent-stop.ts';
import type { Installation } from './installation.ts';

const hooks: Readonly<Record<string, (event: HookEvent, at: Installation) => Answer>> = {
  PreToolUse: preToolUse,
  PostToolUse: postToolUse,
  PostToolUseFailure: postToolUse,
  SubagentStart: subagentStart,
  SubagentStop: subagentStop,
  ConfigChange: configChange,
  SessionStart: sessionStart,
};

/** One hook event in, one answer out. Whatever goes wrong on the way is a block: the client lets a failing hook's call run. */
export function answerHook(raw: string, at: Installation): Answer {
  try {
    const event = parseHookInput(raw);
    const hook = Object.hasOwn(hooks, event.event) ? hooks[event.event] : undefined;
    if (!hook) throw new HookInputError(`no gate listens to ${event.event}`);
    return hook(event, at);
  } catch (error) {
    if (error instanceof PolicyError)
      return blocked(
        `the policy could not be read: ${error.message}. A person mends .claude/gates/gates.json.`,
      );
    if (error instanceof HookInputError)
      return blocked(
        `the call could not be understood: ${error.message}. A person checks the client and the gates.`,
      );
    return blocked(`the guard failed: ${(error as Error).message}. A person looks at it.`);
  }
}
