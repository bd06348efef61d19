import { describe, expect, test } from 'vitest';
import type { LedgerEntry, LedgerEvent } from '../../src/flow/ledger-entry.ts';
import { currentRun, type Run, refusal, whatIsNext } from '../../src/flow/machine.ts';
import { flowsFor } from '../../src/policy/default-flows.ts';
import type { Flow } from '../../src/policy/flow.ts';
import { fc } from '../seeded.ts';

const roles = ['architect', 'tester', 'coder', 'code-reviewer', 'security-reviewer'];
const flows = flowsFor(roles);
const feature = flows.feature as Flow;

const at = '2026-01-01T00:00:00.000Z';
const entries = (...events: LedgerEvent[]): LedgerEntry[] => events.map((event) => ({ at, ...event }));
const started: LedgerEvent = { event: 'run-started', run: 'R1', flow: 'feature', title: 't', base: null };
const approved = (node: string): LedgerEvent => ({ event: 'approved', node, by: 'p' });
const stopped = (
  role: string,
  outcome: 'done' | 'dispute' | 'findings' | 'unfinished' = 'done',
): LedgerEvent => ({ event: 'agent-stopped', role, outcome });
const gate = (name: 'red' | 'green' | 'record', passed: boolean): LedgerEvent => ({
  event: 'gate',
  gate: name,
  passed,
  says: '',
});
const finding = (id: string): LedgerEvent => ({
  event: 'finding',
  finding: { id, role: 'code-reviewer', severity: 'high', file: 'a', problem: 'p', test: 't' },
});
const closed = (id: string): LedgerEvent => ({ event: 'finding-closed', id, how: { fixedBy: 'x' } });
const run = (...events: LedgerEvent[]) => currentRun(entries(started, ...events), flows) as Run;

const toRed = [approved('plan')];
const toGreen = [...toRed, stopped('tester'), gate('red', true)];
const toReview = [...toGreen, stopped('coder'), gate('green', true)];
const reviewed = (id: string) => [
  stopped('code-reviewer', 'findings'),
  finding(id),
  stopped('security-reviewer'),
];
const corrected = [stopped('tester'), gate('red', true), stopped('coder'), gate('green', true)];

describe('the straight way', () => {
  test.each<[LedgerEvent[], string]>([
    [[], 'plan'],
    [toRed, 'red'],
    [[...toRed, stopped('tester')], 'red-gate'],
    [toGreen, 'green'],
    [[...toGreen, stopped('coder')], 'green-gate'],
    [toReview, 'review'],
    [[...toReview, stopped('code-reviewer')], 'review'],
    [[...toReview, stopped('code-reviewer'), stopped('security-reviewer')], 'record'],
    [[...toReview, stopped('code-reviewer'), stopped('security-reviewer'), gate('record', true)], 'commit'],
    [
      [
        ...toReview,
        stopped('code-reviewer'),
        stopped('security-reviewer'),
        gate('record', true),
        approved('commit'),
      ],
      'end',
    ],
  ])('%#: %s', (events, node) => expect(run(...events).node).toBe(node));
});

describe('what moves nothing', () => {
  test.each<[string, LedgerEvent[], string]>([
    ['a gate that failed leads back', [...toRed, stopped('tester'), gate('red', false)], 'red'],
    ['another gate', [...toRed, stopped('tester'), gate('green', true)], 'red-gate'],
    ['a gate nobody stands at', [gate('red', true)], 'plan'],
    ['an approval of another node', [approved('commit')], 'plan'],
    ['an agent who is not next', [stopped('coder')], 'plan'],
    ['an agent who did not finish', [...toRed, stopped('tester', 'unfinished')], 'red'],
    ['one reviewer twice', [...toReview, stopped('code-reviewer'), stopped('code-reviewer')], 'review'],
    ['a dispute where none is possible', [...toRed, stopped('tester', 'dispute')], 'red'],
  ])('%s', (_name, events, node) => expect(run(...events).node).toBe(node));
});

test('a coder who disputes a test goes back to the tester; the second dispute waits for a person', () => {
  const once = [...toGreen, { event: 'dispute', reason: 'r' } as LedgerEvent, stopped('coder', 'dispute')];
  expect(run(...once).node).toBe('red');
  const twice = [
    ...once,
    stopped('tester'),
    gate('red', true),
    { event: 'dispute', reason: 'r' } as LedgerEvent,
    stopped('coder', 'dispute'),
  ];
  expect(whatIsNext(run(...twice), feature)).toContain('disagree for the second time');
  expect(refusal(run(...twice), 'coder', feature)).toContain('a person decides');
  expect(refusal(run(...twice, approved('green')), 'coder', feature)).toBeUndefined();
});

test('two rounds of corrections, the third only when a person grants it', () => {
  const first = [...toReview, ...reviewed('F1')];
  expect(run(...first).node).toBe('red');
  const second = [...first, ...corrected, closed('F1'), ...reviewed('F2')];
  expect(run(...second).node).toBe('red');
  const third = [...second, ...corrected, closed('F2'), ...reviewed('F3')];
  expect(run(...third).node).toBe('review');
  expect(whatIsNext(run(...third), feature)).toContain("a person grants another with 'grant review'");
  expect(refusal(run(...third), 'coder', feature)).toContain('the coder is not next');
  expect(run(...third, { event: 'granted', node: 'review', by: 'p', reason: 'r' }).node).toBe('red');
  expect(
    run(...third, { event: 'finding-closed', id: 'F3', how: { dismissedBy: 'p', reason: 'r' } }).node,
  ).toBe('record');
});

test('a waiver passes the gate it names, and no other', () => {
  const waived = (name: 'red' | 'green'): LedgerEvent => ({
    event: 'waived',
    gate: name,
    by: 'p',
    reason: 'r',
  });
  expect(run(...toRed, stopped('tester'), waived('red')).node).toBe('green');
  expect(run(...toRed, stopped('tester'), waived('green')).node).toBe('red-gate');
});

test('who may start', () => {
  expect(refusal(run(), 'coder', feature)).toContain("a person agrees to the plan: 'approve plan'");
  expect(refusal(run(...toRed), 'tester', feature)).toBeUndefined();
  expect(refusal(run(...toRed), 'coder', feature)).toContain('next: tester');
  expect(refusal(run(...toRed), 'Explore', feature)).toBeUndefined();
  expect(refusal(run(...toReview, stopped('code-reviewer')), 'code-reviewer', feature)).toContain(
    'has finished',
  );
  expect(refusal(run(...toReview, stopped('code-reviewer')), 'security-reviewer', feature)).toBeUndefined();
});

test('an ended run is no run, and a new one begins at its start', () => {
  expect(
    currentRun(entries(started, ...toRed, { event: 'run-ended', run: 'R1', reason: 'r' }), flows),
  ).toBeUndefined();
  const next = currentRun(
    entries(started, ...toReview, { ...started, run: 'R2', flow: 'bugfix' } as LedgerEvent),
    flows,
  );
  expect(next).toMatchObject({ id: 'R2', node: 'red' });
  expect(currentRun(entries({ ...started, flow: 'nowhere' } as LedgerEvent), flows)).toBeUndefined();
});

const anyEvent = fc.oneof(
  fc.constantFrom(...['plan', 'commit', 'green', 'review'].map(approved)),
  fc
    .tuple(fc.constantFrom(...roles), fc.constantFrom('done', 'dispute', 'findings', 'unfinished'))
    .map(([role, outcome]) => stopped(role, outcome as 'done')),
  fc
    .tuple(fc.constantFrom('red', 'green', 'record'), fc.boolean())
    .map(([name, passed]) => gate(name as 'red', passed)),
  fc.constantFrom('F1', 'F2').map(finding),
  fc.constantFrom('F1', 'F2').map(closed),
  fc.constant<LedgerEvent>({ event: 'dispute', reason: 'r' }),
);

test('no sequence of events reaches the commit past a gate', () => {
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 60 }), (events) => {
      const end = run(...events);
      if (end.node !== 'commit' && end.node !== 'end') return;
      const passed = (name: string) =>
        events.some((event) => event.event === 'gate' && event.gate === name && event.passed);
      expect([passed('red'), passed('green'), passed('record')]).toEqual([true, true, true]);
      expect(events).toContainEqual(approved('plan'));
    }),
    { numRuns: 2000 },
  );
});

test('the coder starts only after red passed, whatever happened before', () => {
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 40 }), (events) => {
      const state = run(...events);
      if (refusal(state, 'coder', feature) === undefined)
        expect(events.some((event) => event.event === 'gate' && event.gate === 'red' && event.passed)).toBe(
          true,
        );
    }),
    { numRuns: 2000 },
  );
});

test('never more rounds than allowed', () => {
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 80 }), (events) => {
      for (const count of Object.values(run(...events).rounds)) expect(count).toBeLessThanOrEqual(2);
    }),
    { numRuns: 1000 },
  );
});
