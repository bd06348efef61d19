#!/usr/bin/env node
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * Everything that must hold, in the order in which a fault is cheapest to find. Sets up what the tests need first: database
 * servers come from Debian packages where this may install them, else one line says what to install.
 */

const servers = [
  { program: 'postgres', places: ['/usr/lib/postgresql'], package: 'postgresql' },
  { program: 'mariadbd', places: ['/usr/sbin/mariadbd', '/usr/libexec/mariadbd'], package: 'mariadb-server' },
  { program: 'sqlite3', places: [], package: 'sqlite3' },
];

const steps = [
  ['types', 'npm', ['run', '--silent', 'typecheck']],
  ['lint and format', 'npm', ['run', '--silent', 'lint']],
  ['unused code', 'npm', ['run', '--silent', 'unused']],
  ['build', 'npm', ['run', '--silent', 'build']],
  ['package', 'npx', ['publint', '--strict']],
  ['tests', 'npm', ['test', '--silent']],
  ['the real client', 'npm', ['run', '--silent', 'e2e']],
];

const onPath = (program) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .some((directory) => directory !== '' && existsSync(join(directory, program)));

const missing = servers.filter(
  ({ program, places }) => !onPath(program) && !places.some((place) => existsSync(place)),
);
if (missing.length > 0) {
  const names = missing.map((server) => server.package);
  const mayInstall = process.getuid?.() === 0 && onPath('apt-get');
  if (!mayInstall)
    fail(
      `the tests start real database servers: install ${names.join(', ')} (Debian: sudo apt-get install ${names.join(' ')})`,
    );
  run('database servers', 'apt-get', ['update', '-qq']);
  run('database servers', 'apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names]);
}
for (const [name, command, args] of steps) run(name, command, args);
console.log('verify: everything holds.');

function run(name, command, args) {
  console.log(`\n== ${name}: ${command} ${args.join(' ')}`);
  const { status, error } = spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  if (error || status !== 0) fail(`'${name}' failed (${error?.message ?? `exit code ${status}`})`);
}

function fail(why) {
  console.error(`verify: ${why}.`);
  process.exit(1);
}
