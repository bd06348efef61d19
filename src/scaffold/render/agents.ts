import architect from '../../../templates/core/_claude/agents/architect.md.hbs';
import codeReviewer from '../../../templates/core/_claude/agents/code-reviewer.md.hbs';
import coder from '../../../templates/core/_claude/agents/coder.md.hbs';
import performanceReviewer from '../../../templates/core/_claude/agents/performance-reviewer.md.hbs';
import otherRole from '../../../templates/core/_claude/agents/role.md.hbs';
import securityReviewer from '../../../templates/core/_claude/agents/security-reviewer.md.hbs';
import tester from '../../../templates/core/_claude/agents/tester.md.hbs';
import boxPartial from '../../../templates/core/partials/box.md.hbs';
import commandsPartial from '../../../templates/core/partials/commands.md.hbs';
import databasePartial from '../../../templates/core/partials/database.md.hbs';
import findingsPartial from '../../../templates/core/partials/findings.md.hbs';
import type { Policy, Role } from '../../policy/policy.ts';
import type { DesiredFile } from '../desired.ts';
import { boxWords } from './box.ts';
import { type ComponentWords, componentWords, databaseExample, writesNothing } from './contexts.ts';

type Template = (context: object) => string;

const reading = ['Read', 'Grep', 'Glob', 'Bash'];
const writing = [...reading, 'Edit', 'Write', 'NotebookEdit'];

/** The shipped roles' files. A role that is not here gets the general template and every tool; the guard holds it anyway. */
const agentTemplates: Record<string, { template: Template; tools: readonly string[] }> = {
  architect: { template: architect, tools: [] },
  tester: { template: tester, tools: writing },
  coder: { template: coder, tools: writing },
  'code-reviewer': { template: codeReviewer, tools: reading },
  'security-reviewer': { template: securityReviewer, tools: reading },
  'performance-reviewer': { template: performanceReviewer, tools: reading },
};

/** .claude/agents/<role>.md for each role of the policy. */
export function agentFiles(policy: Policy): DesiredFile[] {
  return Object.entries(policy.roles)
    .filter(([name]) => name !== '*')
    .map(([name, role]) => ({
      path: `.claude/agents/${name}.md`,
      kind: 'managed',
      content: agentText(policy, name, role),
    }));
}

function agentText(policy: Policy, name: string, role: Role): string {
  const { template, tools } = agentTemplates[name] ?? { template: otherRole, tools: [] };
  return template({
    name,
    model: role.model ?? '',
    toolList: [...tools, ...role.tools.map(frontmatterTool)].join(', '),
    box: boxText(policy, name, role),
    commands: commandLines(componentWords(policy)),
    findings: findingsPartial({}).trimEnd(),
    database: databaseText(policy, role),
  });
}

/** The client's tool lists know servers, not globs; which of a server's tools run, the guard decides. */
function frontmatterTool(tool: string): string {
  return tool.includes('*') ? tool.replace(/^(mcp__.+?)__.*$/, '$1') : tool;
}

function boxText(policy: Policy, name: string, role: Role): string {
  const box = boxWords(policy, role);
  const context = {
    ...box,
    writesNothing: writesNothing(box),
    tools: role.tools,
    sealed: name !== 'architect',
    asks: `${decider(policy, name)} decides`,
  };
  return boxPartial(context).trimEnd();
}

function decider(policy: Policy, role: string): string {
  if (role === 'architect') return 'a person';
  return policy.main === 'architect' ? 'the architect' : 'the main session';
}

/** Lines of commands for tests, lint and types; '' when no component names one. */
export function commandLines(components: ComponentWords[]): string {
  return commandsPartial({ components }).trim();
}

function databaseText({ database }: Policy, role: Role): string {
  const reads = (role.may as Record<string, string | undefined>)['sql.read'] === 'allow';
  if (database.kind === 'none' || !reads) return '';
  return databasePartial({ role: database.role ?? '', example: databaseExample(database) }).trimEnd();
}
