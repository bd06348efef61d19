import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fillCommand } from '../policy/command-template.ts';
import type { Component } from '../policy/policy.ts';
import type { RunOutcome } from './red.ts';
import { readReport } from './test-report.ts';

/** Where a component lies and how long its tests may take. */
export type TestBench = { root: string; seconds: number };

/** A run and the command line it was. */
export type TestRun = RunOutcome & { command: string };

/** Runs one test file; `file` relative to the repository's root. */
export function runTestFile(component: Component, file: string, bench: TestBench): TestRun {
  if (component.testFile === undefined) return noCommand(component, 'testFile');
  return run(component, component.testFile, { file: path.posix.relative(component.dir, file) }, bench);
}

/** Runs all tests of a component. */
export function runAllTests(component: Component, bench: TestBench): TestRun {
  if (component.testAll === undefined) return noCommand(component, 'testAll');
  return run(component, component.testAll, {}, bench);
}

function run(
  component: Component,
  template: string,
  values: { file?: string },
  { root, seconds }: TestBench,
): TestRun {
  const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'gates-tests-'));
  const report = path.join(scratch, 'report');
  try {
    const extra = component.testReport?.arguments ?? '';
    const command = fillCommand(withArguments(template, extra), { ...values, report });
    const result = spawnSync('/bin/sh', ['-c', command], {
      cwd: path.join(root, component.dir),
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
    const text = fs.existsSync(report) ? fs.readFileSync(report, 'utf8') : output;
    const results = component.testReport
      ? readReport(component.testReport.format, component.testRunner ?? '', text)
      : [];
    return {
      command: command.replace(report, 'REPORT'),
      started,
      timedOut,
      exitCode: result.status,
      results,
      output,
    };
  } finally {
    fs.rmSync(scratch, { recursive: true, force: true });
  }
}

/** node takes options only before the files; npm and composer take them for their own unless `--` says otherwise. */
function withArguments(template: string, extra: string): string {
  if (extra === '') return template;
  if (/^node\s.*--test\b/.test(template)) return template.replace(/--test\b(?!-)/, `--test ${extra}`);
  const needsDashes = /^(?:npm|composer)\s/.test(template) && !/\s--\s/.test(template);
  return `${template}${needsDashes ? ' --' : ''} ${extra}`;
}

function noCommand(component: Component, key: string): TestRun {
  const output = `gates.json names no ${key} for the component '${component.dir}'`;
  return { command: '', started: false, timedOut: false, exitCode: null, results: [], output };
}

/** The component that holds a file: the one with the longest directory. */
export function componentOf(components: readonly Component[], file: string): Component | undefined {
  return [...components]
    .sort((a, b) => b.dir.length - a.dir.length)
    .find(({ dir }) => dir === '.' || file === dir || file.startsWith(`${dir}/`));
}
