/** What `detect` found. `detect --json` prints exactly this. */
export type Detection = {
  workspace: Workspace;
  components: DetectedComponent[];
  /** Manifests that could not be read, and bounds that were hit: one line each. */
  warnings: Evidence[];
};

export type WorkspaceTool =
  | 'npm'
  | 'pnpm'
  | 'yarn'
  | 'bun'
  | 'turbo'
  | 'nx'
  | 'lerna'
  | 'uv'
  | 'cargo'
  | 'go'
  | 'gradle'
  | 'maven'
  | 'pub'
  | 'mix';

export type Workspace = {
  /** The tool that runs tasks across the packages, else the one that links them; 'single' without one. */
  kind: 'single' | WorkspaceTool;
  /** Every tool that ties packages together here: turbo on top of pnpm, pub beside cargo. */
  tools: WorkspaceTool[];
  evidence: Evidence[];
};

/** What an evidence is about: a field of the component, or the workspace. */
export type Subject =
  | 'workspace'
  | 'stack'
  | 'packageManager'
  | 'testRunner'
  | 'testGlobs'
  | 'testAll'
  | 'lint'
  | 'typecheck'
  | 'database'
  | 'service';

/** Why a guess was made: the file, and the key or line in it. `certainty` from 0 to 1. */
export type Evidence = { about: Subject; file: string; key?: string; says: string; certainty: number };

export type DetectedComponent = {
  /** '.' or relative to the root, forward slashes. */
  dir: string;
  stack: string;
  /** Of the stack; for other fields see `certaintyOf`. */
  certainty: number;
  /** Relative to the repository's root. */
  testGlobs: string[];
  testRunner: string | null;
  /** Commands as typed in `dir`; `{file}` and `{name}` are filled in, the file being relative to `dir`. */
  testAll: string | null;
  testFile: string | null;
  testCase: string | null;
  /** How the runner writes what each test did: what to add to a command, `{report}` being the file it writes. */
  testReport: {
    format: 'junit' | 'json' | 'tap' | 'text';
    arguments: string;
    files?: string[] | undefined;
  } | null;
  /** A second suite that needs more than a checkout: browsers, a running server. */
  endToEnd: { runner: string; testAll: string; testFile: string; testGlobs: string[] } | null;
  /** Whole component, reading only. */
  lint: string[];
  /** One file, with fix: contains `{file}`. */
  lintFix: string[];
  /** Per linter: which files it takes (globs relative to `dir`), and its commands for one of them. */
  linters: DetectedLinter[];
  typecheck: string | null;
  packageManager: string | null;
  database: DetectedDatabase | null;
  /** Further stores it uses: redis, clickhouse, a second SQL engine. */
  otherDatabases: string[];
  /** docker compose service that runs this component, and the directory in its container. */
  service: { name: string; dir: string | null } | null;
  /** Further path sets this stack knows: generated, immutable, secrets (root-relative globs). */
  paths: Record<string, string[]>;
  evidence: Evidence[];
};

export type DetectedLinter = {
  name: string;
  files: string[];
  checkFile: string | null;
  fixFile: string | null;
};

type DatabaseKind = 'postgres' | 'mysql' | 'mariadb' | 'sqlite' | 'sqlserver' | 'mongodb';

export type DetectedDatabase = {
  kind: DatabaseKind;
  /** Command prefix that reaches a client, such as 'docker compose exec -T db'; '' for the host. */
  via: string;
  role: string | null;
  name: string | null;
  urlVariable: string | null;
  /** Users that may do anything there: the engine's own, and the one its container is started with. */
  superusers: string[];
};

/** How sure a field is: the best evidence for it, 0 without any. */
export function certaintyOf(component: DetectedComponent, subject: Subject): number {
  return component.evidence
    .filter((evidence) => evidence.about === subject)
    .reduce((best, evidence) => Math.max(best, evidence.certainty), 0);
}

/** Globs relative to a component, as globs relative to the root. A leading "!" stays in front. */
export function rootRelativeGlobs(globs: readonly string[], dir: string): string[] {
  if (dir === '.') return [...globs];
  return globs.map((glob) => (glob.startsWith('!') ? `!${dir}/${glob.slice(1)}` : `${dir}/${glob}`));
}
