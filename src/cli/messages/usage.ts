import type { CommandName } from '../command-line/commands.ts';
import type { OptionName } from '../command-line/options.ts';

export const usageTexts = {
  title: 'Installs code that says no: role boxes and gates for coding agents, in the repo they work in.',
  usage: 'Usage',
  command: 'command',
  installsHere: 'install into a repo; asks what it cannot know',
  commands: 'Commands',
  more: 'create-agent-gates <command> --help says more about one.',
  groups: {
    answers: 'Answers (each question of the install has one)',
    options: 'Options',
  },
  help: 'print this help',
  version: 'print the version',
  exitCodes:
    'Exit codes: 0 done, 1 failed, 2 usage, missing answer or blocked, 3 done but conflicts are left, 4 --check found drift, 130 cancelled.',
};

export const commandTexts: Record<CommandName, { says: string; more?: string[] }> = {
  install: { says: 'install into a repo (the default)' },
  upgrade: { says: 'bring an installed repo to this version, or to changed answers' },
  diff: { says: 'what you changed since the install, and what an upgrade would change' },
  doctor: {
    says: 'is it wired, valid, unmodified, alive; what is wrong, and how to mend it',
    more: ['Changes nothing. Exit codes: 0 sound, 1 not.'],
  },
  replay: {
    says: 'what the guard would have said to past sessions of the client',
    more: [
      'Reads the transcripts Claude Code keeps on this machine, those of its agents included; nothing leaves it.',
    ],
  },
  remove: { says: 'leave the repo as it was before; what you edited is kept aside' },
  detect: { says: 'the stacks found in a repo, with the evidence for each' },
  presets: { says: 'the presets there are; with a name, what that one would answer here and why' },
  explain: {
    says: "what a role's tool call would do, and which rule allows or blocks it",
    more: [
      'create-agent-gates explain --role coder "cp a.txt tests/ && git push"',
      'create-agent-gates explain --role coder --tool Write tests/a.test.ts',
      'create-agent-gates explain --jsonl < calls.jsonl',
      'One word is shell code, as the agent would send it; several words are one command and its arguments.',
      'With --tool, the words are what the tool is about: a path, a URL, an agent, or its whole input as JSON.',
      'Exit codes: 0 allowed, 2 blocked or a person would be asked, 1 failed. With --jsonl: 0 when every line was understood, 1 when a line was not; that line gets {"error": …} and the rest is answered.',
    ],
  },
};

export const optionTexts: Record<OptionName, string> = {
  preset: 'what kind of repo this is (see "presets"); repeat for several',
  answers: 'take answers from a JSON file',
  set: 'set one answer, such as database.role=app',
  roles: 'the roles to install, separated by commas',
  model: 'the model a role runs on, such as coder=sonnet',
  main: "the main session: in the architect's box, or free",
  tests: 'where tests live: only the tester writes there',
  protect: 'further paths no coder writes',
  db: 'the database agents may reach, or none',
  dbRole: "the application's own database role; agents connect as it",
  dbName: 'the database',
  dbVia: "how its client is reached, such as 'docker compose exec -T db'; '' for the host",
  dbUrl: 'environment variable that holds the connection URL',
  lint: 'run the linters that were found (default)',
  noLint: 'leave linters out of the gates',
  flow: 'enforce the order of work, only record it, or switch it off',
  sandbox: "switch the client's OS sandbox on",
  noSandbox: 'leave it off (default)',
  statusLine: "show the run in the client's status line, where you have none of your own",
  noStatusLine: 'leave it alone (default)',
  startIn: 'where people start the client: root, or components too, which get settings of their own',
  ci: 'write the same gates as a CI workflow',
  yes: 'take every answer that is certain, ask nothing; never overwrites',
  dryRun: 'print the plan and write nothing',
  onConflict: 'where both sides changed a file (default: ask, or mine without a terminal)',
  adopt: 'take over files that are already there under our names',
  restore: 'put back what was deleted of the gates, and their entries in settings files',
  check: 'write nothing; exit 4 when an upgrade would change something',
  client: 'also start the installed client, with a model on this machine that makes one call',
  json: 'print one JSON document',
  role: 'architect, tester, coder, code-reviewer, …, or main',
  tool: "the client's tool (default: Bash)",
  cwd: 'where the call is made from (default: the root)',
  dir: 'the repo (default: here)',
  jsonl: 'read calls from standard input, one JSON object a line, and answer each with a line',
  rules: 'list every rule with an example',
};
