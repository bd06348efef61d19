import { describe, expect, test } from 'vitest';
import { judge } from '../../src/guard/judge.ts';
import { defaultPolicy } from '../../src/policy/defaults.ts';
import { stackCases } from '../cases/stacks.ts';
import { fakeWorld } from './fake-world.ts';

const policy = defaultPolicy({ tests: ['test/**', 'tests/**'] });
const world = fakeWorld({
  'package.json': JSON.stringify({
    scripts: { 'db:migrate': 'prisma migrate deploy', test: 'vitest run' },
    devDependencies: { vitest: '4', prisma: '6', 'drizzle-kit': '1', eslint: '10', jest: '30', mocha: '12' },
  }),
  Rakefile: "require 'rake/testtask'\nRake::TestTask.new(:test)\n",
  'src/total.js': '',
});

describe.each(Object.entries(stackCases))('%s', (_stack, cases) => {
  test.each(cases)('%s', (command, coder, reviewer) => {
    const answer = (role: string) => {
      const { decision, rule } = judge(
        role,
        { tool: 'Bash', input: { command }, cwd: world.root },
        policy,
        world,
      );
      return decision === 'allow' ? 'allow' : `${decision} ${rule}`;
    };
    const wanted = (rule: string) => (rule === 'allow' ? 'allow' : `block ${rule}`);
    expect({ coder: answer('coder'), reviewer: answer('code-reviewer') }).toEqual({
      coder: wanted(coder),
      reviewer: wanted(reviewer),
    });
  });
});
