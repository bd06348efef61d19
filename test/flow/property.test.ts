import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { appendEntry, readLedger } from '../../src/flow/ledger.ts';
import type { LedgerEntry, LedgerEvent } from '../../src/flow/ledger-entry.ts';
import { awaitsApproval, currentRun, type Run, refusal } from '../../src/flow/machine.ts';
import type { Flow, FlowNode } from '../../src/policy/flow.ts';
import { flowProblems } from '../../src/policy/flow-problems.ts';
import { fc } from '../seeded.ts';

/** Any flow that the policy takes, any events, in any order. */

const roles = ['tester', 'coder', 'code-reviewer'];
const names = ['a', 'b', 'c', 'd', 'e', 'f'];
const gates = ['red', 'green', 'lint', 'record'] as const;
const target = fc.constantFrom(...names, 'end');

const node: fc.Arbitrary<FlowNode> = fc.oneof(
  fc.record(
    {
      type: fc.constant('agent' as const),
      roles: fc.uniqueArray(fc.constantFrom(...roles), { minLength: 1, maxLength: 2 }),
      next: target,
      findings: target,
      rounds: fc.integer({ min: 0, max: 2 }),
      dispute: target,
    },
    { requiredKeys: ['type', 'roles', 'next'] },
  ),
  fc.record(
    { type: fc.constant('gate' as const), gate: fc.constantFrom(...gates), next: target, else: target },
    { requiredKeys: ['type', 'gate', 'next'] },
  ),
  fc.record({ type: fc.constant('human' as const), says: fc.constant('agrees'), next: target }),
);

/** Nodes that nothing leads to are left out, as the policy would not take them. */
const flow: fc.Arbitrary<Flow> = fc
  .tuple(fc.constantFrom(...names), fc.record(Object.fromEntries(names.map((name) => [name, node]))))
  .map(([start, nodes]): Flow => {
    const reached = new Set<string>();
    const open = [start];
    for (let name = open.pop(); name !== undefined; name = open.pop()) {
      const here = nodes[name];
      if (here === undefined || reached.has(name)) continue;
      reached.add(name);
      const ways = { findings: undefined, dispute: undefined, else: undefined, ...here };
      open.push(...[ways.next, ways.findings, ways.dispute, ways.else].filter((way) => way !== undefined));
    }
    return { start, nodes: Object.fromEntries(Object.entries(nodes).filter(([name]) => reached.has(name))) };
  })
  .filter((made) => flowProblems('x', made, roles).length === 0);

const role = fc.constantFrom(...roles);
const event: fc.Arbitrary<LedgerEvent> = fc.oneof(
  fc.constantFrom(...names).map((name): LedgerEvent => ({ event: 'approved', node: name, by: 'p' })),
  fc
    .tuple(role, fc.constantFrom('done', 'dispute', 'findings', 'unfinished'))
    .map(
      ([who, outcome]): LedgerEvent => ({ event: 'agent-stopped', role: who, outcome: outcome as 'done' }),
    ),
  fc
    .tuple(fc.constantFrom(...gates), fc.boolean())
    .map(([gate, passed]): LedgerEvent => ({ event: 'gate', gate, passed, says: 'x\ny' })),
  fc.constantFrom(...gates).map((gate): LedgerEvent => ({ event: 'waived', gate, by: 'p', reason: 'r' })),
  fc
    .constantFrom(...names)
    .map((name): LedgerEvent => ({ event: 'granted', node: name, by: 'p', reason: 'r' })),
  fc.constantFrom('F1', 'F2').map(
    (id): LedgerEvent => ({
      event: 'finding',
      finding: { id, role: 'code-reviewer', severity: 'low', file: 'ä', problem: 'p', test: '' },
    }),
  ),
  fc
    .constantFrom('F1', 'F2')
    .map((id): LedgerEvent => ({ event: 'finding-closed', id, how: { fixedBy: 'x' } })),
  fc.constant<LedgerEvent>({ event: 'dispute', reason: 'r' }),
);
const events = fc.array(event, { maxLength: 40 });
const started: LedgerEvent = { event: 'run-started', run: 'R1', flow: 'x', title: 't', base: null };
const at = '2026-01-01T00:00:00.000Z';
const entriesOf = (list: readonly LedgerEvent[]): LedgerEntry[] =>
  [started, ...list].map((one) => ({ at, ...one }));
const runOf = (made: Flow, list: readonly LedgerEvent[]) => currentRun(entriesOf(list), { x: made }) as Run;

/** Each event with the run before and after it. */
function steps(made: Flow, list: readonly LedgerEvent[]) {
  return list.map((one, i) => ({
    event: one,
    before: runOf(made, list.slice(0, i)),
    after: runOf(made, list.slice(0, i + 1)),
  }));
}

test('a gate is left for what comes next by its own pass or waiver, and by nothing else', () => {
  fc.assert(
    fc.property(flow, events, (made, list) => {
      for (const { event: one, before, after } of steps(made, list)) {
        const here = made.nodes[before.node];
        if (here?.type !== 'gate' || after.node === before.node) continue;
        const ways = [here.next, here.else];
        expect(ways).toContain(after.node);
        const passes =
          (one.event === 'gate' && one.passed && one.gate === here.gate) ||
          (one.event === 'waived' && one.gate === here.gate);
        if (after.node === here.next && here.next !== here.else) expect(passes).toBe(true);
      }
    }),
    { numRuns: 5000 },
  );
});

test('a gate is jumped over only by a waiver, and only after it has sent the run back', () => {
  fc.assert(
    fc.property(flow, events, (made, list) => {
      for (const { event: one, before, after } of steps(made, list)) {
        const here = made.nodes[before.node];
        const ways = here && [
          here.next,
          'else' in here && here.else,
          'findings' in here && here.findings,
          'dispute' in here && here.dispute,
        ];
        if (after.node === before.node || ways?.includes(after.node)) continue;
        expect(one.event).toBe('waived');
        const gate = made.nodes[here?.next ?? ''];
        expect(gate?.type === 'gate' && gate.gate).toBe(one.event === 'waived' && one.gate);
        expect(before.failedGate).toBe(gate?.type === 'gate' && gate.gate);
      }
    }),
    { numRuns: 5000 },
  );
});

test('a person’s step is left by a person’s approval alone', () => {
  fc.assert(
    fc.property(flow, events, (made, list) => {
      for (const { event: one, before, after } of steps(made, list)) {
        if (made.nodes[before.node]?.type !== 'human' || after.node === before.node) continue;
        expect(one).toMatchObject({ event: 'approved', node: before.node });
        expect(awaitsApproval(before, made)).toBe(true);
      }
    }),
    { numRuns: 5000 },
  );
});

test('only the roles of the step at which the run stands may start, and none that has finished there', () => {
  fc.assert(
    fc.property(flow, events, role, (made, list, who) => {
      const run = runOf(made, list);
      const here = made.nodes[run.node];
      const inFlow = Object.values(made.nodes).some((one) => one.type === 'agent' && one.roles.includes(who));
      const due = here?.type === 'agent' && here.roles.includes(who) && !run.finished.includes(who);
      expect(refusal(run, who, made) === undefined).toBe(due || !inFlow);
    }),
    { numRuns: 5000 },
  );
});

test('no more rounds than the policy and people allow', () => {
  fc.assert(
    fc.property(flow, events, (made, list) => {
      const run = runOf(made, list);
      for (const [name, taken] of Object.entries(run.rounds)) {
        const here = made.nodes[name];
        const allowed = (here?.type === 'agent' ? (here.rounds ?? 0) : 0) + (run.granted[name] ?? 0);
        expect(taken).toBeLessThanOrEqual(allowed);
      }
    }),
    { numRuns: 5000 },
  );
});

let dir: string;
beforeAll(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'flow-property-'));
});
afterAll(() => fs.rmSync(dir, { recursive: true }));

test('killed in the middle of any write, the run stands where the last whole entry left it, and goes on', () => {
  const file = path.join(dir, 'ledger.jsonl');
  fc.assert(
    fc.property(flow, fc.array(event, { maxLength: 12 }), event, fc.nat(), (made, list, later, cut) => {
      fs.rmSync(file, { force: true });
      for (const one of [started, ...list]) appendEntry(dir, one);
      const whole = fs.readFileSync(file);
      const size = cut % (whole.length + 1);
      fs.writeFileSync(file, whole.subarray(0, size));
      // A line is whole without its line end, too.
      const ends = [...whole.keys()].filter((index) => whole[index] === 0x0a);
      const complete = ends.filter((end) => end <= size).length;
      const survived = [started, ...list].slice(0, complete);
      const run = (all: readonly LedgerEvent[]) =>
        all.length === 0
          ? undefined
          : currentRun(
              all.map((one) => ({ at, ...one })),
              { x: made },
            );
      expect(currentRun(readLedger(dir), { x: made })).toEqual(run(survived));
      appendEntry(dir, later);
      expect(currentRun(readLedger(dir), { x: made })).toEqual(run([...survived, later]));
    }),
    { numRuns: 300 },
  );
});
