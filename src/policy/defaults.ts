import { type PathSetName, pathSets } from './path-sets.ts';
import type { May, Policy, Role } from './policy.ts';

/** The boxes as shipped. All of it is policy: an installed repo has its own copy in gates.json and changes it there. */

/** Roles that write code: no hand on git, dependencies, the database's schema, other agents. */
const workerMay: May = {
  git: 'block',
  'git.read': 'allow',
  install: 'block',
  'install.frozen': 'block',
  migrate: 'block',
  'sql.write': 'block',
  'sql.commit': 'block',
  'sql.unseen': 'block',
  'sql.superuser': 'block',
  'run.shell': 'block',
  // What runs after the agent has stopped meets no seal.
  'run.later': 'block',
  'agent.spawn': 'block',
  'agent.client': 'block',
  'gates.flow': 'block',
};

const readerMay: May = { 'git.read': 'allow', 'run.read': 'allow', 'gates.read': 'allow' };
const databaseReaderMay: May = { ...readerMay, 'sql.read': 'allow', 'sql.rolled-back': 'allow' };

export const shippedRoles = {
  architect: {
    box: 'guardrail',
    write: { allow: ['@docs'], ask: ['@instructions'] },
    may: {
      'run.snapshots': 'block',
      'git.commit': 'ask',
      'git.push': 'block',
      'git.history': 'block',
      'git.config': 'block',
      'git.host': 'ask',
      'agent.client': 'ask',
    },
    tools: [],
  },
  tester: { box: 'guardrail', write: { allow: ['@tests'] }, may: workerMay, tools: [] },
  coder: {
    box: 'guardrail',
    write: {
      deny: [
        '@tests',
        '@docs',
        '@instructions',
        '@protected',
        '@generated',
        '@locks',
        '@secrets',
        '@ci',
        '@immutable',
      ],
    },
    may: { ...workerMay, 'run.snapshots': 'block' },
    tools: [],
  },
  'code-reviewer': { box: 'barrier', write: {}, may: readerMay, tools: [] },
  'security-reviewer': { box: 'barrier', write: {}, may: databaseReaderMay, tools: [] },
  'performance-reviewer': { box: 'barrier', write: {}, may: databaseReaderMay, tools: [] },
  '*': { box: 'barrier', write: {}, may: readerMay, tools: [] },
} as const satisfies Record<string, Role>;

export type ShippedRole = keyof typeof shippedRoles;

/** The main session where the policy leaves it free: only what no policy can open is kept from it. */
export const freeRole: Role = { box: 'guardrail', write: {}, may: {}, tools: [] };

/** A whole policy for a repo about which nothing is known; `paths` adds to the shipped sets. */
export function defaultPolicy(paths: Partial<Record<PathSetName, readonly string[]>> = {}): Policy {
  return {
    version: 1,
    main: 'architect',
    roles: structuredClone(shippedRoles) as Record<string, Role>,
    paths: Object.fromEntries(
      Object.entries(pathSets).map(([name, globs]) => [
        name,
        [...globs, ...(paths[name as PathSetName] ?? [])],
      ]),
    ),
    components: [],
    database: { kind: 'none' },
    flow: { mode: 'enforce', default: 'feature', flows: {} },
    gates: {
      testSeconds: 300,
      green: 'all',
      lintSeconds: 5,
      ciRounds: 2,
      agentEmails: ['noreply@anthropic.com'],
    },
    sandbox: false,
    statusLine: false,
    startIn: 'root',
    ci: 'none',
  };
}
