import { describe, expect, test } from 'vitest';
import { readLedger } from '../../src/flow/ledger.ts';
import { currentRun } from '../../src/flow/machine.ts';
import { defaultPolicy } from '../../src/policy/defaults.ts';
import type { Component, Policy } from '../../src/policy/policy.ts';
import { advance, startRun } from '../../src/runtime/flow/advance.ts';
import { flowState } from '../../src/runtime/flow/current.ts';
import { readPolicy } from '../../src/runtime/policy-file.ts';
import { gatedRepo } from './repo.ts';

/** G3 at the coder's stop: a run that stands at the green gate, its red waived. */
function atGreen(component: Partial<Component>, flows: Policy['flow']['flows'] = {}, testSeconds = 20) {
  const repo = gatedRepo(
    { 'src/old.txt': '\t\n' },
    {
      components: [{ dir: '.', stack: 'generic', testAll: 'true', ...component }],
      gates: { ...defaultPolicy().gates, testSeconds, green: 'own' },
      flow: { mode: 'enforce', default: 'feature', flows },
    },
  );
  const state = () => flowState(readPolicy(repo.at), repo.at, {});
  const begun = state();
  startRun(begun, Object.hasOwn(flows, 'own') ? 'own' : 'bugfix', 'x', repo.git('rev-parse', 'HEAD'));
  begun.tell({ event: 'agent-stopped', role: 'tester', outcome: 'done' });
  begun.tell({ event: 'waived', gate: 'red', by: 'me', reason: 'r' });
  begun.tell({ event: 'agent-stopped', role: 'coder', outcome: 'done' });
  const go = () => {
    const now = state();
    const failed = advance(now, repo.at.project);
    return { says: failed?.says, node: currentRun(readLedger(repo.at.stateDir), now.flows)?.node };
  };
  return { ...repo, go, tell: (event: Parameters<typeof begun.tell>[0]) => state().tell(event) };
}

const noTabs = "! grep -n '\t' {file}";

describe('at the coder’s stop', () => {
  test('a complaint about a changed file leads back to the coder', () => {
    const repo = atGreen({ lintFix: [noTabs] });
    repo.write('src/new.txt', 'a\tb\n');
    const { says, node } = repo.go();
    expect(node).toBe('green');
    expect(says).toMatch(/src\/new.txt` says:\n1:a\tb/);
  });
  test('a file that was bad before and is unchanged is not the coder’s', () => {
    const repo = atGreen({ lintFix: [noTabs] });
    repo.write('src/new.txt', 'a b\n');
    expect(repo.go()).toEqual({ says: undefined, node: 'review' });
  });
  test('nor is the tester’s test', () => {
    const repo = atGreen({ lintFix: [noTabs] });
    repo.write('tests/t.txt', '\t\n');
    expect(repo.go()).toEqual({ says: undefined, node: 'review' });
  });
  test('the type check runs, once for all files', () => {
    const repo = atGreen({ lintFix: [noTabs], typecheck: 'echo types >> .claude/gates/state/runs; exit 1' });
    repo.write('src/a.txt', 'a\n');
    repo.write('src/b.txt', 'b\n');
    const { says, node } = repo.go();
    expect([says, node]).toEqual([expect.stringContaining('`echo types'), 'green']);
    expect(repo.read('.claude/gates/state/runs')).toBe('types\n');
  });
  test.each([
    ['missing', 'no-such-linter {file}', 'is not installed here'],
    ['too slow', 'sleep 30; true {file}', 'did not finish in time'],
  ])('a linter that is %s is no pass; a person waives', (_name, linter, expected) => {
    const repo = atGreen({ lintFix: [linter] }, {}, 1);
    repo.write('src/a.txt', 'a\n');
    const { says, node } = repo.go();
    expect([says, node]).toEqual([expect.stringContaining(expected), 'green']);
    expect(says).toMatch(/[a-z]\.\nA person mends that, or waives it: 'waive lint REASON'$/);
    repo.tell({ event: 'waived', gate: 'lint', by: 'me', reason: 'r' });
    repo.tell({ event: 'agent-stopped', role: 'coder', outcome: 'done' });
    expect(repo.go()).toEqual({ says: undefined, node: 'review' });
  });
  test('a waiver holds for its own run', () => {
    const repo = atGreen({ lintFix: [noTabs] });
    repo.tell({ event: 'waived', gate: 'lint', by: 'me', reason: 'r' });
    repo.tell({
      event: 'run-started',
      run: 'R2',
      flow: 'bugfix',
      title: 'y',
      base: repo.git('rev-parse', 'HEAD'),
    });
    repo.tell({ event: 'agent-stopped', role: 'tester', outcome: 'done' });
    repo.tell({ event: 'waived', gate: 'red', by: 'me', reason: 'r' });
    repo.tell({ event: 'agent-stopped', role: 'coder', outcome: 'done' });
    repo.write('src/a.txt', '\t\n');
    expect(repo.go().says).toContain('src/a.txt');
  });
  test('a flow with a lint gate of its own has the linters there', () => {
    const repo = atGreen(
      { lintFix: [noTabs] },
      {
        own: {
          start: 'red',
          nodes: {
            red: { type: 'agent', roles: ['tester'], next: 'red-gate' },
            'red-gate': { type: 'gate', gate: 'red', next: 'green' },
            green: { type: 'agent', roles: ['coder'], next: 'lint' },
            lint: { type: 'gate', gate: 'lint', next: 'commit', else: 'green' },
            commit: { type: 'human', says: 'commits', next: 'end' },
          },
        },
      },
    );
    repo.write('src/a.txt', '\t\n');
    expect(repo.go().node).toBe('green');
    repo.write('src/a.txt', 'a\n');
    repo.tell({ event: 'agent-stopped', role: 'coder', outcome: 'done' });
    expect(repo.go()).toEqual({ says: undefined, node: 'commit' });
  });
});
