import { describe, expect, test } from 'vitest';
import type { Commands } from '../../src/guard/commands/lookup.ts';
import { act } from '../../src/guard/effects.ts';
import { judge } from '../../src/guard/judge.ts';
import { judgeWith, toolMatches } from '../../src/guard/judge-with.ts';
import { isUnseen } from '../../src/guard/verdict.ts';
import { defaultPolicy } from '../../src/policy/defaults.ts';
import type { Policy } from '../../src/policy/policy.ts';
import { fakeWorld } from './fake-world.ts';

const policy = defaultPolicy({ tests: ['tests/**'] });
const world = fakeWorld(['src/a.ts', 'tests/a.test.ts', '.env']);

const judged = (role: string, tool: string, input: Record<string, unknown> = {}, by: Policy = policy) =>
  judge(role, { tool, input, cwd: '/repo/src' }, by, world);
const ruleOf = (role: string, tool: string, input: Record<string, unknown> = {}, by: Policy = policy) =>
  judged(role, tool, input, by).rule ?? 'allow';

describe('tools that take a path', () => {
  test.each<[string, string, string, string, string]>([
    ['Write', 'file_path', 'coder', 'write.denied', '/repo/src/new.ts'],
    ['Edit', 'file_path', 'coder', 'write.denied', '/repo/src/new.ts'],
    ['MultiEdit', 'file_path', 'coder', 'write.denied', '/repo/src/new.ts'],
    ['NotebookEdit', 'notebook_path', 'coder', 'write.denied', '/repo/src/new.ts'],
  ])('%s', (tool, key, role, rule, allowed) => {
    expect(ruleOf(role, tool, { [key]: '/repo/tests/a.test.ts' })).toBe(rule);
    expect(ruleOf(role, tool, { [key]: '../tests/a.test.ts' })).toBe(rule);
    expect(ruleOf(role, tool, { [key]: '~/x' })).toBe('write.outside');
    expect(ruleOf(role, tool, { [key]: '~' })).toBe('write.outside');
    expect(ruleOf(role, tool, { [key]: '~x' })).toBe('allow');
    expect(ruleOf(role, tool, { [key]: allowed })).toBe('allow');
    expect(ruleOf(role, tool, {})).toBe('input.invalid');
    expect(ruleOf(role, tool, { [key]: '' })).toBe('input.invalid');
    expect(ruleOf(role, tool, { [key]: 7 })).toBe('input.invalid');
  });

  test.each([
    ['Read', 'file_path'],
    ['NotebookRead', 'notebook_path'],
    ['Grep', 'path'],
  ])('%s', (tool, key) => {
    expect(ruleOf('code-reviewer', tool, { [key]: '../.env' })).toBe('read.secret');
    expect(ruleOf('code-reviewer', tool, { [key]: '/repo/src/a.ts' })).toBe('allow');
  });

  test('a search in no place at all reads nothing that is named', () => {
    expect(judged('code-reviewer', 'Grep', { pattern: 'x' })).toMatchObject({
      decision: 'allow',
      effects: [],
    });
    expect(ruleOf('code-reviewer', 'Read')).toBe('input.invalid');
  });

  test.each<[Record<string, string>, string]>([
    [{ glob: '.env' }, 'read.secret'],
    [{ glob: '**/.env*' }, 'read.secret'],
    [{ glob: '*.ts,.env' }, 'read.secret'],
    [{ glob: '*.ts .env' }, 'read.secret'],
    [{ glob: '{a,.env}' }, 'read.secret'],
    [{ glob: '**' }, 'read.secret'],
    [{ glob: 'config/' }, 'read.secret'],
    [{ glob: '.env', path: '/repo' }, 'read.secret'],
    [{ glob: '*', path: '~/.ssh' }, 'read.secret'],
    [{ glob: '*.ts' }, 'allow'],
    [{ glob: '*.{ts,tsx}' }, 'allow'],
    [{ glob: '!.env' }, 'allow'],
    [{ glob: '*.ts', path: 'src' }, 'allow'],
  ])('a search with %j: %s', (input, rule) => {
    const call = { tool: 'Grep', input: { pattern: 'x', ...input }, cwd: '/repo' };
    expect(judge('code-reviewer', call, policy, world).rule ?? 'allow').toBe(rule);
  });

  test.each<[Record<string, string>, object[]]>([
    [{ glob: '*.ts' }, [{ kind: 'tree', dir: '/repo/src', name: '*.ts' }]],
    [
      { glob: ' *.ts,  b* ' },
      [
        { kind: 'tree', dir: '/repo/src', name: '*.ts' },
        { kind: 'tree', dir: '/repo/src', name: 'b*' },
      ],
    ],
    [{ glob: '!x a!' }, [{ kind: 'tree', dir: '/repo/src', name: 'a!' }]],
    [
      { glob: 'a\nb/**' },
      [
        { kind: 'tree', dir: '/repo/src', name: 'a' },
        { kind: 'tree', dir: '/repo/src', name: '*' },
      ],
    ],
    [{ glob: 'x/a**' }, [{ kind: 'tree', dir: '/repo/src', name: 'a**' }]],
    [{ glob: '**a' }, [{ kind: 'tree', dir: '/repo/src', name: '**a' }]],
    [{ path: '../tests' }, [{ kind: 'path', path: '/repo/tests' }]],
    [
      { path: '../tests', glob: 'a' },
      [
        { kind: 'path', path: '/repo/tests' },
        { kind: 'tree', dir: '/repo/tests', name: 'a' },
      ],
    ],
    [{ path: '~/x' }, [{ kind: 'path', path: '/home/dev/x' }]],
  ])('a search with %j reads %j', (input, targets) => {
    expect(judged('coder', 'Grep', { pattern: 'x', ...input }).effects).toEqual(
      targets.map((target) => ({ kind: 'read', target, by: 'Grep' })),
    );
  });

  test('the reason names what is missing', () => {
    const verdict = judged('coder', 'Write');
    expect(verdict).toMatchObject({ decision: 'block', rule: 'input.invalid', effects: [], opaque: false });
    expect(judged('coder', 'Write', { file_path: '~/x' }).reason).toContain('/home/dev/x');
    expect(verdict.reason).toContain('Write came without file_path');
    expect(judged('coder', 'Bash').reason).toContain('Bash came without command');
  });
});

const acts: readonly [tools: string, rule: string][] = [
  ['Agent Task Workflow SendMessage', 'agent.spawn'],
  ['WebFetch WebSearch', 'tool.web'],
  ['EnterWorktree ExitWorktree', 'git.branch'],
  ['CronCreate ScheduleWakeup', 'run.later'],
  ['RemoteTrigger', 'network.write'],
  ['Skill SlashCommand Artifact', 'tool.other'],
  ['mcp__server__tool mcp__x', 'tool.mcp'],
  ['Frobnicate mcp MCP read toString constructor', 'tool.unknown'],
];

test.each(acts.flatMap(([tools, rule]) => tools.split(' ').map((tool) => [tool, rule] as const)))(
  '%s is %s to a barrier',
  (tool, rule) => expect(ruleOf('code-reviewer', tool)).toBe(rule),
);

test.each(
  (
    'Glob LS LSP AskUserQuestion BashOutput CronDelete CronList DeferredToolPlaceholder EndConversation EnterPlanMode ' +
    'ExitPlanMode KillShell ListAgents ListMcpResourcesTool PushNotification ReadMcpResourceTool ReportFindings SendUserFile ' +
    'StructuredOutput TaskCreate TaskGet TaskList TaskOutput TaskStop TaskUpdate TodoRead TodoWrite ToolSearch'
  ).split(' '),
)('%s does nothing to a repo', (tool) => {
  expect(judged('code-reviewer', tool)).toEqual({ decision: 'allow', effects: [], opaque: false });
});

describe('shells', () => {
  test.each(['Bash', 'Monitor', 'PowerShell'])('%s runs its command', (tool) => {
    expect(ruleOf('coder', tool, { command: 'git push' })).toBe('git.push');
    expect(ruleOf('coder', tool, { command: 'git status' })).toBe('allow');
    expect(ruleOf('coder', tool, {})).toBe('input.invalid');
    expect(ruleOf('coder', tool, { command: ['git', 'push'] })).toBe('input.invalid');
  });
  test('only a Monitor may listen on a socket instead', () => {
    const ws = { url: 'ws://localhost' };
    expect(ruleOf('code-reviewer', 'Monitor', { ws })).toBe('tool.unknown');
    expect(ruleOf('code-reviewer', 'Monitor', { ws, command: 7 })).toBe('input.invalid');
    expect(ruleOf('code-reviewer', 'Monitor', { ws: 'x' })).toBe('input.invalid');
    expect(ruleOf('code-reviewer', 'Bash', { ws })).toBe('input.invalid');
  });
});

describe('tools that a policy allows', () => {
  const open: Policy = {
    ...policy,
    roles: { own: { box: 'barrier', write: {}, may: {}, tools: ['WebFetch', 'mcp__docs__*', '*.x'] } },
  };
  test.each([
    ['WebFetch', 'allow'],
    ['WebFetcher', 'tool.unknown'],
    ['WebSearch', 'tool.web'],
    ['mcp__docs__read', 'allow'],
    ['mcp__docs_read', 'tool.mcp'],
    ['a.x', 'allow'],
    ['a.xy', 'tool.unknown'],
    ['abx', 'tool.unknown'],
  ])('%s: %s', (tool, rule) => expect(ruleOf('own', tool, {}, open)).toBe(rule));

  test('run unseen', () => {
    expect(judged('own', 'WebFetch', {}, open)).toEqual({ decision: 'allow', effects: [], opaque: true });
  });

  test.each([
    ['*', 'anything', true],
    ['a*c', 'abc', true],
    ['a*c', 'ac', true],
    ['a*c', 'abcd', false],
    ['a*c', 'xabc', false],
    ['a', 'ab', false],
    ['a.c', 'abc', false],
    ['[ab]*', '[ab]x', true],
    ['[ab]*', 'ax', false],
    ['a(b)+*', 'a(b)+', true],
    ['$*^', '$x^', true],
  ])('%s and %s: %s', (pattern, tool, expected) => expect(toolMatches(pattern, tool)).toBe(expected));
});

describe('what the command tables get from the policy', () => {
  const seen = (by: Policy) => {
    const settings: unknown[] = [];
    const commands: Commands = {
      effectsOf: ({ context }) => {
        settings.push(context.settings);
        return [];
      },
      outputOf: () => undefined,
    };
    judgeWith(commands, 'coder', { tool: 'Bash', input: { command: 'x' }, cwd: '/repo' }, by, world);
    return settings;
  };
  test('the database, when there is one', () => {
    const database = { kind: 'postgres', role: 'app' } as const;
    expect(seen({ ...policy, database })).toEqual([{ database, services: [] }]);
    expect(seen({ ...policy, database: { kind: 'none' } })).toEqual([{ services: [] }]);
    const { database: _, ...without } = policy;
    expect(seen(without as Policy)).toEqual([{ services: [] }]);
  });
  test('the services that hold components', () => {
    const component = { dir: 'api', stack: 'go' } as NonNullable<Policy['components']>[number];
    const components = [component, { ...component, service: 'web', serviceDir: '/app' }];
    expect(seen({ ...policy, components })).toEqual([
      { services: [{ name: 'web', here: 'api', there: '/app' }] },
    ]);
    const { components: _, ...without } = policy;
    expect(seen(without as Policy)).toEqual([{ services: [] }]);
  });
});

test('a fault of the guard itself is no verdict', () => {
  const broken: Commands = {
    effectsOf: () => {
      throw new Error('broken');
    },
    outputOf: () => undefined,
  };
  const call = { tool: 'Bash', input: { command: 'x' }, cwd: '/repo' };
  expect(() => judgeWith(broken, 'coder', call, policy, world)).toThrow('broken');
});

test('what runs unseen, so that the seal has to look', () => {
  const open: Policy = {
    ...policy,
    roles: { own: { box: 'guardrail', write: {}, may: { 'tool.mcp': 'allow' }, tools: ['WebFetch'] } },
  };
  const unseen = (tool: string, input: Record<string, unknown> = {}) =>
    isUnseen(judged('own', tool, input, open));
  expect(unseen('WebFetch')).toBe(true);
  expect(unseen('mcp__server__tool')).toBe(true);
  expect(unseen('Bash', { command: 'python3 -c 1' })).toBe(true);
  expect(unseen('Bash', { command: 'git log' })).toBe(false);
  expect(unseen('Write', { file_path: '/repo/src/a.ts' })).toBe(false);
  expect(unseen('Read', { file_path: '/repo/src/a.ts' })).toBe(false);
  const both = [...judged('own', 'Read', { file_path: 'a' }, open).effects, act('tool.mcp', 'mcp__x')];
  expect(isUnseen({ decision: 'allow', opaque: false, effects: both })).toBe(true);
});
