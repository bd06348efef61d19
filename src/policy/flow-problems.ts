import type { Flow } from './flow.ts';

/** What is wrong with a flow, one sentence each: unknown names, nodes nobody reaches, no way to the end. */
export function flowProblems(name: string, flow: Flow, roles: readonly string[]): string[] {
  const problems: string[] = [];
  const exists = (node: string) => node === 'end' || Object.hasOwn(flow.nodes, node);
  if (!exists(flow.start)) problems.push(`flow '${name}' starts at '${flow.start}', which is no node`);
  for (const [id, node] of Object.entries(flow.nodes)) {
    for (const next of ways(node))
      if (!exists(next)) problems.push(`flow '${name}': '${id}' leads to '${next}', which is no node`);
    if (node.type === 'agent')
      for (const role of node.roles)
        if (!roles.includes(role))
          problems.push(`flow '${name}': '${id}' needs the role '${role}', which the policy doesn't have`);
  }
  const reached = reachable(flow, flow.start);
  for (const id of Object.keys(flow.nodes))
    if (!reached.has(id)) problems.push(`flow '${name}': nothing leads to '${id}'`);
  for (const id of reached)
    if (id !== 'end' && !reachable(flow, id).has('end'))
      problems.push(`flow '${name}': no way leads from '${id}' to the end`);
  return problems;
}

type Node = Flow['nodes'][string];

function ways(node: Node): string[] {
  if (node.type === 'human') return [node.next];
  if (node.type === 'gate') return node.else === undefined ? [node.next] : [node.next, node.else];
  return [node.next, node.findings, node.dispute].filter((next) => next !== undefined);
}

function reachable(flow: Flow, start: string): Set<string> {
  const seen = new Set<string>();
  const open = [start];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (seen.has(id)) continue;
    seen.add(id);
    const node = flow.nodes[id];
    if (node) open.push(...ways(node));
  }
  return seen;
}
