import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { judge } from '../../src/guard/judge.ts';
import { machine } from '../../src/guard/machine.ts';
import { fillCommand } from '../../src/policy/command-template.ts';
import type { Component, Database, Policy } from '../../src/policy/policy.ts';
import { offeredRoles, parseAnswers, policyFrom } from '../../src/scaffold/answers.ts';
import { databaseExample } from '../../src/scaffold/render/contexts.ts';

/** What the agents' files tell a role to run is what the guard lets it run. */

const root = realpathSync(mkdtempSync(path.join(tmpdir(), 'words-')));
afterAll(() => rmSync(root, { recursive: true, force: true }));

function policyWith(given: { components?: Component[]; database?: Database }): Policy {
  const roles = Object.fromEntries(offeredRoles.map((name) => [name, {}]));
  return policyFrom(
    parseAnswers({ preset: 'generic', roles, main: 'architect', tests: ['tests/**'], ...given }),
  );
}

function verdict(role: string, command: string, policy: Policy): string {
  const { decision, rule } = judge(
    role,
    { tool: 'Bash', input: { command }, cwd: root },
    policy,
    machine(root, root),
  );
  return rule === undefined ? decision : `${decision} by ${rule}`;
}

const components: Component[] = [
  {
    dir: '.',
    stack: 'laravel',
    testAll: 'docker compose exec -T app php artisan test',
    testFile: 'docker compose exec -T app php artisan test {file}',
    testCase: "docker compose exec -T app php artisan test --filter='{name}'",
    lint: ['vendor/bin/pint --test'],
    typecheck: 'vendor/bin/phpstan analyse',
  },
  {
    dir: '.',
    stack: 'node-ts',
    testAll: 'npx vitest run',
    testFile: 'npx vitest run {file}',
    testCase: "npx vitest run {file} -t '{name}'",
    lint: ['npx eslint .'],
    typecheck: 'npx tsc --noEmit',
  },
  { dir: '.', stack: 'node-js', testAll: 'npm test', testFile: 'node --test {file}' },
];

describe.each(components)('commands of $stack', (component) => {
  const policy = policyWith({ components: [component] });
  const { testAll, testFile, testCase, lint = [], typecheck } = component;
  const commands = [testAll, testFile, testCase, ...lint, typecheck].flatMap((command) => command ?? []);
  it.each(commands)('run for tester and coder: %s', (command) => {
    const filled = fillCommand(command, { file: 'tests/a.test.ts', name: 'adds up' });
    expect(verdict('tester', filled, policy)).toBe('allow');
    expect(verdict('coder', filled, policy)).toBe('allow');
  });
});

const databases: Database[] = [
  { kind: 'postgres', role: 'app', name: 'shop' },
  { kind: 'postgres', role: 'app', name: 'shop', via: 'docker compose exec -T db' },
  { kind: 'postgres', role: 'app', name: 'shop', urlVariable: 'DATABASE_URL' },
  { kind: 'mysql', role: 'app', name: 'shop' },
  { kind: 'mariadb', role: 'app', name: 'shop', via: 'docker compose exec -T db' },
  { kind: 'sqlite', name: 'database/app.sqlite' },
  { kind: 'sqlserver', role: 'app', name: 'shop' },
  { kind: 'mongodb', role: 'app', name: 'shop' },
  { kind: 'mongodb', role: 'app', name: 'shop', urlVariable: 'MONGODB_URI' },
];

describe('the example that reviewers get of how to reach the database', () => {
  it.each(databases.map((database) => [databaseExample(database), database] as const))(
    'runs: %s',
    (command, database) => {
      const policy = policyWith({ database });
      expect(verdict('security-reviewer', command, policy)).toBe('allow');
      expect(verdict('performance-reviewer', command, policy)).toBe('allow');
      expect(verdict('code-reviewer', command, policy)).toMatch(/^block by /);
    },
  );

  it.each([
    ["docker compose exec -T db psql -U postgres -d shop -c 'SELECT 1'", /sql\.superuser/],
    ["docker compose exec -T db psql -U app -d shop -c 'DELETE FROM entries'", /sql\.write/],
    ['docker compose exec -T db sh -c "psql -U app -d shop"', /run\.container/],
    ['docker compose exec -T db cat /etc/passwd', /run\.container/],
    ["docker compose exec -T -u root db psql -U app -d shop -c 'SELECT 1'", /run\.container/],
    ["docker compose exec -T other psql -U app -d shop -c 'SELECT 1'", /run\.container/],
    [
      "DOCKER_HOST=tcp://x docker compose exec -T db psql -U app -d shop -c 'SELECT 1'",
      /environment\.change|run\.container/,
    ],
    ['docker compose exec -T db', /run\.container/],
  ])('opens no other way: %s', (command, rule) => {
    const policy = policyWith({ database: databases[1] as Database });
    expect(verdict('security-reviewer', command, policy)).toMatch(rule);
  });
});
