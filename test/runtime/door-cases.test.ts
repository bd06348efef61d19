import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { ask, bash, installed } from './installed.ts';

/** The flow's doors in the installed hook, with the flow enforced, recorded and off: an agent's start, the commit, a ledger that can't be read. */

type Mode = 'enforce' | 'record' | 'off';
type Event = Record<string, unknown>;

const stopped = (role: string): Event => ({ event: 'agent-stopped', role, outcome: 'done' });
const gate = (name: string): Event => ({ event: 'gate', gate: name, passed: true, says: '' });
const started: Event = { event: 'run-started', run: 'R1', flow: 'bugfix', title: 'x', base: null };
const reviewers = ['code-reviewer', 'security-reviewer', 'performance-reviewer'];
const finding = (id: string): Event => ({
  event: 'finding',
  finding: { id, role: 'code-reviewer', severity: 'low', file: 'a', problem: 'p', test: '' },
});
const corrected = [stopped('tester'), gate('red'), stopped('coder'), gate('green')];
const round = (id: string) => [finding(id), ...reviewers.map(stopped)];
const closed = (id: string): Event => ({ event: 'finding-closed', id, how: { fixedBy: 't' } });
const usedUp = [
  started,
  ...corrected,
  ...round('F1'),
  ...corrected,
  closed('F1'),
  ...round('F2'),
  ...corrected,
  closed('F2'),
  ...round('F3'),
];

function repoWith(mode: Mode, events: readonly Event[]) {
  const repo = installed(['--preset', 'generic', '--tests', 'tests/**', '--flow', mode]);
  const git = (...words: string[]) =>
    spawnSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.com', ...words], { cwd: repo });
  git('add', '-A');
  git('commit', '-q', '-m', 'start');
  const ledger = path.join(repo, '.claude/gates/state/ledger.jsonl');
  fs.mkdirSync(path.dirname(ledger), { recursive: true });
  const lines = events.map((event) => JSON.stringify({ at: '2026-01-01T00:00:00.000Z', ...event }));
  fs.writeFileSync(ledger, lines.map((line) => `${line}\n`).join(''));
  const noted = () =>
    fs
      .readFileSync(ledger, 'utf8')
      .split('\n')
      .filter((line) => line.includes('"event":"blocked"'))
      .map((line) => JSON.parse(line).rule);
  return { repo, ledger, noted };
}

const start = (role: string): Event => ({
  hook_event_name: 'PreToolUse',
  tool_name: 'Agent',
  tool_input: { description: 'x', prompt: 'x', subagent_type: role },
});
const commit = bash('main', 'git commit -m x');
const ready = [started, ...corrected, ...reviewers.map(stopped), gate('record')];

const cases: [name: string, events: Event[], call: Event, rule: string | undefined, says: string][] = [
  ['the coder too early', [started], start('coder'), 'flow.order', 'the coder is not next; next: tester'],
  ['its name in another case', [started], start(' CODER '), 'flow.order', 'the coder is not next'],
  ['the tester, who is next', [started], start('tester'), undefined, ''],
  ['an agent of no flow', [started], start('Explore'), undefined, ''],
  ['a third round', usedUp, start('tester'), 'flow.order', "the rounds at 'review' are used up"],
  [
    'a third round that a person granted',
    [...usedUp, { event: 'granted', node: 'review', by: 'ada', reason: 'r' }],
    start('tester'),
    undefined,
    '',
  ],
  [
    'a commit in the middle',
    [started],
    commit,
    'flow.commit',
    'nothing is committed in the middle of run R1',
  ],
  ['a commit at the end', ready, commit, undefined, ''],
];

describe.each(cases)('%s', (_name, events, call, rule, says) => {
  test('enforced', () => {
    const { repo, noted } = repoWith('enforce', events);
    const { code, stderr } = ask(repo, call);
    expect([code, noted()]).toEqual(rule === undefined ? [0, []] : [2, [rule]]);
    expect(stderr).toContain(says);
  });
  test('recorded: let through, and noted', () => {
    const { repo, noted } = repoWith('record', events);
    expect([ask(repo, call).code, noted()]).toEqual([0, rule === undefined ? [] : [rule]]);
  });
  test('off: let through', () => {
    const { repo, noted } = repoWith('off', events);
    expect([ask(repo, call).code, noted()]).toEqual([0, []]);
  });
});

describe('a ledger that can’t be read', () => {
  test.each<[Mode, number]>([
    ['enforce', 2],
    ['record', 2],
    ['off', 0],
  ])('with the flow %s, an agent’s start ends with %i', (mode, code) => {
    const { repo, ledger } = repoWith(mode, []);
    fs.rmSync(ledger);
    fs.mkdirSync(ledger);
    const answer = ask(repo, start('tester'));
    expect(answer.code).toBe(code);
    if (code === 2) expect(answer.stderr).toMatch(/the guard failed: .*EISDIR/);
  });
});
