import { flowsFor } from '../../policy/default-flows.ts';
import type { Flow, FlowNode } from '../../policy/flow.ts';
import type { Policy } from '../../policy/policy.ts';

/** What a step is, for people: which of the template's sentences tells it. */
const kinds = [
  'plan',
  'person',
  'tests',
  'code',
  'review',
  'work',
  'red',
  'green',
  'lint',
  'record',
] as const;
type Kind = (typeof kinds)[number];

/** One step of the flow, for flow.md. Exactly one of `is` holds. */
export type StepWords = {
  number: number;
  name: string;
  who: string;
  is: Record<Kind, boolean>;
  /** What a person does there. */
  says: string;
  /** Where findings, a dispute, or a gate that does not pass lead; '' for nowhere. */
  back: string;
  rounds: number;
};

/** The steps of a policy's default flow, in order. */
export function flowSteps(policy: Policy): StepWords[] {
  const flow = flowsOf(policy)[policy.flow.default];
  if (!flow) return [];
  return inOrder(flow).map(([name, node], index) => {
    const kind = kindOf(name, node, flow);
    return {
      number: index + 1,
      name,
      who: node.type === 'agent' ? node.roles.join(', ') : node.type === 'gate' ? 'code' : 'a person',
      is: Object.fromEntries(kinds.map((one) => [one, one === kind])) as Record<Kind, boolean>,
      says: node.type === 'human' ? node.says : '',
      back: backOf(node),
      rounds: node.type === 'agent' ? (node.rounds ?? 0) : 0,
    };
  });
}

/** The names of all flows, the default one first. */
export function flowNames(policy: Policy): string[] {
  const first = policy.flow.default;
  return [first, ...Object.keys(flowsOf(policy)).filter((name) => name !== first)];
}

function flowsOf(policy: Policy): Record<string, Flow> {
  return { ...flowsFor(Object.keys(policy.roles)), ...policy.flow.flows };
}

/** Along `next` from the start; what only a failure leads to comes after. */
function inOrder({ start, nodes }: Flow): [string, FlowNode][] {
  const names = new Set<string>();
  for (let name = start; nodes[name] && !names.has(name); name = nodes[name]?.next ?? 'end') names.add(name);
  for (const name of Object.keys(nodes)) names.add(name);
  return [...names].flatMap((name) => (nodes[name] ? [[name, nodes[name]]] : []));
}

function kindOf(name: string, node: FlowNode, { nodes }: Flow): Kind {
  if (node.type === 'human') return name === 'plan' ? 'plan' : 'person';
  if (node.type === 'gate') return node.gate;
  const next = nodes[node.next];
  if (next?.type === 'gate' && next.gate === 'red') return 'tests';
  if (node.dispute !== undefined) return 'code';
  return node.findings === undefined ? 'work' : 'review';
}

function backOf(node: FlowNode): string {
  if (node.type === 'agent') return node.dispute ?? node.findings ?? '';
  return node.type === 'gate' ? (node.else ?? '') : '';
}
