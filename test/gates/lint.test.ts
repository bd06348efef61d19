import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { componentJobs, fileJobs, lint, lintWords } from '../../src/gates/lint.ts';
import { runTogether } from '../../src/gates/run-together.ts';
import { defaultPolicy } from '../../src/policy/defaults.ts';
import type { Component } from '../../src/policy/policy.ts';

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'gates-lint-test-'));
afterAll(() => fs.rmSync(root, { recursive: true, force: true }));
fs.mkdirSync(path.join(root, 'web'));

const policy = (...components: Partial<Component>[]) => ({
  ...defaultPolicy(),
  components: components.map((component) => ({ dir: '.', stack: 'generic', ...component })),
});
const commands = (jobs: readonly { command: string }[]) => jobs.map(({ command }) => command);

describe('which linters', () => {
  const two = policy(
    { lintFix: ['fmt {file}', { run: 'pint {file}', files: ['**/*.php'] }], lint: ['check all'] },
    { dir: 'web', lint: ['look {file}', 'lint .'], typecheck: 'tsc' },
  );
  test('the fixers of the component that holds the file, and of them those that take it', () => {
    expect(commands(fileJobs(two, 'a.php', root))).toEqual(['fmt a.php', 'pint a.php']);
    expect(commands(fileJobs(two, 'a.ts', root))).toEqual(['fmt a.ts']);
  });
  test('without fixers, what looks at one file; the path is the component’s', () => {
    expect(fileJobs(two, 'web/x y.ts', root)).toEqual([
      { command: "look 'x y.ts'", cwd: path.join(root, 'web'), file: 'web/x y.ts' },
    ]);
  });
  test('a component without linters, and none', () => {
    expect(fileJobs(policy({}), 'a.ts', root)).toEqual([]);
    expect(fileJobs(policy(), 'a.ts', root)).toEqual([]);
  });
  test('what takes no file, and the types, where something changed', () => {
    expect(commands(componentJobs(two, ['web/a.ts'], root))).toEqual(['lint .', 'tsc']);
    expect(commands(componentJobs(two, ['a.php'], root))).toEqual([]);
  });
});

describe('what linters say', () => {
  const job = (command: string, file = 'a') => ({ command, cwd: root, file });
  const outcomes = (list: string[], seconds = 20) =>
    lint(
      list.map((command, index) => job(command, String(index))),
      seconds,
    ).map(({ outcome }) => outcome);
  test.each([
    ['exit 0', 'true', 'clean'],
    ['a failing one', 'echo bad; exit 1', 'failing'],
    ['no such program', 'no-such-linter a', 'missing'],
    ['a file that can’t be run', './web', 'missing'],
    ['npx without the package', 'npx no-such-linter-anywhere a', 'missing'],
  ])('%s', (_name, command, outcome) => expect(outcomes([command])).toEqual([outcome]));

  test('what is too slow is named and killed with what it started; the others count', () => {
    const marker = path.join(root, 'late');
    const ends = lint([job(`(sleep 3; touch ${marker}) & wait`, 'slow'), job('true', 'quick')], 0.5);
    expect(ends.map(({ outcome }) => outcome)).toEqual(['unfinished', 'clean']);
    expect(lintWords(ends)).toMatch(/^`\(sleep 3.*` did not finish in time$/);
    expect(runTogether([{ command: `sleep 4; test -e ${marker}`, cwd: root }], 20)[0]?.exitCode).toBe(1);
  });
  test('two files side by side: each waits for the other', () => {
    const meet = (own: string, other: string) =>
      `touch ${own}; for i in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do test -e ${other} && exit 0; sleep 0.2; done; exit 1`;
    expect(outcomes([meet('one', 'two'), meet('two', 'one')])).toEqual(['clean', 'clean']);
  });
  test('two fixers of one file do not write over each other', () => {
    const file = path.join(root, 'fixed');
    fs.writeFileSync(file, '');
    const add = (word: string) => `text=$(cat fixed); sleep 0.3; echo "$text ${word}" > fixed`;
    lint([job(add('one'), 'fixed'), job(add('two'), 'fixed')], 20);
    expect(fs.readFileSync(file, 'utf8').trim()).toBe('one two');
  });
  test('a few lines of a long complaint', () => {
    const words = lintWords(lint([job('seq 1 100; exit 1')], 20));
    expect(words).toContain('12\n… 88 more lines');
    expect(words).not.toContain('\n13');
  });
});
