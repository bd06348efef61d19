import { describe, expect, test } from 'vitest';
import { judge } from '../../src/guard/judge.ts';
import { defaultPolicy } from '../../src/policy/defaults.ts';
import { verdictCases } from '../cases/verdicts.ts';
import { fakeWorld } from './fake-world.ts';

const policy = defaultPolicy({ tests: ['tests/**'] });
const files = {
  'package.json': JSON.stringify({
    scripts: { test: 'vitest run', check: 'vitest run' },
    devDependencies: { vitest: '4', '@playwright/test': '1' },
  }),
  '.env': '',
  '.gitignore': '.env\nnode_modules/\n',
  '.claude/settings.json': '{}',
  'src/a.ts': '',
  'tests/a.test.ts': '',
  'vendor/bin/phpunit': '',
  'vendor/bin/pest': '',
};

const world = fakeWorld(files);

const linked = fakeWorld(
  { ...files, '/home/dev/.aws/credentials': '', '/home/dev/.netrc': '' },
  { links: { '/repo/src/keys': '/home/dev/.aws', '/repo/src/note.md': '/home/dev/.netrc' } },
);

const roles: Readonly<Record<string, string>> = {
  a: 'main',
  t: 'tester',
  c: 'coder',
  r: 'code-reviewer',
  s: 'security-reviewer',
};

describe.each(Object.entries(verdictCases))('%s', (name, cases) => {
  test.each(cases)('%s: %s', (letters, command, rule) => {
    for (const letter of letters) {
      const call = { tool: 'Bash', input: { command }, cwd: world.root };
      const verdict = judge(roles[letter] ?? '?', call, policy, name === 'links' ? linked : world);
      expect(verdict.rule ?? 'allow', `${roles[letter]}: ${verdict.reason}`).toBe(rule);
    }
  });
});
