import { expect, test } from 'vitest';
import { judge } from '../../../src/guard/judge.ts';
import { defaultPolicy } from '../../../src/policy/defaults.ts';
import { sqlVerdicts } from '../../cases/sql-verdicts.ts';
import { fakeWorld } from '../fake-world.ts';

const policy = {
  ...defaultPolicy({ tests: ['tests/**'] }),
  database: {
    kind: 'postgres' as const,
    role: 'app',
    via: 'docker compose exec -T db',
    urlVariable: 'DATABASE_URL',
  },
};
const world = fakeWorld({ 'app.db': '', 'tests/a.test.ts': '', 'report.sql': '', 'seed.sql': '' });

test.each(sqlVerdicts)('%s: %s → %s', (role, command, expected) => {
  const { decision, rule } = judge(
    role,
    { tool: 'Bash', input: { command }, cwd: world.root },
    policy,
    world,
  );
  expect(decision === 'allow' ? 'allow' : rule).toBe(expected);
});
