import { type Act, actNames, acts } from '../../policy/acts.ts';
import type { Decision, Policy, Role } from '../../policy/policy.ts';

/** A role's box in words, for its agent file and for decisions.md. Nothing here decides: the guard does. */
export type BoxWords = {
  barrier: boolean;
  /** Each line is one path set or glob, with its globs where they say more than the name. */
  write: string[];
  writeAsk: string[];
  writeNever: string[];
  /** True for a role that may write whatever isn't named. */
  writeRest: boolean;
  run: string[];
  runAsk: string[];
  runNever: string[];
};

export function boxWords(policy: Policy, role: Role): BoxWords {
  const barrier = role.box === 'barrier';
  const paths = (entries: readonly string[] = []) =>
    entries.map((entry) => pathWords(policy, entry)).filter((line) => line !== '');
  const noDatabase = policy.database.kind === 'none';
  const doings = (decision: Decision) =>
    actWords(
      actNames.filter((act) => answerFor(role, act) === decision && !(noDatabase && act.startsWith('sql.'))),
    );
  return {
    barrier,
    write: paths(role.write.allow),
    writeAsk: paths(role.write.ask),
    writeNever: paths(role.write.deny),
    writeRest: !barrier && role.write.allow === undefined,
    run: doings('allow'),
    runAsk: doings('ask'),
    runNever: doings('block'),
  };
}

/** `globs`: where they say more than the name. `short`: for tables. */
const setWords: Record<string, { says: string; short: string; globs?: true }> = {
  tests: { says: 'tests', short: 'tests', globs: true },
  docs: { says: 'documents and plans', short: 'documents', globs: true },
  instructions: {
    says: 'what agents are told: CLAUDE.md, AGENTS.md, `.claude/`',
    short: 'CLAUDE.md, AGENTS.md, `.claude/`',
  },
  protected: { says: 'protected by this project', short: 'protected paths', globs: true },
  generated: { says: 'generated and vendored files', short: 'generated files' },
  locks: { says: 'lock files', short: 'lock files' },
  secrets: { says: 'secrets: `.env*`, keys, credentials', short: 'secrets' },
  ci: { says: 'CI and git hooks', short: 'CI' },
  immutable: {
    says: 'files that are written once, as soon as they exist (new ones are fine)',
    short: 'files that are written once',
    globs: true,
  },
};

/** A path set or glob of a role's `write`, in words; '' for a set that is empty here. */
export function pathWords(policy: Policy, entry: string, size: 'full' | 'short' = 'full'): string {
  if (!entry.startsWith('@')) return `\`${entry}\``;
  const name = entry.slice(1);
  const globs = (policy.paths[name] ?? []).filter((glob) => !glob.startsWith('!'));
  if (globs.length === 0) return '';
  const words = setWords[name] ?? { says: name, short: name, globs: true };
  if (size === 'short') return words.short;
  return words.globs ? `${words.says}: ${globs.map((glob) => `\`${glob}\``).join(', ')}` : words.says;
}

/** Acts that people name in one breath. A role that treats them all alike gets one line, else one line each. */
const breaths: { says: string; acts: Act[] }[] = [
  { says: '`git diff`, `log`, `show`, `status` and other git commands that only read', acts: ['git.read'] },
  {
    says: 'git commands that change anything: add, commit, checkout, stash, branch, merge, rebase, fetch, push, config',
    acts: actNames.filter((act) => act.startsWith('git.') && act !== 'git.read'),
  },
  { says: 'installing or updating dependencies', acts: ['install', 'install.frozen'] },
  { says: 'migrations and seeders', acts: ['migrate'] },
  {
    says: 'taking new snapshots and golden files for right (`-u`, `--update-snapshots`)',
    acts: ['run.snapshots'],
  },
  { says: 'reading files: `cat`, `grep`, `find`, `ls` and the like', acts: ['run.read'] },
  { says: 'SELECT and other SQL that only reads', acts: ['sql.read'] },
  { says: 'writing SQL between BEGIN and ROLLBACK', acts: ['sql.rolled-back'] },
  {
    says: 'SQL that writes and stays, SQL nobody can see, and database superusers',
    acts: ['sql.write', 'sql.commit', 'sql.unseen', 'sql.superuser'],
  },
  { says: 'starting other agents or coding clients', acts: ['agent.spawn', 'agent.client'] },
  { says: '`node .claude/hooks/gates.mjs status`', acts: ['gates.read'] },
];

/** Only what the policy names: a barrier blocks the rest and a guardrail allows it. */
function actWords(named: Act[]): string[] {
  const left = new Set<Act>(named);
  const lines: string[] = [];
  for (const { says, acts: together } of breaths) {
    if (!together.every((act) => left.has(act))) continue;
    lines.push(says);
    for (const act of together) left.delete(act);
  }
  for (const act of left) lines.push(`a call that ${acts[act].says}`);
  return lines;
}

/** What the policy says about an act by name; undefined when it names neither the act nor a prefix of it. */
function answerFor(role: Role, act: Act): Decision | undefined {
  const may = role.may as Record<string, Decision | undefined>;
  return may[act] ?? may[act.split('.')[0] ?? act];
}
