import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { debianPackages, environment, isInstalled } from '../../scripts/debian-packages.mjs';
import { detect } from '../../src/detect/detect.ts';
import { judgeGreen, judgeRed } from '../../src/gates/red.ts';
import { runAllTests, runTestFile } from '../../src/gates/run-tests.ts';
import { fillCommand } from '../../src/policy/command-template.ts';
import type { Component } from '../../src/policy/policy.ts';
import { answersFrom } from '../../src/scaffold/answers.ts';
import type { Fix, Fixture } from './fixture.ts';
import { layDown, put } from './lay-down.ts';

/** The commands that detection proposes, run by the real tools, and what the gates make of their answers. */
export function prove(fixtures: readonly Fixture[]): void {
  for (const fixture of fixtures)
    describe(`${fixture.stack}: ${fixture.name}`, () => {
      const missing = fixture.needs.filter((program) => !isInstalled(program));
      if (missing.length === 0) proveOne(fixture);
      else describeMissing(missing);
    });
}

function proveOne(fixture: Fixture): void {
  let root: string;
  let component: Component;
  const seconds = 100;
  beforeAll(() => {
    vi.stubEnv('PATH', environment.PATH);
    // Vitest sets it, and rake takes it for the files to test.
    vi.stubEnv('TEST', undefined);
    root = layDown(fixture);
    [component] = answersFrom(detect(root), fixture.stack).answers.components as [Component];
  });
  afterAll(() => {
    rmSync(root, { recursive: true, force: true });
    vi.unstubAllEnvs();
  });
  const next = (text: string) => {
    put(root, fixture.newTest, text);
    const run = runTestFile(component, fixture.newTest, { root, seconds });
    return { run, verdict: judgeRed(run) };
  };

  test('is what detection finds', () => {
    expect(component).toMatchObject({ dir: '.', stack: fixture.stack, testRunner: fixture.runner });
  });

  test('all tests are green', () => {
    const run = runAllTests(component, { root, seconds });
    expect(judgeGreen(run), run.output).toMatchObject({ green: true });
    expect(judgeRed(run)).toMatchObject({ red: false, why: 'all-pass' });
  });

  test('one file is green', () => {
    const run = runTestFile(component, fixture.passingTest, { root, seconds });
    expect(judgeGreen(run), run.output).toEqual({ green: true, says: '1 passing' });
  });

  test('an assertion that does not hold is red, and named', () => {
    const { run, verdict } = next(fixture.failing);
    const ofFile = { red: true, failing: [expect.stringContaining(fixture.failingName)] };
    expect(verdict, `${run.command}\n${run.output}`).toMatchObject(ofFile);
    const all = runAllTests(component, { root, seconds });
    expect(judgeRed(all), all.output).toMatchObject(ofFile);
    expect(judgeGreen(all)).toMatchObject({ green: false });
  });

  test.each(['missingModule', 'missingName'] as const)('%s: code to come is red', (kind) => {
    const { run, verdict } = next(fixture[kind]);
    expect(verdict, `${run.command}\n${run.output}`).toMatchObject({ red: true });
    expect(judgeGreen(run)).toMatchObject({ green: false });
  });

  test('a syntax error is not red', () => {
    const { run, verdict } = next(fixture.syntax);
    expect(verdict, `${run.command}\n${run.output}`).toMatchObject({ red: false, why: 'broken' });
    expect(judgeGreen(run)).toMatchObject({ green: false });
  });

  test('a file without a test is neither', () => {
    const { run, verdict } = next(fixture.empty);
    expect(verdict, `${run.command}\n${run.output}`).toMatchObject({ red: false, why: 'nothing-collected' });
    expect(judgeGreen(run)).toMatchObject({ green: false });
  });

  for (const fix of fixture.fixes ?? [])
    test(`${fix.linter} mends a file`, () => expect(mended(root, component, fix)).toBe(fix.after));
}

/** Detection's command for one file, from a text that needs it. */
function mended(root: string, component: Component, { linter, file, before }: Fix): string {
  const command = component.lintFix
    ?.map((fixer) => (typeof fixer === 'string' ? fixer : fixer.run))
    .find((line) => line.includes(linter));
  expect(command, `detection proposes no ${linter}`).toBeDefined();
  put(root, file, before);
  const { status, stdout, stderr } = spawnSync('sh', ['-c', fillCommand(command ?? '', { file })], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(status, `${stdout}${stderr}`).toBe(0);
  return readFileSync(join(root, file), 'utf8');
}

/** A person may lack a toolchain, and sees so; CI may not. */
function describeMissing(missing: Fixture['needs']): void {
  const packages = missing.map((program) => debianPackages[program].package).join(' ');
  const says = `needs ${missing.join(', ')}: sudo apt-get install ${packages}`;
  if (process.env.CI) test('has its toolchain', () => expect.fail(says));
  else test.skip(says, () => undefined);
}
