import type { Policy } from '../policy/policy.ts';
import { allCommands } from './commands/registry.ts';
import { judgeWith } from './judge-with.ts';
import type { ToolCall } from './tools.ts';
import type { Verdict } from './verdict.ts';
import type { World } from './world.ts';

/** The guard, whole: every table loaded. */
export function judge(role: string, call: ToolCall, policy: Policy, world: World): Verdict {
  return judgeWith(allCommands, role, call, policy, world);
}
