import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { runnableTests } from '../../src/gates/test-files.ts';
import { VerifyError, verifyRed } from '../../src/gates/verify-red.ts';
import { defaultPolicy } from '../../src/policy/defaults.ts';

const policy = {
  ...defaultPolicy({ tests: ['test/**'] }),
  components: [
    {
      dir: '.',
      stack: 'node-ts',
      testRunner: 'node-test',
      testFile: 'node --test {file}',
      testReport: {
        format: 'junit' as const,
        arguments:
          '--test-reporter=junit --test-reporter-destination={report} --test-reporter=spec --test-reporter-destination=stdout',
      },
    },
  ],
};

let repo: string;
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.com', ...args], {
    cwd: repo,
    stdio: 'pipe',
  }).toString();
const put = (file: string, text: string) => {
  fs.mkdirSync(path.dirname(path.join(repo, file)), { recursive: true });
  fs.writeFileSync(path.join(repo, file), text);
};
const testOf = (name: string, expected: number) =>
  `import assert from 'node:assert';\nimport { test } from 'node:test';\nimport { total } from '../src/total.js';\ntest('${name}', () => assert.equal(total([1, 2]), ${expected}));\n`;
const verify = (base = 'main') => verifyRed(repo, base, (changed) => runnableTests(policy, changed), policy);

beforeEach(() => {
  repo = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'verify-')));
  git('init', '-q', '-b', 'main');
  put('package.json', '{"type":"module"}');
  put('src/total.js', 'export const total = (numbers) => numbers.length;\n');
  put('test/old.test.js', testOf('counts', 2));
  git('add', '-A');
  git('commit', '-q', '-m', 'start');
  git('checkout', '-q', '-b', 'topic');
});

test('a test that fails on the base and passes here proves something', () => {
  put('src/total.js', 'export const total = (numbers) => numbers.reduce((a, b) => a + b, 0);\n');
  put('test/old.test.js', testOf('counts', 3));
  put('test/new.test.js', testOf('sums', 3));
  git('add', '-A');
  git('commit', '-q', '-m', 'one squashed commit');
  expect(verify()).toEqual([
    {
      file: 'test/new.test.js',
      proved: true,
      says: '1 passing',
      failToPass: ['test > sums'],
      passToPass: [],
    },
    {
      file: 'test/old.test.js',
      proved: true,
      says: '1 passing',
      failToPass: ['test > counts'],
      passToPass: [],
    },
  ]);
  expect(git('worktree', 'list').trim().split('\n')).toHaveLength(1);
  expect(git('status', '--porcelain')).toBe('');
});

test('a test that passes on the base proves nothing, committed or not', () => {
  put('test/new.test.js', testOf('counts again', 2));
  expect(verify()).toEqual([
    {
      file: 'test/new.test.js',
      proved: false,
      says: 'on the base all tests pass already, so they prove nothing about code to come',
      failToPass: [],
      passToPass: ['test > counts again'],
    },
  ]);
});

test('a test that fails here too is not proved', () => {
  put('test/new.test.js', testOf('sums', 3));
  expect(verify()[0]).toMatchObject({ proved: false, says: 'failing: test > sums' });
});

test('nothing new to prove, and a base that is not there', () => {
  put('src/total.js', 'export const total = () => 2;\n');
  expect(verify()).toEqual([]);
  expect(() => verify('nowhere')).toThrow(VerifyError);
});
