/** What `detect` found. `detect --json` prints exactly this. */
export type Detection = {
  workspace: Workspace;
  components: DetectedComponent[];
};

/** `kind` is the tool that ties several packages together; 'single' without one. */
export type Workspace = {
  kind:
    | 'single'
    | 'npm'
    | 'pnpm'
    | 'yarn'
    | 'bun'
    | 'turbo'
    | 'nx'
    | 'lerna'
    | 'cargo'
    | 'go'
    | 'gradle'
    | 'maven'
    | 'dotnet'
    | 'compose';
  evidence: Evidence[];
};

/** Why a guess was made: the file, and the key or line in it. `certainty` from 0 to 1. */
export type Evidence = { file: string; key?: string; says: string; certainty: number };

export type DetectedComponent = {
  /** '.' or relative to the root, forward slashes. */
  dir: string;
  stack: string;
  certainty: number;
  /** Relative to the repository's root. */
  testGlobs: string[];
  testRunner: string | null;
  testAll: string | null;
  testFile: string | null;
  testCase: string | null;
  lint: string[];
  lintFix: string[];
  typecheck: string | null;
  packageManager: string | null;
  database: DetectedDatabase | null;
  /** docker compose service that runs this component, and the directory in its container. */
  service: { name: string; dir: string | null } | null;
  /** Further path sets this stack knows: generated, immutable, secrets (root-relative globs). */
  paths: Record<string, string[]>;
  evidence: Evidence[];
};

export type DetectedDatabase = {
  kind: 'postgres' | 'mysql' | 'mariadb' | 'sqlite' | 'sqlserver' | 'mongodb';
  /** Command prefix that reaches a client, such as 'docker compose exec -T db'; '' for the host. */
  via: string;
  role: string | null;
  name: string | null;
  urlVariable: string | null;
};
