import fs from 'node:fs';
import path from 'node:path';
import type { ToolResult } from '../mock-api.ts';
import { bash, write } from './calls.ts';
import type { Place, Session } from './door.ts';
import { agent } from './play.ts';
import { mcpServer, tools } from './tools.ts';

/** Agents of the same names with every tool of the client, as `--agents` can define them. */
const redefined = Object.fromEntries(
  ['tester', 'coder', 'code-reviewer'].map((name) => [name, { description: name, prompt: 'Do as told.' }]),
);

const workflow = `export const meta = { name: 'doors', description: 'one agent' };
await agent('[[script:workflow-agent]] go on');
return 'done';
`;

/** Who an agent is: by its name and nothing else. Every role has every tool here, so that only the guard is left. */
export const agents: Session = {
  id: 'agents',
  area: 'agents',
  files: {
    '.mcp.json': tools.files?.['.mcp.json'] ?? '',
    'tools/server.mjs': mcpServer(),
    '.claude/skills/tidy/SKILL.md': '---\nname: tidy\ndescription: tidies up\n---\nTidy up.\n',
    'plugin/.claude-plugin/plugin.json': JSON.stringify({ name: 'shop' }),
    'plugin/agents/coder.md': '---\nname: coder\ndescription: codes\n---\nCode.\n',
  },
  prepare: ({ repo }) => mayStartAgents(repo),
  args: ({ repo }) => ['--agents', JSON.stringify(redefined), '--plugin-dir', path.join(repo, 'plugin')],
  agents: {
    tester: {},
    coder: {},
    'code-reviewer': {},
    shouting: { subagent_type: 'TESTER ' },
    omitted: { subagent_type: undefined },
    fork: {},
    'shop-coder': { subagent_type: 'shop:coder' },
    outer: { subagent_type: 'general-purpose' },
    isolated: { subagent_type: 'coder', isolation: 'worktree' },
    mention: { subagent_type: 'code-reviewer', prompt: '[[script:mention]] look at @.env' },
  },
  doors: [
    {
      id: 'redefined-tester',
      door: '`--agents` redefines tester',
      by: 'tester',
      call: write('src/redefined.ts'),
      trace: { file: 'src/redefined.ts' },
      seen: 'blocked: write.not-allowed',
      closedBy: 'guard',
    },
    {
      id: 'coder-mcp',
      door: 'an MCP server of .mcp.json writes a test',
      by: 'coder',
      call: { call: 'mcp__notes__put', input: { file: 'tests/coder-mcp.test.ts' } },
      trace: { file: 'tests/coder-mcp.test.ts' },
      seen: 'put back',
      closedBy: 'seal',
    },
    {
      id: 'reviewer-mcp',
      door: 'an MCP server of .mcp.json',
      by: 'code-reviewer',
      call: { call: 'mcp__notes__put', input: { file: 'src/reviewer-mcp.ts' } },
      trace: { file: 'src/reviewer-mcp.ts' },
      seen: 'blocked: tool.mcp',
      closedBy: 'guard',
    },
    {
      id: 'reviewer-web-fetch',
      door: 'WebFetch',
      by: 'code-reviewer',
      call: { call: 'WebFetch', input: { url: 'http://127.0.0.1:9/', prompt: 'x' } },
      seen: 'blocked: tool.web',
      closedBy: 'guard',
    },
    {
      id: 'reviewer-web-search',
      door: 'WebSearch',
      by: 'code-reviewer',
      call: { call: 'WebSearch', input: { query: 'shop' } },
      seen: 'blocked: tool.web',
      closedBy: 'guard',
    },
    {
      id: 'reviewer-skill',
      door: 'Skill',
      by: 'code-reviewer',
      call: { call: 'Skill', input: { skill: 'tidy' } },
      seen: 'blocked: tool.other',
      closedBy: 'guard',
    },
    {
      id: 'reviewer-monitor',
      door: 'Monitor',
      by: 'code-reviewer',
      call: {
        call: 'Monitor',
        input: { command: 'touch src/reviewer-monitor.ts', description: 'x', timeout_ms: 1000 },
      },
      trace: { file: 'src/reviewer-monitor.ts' },
      seen: { '2.1.332': 'blocked: run.write', else: 'absent' },
      closedBy: 'guard',
    },
    {
      id: 'reviewer-cron',
      door: 'CronCreate',
      by: 'code-reviewer',
      call: { call: 'CronCreate', input: { cron: '* * * * *', prompt: 'go', recurring: false } },
      seen: 'blocked: run.later',
      closedBy: 'guard',
    },
    {
      id: 'coder-cron',
      door: 'CronCreate',
      by: 'coder',
      call: { call: 'CronCreate', input: { cron: '* * * * *', prompt: 'go', recurring: false } },
      seen: 'blocked: run.later',
      closedBy: 'guard',
    },
    {
      id: 'coder-agent',
      door: 'Agent started by an agent that may start none',
      by: 'coder',
      call: agent('tester', { prompt: 'go on' }),
      seen: 'blocked: agent.spawn',
      closedBy: 'guard',
    },
    {
      id: 'coder-workflow',
      door: 'Workflow by an agent',
      by: 'coder',
      call: { call: 'Workflow', input: { script: workflow } },
      seen: 'absent',
      closedBy: 'client',
    },
    {
      id: 'shouting-name',
      door: 'the agent called as "TESTER "',
      by: 'shouting',
      role: 'tester',
      call: write('src/shouting.ts'),
      trace: { file: 'src/shouting.ts' },
      seen: 'blocked: write.not-allowed',
      closedBy: 'guard',
    },
    {
      id: 'omitted-type',
      door: 'Agent without subagent_type',
      by: 'omitted',
      role: 'general-purpose',
      call: write('src/omitted.ts'),
      trace: { file: 'src/omitted.ts' },
      seen: 'blocked: write.none',
      closedBy: 'guard',
    },
    {
      id: 'fork',
      door: 'a fork of the session',
      by: 'fork',
      call: write('docs/fork.md'),
      trace: { file: 'docs/fork.md' },
      seen: { '2.1.332': 'blocked: write.none', else: 'absent' },
      closedBy: 'guard',
    },
    {
      id: 'plugin-agent',
      door: 'an agent of a plugin, named like a role',
      by: 'shop-coder',
      role: 'shop:coder',
      call: write('src/plugin.ts'),
      trace: { file: 'src/plugin.ts' },
      seen: 'blocked: write.none',
      closedBy: 'guard',
    },
    {
      id: 'nested-agent',
      door: 'an agent started by an agent',
      by: 'inner',
      role: 'tester',
      call: write('src/nested.ts'),
      trace: { file: 'src/nested.ts' },
      seen: 'blocked: write.not-allowed',
      closedBy: 'guard',
    },
    {
      id: 'nested-start',
      door: 'starting it, where the policy lets',
      by: 'outer',
      role: 'general-purpose',
      call: agent('inner', { subagent_type: 'tester' }),
      seen: 'runs',
      closedBy: 'guard',
      remains: 'the started agent is judged by its own role, see nested-agent',
    },
    {
      id: 'isolated-agent',
      door: 'an agent in a work tree of its own',
      by: 'isolated',
      role: 'coder',
      call: write('tests/isolated.test.ts'),
      seen: 'blocked: write.denied',
      closedBy: 'guard',
    },
    {
      id: 'mention-in-prompt',
      door: '`@.env` in the prompt that the model writes for an agent',
      by: 'mention',
      role: 'code-reviewer',
      call: bash('true'),
      trace: { text: 'hunter2' },
      seen: 'no effect',
      closedBy: 'client',
    },
    {
      id: 'workflow-agent',
      door: 'an agent of a Workflow',
      by: 'workflow-agent',
      role: 'workflow-subagent',
      call: write('src/workflow.ts'),
      trace: { file: 'src/workflow.ts' },
      seen: 'blocked: write.none',
      closedBy: 'guard',
    },
    {
      id: 'workflow',
      door: 'Workflow, the flow being off',
      call: { call: 'Workflow', input: { script: workflow } },
      seen: 'runs',
      closedBy: 'guard',
      remains: 'its agents meet the guard, see workflow-agent',
    },
    {
      id: 'wake',
      door: 'SendMessage to an agent that has finished',
      first: [agent('woken', { subagent_type: 'tester' })],
      call: {
        call: 'SendMessage',
        input: (results) => ({ to: agentIn(results), message: 'go on', summary: 'go on' }),
      },
      seen: 'runs',
      closedBy: 'guard',
      remains: 'the agent keeps its box, see woken-agent',
    },
    {
      id: 'woken-agent',
      door: 'what it does then',
      by: 'woken',
      role: 'tester',
      first: [{ say: 'done' }],
      call: write('src/woken.ts'),
      trace: { file: 'src/woken.ts' },
      seen: 'blocked: write.not-allowed',
      closedBy: 'guard',
    },
  ],
};

/** The flow's doors: what is not next does not start. */
export const flow: Session = {
  id: 'flow',
  area: 'agents',
  install: [],
  doors: [
    {
      id: 'flow-agent',
      door: 'Agent that is not next in the flow',
      call: agent('coder'),
      seen: 'blocked: flow.order',
      closedBy: 'guard',
    },
    {
      id: 'flow-workflow',
      door: 'Workflow, the flow being enforced',
      call: { call: 'Workflow', input: { script: workflow } },
      seen: 'blocked: flow.order',
      closedBy: 'guard',
    },
    {
      id: 'flow-own-word',
      door: 'the agent agrees to its own plan',
      call: bash('node .claude/hooks/gates.mjs approve plan'),
      seen: 'blocked: gates.person',
      closedBy: 'guard',
    },
  ],
};

function agentIn(results: readonly ToolResult[]): string {
  const started = results.find(({ script, tool }) => script === 'main' && tool === 'Agent');
  return /agentId: (\w+)/.exec(started?.text ?? '')?.[1] ?? 'nobody';
}

/** Lets unnamed roles start agents, so that nesting can be seen. */
function mayStartAgents(repo: Place['repo']): void {
  const file = path.join(repo, '.claude/gates/gates.json');
  const policy = JSON.parse(fs.readFileSync(file, 'utf8'));
  policy.roles['*'].may['agent.spawn'] = 'allow';
  fs.writeFileSync(file, JSON.stringify(policy));
}
