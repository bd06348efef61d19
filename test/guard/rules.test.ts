import { describe, expect, test } from 'vitest';
import { judge } from '../../src/guard/judge.ts';
import { type RuleId, ruleIds, ruleOf } from '../../src/guard/rules.ts';
import type { ToolCall } from '../../src/guard/tools.ts';
import { defaultPolicy } from '../../src/policy/defaults.ts';
import type { Policy } from '../../src/policy/policy.ts';
import { fakeWorld } from './fake-world.ts';

const world = fakeWorld(['.env', 'src/a.ts', 'tests/a.test.ts', 'deploy.sh', 'report.sql', 'package.json']);
const policy = (): Policy => ({
  ...defaultPolicy({ tests: ['tests/**'] }),
  database: { kind: 'postgres', role: 'app' },
});

/** An example is a command line, or the name of a tool. */
function call(command: string): ToolCall {
  const isTool = /^[A-Z]\w+$|^mcp__/.test(command);
  return isTool
    ? { tool: command, input: {}, cwd: '/repo' }
    : { tool: 'Bash', input: { command }, cwd: '/repo' };
}

/** Rules whose shipped answer is allow for every role: their examples show what a policy can forbid. */
const silent: readonly RuleId[] = ['run.read', 'git.read', 'gates.read', 'write.unknown', 'sql.rolled-back'];
/** Not about calls that are understood: src/runtime answers these. */
const ofTheEdge: readonly RuleId[] = ['policy.invalid', 'shell.bounds', 'input.invalid'];

describe('each rule’s example meets that rule', () => {
  test.each(ruleIds.filter((id) => !silent.includes(id) && !ofTheEdge.includes(id)))('%s', (id) => {
    const { role, command } = ruleOf(id).example;
    const verdict = judge(role, call(command), policy(), world);
    expect(verdict.rule, verdict.reason).toBe(id);
  });
});

describe('each rule alone stops its example', () => {
  const settable = ruleIds.filter(
    (id) => !silent.includes(id) && !ofTheEdge.includes(id) && !/^(write|read)\.(?!unknown)/.test(id),
  );
  test.each(settable.filter((id) => !['gates.person', 'shell.syntax'].includes(id)))('%s', (id) => {
    const { role, command } = ruleOf(id).example;
    const open = policy();
    const box = open.roles[role === 'nobody' ? '*' : role];
    if (box) box.may = { ...box.may, [id]: 'allow' };
    const verdict = judge(role, call(command), open, world);
    expect(verdict.rule, verdict.reason).toBeUndefined();
  });
});

describe('a policy can forbid what is shipped as allowed', () => {
  test.each(silent)('%s', (id) => {
    const closed = policy();
    for (const box of Object.values(closed.roles)) box.may = { ...box.may, [id]: 'block' };
    const { command } = ruleOf(id).example;
    expect(judge('coder', call(command), closed, world).rule).toBe(id);
  });
});

test('what is longer or deeper than the guard reads is blocked', () => {
  expect(judge('coder', call(`echo ${'x'.repeat(70_000)}`), policy(), world).rule).toBe('shell.bounds');
  expect(judge('coder', call('('.repeat(300) + ')'.repeat(300)), policy(), world).decision).toBe('block');
});

test('a tool call without what its tool always has', () => {
  expect(judge('coder', { tool: 'Write', input: {}, cwd: '/repo' }, policy(), world).rule).toBe(
    'input.invalid',
  );
  expect(judge('coder', { tool: 'Bash', input: {}, cwd: '/repo' }, policy(), world).rule).toBe(
    'input.invalid',
  );
});

describe('each rule tells a person and an agent what is meant', () => {
  test.each(ruleIds)('%s', (id) => {
    const { says, instead, example } = ruleOf(id);
    expect(says).toMatch(/^\S.*[^.\s]$/);
    expect(instead).toMatch(/^[A-Z].*[^.\s]$/);
    expect(example.role).toMatch(
      /^(?:nobody|architect|coder|tester|(?:code|security|performance)-reviewer)$/,
    );
  });
});
