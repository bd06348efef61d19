import type { Decision } from '../policy/policy.ts';
import type { Effect } from './effects.ts';
import type { RuleId } from './rules.ts';

/** The guard's answer to one tool call. */
export type Verdict = {
  decision: Decision;
  /** Absent when nothing objected. */
  rule?: RuleId;
  /** One line for the agent; absent when allowed. */
  reason?: string;
  /** What tripped the rule. */
  effect?: Effect;
  effects: readonly Effect[];
  /** Allowed, but what it changes can't be seen from outside: the seal looks afterwards. */
  opaque: boolean;
};

/** Does something happen of which the guard can't see what it changes? */
export function isUnseen({ opaque, effects }: Verdict): boolean {
  return opaque || effects.some((effect) => effect.kind === 'act' && effect.act === 'tool.mcp');
}
