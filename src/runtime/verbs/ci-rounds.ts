import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import * as v from 'valibot';
import { type CiRun, type Commit, ciRounds } from '../../gates/ci-rounds.ts';
import type { Installation } from '../installation.ts';
import { readPolicy } from '../policy-file.ts';

/** Said on the pull request when the rounds are used up. A person who takes it off gives the branch back to agents. */
const label = 'needs a person';

const eventSchema = v.object({
  pull_request: v.object({
    number: v.number(),
    labels: v.array(v.object({ name: v.string() })),
    head: v.object({ sha: v.string(), ref: v.string() }),
  }),
});

const personSchema = v.nullish(v.object({ email: v.nullish(v.string()) }));
const commitSchema = v.object({ message: v.string(), author: personSchema, committer: personSchema });
const runsSchema = v.object({
  workflow_runs: v.array(
    v.object({
      conclusion: v.nullish(v.string()),
      created_at: v.string(),
      head_sha: v.string(),
      head_commit: v.nullish(commitSchema),
      head_repository: v.nullish(v.object({ full_name: v.string() })),
    }),
  ),
});
const unlabelledSchema = v.object({
  at: v.string(),
  label: v.nullish(v.string()),
  by: v.nullish(v.string()),
});

class HostError extends Error {}

/**
 * `ci-rounds`, in a GitHub workflow for a pull request: counts and labels. All it needs stands in the runner's own variables
 * (GITHUB_EVENT_PATH, GITHUB_REPOSITORY), in GH_TOKEN, and FAILED, `true` when another job of this run has failed.
 * Exit codes: 0 agents may go on or a person is at it, 1 the branch is a person's or nobody can tell, 2 usage.
 */
export function ciRoundsVerb(args: readonly string[], at: Installation): number {
  const { GITHUB_EVENT_PATH: eventFile, GITHUB_REPOSITORY: repository, FAILED } = process.env;
  if (args.length > 0 || !eventFile || !repository) {
    process.stderr.write(
      'gates ci-rounds: it takes no words and runs in a GitHub workflow for a pull request.\n',
    );
    return 2;
  }
  try {
    const { pull_request: pull } = read(eventSchema, fs.readFileSync(eventFile, 'utf8'), 'the event');
    const { gates } = readPolicy(at);
    const issue = `repos/${repository}/issues/${pull.number}`;
    const rounds = ciRounds(
      runsOf(repository, pull.head.ref),
      { commit: commitOf(repository, pull.head.sha), failed: FAILED === 'true' },
      { limit: gates.ciRounds, since: givenBack(issue), agents: gates.agentEmails },
    );
    if (rounds.isPersons && !pull.labels.some(({ name }) => name === label))
      gh(['-X', 'POST', `${issue}/labels`, '-f', `labels[]=${label}`]);
    const commits = rounds.failed.map((sha) => sha.slice(0, 9)).join(', ');
    const said = `commits of agents on which CI failed: ${commits || 'none'}`;
    if (!rounds.stops) {
      process.stdout.write(`gates: ${said}; at ${gates.ciRounds} the branch is a person's.\n`);
      return 0;
    }
    process.stderr.write(
      `gates: ${said}, so this branch is a person's. Mend it, or take the label '${label}' off, which lets agents go on, and run this job again.\n`,
    );
    return 1;
  } catch (error) {
    process.stderr.write(`gates ci-rounds: ${(error as Error).message}.\n`);
    return 1;
  }
}

/** The last hundred runs of a branch of this repository itself, not of a fork with a branch of the same name. */
function runsOf(repository: string, branch: string): CiRun[] {
  const text = gh([
    '-X',
    'GET',
    `repos/${repository}/actions/runs`,
    '-f',
    `branch=${branch}`,
    '-f',
    'per_page=100',
  ]);
  return read(runsSchema, text, 'the runs').workflow_runs.flatMap((run) =>
    run.head_repository?.full_name === repository && run.head_commit
      ? [
          {
            conclusion: run.conclusion ?? '',
            at: run.created_at,
            head: commit(run.head_sha, run.head_commit),
          },
        ]
      : [],
  );
}

function commitOf(repository: string, sha: string): Commit {
  const text = gh([`repos/${repository}/commits/${sha}`]);
  return commit(sha, read(v.object({ commit: commitSchema }), text, 'the commit').commit);
}

function commit(sha: string, { message, author, committer }: v.InferOutput<typeof commitSchema>): Commit {
  return { sha, message, emails: [author?.email, committer?.email].filter((email) => email != null) };
}

/** When a person last took the label off, '' when nobody has. */
function givenBack(issue: string): string {
  const query =
    '.[] | select(.event == "unlabeled") | {at: .created_at, label: .label.name, by: .actor.type}';
  const removals = gh(['--paginate', `${issue}/events?per_page=100`, '--jq', query])
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => read(unlabelledSchema, line, 'the labels'))
    .filter((event) => event.label === label && event.by === 'User')
    .map((event) => event.at)
    .sort();
  return removals.at(-1) ?? '';
}

function gh(words: readonly string[]): string {
  const { status, stdout, stderr, error } = spawnSync('gh', ['api', ...words], {
    encoding: 'utf8',
    maxBuffer: 1 << 26,
    timeout: 60_000,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  if (error) throw new HostError(`gh does not run: ${error.message}`);
  if (status !== 0) throw new HostError(`gh: ${stderr.trim().split('\n')[0] || `exit ${status}`}`);
  return stdout;
}

function read<Schema extends v.GenericSchema>(
  schema: Schema,
  text: string,
  what: string,
): v.InferOutput<Schema> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new HostError(`${what} can't be read: no JSON`);
  }
  const result = v.safeParse(schema, json);
  if (result.success) return result.output;
  throw new HostError(
    `${what} can't be read: ${v.getDotPath(result.issues[0]) ?? ''} ${result.issues[0].message}`,
  );
}
