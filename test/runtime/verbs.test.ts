import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readLedger } from '../../src/flow/ledger.ts';
import type { LedgerEvent } from '../../src/flow/ledger-entry.ts';
import { flowState } from '../../src/runtime/flow/current.ts';
import { readPolicy } from '../../src/runtime/policy-file.ts';
import { runVerb } from '../../src/runtime/verbs.ts';
import { installed } from './installed.ts';
import { gatedRepo } from './repo.ts';

/** What people type: right, wrong, twice, too early. */
let said = { out: '', err: '' };
beforeEach(() => {
  said = { out: '', err: '' };
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    said.err += text;
    return true;
  });
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    said.out += text;
    return true;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

const policy = {
  components: [{ dir: '.', stack: 'generic', testFile: 'sh {file}' }],
};
function scratch() {
  const repo = gatedRepo({ 'src/a.txt': 'a\n' }, policy);
  const verb = (line: string) => {
    said = { out: '', err: '' };
    const [first = '', ...rest] = line.split(' ').filter((word) => word !== '');
    return { code: runVerb(first, rest, repo.at), ...said };
  };
  const tell = (...events: LedgerEvent[]) => {
    for (const event of events) flowState(readPolicy(repo.at), repo.at, {}).tell(event);
  };
  return { ...repo, verb, tell };
}
const done = (role: string): LedgerEvent => ({ event: 'agent-stopped', role, outcome: 'done' });
const passed = (gate: 'red' | 'green'): LedgerEvent => ({ event: 'gate', gate, passed: true, says: '' });
const finding: LedgerEvent = {
  event: 'finding',
  finding: { id: 'F1', role: 'code-reviewer', severity: 'low', file: 'a', problem: 'p', test: '' },
};

test('help names every verb and what it takes', () => {
  const { verb } = scratch();
  const { code, out } = verb('--help');
  expect(code).toBe(0);
  expect(out).toMatch(/^Usage: node .claude\/hooks\/gates.mjs VERB\n\n {2}status /);
  expect(out).toMatch(/^ {2}grant STEP REASON… +a person gives a review one more round$/m);
  expect([verb('help').out, verb('-h').out]).toEqual([out, out]);
  expect(verb('nonsense').err).toContain("there is no 'nonsense'. Known: status, start, red, green,");
});

describe('without a run, nothing is decided', () => {
  test.each(['approve', 'approve plan', 'grant review why', 'waive red why', 'dismiss F1 why', 'end why'])(
    '%s',
    (line) => {
      const { verb, at } = scratch();
      expect(verb(line)).toMatchObject({
        code: 2,
        out: '',
        err: expect.stringContaining('no run is under way'),
      });
      expect(readLedger(at.stateDir)).toEqual([]);
    },
  );
});

describe('what can’t be said now is refused, and nothing is written down', () => {
  const toRed = ['start feature x', 'approve plan'];
  test.each<[string, string[], string, string]>([
    ['an unknown flow', [], 'start nowhere', "there is no flow 'nowhere': feature, bugfix, docs, migration"],
    ['a second run', ['start'], 'start', 'run R1 is under way'],
    ['approval of another step', ['start'], 'approve commit', "the run stands at 'plan', not at 'commit'"],
    ['approval of an agent’s step', toRed, 'approve red', 'nothing waits for a word there; next: tester'],
    ['a round where nothing is reviewed', toRed, 'grant red why', 'rounds are granted at a review'],
    ['a waiver without a reason', toRed, 'waive red', 'a reason is needed'],
    ['a waiver of nothing', toRed, 'waive', "there is no gate ''"],
    ['a waiver of a gate that is none', toRed, 'waive coffee why', "there is no gate 'coffee'"],
    ['a finding nobody made', toRed, 'dismiss F9 why', "no finding 'F9' is open; open findings: none"],
    ['an end without a reason', toRed, 'end', 'a reason is needed'],
    ['words where none are taken', toRed, 'ci now', 'it takes no words'],
    ['an unknown word', toRed, 'status now', "'now' is not an option"],
    ['an unknown option', toRed, 'report --pdf', "'--pdf' is not an option"],
    ['an unknown option', toRed, 'lint --bsae x', "Unknown option '--bsae'"],
    ['no base', toRed, 'verify-red', 'name the commit to compare with'],
    ['no such base', toRed, 'verify-red --base nowhere', 'Not a valid object name nowhere'],
  ])('%s', (_name, before, line, says) => {
    const { verb, at } = scratch();
    for (const one of before) expect(verb(one), one).toMatchObject({ code: 0 });
    const entries = readLedger(at.stateDir).length;
    expect(verb(line)).toMatchObject({ code: 2, out: '', err: expect.stringContaining(says) });
    expect(readLedger(at.stateDir)).toHaveLength(entries);
  });
});

test('a person’s words, where they count', () => {
  const { verb, tell, at } = scratch();
  expect(verb('start bugfix x').out).toContain("stands at 'red'");
  tell(done('tester'), passed('red'), done('coder'), passed('green'));
  for (const role of ['code-reviewer', 'security-reviewer', 'performance-reviewer']) {
    if (role === 'code-reviewer') tell(finding);
    tell(done(role));
  }
  expect(verb('status').out).toContain("stands at 'red'; next: tester");
  expect(verb('dismiss F1 by design').code).toBe(0);
  expect(verb('dismiss F1 again')).toMatchObject({
    code: 2,
    err: expect.stringContaining('open findings: none'),
  });
  expect(verb('end given up').out).toBe('No run is under way.\n');
  expect(readLedger(at.stateDir).at(-1)).toMatchObject({ event: 'run-ended', reason: 'given up' });
});

test('a few words for the status line', () => {
  const { verb, tell, write } = scratch();
  expect(verb('status --line').out).toBe('gates: no run\n');
  verb('start feature x');
  expect(verb('status --line').out).toBe('gates: R1 plan · waits for you\n');
  verb('approve plan');
  expect(verb('status --line').out).toBe('gates: R1 red · tester\n');
  tell(done('tester'), passed('red'), done('coder'), passed('green'), done('security-reviewer'));
  expect(verb('status --line').out).toBe('gates: R1 review · code-reviewer, performance-reviewer\n');
  tell(finding, done('code-reviewer'), done('performance-reviewer'));
  expect(verb('status --line').out).toBe('gates: R1 red · tester · round 1 of 2\n');
  write('.claude/gates/gates.json', '{');
  expect(verb('status --line').out).toBe('gates: every call is blocked, gates.json is broken\n');
});

test('red and green say what the gates would say, and write nothing down', () => {
  const { verb, write, at } = scratch();
  expect(verb('red')).toMatchObject({ code: 1, err: 'gates red: fails: no test file is new or changed\n' });
  write('tests/a.sh', 'test -e src/b.txt\n');
  expect(verb('red')).toMatchObject({ code: 0, out: expect.stringContaining('gates red: passes') });
  expect(verb('green')).toMatchObject({ code: 1, err: expect.stringContaining('no test was seen red') });
  expect(readLedger(at.stateDir)).toEqual([]);
});

describe('a broken policy is one line', () => {
  test.each([
    'status',
    'start',
    'approve',
    'end x',
    'report',
    'lint',
    'push-check',
    'verify-red --base HEAD',
    'red',
    'ci',
  ])('%s', (line) => {
    const { verb, write } = scratch();
    write('.claude/gates/gates.json', '{');
    const { code, err } = verb(line);
    expect(code).toBe(1);
    expect(err).toContain('is not valid JSON');
    expect(err).toContain('gates.json');
  });
});

test('a lock that is never given back is one line', () => {
  const { verb, at } = scratch();
  const lock = path.join(at.stateDir, 'lock');
  fs.mkdirSync(at.stateDir, { recursive: true });
  fs.writeFileSync(lock, '1');
  const later = new Date(Date.now() + 3_600_000);
  fs.utimesSync(lock, later, later);
  expect(verb('start')).toMatchObject({ code: 1, err: expect.stringContaining('another gate is at work') });
});

test('from a directory below, and at a terminal without a verb', () => {
  const repo = installed();
  fs.mkdirSync(path.join(repo, 'src/deep'), { recursive: true });
  const below = spawnSync(process.execPath, ['../../.claude/hooks/gates.mjs', 'start', 'bugfix'], {
    cwd: path.join(repo, 'src/deep'),
    encoding: 'utf8',
  });
  expect([below.status, below.stdout]).toEqual([0, expect.stringContaining("stands at 'red'")]);
  expect(fs.existsSync(path.join(repo, '.claude/gates/state/ledger.jsonl'))).toBe(true);
  const runtime = [process.execPath, '.claude/hooks/gates.mjs'];
  const terminal =
    process.platform === 'linux' ? ['-qec', runtime.join(' '), '/dev/null'] : ['-q', '/dev/null', ...runtime];
  const typed = spawnSync('script', terminal, { cwd: repo, encoding: 'utf8' });
  expect([typed.status, typed.stdout]).toEqual([2, expect.stringContaining('Usage: node')]);
  const piped = spawnSync(process.execPath, ['.claude/hooks/gates.mjs'], {
    cwd: repo,
    input: '',
    encoding: 'utf8',
  });
  expect([piped.status, piped.stderr]).toEqual([2, expect.stringContaining('Blocked by')]);
});
