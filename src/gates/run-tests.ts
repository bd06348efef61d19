import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fillCommand } from '../policy/command-template.ts';
import type { Component } from '../policy/policy.ts';
import type { RunOutcome } from './red.ts';
import { readNewReports, seeReports } from './report-files.ts';
import { canRead, readOutput, readReport, type TestResult } from './test-report.ts';

/** Where a component lies and how long its tests may take. */
export type TestBench = { root: string; seconds: number };

/** A run and the command line it was, as a person would type it: without what makes the runner write a report. */
export type TestRun = RunOutcome & { command: string };

/** Runs one test file by the component that holds it; `file` relative to the repository's root. */
export function runTestFile(component: Component | undefined, file: string, bench: TestBench): TestRun {
  if (component === undefined)
    return unset(`${file} belongs to no component: a person adds one with its "dir" and "testFile"`);
  if (component.testFile === undefined)
    return unset(
      `the component '${component.dir}' has no testFile: a person adds the command that runs one test file, such as "testFile": "npm test -- {file}",`,
    );
  return run(component, component.testFile, { file: path.posix.relative(component.dir, file) }, bench);
}

/** Runs all tests of a component. */
export function runAllTests(component: Component, bench: TestBench): TestRun {
  if (component.testAll === undefined)
    return unset(
      `the component '${component.dir}' has no testAll: a person adds the command that runs all tests`,
    );
  return run(component, component.testAll, {}, bench);
}

function unset(says: string): TestRun {
  const text = `${says} to .claude/gates/gates.json`;
  return {
    command: '',
    started: false,
    timedOut: false,
    exitCode: null,
    results: [],
    output: text,
    unset: text,
  };
}

function run(
  component: Component,
  template: string,
  values: { file?: string },
  { root, seconds }: TestBench,
): TestRun {
  const cwd = path.join(root, component.dir);
  const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'gates-tests-'));
  // What a container writes to its own /tmp is never seen here; its working directory mostly is the component's, mounted.
  const report = isContained(component, template)
    ? `${path.basename(scratch)}.report`
    : path.join(scratch, 'report');
  const reportFile = path.resolve(cwd, report);
  try {
    const extra = component.testReport?.arguments ?? '';
    const globs = component.testReport?.files ?? [];
    const before = seeReports(cwd, globs);
    const command = fillCommand(withArguments(template, extra), { ...values, report });
    const result = spawnSync('/bin/sh', ['-c', command], {
      cwd,
      timeout: seconds * 1000,
      killSignal: 'SIGKILL',
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      // A person's watch mode or prompt would never end.
      env: { ...process.env, CI: '1', FORCE_COLOR: '0', NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const output = `${result.stdout ?? ''}${result.stderr ?? ''}`;
    const timedOut = (result.error as NodeJS.ErrnoException | undefined)?.code === 'ETIMEDOUT';
    const started = result.status !== 126 && result.status !== 127;
    const written = fs.existsSync(reportFile)
      ? fs.readFileSync(reportFile, 'utf8')
      : readNewReports(cwd, globs, before);
    return {
      command: fillCommand(template, values),
      started,
      timedOut,
      exitCode: result.status,
      ...inside(cwd, resultsOf(component, written, output)),
      output,
    };
  } finally {
    fs.rmSync(reportFile, { force: true });
    fs.rmSync(scratch, { recursive: true, force: true });
  }
}

function isContained({ service }: Component, template: string): boolean {
  return service !== undefined || /\b(?:docker|podman|nerdctl|sail|ddev|lando)\b/.test(template);
}

/** From the report, else from what was printed; `unread` when neither says what a test did. */
function resultsOf(
  { testReport, testRunner = '' }: Component,
  written: string | undefined,
  output: string,
): { results: TestResult[]; unread?: true } {
  if (testReport && (written !== undefined || !testReport.arguments.includes('{report}')))
    if (canRead(testReport.format, testRunner))
      return { results: readReport(testReport.format, testRunner, written ?? output) };
  const results = readOutput(testRunner, output);
  return results.length > 0 ? { results } : { results, unread: true };
}

/** Runners name a file that can't be loaded by its whole path; people, and other checkouts, know it by the part in the component. */
function inside<Run extends { results: TestResult[] }>(cwd: string, run: Run): Run {
  const results = run.results.map((result) => ({
    ...result,
    name: result.name.replaceAll(`${cwd}/`, ''),
  }));
  return { ...run, results };
}

/** Where a program wants the further arguments, if not at the end. */
const placements: readonly [command: RegExp, place: (template: string, extra: string) => string][] = [
  // node takes options only before the files.
  [/^node\s.*--test\b/, (template, extra) => template.replace(/--test\b(?!-)/, `--test ${extra}`)],
  // npm and composer take them for their own.
  [/^(?:npm|composer)\s(?!.*\s--\s)/, (template, extra) => `${template} -- ${extra}`],
  // rake does too, and hands on what stands in this variable.
  [/^(?:bundle exec |bin\/)?rake\s/, (template, extra) => `${template} TESTOPTS='${extra}'`],
];

function withArguments(template: string, extra: string): string {
  if (extra === '') return template;
  const [, place] = placements.find(([command]) => command.test(template)) ?? [];
  return place?.(template, extra) ?? `${template} ${extra}`;
}

/** The component that holds a file: the one with the longest directory. */
export function componentOf(components: readonly Component[], file: string): Component | undefined {
  return [...components]
    .sort((a, b) => b.dir.length - a.dir.length)
    .find(({ dir }) => dir === '.' || file === dir || file.startsWith(`${dir}/`));
}
