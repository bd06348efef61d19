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
    ci: policy.ci,
  } as Answers;
}

function policyOf(policy: Policy, before: Answers, after: Answers): Policy {
  const fresh = policyFrom(after);
  const roles = Object.entries(fresh.roles).map(([name, role]) => {
    const isSame = isDeepStrictEqual(before.roles[name], after.roles[name]);
    return [name, (isSame && policy.roles[name]) || role];
  });
  return {
    ...policy,
    main: after.main,
    roles: { ...Object.fromEntries(roles), ...(policy.roles['*'] ? { '*': policy.roles['*'] } : {}) },
    paths: { ...policy.paths, tests: after.tests, protected: after.protect },
    components: fresh.components,
    database: after.database,
    flow: { ...policy.flow, mode: after.flow },
    sandbox: after.sandbox,
    ci: after.ci,
  };
}

/** As small as keys go, so that the layout of everything else survives. */
function differences(before: Policy, after: Policy): { path: string[]; value: unknown }[] {
  const found: { path: string[]; value: unknown }[] = [];
  for (const key of Object.keys(after) as (keyof Policy)[]) {
    const [old, value] = [before[key], after[key]];
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
