import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { defaultPolicy } from '../../src/policy/defaults.ts';
import type { Component, Policy } from '../../src/policy/policy.ts';
import { workflow } from '../../src/scaffold/render/workflow.ts';

const policy = (ci: Policy['ci'], ...components: Partial<Component>[]): Policy => ({
  ...defaultPolicy(),
  ci,
  components: components.map((component) => ({ dir: '.', stack: 'generic', ...component })),
});
const rendered = (...args: Parameters<typeof policy>) => parse(workflow(policy(...args))?.content ?? '');
const whole = { packageManager: 'npm', testFile: 'npm test -- {file}', lintFix: ['x {file}'] };
type Step = { uses?: string; run?: string; with?: object };
const runs = (steps: Step[]) => steps.flatMap(({ run }) => run ?? []);

describe('GitHub', () => {
  test('integrity on every push and pull request, with no more rights than to read', () => {
    const { on, permissions, jobs } = rendered('github', {});
    expect(Object.keys(on)).toEqual(['pull_request', 'push']);
    expect(permissions).toEqual({ contents: 'read' });
    expect(Object.keys(jobs)).toEqual(['integrity']);
    expect(runs(jobs.integrity.steps)).toEqual(['node .claude/hooks/gates.mjs ci']);
  });
  test('what changed: its linters, and its tests on the base’s code, with the whole history', () => {
    const { changes } = rendered('github', whole).jobs;
    expect(changes.if).toBe("github.event_name == 'pull_request'");
    expect(changes.env).toEqual({ BASE: '${{ github.base_ref }}' });
    expect(changes.steps[0].with).toEqual({ 'fetch-depth': 0 });
    expect(runs(changes.steps)).toEqual([
      'npm ci',
      'node .claude/hooks/gates.mjs lint --base "origin/$BASE"',
      'node .claude/hooks/gates.mjs verify-red --base "origin/$BASE"',
    ]);
  });
  test('a branch name is never pasted into a command', () => {
    const steps: Step[] = rendered('github', whole).jobs.changes.steps;
    expect(runs(steps).filter((run) => run.includes('${{'))).toEqual([]);
  });
  test('each component installs in its directory; one that is not known is named', () => {
    const two = policy('github', { ...whole, dir: 'web' }, { ...whole, dir: 'api', packageManager: 'mix' });
    const text = workflow(two)?.content ?? '';
    expect(parse(text).jobs.changes.steps).toContainEqual({
      name: 'Install what web needs',
      'working-directory': 'web',
      run: 'npm ci',
    });
    expect(text).toContain('# Add here what api needs');
  });
  test('without linters or test commands only what there is', () => {
    expect(runs(rendered('github', { testFile: 'x {file}' }).jobs.changes.steps)).toEqual([
      'node .claude/hooks/gates.mjs verify-red --base "origin/$BASE"',
    ]);
    expect(runs(rendered('github', { typecheck: 'tsc' }).jobs.changes.steps)).toEqual([
      'node .claude/hooks/gates.mjs lint --base "origin/$BASE"',
    ]);
  });
});

describe('GitLab', () => {
  test('integrity alone', () => {
    expect(rendered('gitlab', {}).gates.script).toEqual(['node .claude/hooks/gates.mjs ci']);
    expect(Object.keys(rendered('gitlab', {}))).toEqual(['gates']);
  });
  test('what changed, in merge requests', () => {
    const job = rendered('gitlab', whole)['gates-changes'];
    expect(job.rules).toEqual([{ if: '$CI_PIPELINE_SOURCE == "merge_request_event"' }]);
    expect(job.variables).toEqual({ GIT_DEPTH: '0' });
    expect(job.script.slice(1)).toEqual([
      '(cd "." && npm ci)',
      'node .claude/hooks/gates.mjs lint --base FETCH_HEAD',
      'node .claude/hooks/gates.mjs verify-red --base FETCH_HEAD',
    ]);
  });
});
test('none', () => expect(workflow(policy('none', whole))).toBeUndefined());
