/**
 * What an agent can do besides reading and writing files. A role's `may` table in gates.json answers for each of
 * these; a name that ends before a dot ("git") answers for all that start with it ("git.push").
 *
 * `opaque`: what it changes can't be seen from outside, so only the seal can tell afterwards.
 * `guardrail`: what a guardrail answers where the policy names neither the act nor its prefix; without it, allow.
 * `fixed`: no policy can allow it; the guard could not do its work otherwise.
 */
export const acts = {
  'run.read': { says: 'runs a program that only reads' },
  'run.write': { says: 'is a program that changes files' },
  'run.option': { says: 'uses an option that is not on the list of harmless ones' },
  'run.build': { says: 'runs a build, test or lint tool', opaque: true },
  'run.snapshots': { says: 'takes what the tests give now for what they should give', opaque: true },
  'run.interpreter': { says: 'runs code handed to an interpreter', opaque: true },
  'run.script': { says: 'runs a script file', opaque: true },
  'run.shell': { says: 'runs shell code that cannot be seen', opaque: true },
  'run.dynamic': { says: 'runs a command whose name is only known at run time', opaque: true },
  'run.unknown': { says: 'runs a program the guard does not know', opaque: true },
  'run.container': { says: 'runs something in a container', opaque: true },
  'run.remote': { says: 'runs something on another machine', opaque: true },
  'run.service': { says: 'starts, stops or changes services of this machine', opaque: true },
  'run.cloud': {
    says: 'changes clusters, cloud resources or what is deployed',
    opaque: true,
    guardrail: 'ask',
  },
  'run.system': { says: 'changes the machine: users, services, mounts, processes', opaque: true },
  'run.later': { says: 'plans a command for later', opaque: true },

  'read.unknown': { says: 'reads a path that cannot be seen' },
  'write.unknown': { says: 'writes to a path that cannot be seen', opaque: true },

  'git.read': { says: 'reads the repository' },
  'git.index': { says: 'stages, unstages or stashes' },
  'git.worktree': { says: 'lets git change files of the work tree' },
  'git.commit': { says: 'makes a commit' },
  'git.branch': { says: 'creates, moves or deletes a branch, tag, remote or worktree' },
  'git.history': { says: 'rewrites or merges history' },
  'git.fetch': { says: 'fetches from a remote or clones' },
  'git.push': { says: 'pushes to a remote' },
  'git.config': { says: 'changes git settings or hooks' },
  'git.unknown': { says: 'runs a git command that is not known, such as an alias', opaque: true },
  'git.host': { says: 'changes something at the git host: pull requests, releases, issues' },

  install: { says: 'changes which dependencies are installed' },
  'install.frozen': { says: 'installs exactly what the lock file says' },
  publish: {
    says: 'publishes a package, an image or a release, or changes one that is published',
    opaque: true,
    guardrail: 'ask',
  },
  migrate: { says: 'changes a database schema or its data through a framework' },

  'sql.read': { says: 'reads from the database' },
  'sql.rolled-back': { says: 'writes to the database inside BEGIN … ROLLBACK' },
  'sql.write': { says: 'writes to the database' },
  'sql.commit': { says: 'ends a transaction in a way that keeps its writes' },
  'sql.function': { says: 'calls a database function that is not known to only read' },
  'sql.settings': { says: 'changes settings of the database session' },
  'sql.meta': { says: 'uses a command of the database client that runs, writes or changes user' },
  'sql.unseen': { says: 'sends SQL that cannot be seen' },
  'sql.superuser': { says: 'connects to the database as a superuser' },
  'sql.server': {
    says: "connects to a database server that is neither this machine's nor named in gates.json",
    guardrail: 'ask',
  },
  'sql.user': { says: "connects to the database as a user other than the application's" },

  'network.read': { says: 'fetches something from the network' },
  'network.write': { says: 'sends something to the network', opaque: true },
  'secret.read': { says: 'prints a secret out of its store', guardrail: 'ask' },
  'environment.read': { says: 'prints environment variables, where secrets live' },
  'environment.change': { says: 'sets a variable that changes what programs run or read' },

  'agent.spawn': { says: 'starts another agent' },
  'agent.client': { says: 'starts another coding client, outside these gates' },
  'tool.web': { says: 'uses a web tool' },
  'tool.mcp': { says: 'uses an MCP tool' },
  'tool.other': { says: 'uses another tool of the client' },
  'tool.unknown': { says: 'uses a tool the guard does not know' },

  'gates.read': { says: 'asks the gates for their state' },
  'gates.flow': { says: 'starts a run of the flow' },
  'gates.person': { says: "takes a person's decision: approve, waive, grant", fixed: true },
  'shell.syntax': { says: 'is shell code the guard cannot read', fixed: true },
  'shell.bounds': { says: 'is longer or deeper than the guard reads', fixed: true },
} as const satisfies Record<string, { says: string; opaque?: true; guardrail?: 'ask'; fixed?: true }>;

export type Act = keyof typeof acts;

export const actNames = Object.keys(acts) as Act[];
