import type { TestResult } from './test-report.ts';

/** What one run of the tester's files says. */
export type RedVerdict =
  | { red: true; failing: string[]; says: string }
  | { red: false; why: 'nothing-collected' | 'broken' | 'all-pass' | 'timed-out' | 'no-tool'; says: string };

/** How a test run ended. `exitCode` null: killed; `started` false: the command is not there. */
export type RunOutcome = {
  started: boolean;
  timedOut: boolean;
  exitCode: number | null;
  results: readonly TestResult[];
  output: string;
  /** Nothing printed or written says what a single test did. */
  unread?: boolean;
  /** What gates.json lacks, so that nothing was run. */
  unset?: string;
};

/**
 * Code that isn't written yet: the test can't even load. That is what red looks like for a new module, as the tester may
 * not write a stub. A syntax error in the test itself is none of these.
 */
const missingCode = [
  /Cannot find module '\.{0,2}\/|Failed to (?:load|resolve import)|Could not resolve "\.|does not provide an export named|Named export '.*' not found|ERR_MODULE_NOT_FOUND/,
  /is not (?:a function|a constructor|defined)\b/,
  /ModuleNotFoundError|ImportError: cannot import name|AttributeError: (?:module|type object)|NameError: name/,
  /Class ["']?[\w\\]+["']? not found|Call to undefined (?:function|method)|undefined (?:function|method)/i,
  /uninitialized constant|NoMethodError|cannot load such file -- (?!bundler)/,
  /no required module provides package|package \S+ is not in (?:GOROOT|std)|cannot find package/,
  /\bundefined: \w+|unresolved import|cannot find (?:function|value|type|symbol|method)|E04(?:25|32|33|12)/i,
  /error: cannot find symbol|package [\w.]+ does not exist|CS0103|CS0246|UndefinedFunctionError/,
];

/** Node calls a name that a module does not export a syntax error too: that is code to come. */
const brokenTest = new RegExp(
  [
    /SyntaxError(?!: (?:The requested module|Named export))/,
    /syntax error|ParseError|Parse error|unexpected (?:token|end)|Transform failed|IndentationError|expected (?:`;`|';')/,
    /\.go:\d+:\d+: expected .+, found /,
    /\.java:(?:\[\d+,\d+\]|\d+: error:) (?:.* expected|illegal start of|reached end of file while parsing)/,
    /^error: (?:expected |unexpected |mismatched closing|this file contains an )/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'm',
);

/** Red is a test that ran and failed, or that could not load because the code it asks for is not there yet. */
export function judgeRed(outcome: RunOutcome): RedVerdict {
  const { started, timedOut, exitCode, results, output, unread, unset } = outcome;
  if (unset !== undefined) return { red: false, why: 'no-tool', says: unset };
  if (!started)
    return { red: false, why: 'no-tool', says: `the test command does not start: ${lastLine(output)}` };
  if (timedOut) return { red: false, why: 'timed-out', says: 'the tests did not finish in time' };
  const failed = results.filter(({ status }) => status === 'failed');
  if (failed.length > 0) return red(failed, 'failing');
  const errors = results.filter(({ status }) => status === 'error');
  const text = `${errors.map(({ message }) => message ?? '').join('\n')}\n${output}`;
  if (exitCode !== 0 && brokenTest.test(text))
    return { red: false, why: 'broken', says: `a test file does not parse: ${firstMatch(text, brokenTest)}` };
  if (exitCode !== 0 && missingCode.some((pattern) => pattern.test(text)))
    return red(errors, 'waiting for code that is not there yet');
  if (errors.length > 0)
    return {
      red: false,
      why: 'broken',
      says: `tests could not run: ${lastLine(errors[0]?.message ?? output)}`,
    };
  if (unread) return judgeRedByExit(outcome);
  if (results.some(({ status }) => status === 'passed'))
    return {
      red: false,
      why: 'all-pass',
      says: 'all tests pass already, so they prove nothing about code to come',
    };
  return { red: false, why: 'nothing-collected', says: `no test was collected: ${lastLine(output)}` };
}

const byExit = 'its results could not be read, so only the exit code counts';

/** A runner whose words are not known: a failing exit code is red, unless it says that nothing ran. */
function judgeRedByExit({ exitCode, output }: RunOutcome): RedVerdict {
  if (noPlaceToRun.test(output))
    return {
      red: false,
      why: 'no-tool',
      says: `the tests have no place to run: ${firstMatch(output, noPlaceToRun)}`,
    };
  if (nothingRan.test(output) || exitCode === null)
    return { red: false, why: 'nothing-collected', says: `no test was collected: ${lastLine(output)}` };
  return exitCode === 0
    ? { red: false, why: 'all-pass', says: `the test command succeeds already (${byExit})` }
    : {
        red: true,
        failing: [],
        says: `the test command ended with ${exitCode} (${byExit}): ${lastLine(output)}`,
      };
}

const nothingRan =
  /\bno tests? (?:files? |were |was )?(?:ran|run|found|collected|executed)|\bno test (?:files?|suites?)\b|\bcollected 0 items|(?:^|\D)0 (?:tests|examples|passing)\b/i;

const noPlaceToRun =
  /cannot connect to the docker daemon|service "[^"]*" is not running|no such (?:container|service)|no configuration file provided: not found|is the docker daemon running/i;

/** Green is at least one test that ran, none that failed; where results can't be read, a command that succeeds. */
export function judgeGreen(outcome: RunOutcome): { green: boolean; says: string } {
  const { started, timedOut, exitCode, results, output, unread, unset } = outcome;
  if (unset !== undefined) return { green: false, says: unset };
  if (!started) return { green: false, says: `the test command does not start: ${lastLine(output)}` };
  if (timedOut) return { green: false, says: 'the tests did not finish in time' };
  const bad = results.filter(({ status }) => status === 'failed' || status === 'error');
  if (bad.length > 0) return { green: false, says: `failing: ${names(bad)}` };
  if (exitCode !== 0)
    return { green: false, says: `the test command ended with ${exitCode}: ${lastLine(output)}` };
  if (unread && !nothingRan.test(output))
    return { green: true, says: `the test command succeeds (${byExit})` };
  const passed = results.filter(({ status }) => status === 'passed').length;
  return passed > 0 ? { green: true, says: `${passed} passing` } : { green: false, says: 'no test ran' };
}

function red(failing: readonly TestResult[], how: string): RedVerdict {
  return {
    red: true,
    failing: failing.map(({ name }) => name),
    says: `${how}: ${failing.length > 0 ? names(failing) : 'the whole file'}`,
  };
}

function names(results: readonly TestResult[]): string {
  const shown = results
    .slice(0, 5)
    .map(({ name }) => name)
    .join('; ');
  return results.length > 5 ? `${shown} and ${results.length - 5} more` : shown;
}

function lastLine(text: string): string {
  return text.trim().split('\n').at(-1)?.trim().slice(0, 200) || 'no output';
}

function firstMatch(text: string, pattern: RegExp): string {
  return (
    text
      .split('\n')
      .find((line) => pattern.test(line))
      ?.trim()
      .slice(0, 200) ?? ''
  );
}
