import { describe, expect, test } from 'vitest';
import { judgeGreen, judgeRed, type RunOutcome } from '../../src/gates/red.ts';
import type { TestResult } from '../../src/gates/test-report.ts';

const outcome = (change: Partial<RunOutcome>): RunOutcome => ({
  started: true,
  timedOut: false,
  exitCode: 1,
  results: [],
  output: '',
  ...change,
});
const result = (status: TestResult['status'], name = 'adds', message = ''): TestResult => ({
  name,
  status,
  message,
});

describe('red', () => {
  test.each<[string, Partial<RunOutcome>, string]>([
    ['a failing assertion', { results: [result('passed'), result('failed')] }, 'red'],
    [
      'a module that is not there yet (node)',
      {
        results: [result('error')],
        output: "Error [ERR_MODULE_NOT_FOUND]: Cannot find module '/r/src/total.js'",
      },
      'red',
    ],
    [
      'a module that is not there yet (python)',
      { results: [result('error', 'x', "ModuleNotFoundError: No module named 'ledger'")] },
      'red',
    ],
    [
      'a class that is not there yet (php)',
      { results: [result('error', 'x', 'Error: Class "App\\Ledger" not found')] },
      'red',
    ],
    ['a function that is not there yet (go)', { output: './total_test.go:5:7: undefined: Total' }, 'red'],
    [
      'a function that is not there yet (rust)',
      { output: 'error[E0425]: cannot find function `total` in this scope', exitCode: 101 },
      'red',
    ],
    [
      'a constant that is not there yet (ruby)',
      { results: [result('error', 'x', 'NameError: uninitialized constant Ledger')] },
      'red',
    ],
    ['all pass', { exitCode: 0, results: [result('passed')] }, 'all-pass'],
    ['nothing collected', { exitCode: 5, output: 'no tests ran' }, 'nothing-collected'],
    ['nothing collected, exit 0', { exitCode: 0, output: 'No test files found' }, 'nothing-collected'],
    ['only skipped', { exitCode: 0, results: [result('skipped')] }, 'nothing-collected'],
    [
      'a syntax error',
      { results: [result('error')], output: "SyntaxError: Unexpected identifier 'from'" },
      'broken',
    ],
    [
      'a syntax error that names a missing module too',
      { output: "SyntaxError: x\nCannot find module './y'" },
      'broken',
    ],
    ['a set-up that fails', { results: [result('error', 'x', 'database connection refused')] }, 'broken'],
    ['too slow', { timedOut: true, exitCode: null }, 'timed-out'],
    ['no runner', { started: false, exitCode: 127, output: 'sh: vitest: not found' }, 'no-tool'],
  ])('%s', (_name, change, expected) => {
    const verdict = judgeRed(outcome(change));
    expect(verdict.red ? 'red' : verdict.why).toBe(expected);
    expect(verdict.says).not.toBe('');
  });
  test('names what fails, and only that', () => {
    expect(
      judgeRed(outcome({ results: [result('passed', 'a'), result('failed', 'b'), result('error', 'c')] })),
    ).toMatchObject({ failing: ['b'] });
  });
});

describe('green', () => {
  test.each<[string, Partial<RunOutcome>, boolean]>([
    ['all pass', { exitCode: 0, results: [result('passed'), result('skipped')] }, true],
    ['one fails', { results: [result('passed'), result('failed')] }, false],
    ['one could not run', { results: [result('passed'), result('error')] }, false],
    ['passes, but the command fails', { exitCode: 1, results: [result('passed')] }, false],
    ['nothing ran', { exitCode: 0 }, false],
    ['too slow', { timedOut: true, exitCode: null, results: [result('passed')] }, false],
    ['no runner', { started: false, exitCode: 127 }, false],
  ])('%s', (_name, change, green) => expect(judgeGreen(outcome(change)).green).toBe(green));
});
