import { describe, expect, test } from 'vitest';
import { readLedger } from '../../src/flow/ledger.ts';
import type { LedgerEvent } from '../../src/flow/ledger-entry.ts';
import { currentRun } from '../../src/flow/machine.ts';
import { defaultPolicy } from '../../src/policy/defaults.ts';
import type { Component, Policy } from '../../src/policy/policy.ts';
import { advance, startRun } from '../../src/runtime/flow/advance.ts';
import { flowState } from '../../src/runtime/flow/current.ts';
import { configChange } from '../../src/runtime/hooks/config-change.ts';
import { subagentStart } from '../../src/runtime/hooks/subagent-start.ts';
import { subagentStop } from '../../src/runtime/hooks/subagent-stop.ts';
import { readPolicy } from '../../src/runtime/policy-file.ts';
import { gatedRepo } from './repo.ts';

/** Each gate at an agent's stop: what it stops, what it lets through, its tool missing or too slow; with the flow enforced, recorded and off. */

type Mode = Policy['flow']['mode'];

/** A run of the flow `bugfix`, at the tester's step; tests are scripts whose exit code says what came of them. */
function repoAt(mode: Mode, component: Partial<Component> = {}) {
  const policy = (more: Partial<Component>) => ({
    components: [{ dir: '.', stack: 'generic', testFile: 'sh {file}', ...component, ...more }],
    flow: { mode, default: 'bugfix', flows: {} },
    gates: { ...defaultPolicy().gates, testSeconds: 1, green: 'own' as const },
  });
  const repo = gatedRepo({ 'src/old.txt': 'x\n' }, policy({}));
  const state = () => flowState(readPolicy(repo.at), repo.at, {});
  startRun(state(), 'bugfix', 'x', repo.git('rev-parse', 'HEAD'));
  let starts = 0;
  const stop = (role: string, lastMessage = 'done') => {
    const agent = { role, agentId: `${role}-${starts++}`, session: 's', cwd: repo.at.project };
    subagentStart({ ...agent, event: 'SubagentStart' }, repo.at);
    const { exitCode, stderr = '' } = subagentStop({ ...agent, event: 'SubagentStop', lastMessage }, repo.at);
    return { exitCode, stderr };
  };
  return {
    ...repo,
    stop,
    tell: (event: LedgerEvent) => state().tell(event),
    advance: () => advance(state(), repo.at.project),
    node: () => currentRun(readLedger(repo.at.stateDir), state().flows)?.node,
    gates: () =>
      readLedger(repo.at.stateDir).flatMap((entry) =>
        entry.event === 'gate' ? [`${entry.gate} ${entry.passed}`] : [],
      ),
    change: (more: Partial<Component>) => {
      const whole = { ...defaultPolicy({ tests: ['tests/**'] }), ...policy(more) };
      repo.write('.claude/gates/gates.json', JSON.stringify(whole));
      repo.git('commit', '-q', '-am', 'other tools');
    },
  };
}
type Repo = ReturnType<typeof repoAt>;

const failing = 'test -e src/new.txt\n';

/** A repository that has seen red, and the coder's work in it. */
function afterRed(mode: Mode, work: Record<string, string>, component?: Partial<Component>): Repo {
  const repo = repoAt(mode, component);
  repo.write('tests/new.sh', failing);
  repo.stop('tester');
  for (const [file, text] of Object.entries(work)) repo.write(file, text);
  return repo;
}

type Case = {
  gate: string;
  name: string;
  /** Plays up to the stop that the gate judges. */
  play(mode: Mode): { repo: Repo; exitCode: number; stderr: string };
  /** Undefined: let through. */
  says?: string;
  /** Where the run stands afterwards, with the flow enforced or recorded. */
  node: string;
};

const tester = (test: Record<string, string>, component?: Partial<Component>) => (mode: Mode) => {
  const repo = repoAt(mode, component);
  for (const [file, text] of Object.entries(test)) repo.write(file, text);
  return { repo, ...repo.stop('tester') };
};
const coder =
  (work: Record<string, string>, change?: Partial<Component>, component?: Partial<Component>) =>
  (mode: Mode) => {
    const repo = afterRed(mode, work, component);
    if (change) repo.change(change);
    return { repo, ...repo.stop('coder') };
  };
const done = { 'src/new.txt': 'a b\n' };

const cases: Case[] = [
  { gate: 'red', name: 'no test', play: tester({}), says: 'no test file is new or changed', node: 'red' },
  {
    gate: 'red',
    name: 'a test that passes',
    play: tester({ 'tests/a.sh': 'true\n' }),
    says: 'succeeds already',
    node: 'red',
  },
  { gate: 'red', name: 'a test that fails', play: tester({ 'tests/a.sh': failing }), node: 'green' },
  {
    gate: 'red',
    name: 'no runner',
    play: tester({ 'tests/a.sh': failing }, { testFile: 'no-such-runner {file}' }),
    says: 'the test command does not start',
    node: 'red',
  },
  {
    gate: 'red',
    name: 'no command in the policy',
    play: tester({ 'tests/a.sh': failing }, { testFile: undefined }),
    says: 'a person adds the command that runs one test file',
    node: 'red',
  },
  {
    gate: 'red',
    name: 'a runner that hangs',
    play: tester({ 'tests/a.sh': 'sleep 30\n' }),
    says: 'the tests did not finish in time',
    node: 'red',
  },
  {
    gate: 'green',
    name: 'a test that still fails',
    play: coder({}),
    says: 'the test command ended with 1',
    node: 'green',
  },
  { gate: 'green', name: 'a test that passes', play: coder(done), node: 'review' },
  {
    gate: 'green',
    name: 'no runner',
    play: coder(done, { testFile: 'no-such-runner {file}' }),
    says: 'the test command does not start',
    node: 'green',
  },
  {
    gate: 'green',
    name: 'a runner that hangs',
    play: coder(done, { testFile: 'sleep 30; sh {file}' }),
    says: 'the tests did not finish in time',
    node: 'green',
  },
  {
    gate: 'green',
    name: 'another test that breaks',
    play: (mode) => {
      const { repo } = coder({}, { testAll: 'exit 1' })(mode);
      const all = JSON.parse(repo.read('.claude/gates/gates.json'));
      repo.write(
        '.claude/gates/gates.json',
        JSON.stringify({ ...all, gates: { ...all.gates, green: 'all' } }),
      );
      repo.git('commit', '-q', '-am', 'all tests');
      repo.write('src/new.txt', 'a\n');
      return { repo, ...repo.stop('coder') };
    },
    says: 'the test command ended with 1',
    node: 'green',
  },
  {
    gate: 'lint',
    name: 'a complaint',
    play: coder({ 'src/new.txt': '\t\n' }, undefined, { lintFix: ["! grep -n '\t' {file}"] }),
    says: 'src/new.txt` says',
    node: 'green',
  },
  {
    gate: 'lint',
    name: 'nothing to say',
    play: coder(done, undefined, { lintFix: ["! grep -n '\t' {file}"] }),
    node: 'review',
  },
  {
    gate: 'lint',
    name: 'no linter',
    play: coder(done, undefined, { lintFix: ['no-such-linter {file}'] }),
    says: 'is not installed here',
    node: 'green',
  },
  {
    gate: 'lint',
    name: 'a linter that hangs',
    play: coder(done, undefined, { lintFix: ['sleep 30; true {file}'] }),
    says: 'did not finish in time',
    node: 'green',
  },
];

describe.each(cases)('$gate: $name', ({ play, says, node }) => {
  test('enforced', () => {
    const { repo, exitCode, stderr } = play('enforce');
    expect([exitCode, repo.node()]).toEqual([says === undefined ? 0 : 2, node]);
    expect(stderr).toContain(says ?? '');
    expect(stderr === '').toBe(says === undefined);
  });
  test('recorded: the ledger says the same, nobody is stopped', () => {
    const { repo, exitCode } = play('record');
    expect([exitCode, repo.node()]).toEqual([0, node]);
    const last = readLedger(repo.at.stateDir).findLast((entry) => entry.event === 'gate');
    expect(last?.event === 'gate' && last.passed).toBe(says === undefined);
    expect(last?.event === 'gate' && last.says).toContain(says ?? '');
  });
  test('off: no gate runs', () => {
    const { repo, exitCode } = play('off');
    expect([exitCode, repo.gates()]).toEqual([0, []]);
  });
});

describe('record', () => {
  const finding: LedgerEvent = {
    event: 'finding',
    finding: { id: 'F1', role: 'code-reviewer', severity: 'low', file: 'a', problem: 'p', test: '' },
  };
  const reviewers = ['code-reviewer', 'security-reviewer', 'performance-reviewer'];
  const atRecord = () => {
    const repo = repoAt('enforce');
    repo.tell({ event: 'agent-stopped', role: 'tester', outcome: 'done' });
    repo.tell({ event: 'gate', gate: 'red', passed: true, says: '' });
    repo.tell({ event: 'agent-stopped', role: 'coder', outcome: 'done' });
    repo.tell({ event: 'gate', gate: 'green', passed: true, says: '' });
    for (const role of reviewers) repo.tell({ event: 'agent-stopped', role, outcome: 'done' });
    expect(repo.node()).toBe('record');
    return repo;
  };
  test('an open finding stops it, closed it is let through', () => {
    const repo = atRecord();
    repo.tell(finding);
    expect(repo.advance()?.says).toBe('open findings: F1');
    expect(repo.node()).toBe('record');
    repo.tell({ event: 'finding-closed', id: 'F1', how: { dismissedBy: 'ada', reason: 'by design' } });
    expect(repo.advance()).toBeUndefined();
    expect(repo.node()).toBe('commit');
  });
  test.each([
    ['no block', 'all fine', 'end your report with a findings block'],
    ['no JSON', '```findings\nnothing\n```', 'the findings block is not JSON'],
    ['another shape', '```findings\n{"findings":[{"id":""}]}\n```', 'the findings block: findings.0.id'],
  ])('a reviewer with %s is sent back, one with a block is not', (_name, message, says) => {
    const play = (mode: Mode) => {
      const repo = afterRed(mode, done);
      repo.stop('coder');
      return { repo, ...repo.stop('code-reviewer', message) };
    };
    expect(play('enforce')).toMatchObject({ exitCode: 2, stderr: expect.stringContaining(says) });
    expect(play('record').exitCode).toBe(0);
    expect(play('off').exitCode).toBe(0);
    const { repo } = play('enforce');
    expect(repo.stop('code-reviewer', '```findings\n{"findings":[]}\n```').exitCode).toBe(0);
  });
});

describe('a waiver', () => {
  const waived = (gate: 'red' | 'green'): LedgerEvent => ({
    event: 'waived',
    gate,
    by: 'ada',
    reason: 'flaky',
  });
  test('lets the run past a gate that has just sent it back', () => {
    const { repo } = tester({ 'tests/a.sh': 'true\n' })('enforce');
    repo.tell(waived('red'));
    expect(repo.node()).toBe('green');
    const { repo: later } = coder({})('enforce');
    later.tell(waived('green'));
    expect(later.node()).toBe('review');
  });
  test('said beforehand, it is used when the gate is due, once', () => {
    const repo = repoAt('enforce');
    repo.tell(waived('red'));
    expect(repo.node()).toBe('red');
    expect(repo.stop('tester').exitCode).toBe(0);
    expect(repo.node()).toBe('green');
    const [entry] = readLedger(repo.at.stateDir).filter(({ event }) => event === 'gate');
    expect(entry).toMatchObject({ gate: 'red', passed: true, says: 'waived by ada: flaky' });
    repo.tell({ event: 'dispute', reason: 'x' });
    repo.tell({ event: 'agent-stopped', role: 'coder', outcome: 'dispute' });
    expect(repo.node()).toBe('red');
    expect(repo.stop('tester').stderr).toContain('no test file is new or changed');
  });
  test('of another gate changes nothing', () => {
    const { repo } = tester({ 'tests/a.sh': 'true\n' })('enforce');
    repo.tell(waived('green'));
    expect(repo.node()).toBe('red');
  });
});

describe('ground: un-wiring in a live session', () => {
  test.each<Mode>(['enforce', 'record', 'off'])(
    'is blocked with the flow %s, another change is not',
    (mode) => {
      const repo = repoAt(mode);
      const wired = {
        hooks: {
          PreToolUse: [
            {
              hooks: [
                {
                  type: 'command',
                  command: '"$CLAUDE_PROJECT_DIR"/.claude/hooks/gates.sh',
                  onFailure: 'block',
                },
              ],
            },
          ],
        },
      };
      const change = (settings: unknown) => {
        repo.write(
          '.claude/settings.json',
          typeof settings === 'string' ? settings : JSON.stringify(settings),
        );
        const event = { event: 'ConfigChange', role: 'main', session: 's', cwd: repo.at.project };
        return configChange({ ...event, source: 'project_settings' }, repo.at);
      };
      expect(change({ ...wired, model: 'sonnet' })).toEqual({ exitCode: 0 });
      for (const bad of [{ hooks: {} }, { ...wired, disableAllHooks: true }, '{', '{}'])
        expect(change(bad)).toMatchObject({
          exitCode: 2,
          stderr: expect.stringContaining('un-wires the gates'),
        });
    },
  );
});
