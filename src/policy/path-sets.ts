/**
 * Path sets every policy starts from. Globs are relative to the repository's root; stacks add theirs
 * (`templates/stacks`), people edit the result in gates.json.
 */
export const pathSets = {
  tests: [],
  docs: ['docs/**', 'doc/**', 'plans/**', '*.md', '!CLAUDE.md', '!AGENTS.md', '!**/CLAUDE.md'],
  /** What agents are told. A change here changes every later session. */
  instructions: [
    '**/CLAUDE.md',
    '**/CLAUDE.local.md',
    '**/AGENTS.md',
    '.claude/**',
    // The client takes skills, rules and settings from directories below the root as well.
    '**/.claude/**',
    '**/.mcp.json',
    '.cursor/**',
    '.codex/**',
    '.gemini/**',
  ],
  protected: [],
  generated: ['**/node_modules/**', '**/vendor/**'],
  locks: [
    '**/package-lock.json',
    '**/npm-shrinkwrap.json',
    '**/pnpm-lock.yaml',
    '**/yarn.lock',
    '**/bun.lock',
    '**/bun.lockb',
    '**/deno.lock',
    '**/composer.lock',
    '**/poetry.lock',
    '**/uv.lock',
    '**/pdm.lock',
    '**/Pipfile.lock',
    '**/Gemfile.lock',
    '**/go.sum',
    '**/Cargo.lock',
    '**/gradle.lockfile',
    '**/packages.lock.json',
    '**/mix.lock',
    '**/pubspec.lock',
  ],
  secrets: [
    '**/.env',
    '**/.env.*',
    '!**/.env.example',
    '!**/.env.*.example',
    '!**/.env.sample',
    '!**/.env.template',
    '!**/.env.dist',
    '**/*.pem',
    '**/*.key',
    '**/*.p12',
    '**/*.pfx',
    '**/*.jks',
    '**/id_rsa',
    '**/id_dsa',
    '**/id_ecdsa',
    '**/id_ed25519',
    '**/.netrc',
    '**/.pgpass',
    '**/.my.cnf',
    'auth.json',
    '**/credentials.json',
    '**/service-account*.json',
    '**/secrets.json',
    '**/.git-credentials',
  ],
  ci: [
    '.github/**',
    '.gitlab-ci.yml',
    '.circleci/**',
    'Jenkinsfile',
    'azure-pipelines.yml',
    '.buildkite/**',
    'bitbucket-pipelines.yml',
    '.husky/**',
    'lefthook.yml',
    '.pre-commit-config.yaml',
  ],
  /** Written once, then never changed: applied migrations, posted snapshots. */
  immutable: [],
} as const satisfies Record<string, readonly string[]>;

export type PathSetName = keyof typeof pathSets;

/**
 * Secrets outside any repository, relative to the home directory. Not in the policy: they are the machine's.
 */
export const homeSecrets = [
  '.ssh/**',
  '.aws/**',
  '.azure/**',
  '.config/gcloud/**',
  '.config/gh/**',
  '.config/op/**',
  '.kube/**',
  '.docker/config.json',
  '.gnupg/**',
  '.netrc',
  '.pgpass',
  '.my.cnf',
  '.mylogin.cnf',
  '.npmrc',
  '.pypirc',
  '.git-credentials',
  '.config/git/credentials',
  '.cargo/credentials*',
  '.gem/credentials',
  '.terraform.d/**',
  '.claude.json',
  '.claude/.credentials.json',
  '.bash_history',
  '.zsh_history',
  '.local/share/keyrings/**',
] as const;

/**
 * What only a person may change: the gates would not hold otherwise. Not in the policy, so that no policy can open it.
 * Relative to the root of the work tree. Settings count wherever they lie: a session started there takes its hooks from them.
 */
export const gatePaths = [
  '.claude/settings.json',
  '.claude/settings.local.json',
  '**/.claude/settings.json',
  '**/.claude/settings.local.json',
  '.claude/hooks/**',
  '.claude/gates/**',
  '.git/hooks/**',
  '.git/config',
] as const;

/** The same in the home directory. */
export const homeGatePaths = [
  '.claude/settings.json',
  '.claude/settings.local.json',
  '.claude/hooks/**',
  '.claude.json',
  '.gitconfig',
  '.config/git/**',
] as const;
