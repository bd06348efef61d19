import type { Flow, FlowNode } from './flow.ts';

/** The flows as shipped, for all roles; `flowsFor` takes out what a policy doesn't have. */
const reviewers = ['code-reviewer', 'security-reviewer', 'performance-reviewer'];

const nodes = {
  plan: { type: 'human', says: 'agrees to the plan', next: 'red' },
  red: { type: 'agent', roles: ['tester'], next: 'red-gate' },
  'red-gate': { type: 'gate', gate: 'red', next: 'green', else: 'red' },
  green: { type: 'agent', roles: ['coder'], next: 'green-gate', dispute: 'red' },
  'green-gate': { type: 'gate', gate: 'green', next: 'review', else: 'green' },
  review: { type: 'agent', roles: reviewers, next: 'record', findings: 'red', rounds: 2 },
  record: { type: 'gate', gate: 'record', next: 'commit' },
  commit: { type: 'human', says: 'commits', next: 'end' },
} as const satisfies Record<string, FlowNode>;

/** feature: everything. bugfix: the failing test is the plan. docs: no code, so no red. migration: a person looks twice. */
const shippedFlows: Readonly<Record<string, Flow>> = {
  feature: {
    start: 'plan',
    nodes: { ...nodes, review: { ...nodes.review, roles: [...reviewers] } } as Flow['nodes'],
  },
  bugfix: {
    start: 'red',
    nodes: Object.fromEntries(Object.entries(nodes).filter(([name]) => name !== 'plan')) as Flow['nodes'],
  },
  docs: {
    start: 'review',
    nodes: {
      review: { type: 'agent', roles: ['code-reviewer'], next: 'commit' },
      commit: nodes.commit,
    },
  },
  migration: {
    start: 'plan',
    nodes: {
      ...nodes,
      review: { ...nodes.review, roles: [...reviewers], next: 'apply' },
      apply: { type: 'human', says: 'runs the migration and looks at the result', next: 'record' },
    } as Flow['nodes'],
  },
};

/** The shipped flows over these roles: an agent node without any of its roles is passed over, gates of a missing role too. */
export function flowsFor(roles: readonly string[]): Record<string, Flow> {
  return Object.fromEntries(
    Object.entries(shippedFlows).map(([name, flow]) => [name, withRoles(flow, roles)]),
  );
}

function withRoles(flow: Flow, roles: readonly string[]): Flow {
  const kept: Record<string, FlowNode> = {};
  for (const [name, node] of Object.entries(flow.nodes)) {
    if (node.type !== 'agent') kept[name] = node;
    else {
      const present = node.roles.filter((role) => roles.includes(role));
      if (present.length > 0) kept[name] = { ...node, roles: present };
    }
  }
  // The gate that follows an agent who isn't there has nothing to judge.
  for (const [name, node] of Object.entries(flow.nodes))
    if (!(name in kept) && node.next in kept && kept[node.next]?.type === 'gate') delete kept[node.next];
  const passOver = (name: string): string =>
    name === 'end' || name in kept ? name : passOver(flow.nodes[name]?.next ?? 'end');
  const nodes = Object.fromEntries(
    Object.entries(kept).map(([name, node]) => [name, rewire(node, passOver)]),
  );
  return { start: passOver(flow.start), nodes };
}

function rewire(node: FlowNode, passOver: (name: string) => string): FlowNode {
  const next = passOver(node.next);
  if (node.type === 'human') return { ...node, next };
  if (node.type === 'gate')
    return node.else === undefined ? { ...node, next } : { ...node, next, else: passOver(node.else) };
  const rewired = { ...node, next };
  if (node.findings !== undefined) rewired.findings = passOver(node.findings);
  if (node.dispute !== undefined) rewired.dispute = passOver(node.dispute);
  return rewired;
}
