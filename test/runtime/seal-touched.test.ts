import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { postToolUse } from '../../src/runtime/hooks/post-tool-use.ts';
import { subagentStart } from '../../src/runtime/hooks/subagent-start.ts';
import { gatedRepo } from './repo.ts';

test('one reviewer’s seal puts a file back: to another’s seal it is as it was', () => {
  const repo = gatedRepo({ 'src/a.ts': 'one\n' }, {});
  const as = (agentId: string) => ({ role: 'code-reviewer', agentId, session: 's', cwd: repo.at.project });
  const tool = { name: 'Bash', input: { command: 'x' } };
  const after = (agentId: string) => postToolUse({ ...as(agentId), event: 'PostToolUse', tool }, repo.at);
  subagentStart({ ...as('a'), event: 'SubagentStart' }, repo.at);
  subagentStart({ ...as('b'), event: 'SubagentStart' }, repo.at);
  repo.write('src/a.ts', 'weak\n');
  expect(after('a').stderr).toContain('src/a.ts: not for the code-reviewer to change');
  expect(after('b')).toEqual({ exitCode: 0 });
  fs.utimesSync(path.join(repo.at.project, 'src/a.ts'), 1, 1);
  expect(after('a')).toEqual({ exitCode: 0 });
  repo.write('src/a.ts', 'weak\n');
  expect(after('b').stderr).toContain('src/a.ts');
  expect(repo.read('src/a.ts')).toBe('one\n');
});

test('settings that git ignores are under seal too', () => {
  const repo = gatedRepo({ '.gitignore': '.claude/settings.local.json\n.claude/gates/state/\n' }, {});
  const as = { role: 'coder', agentId: 'a', session: 's', cwd: repo.at.project };
  const tool = { name: 'Bash', input: { command: 'x' } };
  subagentStart({ ...as, event: 'SubagentStart' }, repo.at);
  repo.write('.claude/settings.local.json', '{"disableAllHooks":true}');
  expect(postToolUse({ ...as, event: 'PostToolUse', tool }, repo.at).stderr).toContain(
    'settings.local.json: not for',
  );
  expect(fs.existsSync(path.join(repo.at.project, '.claude/settings.local.json'))).toBe(false);
});

test('what other agents do in work trees of their own, below this one, is no breach of its seal', () => {
  const repo = gatedRepo({ 'src/a.ts': 'one\n' }, {});
  repo.git('worktree', 'add', '-q', '.claude/worktrees/other');
  // A secret there would make git look into it.
  repo.write('.claude/worktrees/other/.env', 'SECRET=1\n');
  const agent = { role: 'code-reviewer', agentId: 'a', session: 's', cwd: repo.at.project };
  subagentStart({ ...agent, event: 'SubagentStart' }, repo.at);
  repo.write('.claude/worktrees/other/src/a.ts', 'two\n');
  repo.write('.claude/worktrees/other/.env', 'SECRET=2\n');
  repo.git('worktree', 'add', '-q', '.claude/worktrees/third');
  const tool = { name: 'Bash', input: { command: 'x' } };
  expect(postToolUse({ ...agent, event: 'PostToolUse', tool }, repo.at)).toEqual({ exitCode: 0 });
  expect(repo.read('.claude/worktrees/other/src/a.ts')).toBe('two\n');
  expect(repo.read('.claude/worktrees/third/src/a.ts')).toBe('one\n');
});

test('an agent whose seal is missing has one from its first call on', () => {
  const repo = gatedRepo({ 'src/a.ts': 'one\n' }, {});
  const agent = { role: 'code-reviewer', agentId: 'a', session: 's', cwd: repo.at.project };
  const tool = { name: 'Bash', input: { command: 'x' } };
  const after = () => postToolUse({ ...agent, event: 'PostToolUse', tool }, repo.at);
  expect(after()).toEqual({ exitCode: 0 });
  repo.write('src/a.ts', 'weak\n');
  expect(after().stderr).toContain('src/a.ts: not for the code-reviewer');
  expect(repo.read('src/a.ts')).toBe('one\n');
});
