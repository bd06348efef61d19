import type { Policy } from '../../policy/policy.ts';
import type { DesiredFile } from '../desired.ts';

export type RenderInput = {
  /** The text of the built runtime, which becomes .claude/hooks/gates.mjs. */
  runtimeText: string;
  /** Examples of project invariants for the CLAUDE.md skeleton, as the stacks suggest them. */
  invariants: readonly string[];
};

/** Everything an install puts into a repo but its own records (installed.json, base), before the disk is looked at. */
export function render(_policy: Policy, _input: RenderInput): DesiredFile[] {
  return [];
}
