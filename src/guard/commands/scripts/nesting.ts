import type { Effect } from '../../effects.ts';

/** Scripts being evaluated, outermost first. Evaluation is synchronous, so one stack serves it. */
const running: string[] = [];

/** Evaluates a script unless it is inside itself: "test": "npm test" ends, and so do two that call each other. */
export function onceAtATime(key: string, evaluate: () => Effect[]): Effect[] {
  if (running.includes(key)) return [];
  running.push(key);
  try {
    return evaluate();
  } finally {
    running.pop();
  }
}
