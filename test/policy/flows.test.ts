import { describe, expect, test } from 'vitest';
import { flowsFor } from '../../src/policy/default-flows.ts';
import { defaultPolicy, shippedRoles } from '../../src/policy/defaults.ts';
import type { Flow } from '../../src/policy/flow.ts';
import { flowProblems } from '../../src/policy/flow-problems.ts';
import { parsePolicy } from '../../src/policy/policy.ts';
import { PolicyError } from '../../src/policy/policy-error.ts';

const allRoles = Object.keys(shippedRoles);

describe('the shipped flows are sound for any choice of roles', () => {
  const chosen = ['tester', 'coder', 'code-reviewer', 'security-reviewer', 'performance-reviewer'];
  const choices = Array.from({ length: 2 ** chosen.length }, (_, bits) =>
    chosen.filter((_role, i) => bits & (1 << i)),
  );
  test.each(choices.map((roles) => [roles]))('%j', (roles) => {
    for (const [name, flow] of Object.entries(flowsFor(roles)))
      expect(flowProblems(name, flow, roles)).toEqual([]);
  });
  test('without a tester there is no red', () =>
    expect(flowsFor(['coder']).feature?.nodes).not.toHaveProperty('red-gate'));
  test('with all of them nothing is left out', () =>
    expect(Object.keys(flowsFor(allRoles).feature?.nodes ?? {})).toEqual([
      'plan',
      'red',
      'red-gate',
      'green',
      'green-gate',
      'review',
      'record',
      'commit',
    ]));
});

describe('a flow that does not work is named', () => {
  const good: Flow = {
    start: 'a',
    nodes: {
      a: { type: 'agent', roles: ['coder'], next: 'b' },
      b: { type: 'human', says: 'looks', next: 'end' },
    },
  };
  const problems = (change: (flow: Flow) => void) => {
    const flow = structuredClone(good);
    change(flow);
    return flowProblems('mine', flow, allRoles);
  };
  test('a sound one has none', () => expect(problems(() => {})).toEqual([]));
  test.each<[string, (flow: Flow) => void, string]>([
    [
      'start',
      (flow) => {
        flow.start = 'x';
      },
      "flow 'mine' starts at 'x', which is no node",
    ],
    [
      'next',
      (flow) => {
        (flow.nodes.a as { next: string }).next = 'x';
      },
      "flow 'mine': 'a' leads to 'x', which is no node",
    ],
    [
      'role',
      (flow) => {
        (flow.nodes.a as { roles: string[] }).roles = ['poet'];
      },
      "flow 'mine': 'a' needs the role 'poet', which the policy doesn't have",
    ],
    [
      'unreachable',
      (flow) => {
        flow.nodes.c = { type: 'human', says: 'waits', next: 'end' };
      },
      "flow 'mine': nothing leads to 'c'",
    ],
    [
      'endless',
      (flow) => {
        (flow.nodes.b as { next: string }).next = 'a';
      },
      "flow 'mine': no way leads from 'a' to the end",
    ],
  ])('%s', (_name, change, expected) => expect(problems(change)).toContain(expected));

  test('and its policy is refused', () => {
    const policy = {
      ...defaultPolicy(),
      flow: { mode: 'enforce', flows: { mine: { start: 'x', nodes: {} } } },
    };
    expect(() => parsePolicy(JSON.stringify(policy))).toThrow(
      new PolicyError("flow 'mine' starts at 'x', which is no node"),
    );
  });
});
