/**
 * Every option there is. `list`: may be repeated, and one value may hold several, separated by commas
 * (not by those inside braces, so that `src/*.{js,ts}` stays one glob).
 */
export type OptionRow = { flags: string; list?: true; choices?: readonly string[] };

export const options = {
  preset: { flags: '--preset <name...>', list: true },
  answers: { flags: '--answers <file>' },
  set: { flags: '--set <key=value>', list: true },
  roles: { flags: '--roles <role...>', list: true },
  model: { flags: '--model <role=model>', list: true },
  main: { flags: '--main <box>', choices: ['architect', 'free'] },
  tests: { flags: '--tests <glob...>', list: true },
  protect: { flags: '--protect <glob...>', list: true },
  db: {
    flags: '--db <kind>',
    choices: ['postgres', 'mysql', 'mariadb', 'sqlite', 'sqlserver', 'mongodb', 'none'],
  },
  dbRole: { flags: '--db-role <name>' },
  dbName: { flags: '--db-name <name>' },
  dbVia: { flags: '--db-via <command>' },
  dbUrl: { flags: '--db-url <variable>' },
  lint: { flags: '--lint' },
  noLint: { flags: '--no-lint' },
  flow: { flags: '--flow <mode>', choices: ['enforce', 'record', 'off'] },
  sandbox: { flags: '--sandbox' },
  noSandbox: { flags: '--no-sandbox' },
  statusLine: { flags: '--status-line' },
  noStatusLine: { flags: '--no-status-line' },
  startIn: { flags: '--start-in <place>', choices: ['root', 'components'] },
  ci: { flags: '--ci <host>', choices: ['github', 'gitlab', 'none'] },
  yes: { flags: '-y, --yes' },
  dryRun: { flags: '--dry-run' },
  onConflict: { flags: '--on-conflict <choice>', choices: ['ask', 'mine', 'theirs', 'markers'] },
  adopt: { flags: '--adopt' },
  restore: { flags: '--restore' },
  check: { flags: '--check' },
  client: { flags: '--client' },
  json: { flags: '--json' },
  role: { flags: '--role <role>' },
  tool: { flags: '--tool <tool>' },
  cwd: { flags: '--cwd <dir>' },
  dir: { flags: '--dir <dir>' },
  jsonl: { flags: '--jsonl' },
  rules: { flags: '--rules' },
} as const satisfies Record<string, OptionRow>;

export type OptionName = keyof typeof options;

/** What was given; everything else is absent. */
export type Options = {
  preset?: string[];
  answers?: string;
  set?: string[];
  roles?: string[];
  model?: string[];
  main?: 'architect' | 'free';
  tests?: string[];
  protect?: string[];
  db?: string;
  dbRole?: string;
  dbName?: string;
  dbVia?: string;
  dbUrl?: string;
  lint?: boolean;
  flow?: 'enforce' | 'record' | 'off';
  sandbox?: boolean;
  statusLine?: boolean;
  startIn?: 'root' | 'components';
  ci?: 'github' | 'gitlab' | 'none';
  yes?: boolean;
  dryRun?: boolean;
  onConflict?: 'ask' | 'mine' | 'theirs' | 'markers';
  adopt?: boolean;
  restore?: boolean;
  check?: boolean;
  client?: boolean;
  json?: boolean;
  role?: string;
  tool?: string;
  cwd?: string;
  dir?: string;
  jsonl?: boolean;
  rules?: boolean;
};

/** "-y, --yes" → ["-y", "--yes"]. */
export function flagNames({ flags }: OptionRow): string[] {
  return flags.split(/[ ,]+/).filter((word) => word.startsWith('-'));
}

export function takesValue({ flags }: OptionRow): boolean {
  return flags.includes('<');
}
