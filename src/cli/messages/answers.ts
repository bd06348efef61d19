import type { QuestionName } from '../answers/questions.ts';

export const answerTexts = {
  noStack: 'no stack was recognised',
  presetHint: 'See create-agent-gates presets',
  unreadable: (file: string, why: string) => `the answers in ${file} can't be read: ${why}`,
  noObject: (file: string) => `${file} holds no JSON object of answers`,
  mendHint: 'Mend that answer',
  databaseKind: 'a database option needs the kind of database',
  databaseKindHint: 'Add --db',
  modelShape: (pair: string) => `--model ${pair}: a role and a model are needed`,
  modelRole: (role: string) => `--model ${role}: no such role is among those to install`,
  modelHint: 'Write it as --model coder=sonnet',
  setShape: (pair: string) => `--set ${pair}: a key and a value are needed`,
  setHint: 'Write it as --set database.role=app',
  setPath: (pair: string, key: string) => `--set ${pair}: ${key} holds no further keys`,

  missing: 'nobody is here to ask, and these answers are missing',
  missingHint: 'Give the options, or add --yes to take what stands here',
  uncertain: 'these answers are not certain enough to take by themselves',
  doubt: (why: string, option: string) => `${why} (${option})`,
  uncertainHint: 'Give the options; with --preset, what else is in doubt becomes a warning',
};

/** A word or two for each question: the review and the list of missing answers. */
export const questionLabels: Record<QuestionName, string> = {
  preset: 'Preset',
  roles: 'Roles',
  models: 'Models',
  main: 'Main session',
  tests: 'Tests',
  protect: 'Protected',
  database: 'Database',
  lint: 'Linters',
  flow: 'Flow',
  sandbox: 'Sandbox',
  startIn: 'Started in',
  ci: 'CI',
};

/** An answer in words. */
export const shownTexts = {
  inherit: "the session's model",
  architect: "in the architect's box",
  free: 'free',
  nothing: 'none',
  noTests: 'none found',
  noDatabase: 'none: agents reach no database',
  as: (role: string) => `as ${role}`,
  noRole: 'role unknown: no agent connects',
  via: (command: string) => `via ${command}`,
  onHost: 'on the host',
  byVariable: (name: string) => `URL in ${name}`,
  linters: (commands: string) => commands,
  lintOff: 'not part of the gates',
  flow: {
    enforce: 'enforced: plan, red, green, review, record, in this order',
    record: 'recorded, nothing is blocked by it',
    off: 'off',
  },
  inRoot: 'the root',
  on: 'on',
  off: 'off',
};
