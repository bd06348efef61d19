import * as v from 'valibot';
import type { DetectedComponent, DetectedDatabase, Detection } from '../detect/detection.ts';
import { flowsFor } from '../policy/default-flows.ts';
import { defaultPolicy, type ShippedRole, shippedRoles } from '../policy/defaults.ts';
import { type PathSetName, pathSets } from '../policy/path-sets.ts';
import {
  type Component,
  componentSchema,
  type Database,
  databaseSchema,
  gateMode,
  type Policy,
  type Role,
  roleSchema,
  startPlaces,
} from '../policy/policy.ts';

/** What an install asks, and the format of `--answers FILE`. Everything rendered follows from these. */

const glob = v.pipe(v.string(), v.minLength(1));
const globInside = v.pipe(
  glob,
  v.regex(
    /^(?!!?(?:~|\.\.(?:\/|$)))/,
    ({ received }) => `${received} lies outside the repository; globs start at its root`,
  ),
);

/** A shipped role needs nothing; what is named here replaces that part of its box. A role of the user's own names its `box`. */
const roleAnswerSchema = v.strictObject({
  model: v.optional(v.pipe(v.string(), v.minLength(1))),
  box: v.optional(roleSchema.entries.box),
  write: v.optional(roleSchema.entries.write),
  may: v.optional(v.record(v.string(), v.picklist(['allow', 'ask', 'block']))),
  tools: v.optional(v.array(glob)),
});

/** The client's agent names: they are file names and matchers too. */
const roleName = v.pipe(
  v.string(),
  v.regex(/^[a-z][a-z0-9-]*$/, 'a role is named in lower case letters, digits and hyphens'),
);

const answersSchema = v.strictObject({
  preset: v.string(),
  roles: v.record(roleName, roleAnswerSchema),
  main: v.picklist(['architect', 'free']),
  /** Globs of the files only the tester writes, relative to the repository's root. */
  tests: v.array(globInside),
  /** Further globs no coder writes. */
  protect: v.optional(v.array(globInside), []),
  /** What the stacks add to the shipped path sets. */
  paths: v.optional(v.record(v.string(), v.array(glob)), {}),
  components: v.optional(v.array(componentSchema), []),
  database: v.optional(databaseSchema, { kind: 'none' }),
  /** Whether the linters of the components are part of the gates. */
  lint: v.optional(v.boolean(), true),
  flow: v.optional(gateMode, 'enforce'),
  sandbox: v.optional(v.boolean(), false),
  statusLine: v.optional(v.boolean(), false),
  startIn: v.optional(startPlaces, 'root'),
  ci: v.optional(v.picklist(['github', 'gitlab', 'none']), 'none'),
});

export type Answers = v.InferOutput<typeof answersSchema>;
type RoleAnswer = v.InferOutput<typeof roleAnswerSchema>;

export class AnswersError extends Error {}

/** Throws AnswersError with one line that says what is wrong and where. */
export function parseAnswers(value: unknown): Answers {
  const result = v.safeParse(answersSchema, value);
  if (!result.success) {
    const issue = result.issues[0];
    const where = v.getDotPath(issue) ?? 'answers';
    if (issue.type === 'strict_object' && issue.expected === 'never')
      throw new AnswersError(`there is no answer called ${where}`);
    throw new AnswersError(`${where}: ${issue.message}`);
  }
  for (const [name, role] of Object.entries(result.output.roles)) {
    if (!isShipped(name) && role.box === undefined) {
      throw new AnswersError(
        `roles.${name}.box: a role of your own needs a box, "guardrail" or "barrier", as with --set roles.${name}.box=barrier`,
      );
    }
  }
  return result.output;
}

/** The roles an install chooses from, in the order in which the flow meets them. */
export const offeredRoles = Object.keys(shippedRoles).filter((name) => name !== '*') as Exclude<
  ShippedRole,
  '*'
>[];

/** The policy of an install: only the chosen roles and '*', so that an agent nobody chose gets the strictest box. */
export function policyFrom(answers: Answers): Policy {
  const policy = defaultPolicy(pathsFrom(answers));
  const roles: Record<string, Role> = {};
  for (const [name, answer] of Object.entries(answers.roles)) roles[name] = roleFrom(name, answer);
  if (answers.main === 'architect') roles.architect ??= roleFrom('architect', {});
  roles['*'] = policy.roles['*'] as Role;
  return {
    ...policy,
    main: answers.main,
    roles,
    components: answers.components.map((component) => withLint(component, answers.lint)),
    database: answers.database,
    flow: { ...policy.flow, mode: answers.flow, flows: flowsFor(Object.keys(roles)) },
    sandbox: answers.sandbox,
    statusLine: answers.statusLine,
    startIn: answers.startIn,
    ci: answers.ci,
  };
}

function roleFrom(name: string, answer: RoleAnswer): Role {
  const base: Role = isShipped(name)
    ? (structuredClone(shippedRoles[name]) as Role)
    : { box: answer.box ?? 'barrier', write: {}, may: {}, tools: [] };
  const given = Object.fromEntries(Object.entries(answer).filter(([, value]) => value !== undefined));
  return { ...base, ...given } as Role;
}

function isShipped(name: string): name is ShippedRole {
  return Object.hasOwn(shippedRoles, name);
}

function pathsFrom(answers: Answers): Record<string, string[]> {
  const paths: Record<string, string[]> = { ...answers.paths };
  paths.tests = [...(paths.tests ?? []), ...answers.tests];
  paths.protected = [...(paths.protected ?? []), ...answers.protect];
  return paths;
}

function withLint(component: Component, lint: boolean): Component {
  if (lint) return component;
  const { lint: _lint, lintFix: _lintFix, ...rest } = component;
  return rest;
}

/** An answer that detection could not give with certainty: the option that gives it, and what is in doubt. */
export type Uncertain = { answer: keyof Answers; option: string; why: string };

/** Below this a guess is named to the user instead of taken in silence. */
export const certain = 0.8;

/** Sensible answers for what was found, and the names of those a person should look at. */
export function answersFrom(
  detection: Detection,
  preset: string,
): { answers: Answers; uncertain: Uncertain[] } {
  const components = detection.components;
  const databases = components.flatMap((component) => component.database ?? []);
  const uncertain: Uncertain[] = [];
  const tests = unique(
    components.flatMap((component) => [...component.testGlobs, ...(component.endToEnd?.testGlobs ?? [])]),
  );
  if (tests.length === 0) {
    uncertain.push({ answer: 'tests', option: '--tests', why: 'no test files or test runner were found' });
  }
  for (const component of components.filter((component) => component.certainty < certain)) {
    const where = component.dir === '.' ? 'the repository' : component.dir;
    uncertain.push({ answer: 'preset', option: '--preset', why: `${where} may not be ${component.stack}` });
  }
  if (new Set(databases.map(({ kind, via }) => `${kind} ${via}`)).size > 1) {
    uncertain.push({ answer: 'database', option: '--db', why: 'more than one database was found' });
  }
  const database = databaseFrom(databases[0]);
  if (!['none', 'sqlite'].includes(database.kind) && database.role === undefined) {
    uncertain.push({
      answer: 'database',
      option: '--db-role',
      why: "the application's role was not found: until it is named, no agent connects",
    });
  }
  const answers: Answers = {
    preset,
    roles: Object.fromEntries(offeredRoles.map((name) => [name, {}])),
    main: 'architect',
    tests,
    protect: [],
    paths: mergedPaths(components),
    components: components.map(componentFrom),
    database,
    lint: true,
    flow: 'enforce',
    sandbox: false,
    statusLine: false,
    startIn: new Set(components.map(({ dir }) => dir)).size > 1 ? 'components' : 'root',
    ci: 'none',
  };
  return { answers, uncertain };
}

function componentFrom(found: DetectedComponent): Component {
  return present({
    dir: found.dir,
    stack: found.stack,
    packageManager: found.packageManager,
    testRunner: found.testRunner,
    testAll: found.testAll,
    testFile: found.testFile,
    testCase: found.testCase,
    testReport: found.testReport,
    lint: found.lint.length > 0 ? found.lint : null,
    lintFix: found.linters.some(({ fixFile }) => fixFile !== null) ? fixersOf(found) : null,
    typecheck: found.typecheck,
    service: found.service?.name,
    serviceDir: found.service?.dir,
  }) as Component;
}

/** A linter is called for the files it takes: another would be an error to it. */
function fixersOf({ linters }: DetectedComponent): Component['lintFix'] {
  return linters.flatMap(({ fixFile, files }) => (fixFile === null ? [] : [{ run: fixFile, files }]));
}

function databaseFrom(found: DetectedDatabase | undefined): Database {
  if (!found) return { kind: 'none' };
  return present(found) as Database;
}

/** Only the path sets the policy knows; a set a stack invents would be used by no role. */
function mergedPaths(components: DetectedComponent[]): Record<string, string[]> {
  const merged: Record<string, string[]> = {};
  for (const name of Object.keys(pathSets) as PathSetName[]) {
    const globs = unique(components.flatMap((component) => component.paths[name] ?? []));
    if (globs.length > 0) merged[name] = globs;
  }
  return merged;
}

function present(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== null && value !== undefined),
  );
}

function unique(values: string[]): string[] {
  return [...new Set(values)];
}
