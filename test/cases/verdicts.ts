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

export const verdictCases: Record<string, VerdictCase[]> = { snapshots: snapshotVerdicts };
