import { expect, test } from 'vitest';
import { defaultPolicy } from '../../src/policy/defaults.ts';
import { postToolUse } from '../../src/runtime/hooks/post-tool-use.ts';
import { subagentStart } from '../../src/runtime/hooks/subagent-start.ts';
import { subagentStop } from '../../src/runtime/hooks/subagent-stop.ts';
import { gatedRepo } from './repo.ts';

/** Migrations under seal: adding one is the coder's work, changing one is a breach. */
test('a new migration stays, an old one is put back, and a reviewer may do neither', () => {
  const paths = { ...defaultPolicy({ tests: ['tests/**'] }).paths, immutable: ['db/**'] };
  const repo = gatedRepo(
    { 'db/1.sql': 'one\n' },
    { paths, flow: { mode: 'off', default: 'feature', flows: {} } },
  );
  const as = (role: string) => ({ role, agentId: role, session: 's', cwd: repo.at.project });
  const tool = { name: 'Bash', input: { command: 'x' } };
  const after = (role: string) => postToolUse({ ...as(role), event: 'PostToolUse', tool }, repo.at);
  const start = (role: string) => subagentStart({ ...as(role), event: 'SubagentStart' }, repo.at);

  start('coder');
  start('code-reviewer');
  repo.write('db/2.sql', 'two\n');
  expect(after('coder')).toEqual({ exitCode: 0 });
  expect(after('code-reviewer')).toEqual({ exitCode: 0 });
  repo.write('db/1.sql', 'other\n');
  expect(after('coder').stderr).toContain('db/1.sql: not for the coder to change');
  expect(repo.read('db/1.sql')).toBe('one\n');
  expect(subagentStop({ ...as('coder'), event: 'SubagentStop' }, repo.at)).toEqual({ exitCode: 0 });
  expect(after('code-reviewer'), 'the coder’s work is no breach of a reviewer who still runs').toEqual({
    exitCode: 0,
  });
  repo.write('db/3.sql', 'three\n');
  expect(after('code-reviewer').stderr).toContain('db/3.sql: not for the code-reviewer');
  start('coder');
  repo.write('db/2.sql', 'changed\n');
  expect(after('coder').stderr).toContain('db/2.sql');
  expect(repo.read('db/2.sql')).toBe('two\n');
});
