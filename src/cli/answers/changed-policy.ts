import { isDeepStrictEqual } from 'node:util';
import { type Policy, parsePolicy } from '../../policy/policy.ts';
import { type Answers, policyFrom } from '../../scaffold/answers.ts';
import { setAt } from '../../scaffold/json-edit.ts';
import type { Options } from '../command-line/options.ts';
import { type AnswersFile, withGiven } from './given.ts';

/**
 * The text of gates.json with the given answers in it, everything else as the user left it. The same answers give
 * the same text. Throws a usage Failure for answers that are wrong, PolicyError for a text that is none.
 */
export function changedPolicy(text: string, file: AnswersFile, options: Options): string {
  const mark = text.startsWith('\uFEFF') ? '\uFEFF' : '';
  const policy = parsePolicy(text);
  const before = answersOf(policy);
  const after = withGiven(before, file, options);
  let changed = text.slice(mark.length);
  for (const { path, value } of differences(policy, policyOf(policy, before, after))) {
    changed = setAt(changed, path, value);
  }
  return mark + changed;
}

/** The answers that would have led to this policy. What no question asks about is left to the policy. */
function answersOf(policy: Policy): Answers {
  const { '*': _others, ...roles } = policy.roles;
  return {
    preset: '',
    roles,
    main: policy.main,
    tests: policy.paths.tests ?? [],
    protect: policy.paths.protected ?? [],
    paths: {},
    components: policy.components,
    database: policy.database,
    lint: true,
    flow: policy.flow.mode,
    sandbox: policy.sandbox,
    statusLine: policy.statusLine,
    startIn: policy.startIn,
    ci: policy.ci,
  } as Answers;
}

function policyOf(policy: Policy, before: Answers, after: Answers): Policy {
  const isSame = isDeepStrictEqual(before.roles, after.roles) && before.main === after.main;
  return {
    ...policy,
    main: after.main,
    roles: isSame ? policy.roles : rolesOf(policy, after),
    paths: { ...policy.paths, tests: after.tests, protected: after.protect },
    components: policyFrom(after).components,
    database: after.database,
    flow: { ...policy.flow, mode: after.flow },
    sandbox: after.sandbox,
    statusLine: after.statusLine,
    startIn: after.startIn,
    ci: after.ci,
  };
}

/** A role that is there already keeps what the answers don't name; '*' is no role that anybody answers about. */
function rolesOf(policy: Policy, after: Answers): Policy['roles'] {
  const { '*': _others, ...fresh } = policyFrom(after).roles;
  const roles = Object.entries(fresh).map(([name, role]) => {
    const old = policy.roles[name];
    return [name, old ? { ...old, ...after.roles[name] } : role];
  });
  const others = policy.roles['*'];
  return { ...Object.fromEntries(roles), ...(others ? { '*': others } : {}) };
}

/** As small as keys go, so that the layout of everything else survives. */
function differences(before: Policy, after: Policy): { path: string[]; value: unknown }[] {
  const found: { path: string[]; value: unknown }[] = [];
  for (const [key, value] of Object.entries(after)) {
    const old: unknown = before[key as keyof Policy];
    if (isDeepStrictEqual(old, value)) continue;
    if (!isPlain(old) || !isPlain(value) || Object.keys(old).some((name) => !Object.hasOwn(value, name))) {
      found.push({ path: [key], value });
      continue;
    }
    for (const [name, inner] of Object.entries(value)) {
      if (!isDeepStrictEqual(old[name], inner)) found.push({ path: [key, name], value: inner });
    }
  }
  return found;
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
