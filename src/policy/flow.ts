import * as v from 'valibot';

/**
 * The flow as data: a state machine of agent nodes, gate nodes and human nodes. Nodes are named by the policy; `next` names
 * the node that follows, or 'end'.
 */

const node = v.variant('type', [
  v.strictObject({
    /** Agents work here; they run one after the other or side by side, and the node is done when each has finished. */
    type: v.literal('agent'),
    roles: v.pipe(v.array(v.string()), v.minLength(1)),
    next: v.string(),
    /** Where the node's findings lead (reviewers), as often as `rounds` says. */
    findings: v.optional(v.string()),
    rounds: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
    /** Where a dispute leads: the coder says a test is wrong. */
    dispute: v.optional(v.string()),
  }),
  v.strictObject({
    /** Code decides, without a model. `else`: where a failed gate leads; without it the run waits at the gate. */
    type: v.literal('gate'),
    gate: v.picklist(['red', 'green', 'lint', 'record']),
    next: v.string(),
    else: v.optional(v.string()),
  }),
  v.strictObject({
    /** Waits for a person: `gates.mjs approve <node>`. */
    type: v.literal('human'),
    says: v.string(),
    next: v.string(),
  }),
]);

export const flowSchema = v.strictObject({ start: v.string(), nodes: v.record(v.string(), node) });

export type Flow = v.InferOutput<typeof flowSchema>;
export type FlowNode = Flow['nodes'][string];
