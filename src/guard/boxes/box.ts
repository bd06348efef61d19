import { freeRole } from '../../policy/defaults.ts';
import { gatePaths, homeGatePaths, homeSecrets } from '../../policy/path-sets.ts';
import type { Decision, Policy, Role } from '../../policy/policy.ts';
import { compileGlobs, type GlobSet } from '../paths/globs.ts';
import type { RuleId } from '../rules.ts';

/** A role's box, its path sets compiled. */
export type Box = {
  role: string;
  kind: Role['box'];
  /** The main session in a policy that leaves it free. */
  free: boolean;
  /** A barrier without an allow list. */
  writesNothing: boolean;
  /** `once`: denied as soon as it exists; new files are fine. */
  write: { allow?: NamedSet; ask?: NamedSet; deny?: NamedSet; once?: NamedSet };
  may: Readonly<Record<string, Decision>>;
  tools: readonly string[];
  always: { gates: GlobSet; homeGates: GlobSet; secrets: GlobSet; homeSecrets: GlobSet };
};

/** The globs of one list of the policy. `wordsFor`: which of its references ("@tests", "src/x/**") picks a path; all of them when none does. */
type NamedSet = { set: GlobSet; wordsFor(relative: string): string };

/** An objection of one rule. The most restrictive one is the verdict. */
export type Objection = {
  decision: Exclude<Decision, 'allow'>;
  rule: RuleId;
  what: string;
  set?: string;
  /** It is one of many files that would change, found below the place the call names. */
  found?: true;
};

/** The set of files that are written once: migrations, posted snapshots. */
const writtenOnce = '@immutable';

/** The box of a role; a role the policy doesn't name gets that of '*', and without one, nothing but reading. */
export function boxOf(policy: Policy, role: string, caseInsensitive: boolean): Box {
  const free = role === 'main' && policy.main === 'free';
  const name = role === 'main' ? 'architect' : role;
  const definition = free
    ? freeRole
    : (policy.roles[name] ?? policy.roles['*'] ?? { box: 'barrier', write: {}, may: {}, tools: [] });
  const compile = (globs: readonly string[]) => compileGlobs(globs, caseInsensitive);
  const named = (refs: readonly string[]): NamedSet => {
    const set = compile(refs.flatMap((ref) => resolveSet(ref, policy)));
    const wordsFor = (relative: string) =>
      refs.find((ref) => compile(resolveSet(ref, policy)).matches(relative)) ?? refs.join(', ');
    return { set, wordsFor };
  };
  const write: Box['write'] = {};
  const { allow, ask, deny } = definition.write;
  if (allow) write.allow = named(allow);
  if (ask) write.ask = named(ask);
  if (deny) write.deny = named(deny.filter((ref) => ref !== writtenOnce));
  if (deny?.includes(writtenOnce)) write.once = named([writtenOnce]);
  return {
    role: name,
    kind: definition.box,
    free,
    writesNothing: definition.box === 'barrier' && !allow?.length,
    write,
    may: definition.may ?? {},
    tools: definition.tools ?? [],
    always: {
      gates: compile(gatePaths),
      homeGates: compile(homeGatePaths),
      secrets: compile(policy.paths.secrets ?? []),
      homeSecrets: compile(homeSecrets),
    },
  };
}

function resolveSet(ref: string, policy: Policy): readonly string[] {
  return ref.startsWith('@') ? (policy.paths[ref.slice(1)] ?? []) : [ref];
}
