import { posix } from 'node:path';
import * as v from 'valibot';
import { actNames } from './acts.ts';
import { flowSchema } from './flow.ts';
import { flowProblems } from './flow-problems.ts';
import { PolicyError } from './policy-error.ts';

/** The policy, `.claude/gates/gates.json`: the one file of answers. One schema gives types, validation and the JSON Schema. */

const decision = v.picklist(['allow', 'ask', 'block']);
const globs = v.array(v.pipe(v.string(), v.minLength(1)));

/** 'git' answers for every act that starts with 'git.'. */
const actPrefixes = [...new Set(actNames.map((name) => name.split('.')[0] ?? name))];
export const mayKey = v.picklist([...new Set<string>([...actNames, ...actPrefixes])]);

export const roleSchema = v.strictObject({
  /** A guardrail is a deny list: it stops mistakes. A barrier is an allow list: what isn't allowed does not run. */
  box: v.picklist(['guardrail', 'barrier']),
  model: v.optional(v.string()),
  /** Globs, or names of path sets ("@tests"). Checked in the order deny, ask, allow; without `allow`, the rest of the repo may be written. */
  write: v.strictObject({ allow: v.optional(globs), ask: v.optional(globs), deny: v.optional(globs) }),
  /** Answers by act; the most specific name wins. Unnamed: a guardrail allows, but asks before secrets and other database servers, and a barrier blocks. */
  may: v.optional(v.record(mayKey, decision), {}),
  /** Further tools of the client: names, or globs such as "mcp__github__get_*". */
  tools: v.optional(globs, []),
});

export const componentSchema = v.strictObject({
  /** '.' or a directory relative to the root, with forward slashes. */
  dir: v.string(),
  stack: v.string(),
  packageManager: v.optional(v.string()),
  testRunner: v.optional(v.string()),
  /** Commands as a person would type them in `dir`; `{file}` and `{name}` are filled in. */
  testAll: v.optional(v.string()),
  testFile: v.optional(v.string()),
  testCase: v.optional(v.string()),
  /** How the runner says what each test did: what to add to a command, `{report}` being a file it writes; `files`: globs relative to `dir` of those it writes unasked. */
  testReport: v.optional(
    v.strictObject({
      format: v.picklist(['junit', 'json', 'tap', 'text']),
      arguments: v.string(),
      files: v.optional(globs),
    }),
  ),
  lint: v.optional(v.array(v.string())),
  /** Linters of one file, which mend what they can: `{file}` is filled in. `files`: globs relative to `dir`, for a linter that takes only those. */
  lintFix: v.optional(v.array(v.union([v.string(), v.strictObject({ run: v.string(), files: globs })]))),
  typecheck: v.optional(v.string()),
  /** docker compose service whose container holds this component, and where in it. */
  service: v.optional(v.string()),
  serviceDir: v.optional(v.string()),
});

export const databaseSchema = v.strictObject({
  kind: v.picklist(['postgres', 'mysql', 'mariadb', 'sqlite', 'sqlserver', 'mongodb', 'none']),
  /** The application's own role: the one user that agents connect as. */
  role: v.optional(v.string()),
  name: v.optional(v.string()),
  /** How the client is reached: a command prefix ("docker compose exec -T db"), '' for the host. */
  via: v.optional(v.string()),
  /** Environment variable that holds the connection URL of the application's role. */
  urlVariable: v.optional(v.string()),
  superusers: v.optional(v.array(v.string())),
  /** Servers beyond this machine and its containers that agents may connect to. */
  hosts: v.optional(v.array(v.string())),
});

export const startPlaces = v.picklist(['root', 'components']);

export const gateMode = v.picklist(['enforce', 'record', 'off']);

/** Bounds of the gates. */
const gatesSchema = v.strictObject({
  /** Seconds that a test run at a gate may take. */
  testSeconds: v.optional(v.pipe(v.number(), v.minValue(1)), 300),
  /** What green means beside the run's own tests: all tests of the component, or no more. */
  green: v.optional(v.picklist(['all', 'own']), 'all'),
  /** Seconds that linters may take after an edit; what did not finish runs when the coder stops. */
  lintSeconds: v.optional(v.pipe(v.number(), v.minValue(1)), 5),
  /** Commits of agents on one branch that may fail in CI; then the branch is a person's. */
  ciRounds: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 2),
  /** E-mail addresses that make a commit an agent's: of its author, committer, or in a Co-Authored-By line. */
  agentEmails: v.optional(v.array(v.pipe(v.string(), v.email())), ['noreply@anthropic.com']),
});

export const policySchema = v.strictObject({
  $schema: v.optional(v.string()),
  version: v.literal(1),
  /** The main session: in the architect's box, or free (only the gates' own files are kept from it). */
  main: v.picklist(['architect', 'free']),
  roles: v.record(v.string(), roleSchema),
  /** Named path sets, used as "@name". Globs are relative to the repository's root. */
  paths: v.record(v.string(), globs),
  components: v.optional(v.array(componentSchema), []),
  database: v.optional(databaseSchema, { kind: 'none' }),
  flow: v.optional(
    v.strictObject({
      mode: gateMode,
      /** The flow of a run that names none. */
      default: v.optional(v.string(), 'feature'),
      /** By name; one that isn't here is as shipped. */
      flows: v.optional(v.record(v.string(), flowSchema), {}),
    }),
    { mode: 'enforce', default: 'feature', flows: {} },
  ),
  gates: v.optional(gatesSchema, {}),
  sandbox: v.optional(v.boolean(), false),
  /** The client's status line shows the run, where a person has none of their own. */
  statusLine: v.optional(v.boolean(), false),
  /** Where people start the client: it reads settings from that directory alone, so each component needs some of its own. */
  startIn: v.optional(startPlaces, 'root'),
  ci: v.optional(v.picklist(['github', 'gitlab', 'none']), 'none'),
});

/** Directories below the root in which the client may be started, as the components name them. */
export function startDirectories({ startIn, components }: Pick<Policy, 'startIn' | 'components'>): string[] {
  if (startIn === 'root') return [];
  const below = components.map(({ dir }) => posix.normalize(dir).replace(/\/$/, ''));
  return [...new Set(below)].filter((dir) => !/^(\.|\.\.(\/.*)?|\/.*)?$/.test(dir));
}

export type Policy = v.InferOutput<typeof policySchema>;
export type Role = Policy['roles'][string];
export type Component = NonNullable<Policy['components']>[number];
export type Database = v.InferOutput<typeof databaseSchema>;
export type Decision = v.InferOutput<typeof decision>;
export type May = Record<string, Decision>;

/** Reads a policy's text. Throws PolicyError with one line that says what is wrong and where. */
export function parsePolicy(text: string): Policy {
  let json: unknown;
  try {
    json = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new PolicyError(`is not valid JSON: ${(error as Error).message}`);
  }
  const result = v.safeParse(policySchema, json);
  if (!result.success) {
    const issue = result.issues[0];
    throw new PolicyError(`${v.getDotPath(issue) ?? 'the file'}: ${issue.message}`);
  }
  const roles = Object.keys(result.output.roles);
  const [problem] = Object.entries(result.output.flow.flows).flatMap(([name, flow]) =>
    flowProblems(name, flow, roles),
  );
  if (problem !== undefined) throw new PolicyError(problem);
  return result.output;
}
