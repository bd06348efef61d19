import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { judgeGreen, judgeRed } from '../../src/gates/red.ts';
import { runAllTests, runTestFile } from '../../src/gates/run-tests.ts';
import type { Component } from '../../src/policy/policy.ts';

/**
 * Tests in a container, played by a `docker` of the test's own making: `exec app …` runs the rest in the mounted directory or
 * in one that the host does not see; its /tmp is nobody else's.
 */
const root = fs.mkdtempSync(path.join(os.tmpdir(), 'gates-run-tests-'));
const elsewhere = fs.mkdtempSync(path.join(os.tmpdir(), 'gates-container-'));
afterAll(() => {
  for (const dir of [root, elsewhere]) fs.rmSync(dir, { recursive: true, force: true });
});
const docker = (mounted: boolean) => {
  const bin = path.join(root, 'bin');
  fs.mkdirSync(bin, { recursive: true });
  const text = `#!/bin/sh\nshift 2\ncd ${mounted ? root : elsewhere} && exec "$@"\n`;
  fs.writeFileSync(path.join(bin, 'docker'), text, { mode: 0o755 });
};
beforeEach(() => {
  vi.stubEnv('PATH', `${path.join(root, 'bin')}:${process.env.PATH}`);
});
afterEach(() => {
  vi.unstubAllEnvs();
});

const junit = (body: string) => `<testsuite><testcase name="adds">${body}</testcase></testsuite>`;
/** A runner that writes its report where `--log=` says and prints, and ends with a code. */
const runner = (dir: string, report: string, printed: string, code: number) => {
  const lines = [
    '#!/bin/sh',
    'for word in "$@"; do case $word in --log=*) log=${word#--log=} ;; esac; done',
    'case $log in /*) log= ;; esac',
    `test -z "$log" || cat > "$log" <<'END'\n${report}\nEND`,
    `cat <<'END'\n${printed}\nEND`,
    `exit ${code}`,
  ];
  fs.writeFileSync(path.join(dir, 'run'), `${lines.join('\n')}\n`, { mode: 0o755 });
};
const component = (more: Partial<Component> = {}): Component => ({
  dir: '.',
  stack: 'generic',
  testFile: 'docker exec app ./run {file}',
  testReport: { format: 'junit', arguments: '--log={report}' },
  ...more,
});
const bench = { root, seconds: 20 };
const judged = (more: Partial<Component> = {}) => {
  const run = runTestFile(component(more), 'tests/a', bench);
  return { red: judgeRed(run), green: judgeGreen(run), run };
};

describe('in a container', () => {
  test('a report in the mounted directory is read, and taken away', () => {
    docker(true);
    runner(root, junit('<failure message="no"/>'), 'x', 1);
    expect(judged().red).toEqual({ red: true, failing: ['adds'], says: 'failing: adds' });
    expect(fs.readdirSync(root).filter((name) => name.endsWith('.report'))).toEqual([]);
  });
  test.each([
    ['junit', junit('<failure/>'), 'anything'],
    ['tap', 'TAP version 13\nnot ok 1 - adds', 'anything'],
    ['the runner’s own words', 'test adds ... FAILED', 'cargo-test'],
  ])('a report nobody sees: what was printed is read, as %s', (_form, printed, testRunner) => {
    docker(false);
    runner(elsewhere, junit(''), printed, 1);
    expect(judged({ testRunner }).red).toEqual({ red: true, failing: ['adds'], says: 'failing: adds' });
  });
  describe('nothing to read: the exit code counts, and it is said', () => {
    test.each([
      ['fails', 'some words', 1, true, false],
      ['succeeds', 'some words', 0, false, true],
      ['fails, as nothing ran', 'No tests found', 1, false, false],
      ['succeeds, as nothing ran', 'no test files', 0, false, false],
      ['fails, as the container is down', 'service "app" is not running', 1, false, false],
    ])('it %s', (_name, printed, code, red, green) => {
      docker(false);
      runner(elsewhere, '', printed, code);
      const verdicts = judged();
      expect([verdicts.red.red, verdicts.green.green]).toEqual([red, green]);
      const says = red ? verdicts.red.says : green ? verdicts.green.says : '';
      if (red || green) expect(says).toContain('only the exit code counts');
    });
    test('so it is for a component without a report', () => {
      const all = (command: string) => runAllTests({ dir: '.', stack: 'generic', testAll: command }, bench);
      expect(judgeGreen(all('true'))).toMatchObject({
        green: true,
        says: expect.stringContaining('exit code'),
      });
      expect(judgeRed(all('exit 3'))).toMatchObject({
        red: true,
        says: expect.stringContaining('ended with 3'),
      });
      expect(judgeGreen(all('exit 3')).green).toBe(false);
      expect(judgeRed(all('no-such-runner'))).toMatchObject({ red: false, why: 'no-tool' });
    });
  });
  test('a report without a test is no test, whatever the exit code', () => {
    docker(true);
    runner(root, '<testsuite/>', 'x', 1);
    expect(judged().red).toMatchObject({ red: false, why: 'nothing-collected' });
  });
});

describe('what gates.json lacks is named, with what to write', () => {
  test.each<[string, Component | undefined, string]>([
    [
      'no testFile',
      { dir: 'web', stack: 'generic' },
      `the component 'web' has no testFile: a person adds the command that runs one test file, such as "testFile": "npm test -- {file}", to .claude/gates/gates.json`,
    ],
    [
      'no component',
      undefined,
      'web/a belongs to no component: a person adds one with its "dir" and "testFile" to .claude/gates/gates.json',
    ],
  ])('%s', (_name, where, says) => {
    const run = runTestFile(where, 'web/a', bench);
    expect(judgeRed(run)).toEqual({ red: false, why: 'no-tool', says });
    expect(judgeGreen(run)).toEqual({ green: false, says });
  });
});
