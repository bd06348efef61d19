import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ask, bash, installed } from './installed.ts';

/** SubagentStart can't block, so an agent may be without the seal of its start. */
const script = bash('coder', 'node tools/build.mjs');
const state = (repo: string) => path.join(repo, '.claude/gates/state');
const seals = (repo: string) =>
  fs.existsSync(state(repo))
    ? fs.readdirSync(state(repo), { recursive: true }).filter((name) => String(name).endsWith('a1.index'))
    : [];

test('an agent without a seal gets one before it does something unseen', () => {
  const repo = installed();
  expect(ask(repo, bash('coder', 'git status')).code).toBe(0);
  expect(seals(repo)).toEqual([]);
  expect(ask(repo, script)).toEqual({ code: 0, stdout: '', stderr: '' });
  expect(seals(repo)).toHaveLength(1);
});

test('where none can be taken, what is unseen does not run', () => {
  const repo = installed();
  fs.rmSync(state(repo), { recursive: true, force: true });
  fs.writeFileSync(state(repo), '');
  const { code, stderr } = ask(repo, script);
  expect({ code, stderr }).toEqual({
    code: 2,
    stderr: expect.stringContaining('no seal can be taken around the coder'),
  });
  expect(ask(repo, bash('coder', 'git status')).code).toBe(0);
  // The main session has none.
  expect(ask(repo, bash('main', 'node tools/build.mjs')).code).toBe(0);
});

test('without git there is none, as doctor says', () => {
  const repo = installed();
  fs.rmSync(path.join(repo, '.git'), { recursive: true });
  expect(ask(repo, script).code).toBe(0);
});

test('one that a call took away is missed, and none is taken again', () => {
  const repo = installed();
  expect(ask(repo, script).code).toBe(0);
  fs.rmSync(path.join(state(repo), 'seal'), { recursive: true });
  const after = { ...script, hook_event_name: 'PostToolUse' };
  const { code, stderr } = ask(repo, after);
  expect({ code, stderr }).toEqual({
    code: 2,
    stderr: expect.stringContaining('the seal around the coder was taken away during this call'),
  });
  expect(ask(repo, script).stderr).toContain('the one it had was taken away during a call');
  expect(ask(repo, after).code).toBe(2);
  expect(ask(repo, bash('coder', 'git status')).code).toBe(0);
});

test('after a call that only read there may be none yet', () => {
  const repo = installed();
  expect(ask(repo, { ...bash('coder', 'git status'), hook_event_name: 'PostToolUse' }).code).toBe(0);
  expect(ask(repo, script).code).toBe(0);
});
