#!/usr/bin/env node
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { debianPackages, isInstalled } from './debian-packages.mjs';

/**
 * Everything that must hold, in the order in which a fault is cheapest to find. Sets up what the tests need first: database
 * servers and toolchains come from Debian packages where this may install them, else one line says what to install.
 */

const steps = [
  ['types', 'npm', ['run', '--silent', 'typecheck']],
  ['lint and format', 'npm', ['run', '--silent', 'lint']],
  ['unused code', 'npm', ['run', '--silent', 'unused']],
  ['build', 'npm', ['run', '--silent', 'build']],
  ['tests', 'npm', ['test', '--silent']],
  ['real toolchains', 'npm', ['run', '--silent', 'toolchains']],
  ['the real client', 'npm', ['run', '--silent', 'e2e']],
];

const missing = Object.keys(debianPackages).filter((name) => !isInstalled(name));
if (missing.length > 0) {
  const names = missing.map((name) => debianPackages[name].package);
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (!mayInstall)
    fail(
      `the tests start ${missing.join(', ')}: install ${names.join(', ')} (Debian: sudo apt-get install ${names.join(' ')})`,
    );
  run('programs the tests start', 'apt-get', ['update', '-qq']);
  run('programs the tests start', 'apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names]);
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
