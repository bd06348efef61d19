import decisions from '../../../templates/core/_claude/gates/decisions.md.hbs';
import flow from '../../../templates/core/_claude/gates/flow.md.hbs';
import immutableRule from '../../../templates/core/_claude/rules/immutable.md.hbs';
import testsRule from '../../../templates/core/_claude/rules/tests.md.hbs';
import skill from '../../../templates/core/_claude/skills/gates/SKILL.md.hbs';
import claudeMd from '../../../templates/core/CLAUDE.md.hbs';
import claudeBlock from '../../../templates/core/partials/claude-block.md.hbs';
import { type Policy, startDirectories } from '../../policy/policy.ts';
import type { DesiredFile } from '../desired.ts';
import { commandLines } from './agents.ts';
import { componentWords, roleRows } from './contexts.ts';
import { flowNames, flowSteps } from './flow-words.ts';
import { hookTimeout } from './settings.ts';
import { workflow } from './workflow.ts';

/** What people and agents read: flow, decisions, rules, the skill, CLAUDE.md; and the workflow. */
export function documentFiles(policy: Policy, invariants: readonly string[]): DesiredFile[] {
  return [
    {
      path: 'CLAUDE.md',
      kind: 'merged',
      merge: 'block',
      block: claudeBlock({}).trimEnd(),
      whenMissing: claudeMd({ invariants, commands: commandLines(componentWords(policy)) }),
    },
    managed('.claude/gates/flow.md', flow(flowContext(policy))),
    managed('.claude/gates/decisions.md', decisions(decisionsContext(policy))),
    managed('.claude/skills/gates/SKILL.md', skill({})),
    ...ruleFiles(policy),
    ...workflowFiles(policy),
  ];
}

function managed(path: string, content: string): DesiredFile {
  return { path, kind: 'managed', content };
}

function flowContext(policy: Policy): object {
  const steps = flowSteps(policy);
  return {
    off: policy.flow.mode === 'off',
    record: policy.flow.mode === 'record',
    free: policy.main === 'free',
    steps,
    flows: flowNames(policy)
      .map((name) => `\`${name}\``)
      .join(', '),
    first: steps.find(({ says }) => says !== '')?.name ?? 'STEP',
    roles: roleRows(policy),
    ciRounds: policy.ci === 'github' ? policy.gates.ciRounds : 0,
    agentEmails: policy.gates.agentEmails.join(', '),
  };
}

function decisionsContext(policy: Policy): object {
  const below = startDirectories(policy);
  return {
    free: policy.main === 'free',
    sandbox: policy.sandbox,
    ci: policy.ci !== 'none',
    noDatabaseRole: !['none', 'sqlite'].includes(policy.database.kind) && policy.database.role === undefined,
    off: policy.flow.mode !== 'enforce',
    noTestFile: !policy.components.some(({ testFile }) => testFile !== undefined),
    noTests: positive(policy.paths.tests).length === 0,
    startDirectories: below.map((dir) => `\`${dir}\``).join(', '),
    unwired: below.length < startDirectories({ ...policy, startIn: 'components' }).length,
    timeout: hookTimeout,
    roles: roleRows(policy),
  };
}

/** Loaded by the client when it reads a file that matches. Exceptions are left out: `paths` has none. */
function ruleFiles(policy: Policy): DesiredFile[] {
  const tests = positive(policy.paths.tests);
  const immutable = positive(policy.paths.immutable);
  const files: DesiredFile[] = [];
  if (tests.length > 0) {
    const context = {
      globs: tests.map(yamlString),
      tester: 'tester' in policy.roles,
      commands: commandLines(componentWords(policy).map((words) => ({ ...words, lint: '', typecheck: '' }))),
    };
    files.push(managed('.claude/rules/tests.md', testsRule(context)));
  }
  if (immutable.length > 0) {
    files.push(managed('.claude/rules/immutable.md', immutableRule({ globs: immutable.map(yamlString) })));
  }
  return files;
}

function workflowFiles(policy: Policy): DesiredFile[] {
  const file = workflow(policy);
  return file === undefined ? [] : [managed(file.path, file.content)];
}

function positive(globs: readonly string[] | undefined): string[] {
  return (globs ?? []).filter((glob) => !glob.startsWith('!'));
}

/** A glob starts with `*` or holds `{`, which YAML would read as its own; JSON strings are YAML strings. */
function yamlString(text: string): string {
  return JSON.stringify(text);
}
