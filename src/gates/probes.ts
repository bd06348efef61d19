import { answer } from '../guard/boxes/acts.ts';
import { toolMatches } from '../guard/judge-with.ts';
import { compileGlobs, type GlobSet } from '../guard/paths/globs.ts';
import type { RuleId } from '../guard/rules.ts';
import type { Act } from '../policy/acts.ts';
import { freeRole } from '../policy/defaults.ts';
import { gatePaths } from '../policy/path-sets.ts';
import type { Decision, Policy, Role } from '../policy/policy.ts';

/**
 * Calls whose answers follow from the policy alone: what each box must stop, and what it must let through. Who asks
 * them, and of which guard, is the caller's.
 */
export type Probe = {
  /** As the hook says it: 'main', or an agent's type. */
  role: string;
  tool: 'Bash' | 'Read' | 'Write';
  input: { command: string } | { file_path: string };
  /** What people read: the command, or the tool and its path. */
  call: string;
  decision: Decision;
  /** Rules that may say so; empty when the call is allowed. */
  rules: readonly RuleId[];
};

/** Session of a probe in the hook's input: a probe is nobody's call, so the ledger does not count it. The client takes UUIDs only. */
export const probeSession = '00000000-0000-4000-8000-676174657321';

/** `type`: what stands for "any other agent" in a hook's input. */
const otherAgent = 'gates-probe-agent';

type Box = Role & { name: string; free: boolean };

/** Stopped by a rule no policy can open. `acts`: what else the command does, so that a box may stop it for that. */
const fixed: readonly { command?: string; write?: string; rule: RuleId; acts?: readonly Act[] }[] = [
  { write: '.claude/settings.json', rule: 'write.gates' },
  { write: '.claude/hooks/gates.mjs', rule: 'write.gates' },
  { command: 'echo {} > .claude/settings.json', rule: 'write.gates', acts: ['run.read'] },
  { command: 'rm -rf .claude/hooks', rule: 'write.gates', acts: ['run.write'] },
  {
    command: 'node .claude/hooks/gates.mjs approve plan',
    rule: 'gates.person',
    acts: ['run.script', 'run.read'],
  },
  { command: 'echo "unclosed', rule: 'shell.syntax' },
];

/** Answered by a role's `may`: the strictest answer to what the command does. */
const acting: readonly { command: string; acts: readonly Act[] }[] = [
  { command: 'ls', acts: ['run.read'] },
  { command: 'git status', acts: ['git.read'] },
  { command: 'git commit -m probe', acts: ['git.read', 'git.commit'] },
  { command: 'git push', acts: ['git.push'] },
];

/** `files`: real ones, relative to the root; where none fits, a path is made up from the glob. */
export function probesFor(policy: Policy, files: readonly string[], caseInsensitive = false): Probe[] {
  // Sources say more than dot files.
  const isDot = (file: string) => file.startsWith('.');
  const sorted = [...files.filter((file) => !isDot(file)), ...files.filter(isDot)];
  return boxesOf(policy).flatMap((box) =>
    [...fixedProbes(box), ...actingProbes(box), ...pathProbes(box, policy, sorted, caseInsensitive)].filter(
      ({ tool }) => !box.tools.some((pattern) => toolMatches(pattern, tool)),
    ),
  );
}

/** One sentence when a probe was answered otherwise than it must be. */
export function probeProblem(
  { role, call, decision, rules }: Probe,
  given: { decision: Decision; rule?: string | undefined },
): string | undefined {
  const { rule } = given;
  if (given.decision === decision && (rule === undefined || (rules as readonly string[]).includes(rule)))
    return undefined;
  const by = (names: readonly string[]) => (names.length > 0 ? ` by ${names.join(' or ')}` : '');
  return `${roleWords(role)}: \`${call}\` met ${given.decision}${by(rule === undefined ? [] : [rule])} instead of ${decision}${by(rules)}`;
}

export function roleWords(role: string): string {
  if (role === 'main') return 'main session';
  return role === otherAgent ? 'any other agent' : role;
}

function boxesOf(policy: Policy): Box[] {
  const { architect, ...others } = policy.roles;
  const anyOther = policy.roles['*'] ?? { box: 'barrier', write: {}, may: {}, tools: [] };
  const main = policy.main === 'free' ? freeRole : (architect ?? anyOther);
  return [
    { ...main, name: 'main', free: policy.main === 'free' },
    ...Object.entries({ ...others, '*': anyOther }).map(([name, role]) => ({
      ...role,
      name: name === '*' ? otherAgent : name,
      free: false,
    })),
  ];
}

function fixedProbes(box: Box): Probe[] {
  const secret: Probe = {
    ...probe(box, 'Read', '~/.ssh/id_ed25519'),
    decision: box.box === 'barrier' ? 'block' : 'ask',
    rules: ['read.secret'],
  };
  return [
    ...fixed.map(({ command, write, rule, acts = [] }): Probe => {
      const blocked = acts.filter((act) => answers(box, act) === 'block');
      const call = write === undefined ? probe(box, 'Bash', command ?? '') : probe(box, 'Write', write);
      return { ...call, decision: 'block', rules: [rule, ...blocked] };
    }),
    secret,
  ];
}

function actingProbes(box: Box): Probe[] {
  return acting.map(({ command, acts }) => {
    const given = acts.map((act) => answers(box, act));
    const decision = (['block', 'ask'] as const).find((one) => given.includes(one)) ?? 'allow';
    const rules = decision === 'allow' ? [] : acts.filter((_, index) => given[index] === decision);
    return { ...probe(box, 'Bash', command), decision, rules };
  });
}

/** Of each of a role's lists one path that only this list picks, and one that none does. */
function pathProbes(box: Box, policy: Policy, files: readonly string[], caseInsensitive: boolean): Probe[] {
  const { allow, ask = [], deny = [] } = box.write;
  const compile = (globs: readonly string[]) => compileGlobs(globs, caseInsensitive);
  const set = (refs: readonly string[]) => compile(refs.flatMap((ref) => globsOf(ref, policy)));
  const allowed = set(allow ?? []);
  const asked = set(ask);
  const denied = set(deny);
  const gates = compile([...gatePaths, '.git/**']);
  const sample = (refs: readonly string[], fits: (path: string) => boolean) =>
    refs.flatMap((ref) => {
      const path = samplePath(
        globsOf(ref, policy),
        set([ref]),
        files,
        (at) => !gates.matches(at) && fits(at),
      );
      return path === undefined ? [] : [path];
    });
  const says = (paths: readonly string[], decision: Decision, ...rules: RuleId[]): Probe[] =>
    paths.map((path) => ({ ...probe(box, 'Write', path), decision, rules }));
  const elsewhere = [...files, 'src/probe.txt', 'probe.txt'].find(
    (path) => ![gates, allowed, asked, denied].some((list) => list.matches(path)),
  );
  const rest = elsewhere === undefined ? [] : [elsewhere];
  if (box.box === 'barrier' && !allow?.length) return says(rest, 'block', 'write.none');
  return [
    ...says(
      // What is written once may be added to: only a file that exists is denied.
      sample(deny, denied.matches).filter(
        (at) => files.includes(at) || set(deny.filter((ref) => ref !== '@immutable')).matches(at),
      ),
      'block',
      'write.denied',
    ),
    ...says(
      sample(ask, (at) => asked.matches(at) && !denied.matches(at)),
      'ask',
      'write.ask',
    ),
    ...says(
      sample(allow ?? [], (at) => allowed.matches(at) && !asked.matches(at) && !denied.matches(at)),
      'allow',
    ),
    ...(allow === undefined ? says(rest, 'allow') : says(rest, 'block', 'write.not-allowed')),
  ];
}

/** The first real path that fits, else one made from a glob: "src/*.ts" gives "src/x.ts". */
function samplePath(
  globs: readonly string[],
  set: GlobSet,
  files: readonly string[],
  fits: (path: string) => boolean,
): string | undefined {
  const made = globs
    .filter((glob) => !glob.startsWith('!'))
    .map((glob) =>
      glob
        .replace(/^\*\*\//, '')
        .replace(/\{([^,}]*)[^}]*\}/g, '$1')
        .replace(/\*+|\?/g, 'x'),
    );
  return [...files, ...made].find((path) => set.matches(path) && fits(path));
}

function globsOf(ref: string, policy: Policy): readonly string[] {
  return ref.startsWith('@') ? (policy.paths[ref.slice(1)] ?? []) : [ref];
}

function answers(box: Box, act: Act): Decision {
  return answer(act, { kind: box.box, may: box.may ?? {} });
}

function probe(
  { name }: Box,
  tool: Probe['tool'],
  subject: string,
): Pick<Probe, 'role' | 'tool' | 'input' | 'call'> {
  return tool === 'Bash'
    ? { role: name, tool, input: { command: subject }, call: subject }
    : { role: name, tool, input: { file_path: subject }, call: `${tool} ${subject}` };
}
