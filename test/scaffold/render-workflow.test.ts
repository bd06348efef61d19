import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { defaultPolicy } from '../../src/policy/defaults.ts';
import type { Component, Policy } from '../../src/policy/policy.ts';
import { documentFiles } from '../../src/scaffold/render/documents.ts';
import { installs, workflow } from '../../src/scaffold/render/workflow.ts';
import { workflowComplaints } from './workflow-checker.ts';

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
  test.each<[string, Partial<Component>[]]>([
    ['nothing to run', [{}]],
    ['everything', [whole]],
    [
      'several components',
      [
        { ...whole, dir: 'a b' },
        { ...whole, dir: "it's", packageManager: 'mix' },
      ],
    ],
    ...Object.keys(installs).map((name): [string, Partial<Component>[]] => [
      name,
      [{ ...whole, packageManager: name }],
    ]),
  ])('is a workflow to GitHub: %s', async (_name, components) =>
    expect(await workflowComplaints(workflow(policy('github', ...components))?.content ?? '')).toEqual([]),
  );
  test.each([
    ['needs: [integrity, changes]', 'needs: [integrity, chagnes]', "depends on unknown job 'chagnes'"],
    ['contents: read', 'contents: raed', "Unexpected value 'raed'"],
    ['needs.*.result', 'need.*.result', 'Unrecognized named-value'],
    ['github.event_name', 'github.event_nmae', 'Context access might be invalid'],
    ['timeout-minutes', 'timeout-minute', 'Unexpected value'],
  ])('the checker sees a slip: %s', async (right, wrong, says) => {
    const text = workflow(policy('github', whole))?.content ?? '';
    expect((await workflowComplaints(text.replace(right, wrong))).join('\n')).toContain(says);
  });
  test('the rounds are counted after all else, with the rights that takes and no more, for own branches only', () => {
    const { rounds } = rendered('github', whole).jobs;
    expect(rounds.needs).toEqual(['integrity', 'changes']);
    expect(rounds.permissions).toEqual({ actions: 'read', contents: 'read', 'pull-requests': 'write' });
    expect(rounds.if).toMatch(/^always\(\).*head\.repo\.full_name == github\.repository$/);
    expect(rounds.env.FAILED).toBe("${{ contains(needs.*.result, 'failure') }}");
    expect(runs(rounds.steps)).toEqual(['node .claude/hooks/gates.mjs ci-rounds']);
    expect(rendered('github', {}).jobs.rounds.needs).toEqual(['integrity']);
  });
  test('integrity on every push and pull request, with no more rights than to read', () => {
    const { on, permissions, jobs } = rendered('github', {});
    expect(Object.keys(on)).toEqual(['pull_request', 'push']);
    expect(permissions).toEqual({ contents: 'read' });
    expect(Object.keys(jobs)).toEqual(['integrity', 'rounds']);
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
    const jobs: { steps: Step[] }[] = Object.values(rendered('github', whole).jobs);
    const commands = jobs.flatMap(({ steps }) => runs(steps));
    expect(commands).toHaveLength(5);
    expect(commands.filter((run) => run.includes('${{'))).toEqual([]);
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

test.each<[Policy['ci'], boolean]>([
  ['github', true],
  ['gitlab', false],
  ['none', false],
])('with %s, flow.md says that rounds are counted: %s', (ci, says) => {
  const flow = documentFiles(policy(ci, whole), []).find(({ path }) => path.endsWith('flow.md'));
  const text = flow !== undefined && 'content' in flow ? flow.content : '';
  expect(text.includes('After 2 of them the pull request gets the label `needs a person`')).toBe(says);
  expect(text.includes('noreply@anthropic.com (`gates.agentEmails`')).toBe(says);
});
