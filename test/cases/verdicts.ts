/**
 * `[roles, command line, rule]`: what these roles are told about it, 'allow' when nothing objects. Roles by their first letters:
 * a architect, t tester, c coder, r code-reviewer, s security-reviewer.
 */
export type VerdictCase = readonly [roles: string, command: string, rule: string];

const decides = 'run.snapshots';

/** Who takes what the tests give for what they should give. */
export const snapshotVerdicts: VerdictCase[] = [
  ['t', 'npx vitest run -u', 'allow'],
  ['t', 'npx playwright test --update-snapshots', 'allow'],
  ['t', 'UPDATE_SNAPSHOTS=1 vendor/bin/phpunit', 'allow'],
  ['ca', 'npx vitest run -u', decides],
  ['c', 'npx vitest run --update=false', 'allow'],
  ['c', 'npm test -- --updateSnapshot', decides],
  ['c', 'npm run check -- --update-snapshots', decides],
  ['c', './run-tests --update-snapshots=none', 'allow'],
  ['c', './run-tests --snapshot-update', decides],
  ['c', 'mvn --update-snapshots test', 'allow'],
  ['c', 'UPDATE_SNAPSHOTS=1 vendor/bin/phpunit', decides],
  ['c', 'UPDATE_SNAPSHOTS=false vendor/bin/phpunit', 'allow'],
  ['c', 'export UPDATE_GOLDEN=1; go test ./...', decides],
  ['c', 'INSTA_UPDATE=always cargo test', decides],
  ['c', 'INSTA_UPDATE=no cargo test', 'allow'],
  ['c', 'docker compose exec -e UPDATE_SNAPSHOTS=1 app vendor/bin/pest', decides],
  ['c', 'docker compose exec app vendor/bin/pest --update-snapshots', decides],
  ['r', 'vitest run -u', 'run.build'],
];

/** Secrets that lie outside any repository, and stores that print them. */
const secretVerdicts: VerdictCase[] = [
  ...[
    '~/.ssh/id_ed25519',
    '~/.config/pypoetry/auth.toml',
    '~/.config/glab-cli/config.yml',
    '~/.config/containers/auth.json',
    '~/Library/Keychains/login.keychain-db',
    '~/.m2/settings.xml',
    '~/.vault-token',
    '~/.psql_history',
    '/run/secrets/db_password',
    '/run/user/1000/containers/auth.json',
  ].map((file): VerdictCase => ['atcrs', `cat ${file}`, 'read.secret']),
  ['atcrs', 'cat ~/.config/starship.toml', 'allow'],
  ...[
    'gh auth token',
    'git credential fill',
    'op read op://work/db/password',
    'kubectl get secret db -o yaml',
    'aws secretsmanager get-secret-value --secret-id db',
    'npm config get //registry.npmjs.org/:_authToken',
    'rails credentials:show',
    'age -d secrets.age',
    'gpg -d secrets.gpg',
  ].map((command): VerdictCase => ['ac', command, 'secret.read']),
  ['c', 'kubectl get secrets', 'allow'],
  ['c', 'npm config get registry', 'allow'],
  ['c', 'doppler run -- npm test', 'allow'],
  ['r', 'npm config get //registry.npmjs.org/:_authToken', 'secret.read'],
];

export const verdictCases: Record<string, VerdictCase[]> = {
  snapshots: snapshotVerdicts,
  secrets: secretVerdicts,
};
