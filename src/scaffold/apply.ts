import type { Plan } from './plan.ts';

export type ApplyOptions = {
  /** Called once when another run holds the lock and this one starts to wait. */
  onWait?: (holder: string) => void;
  /** How long to wait for another run, in milliseconds. Default 10 000. */
  waitMs?: number;
};

/**
 * Writes exactly the bytes that the plan holds, through a journal: killed half-way, the next run finishes.
 * @throws ScaffoldError `changed-meanwhile` when a file is no longer what the plan saw, `locked`, `write-failed` (undone).
 */
export declare function apply(plan: Plan, options?: ApplyOptions): Promise<void>;
