import fs from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { ask, bash, installed } from './installed.ts';

let repo: string;
const compiled = () => path.join(repo, '.claude/gates/state/compiled');
const kept = () => fs.readdirSync(compiled()).map((name) => path.join(compiled(), name));
const start = () => ask(repo, { hook_event_name: 'SessionStart', source: 'startup' });
const allowed = { code: 0, stdout: '', stderr: '' };

beforeAll(() => {
  repo = installed();
});

test('before the first session nothing is kept, and everything works', () => {
  expect(ask(repo, bash('coder', 'git status'))).toEqual(allowed);
  expect(ask(repo, bash('coder', 'echo x > tests/a.test.js')).code).toBe(2);
  expect(fs.existsSync(compiled())).toBe(false);
});

test('a session that starts keeps one file, and no call of an agent does', () => {
  expect(start().code).toBe(0);
  const [file, ...others] = kept();
  expect(others).toEqual([]);
  const before = fs.statSync(file as string).mtimeMs;
  ask(repo, bash('coder', 'git status'));
  start();
  expect(kept()).toEqual([file]);
  expect(fs.statSync(file as string).mtimeMs).toBe(before);
});

describe('whatever lies there, the answers are the same', () => {
  const damages: [string, (file: string) => void][] = [
    ['as it was kept', () => {}],
    ['empty', (file) => fs.writeFileSync(file, '')],
    ['cut off', (file) => fs.truncateSync(file, 5000)],
    ['not code at all', (file) => fs.writeFileSync(file, 'x'.repeat(50_000))],
    [
      'a directory',
      (file) => {
        fs.rmSync(file);
        fs.mkdirSync(file);
      },
    ],
    ['gone', (file) => fs.rmSync(file)],
  ];
  test.each(damages)('%s', (_name, damage) => {
    fs.rmSync(compiled(), { recursive: true, force: true });
    start();
    damage(kept()[0] as string);
    expect(ask(repo, bash('code-reviewer', 'git status'))).toEqual(allowed);
    expect(ask(repo, bash('code-reviewer', 'git push')).stderr).toContain('git push');
    expect(ask(repo, bash('coder', 'npm install x')).code).toBe(2);
  });
});

test('another gates.mjs is not run from what was kept of this one', () => {
  start();
  const runtime = path.join(repo, '.claude/hooks/gates.mjs');
  const text = fs.readFileSync(runtime, 'utf8');
  fs.writeFileSync(runtime, text.replaceAll('Blocked by .claude/hooks', 'Refused by.claude/hooks'));
  expect(ask(repo, bash('coder', 'git push')).stderr).toContain('Refused by.claude/hooks');
  fs.writeFileSync(runtime, text);
});
