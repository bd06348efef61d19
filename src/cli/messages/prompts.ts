import type { Answers } from '../../scaffold/answers.ts';

type Choices<T> = { value: T; label: string; hint?: string }[];

export const promptTexts = {
  needed: 'Something is needed here.',

  preset: 'What kind of repository is this?',
  evidence: 'What was found',
  certainty: (share: number) => (share >= 0.8 ? '' : `, a guess of ${Math.round(share * 100)} %`),
  presetFound: 'What was found, as it is',
  fits: 'fits what was found',

  roles: 'Which roles should there be?',
  ownRole: 'a role of your own',
  roleHints: {
    architect: 'plans, asks, starts the others; writes no code',
    tester: 'writes tests, nothing else',
    coder: 'writes code, never tests',
    'code-reviewer': 'reads, writes nothing',
    'security-reviewer': 'reads, the database too',
    'performance-reviewer': 'reads, the database too',
  } as Readonly<Record<string, string>>,

  models: 'Which model does each role run on?',
  keepModels: 'The one of the session',
  eachModel: 'Let me say for each role',
  modelOf: (role: string) => `${role} (empty: the one of the session)`,

  main: 'The main session, the one you talk to, is',
  mainArchitect: "in the architect's box",
  mainArchitectHint: 'it plans and asks, and others write',
  mainFree: 'free',
  mainFreeHint: "only the gates' own files are kept from it",

  tests: 'Where do tests live? Only the tester writes there (globs, with commas)',
  testsNeeded: 'The tester needs a place to write to, such as tests/**',
  protect: 'What else should no coder write? (globs, with commas; may stay empty)',

  database: 'Which database may reviewers read?',
  databaseKinds: [
    { value: 'none', label: 'None' },
    { value: 'postgres', label: 'PostgreSQL' },
    { value: 'mysql', label: 'MySQL' },
    { value: 'mariadb', label: 'MariaDB' },
    { value: 'sqlite', label: 'SQLite' },
    { value: 'sqlserver', label: 'SQL Server' },
    { value: 'mongodb', label: 'MongoDB' },
  ] satisfies Choices<Answers['database']['kind']> as Choices<Answers['database']['kind']>,
  databaseRole: 'As which role does the application connect? Agents use it too; no superuser',
  databaseRoleNeeded: 'Without a role no agent can connect',
  databaseReach: 'How is it reached?',
  databaseReaches: [
    { value: 'host', label: 'By its client on this machine' },
    { value: 'command', label: 'Through a command', hint: 'docker compose exec -T db' },
    { value: 'variable', label: 'By the URL in an environment variable', hint: 'DATABASE_URL' },
  ] as Choices<'host' | 'command' | 'variable'>,
  databaseVia: "The command that stands before the client's",
  databaseVariable: 'The variable',

  lint: (commands: string) => `Run the linters as part of the gates? Found: ${commands}`,

  flow: 'The order of work (plan, red, green, review, record) is',
  flowModes: [
    { value: 'enforce', label: 'enforced' },
    { value: 'record', label: 'recorded', hint: 'nothing is blocked by it' },
    { value: 'off', label: 'off' },
  ] as Choices<Answers['flow']>,

  sandbox: "Switch the client's OS sandbox on? It stops what a guardrail cannot see",

  startIn: 'Where do people start the client? It reads settings only there',
  startPlaces: [
    { value: 'root', label: 'In the root', hint: 'started below it, no gate holds' },
    {
      value: 'components',
      label: 'In components too',
      hint: 'each gets settings that call the gates',
    },
  ] as Choices<Answers['startIn']>,

  ci: 'Write the same gates as a CI workflow?',
  ciHosts: [
    { value: 'none', label: 'No' },
    { value: 'github', label: 'GitHub Actions' },
    { value: 'gitlab', label: 'GitLab CI' },
  ] as Choices<Answers['ci']>,
};
