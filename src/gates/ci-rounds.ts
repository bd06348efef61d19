/** G4 in CI: how often a branch failed on agents' commits, and whose it is then. Pure over what the host says. */

/** A commit as far as it tells who made it. */
export type Commit = { sha: string; message: string; emails: readonly string[] };

/** A finished run of any workflow. `at`: when it was created, ISO 8601. */
export type CiRun = { conclusion: string; at: string; head: Commit };

export type Rounds = {
  /** Commits of agents on which CI failed, oldest first. */
  failed: string[];
  /** The branch is a person's from here on. */
  isPersons: boolean;
  /** An agent went on all the same: this check fails. */
  stops: boolean;
};

const failing: ReadonlySet<string> = new Set(['failure', 'timed_out', 'startup_failure']);

/**
 * A round is a commit on which something failed, however many workflows and attempts. `head`: the commit this run is for, and
 * whether it has failed already; `since`: when a person last gave the branch back to agents, '' for never; `agents`: e-mail
 * addresses that make a commit an agent's.
 */
export function ciRounds(
  runs: readonly CiRun[],
  head: { commit: Commit; failed: boolean },
  { limit, since, agents }: { limit: number; since: string; agents: readonly string[] },
): Rounds {
  const own = (commit: Commit) => isByAgent(commit, agents);
  const counted = runs
    .filter((run) => failing.has(run.conclusion) && run.at > since && own(run.head))
    .sort((a, b) => (a.at < b.at ? -1 : 1))
    .map((run) => run.head.sha);
  const failed = [...new Set(head.failed && own(head.commit) ? [...counted, head.commit.sha] : counted)];
  const isPersons = failed.length >= limit;
  return { failed, isPersons, stops: isPersons && own(head.commit) };
}

/** The client names itself as co-author; some agents are the author. */
export function isByAgent({ message, emails }: Commit, agents: readonly string[]): boolean {
  const coAuthors = [...message.matchAll(/^co-authored-by:[^<\n]*<([^>\n]*)>[ \t]*$/gim)].map(
    ([, email = '']) => email,
  );
  const known = new Set(agents.map((email) => email.toLowerCase()));
  return [...emails, ...coAuthors].some((email) => known.has(email.trim().toLowerCase()));
}
