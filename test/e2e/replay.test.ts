import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { execa } from 'execa';
import { expect, test } from 'vitest';
import { runClient } from './client.ts';
import { startMockApi } from './mock-api.ts';

const cli = fileURLToPath(new URL('../../bin/create-agent-gates.js', import.meta.url));

/** Transcripts as the real client writes them, of a session before any install. */
test('replay reads what the client wrote, agents included', async () => {
  const scratch = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'gates-replay.')));
  const repo = path.join(scratch, 'my_repo');
  const home = path.join(scratch, 'home');
  fs.mkdirSync(path.join(repo, '.claude/agents'), { recursive: true });
  fs.mkdirSync(path.join(repo, 'tests'));
  fs.mkdirSync(home);
  fs.writeFileSync(
    path.join(repo, '.claude/agents/coder.md'),
    '---\nname: coder\ndescription: codes\n---\nCode.\n',
  );
  await execa('git', ['init', '-q'], { cwd: repo });
  const agent = {
    description: 'c',
    prompt: '[[script:coder]] go',
    subagent_type: 'coder',
    run_in_background: false,
  };
  const api = await startMockApi({
    main: [
      { call: 'Bash', input: { command: 'git status' } },
      { call: 'Bash', input: { command: 'git push' } },
      { call: 'Agent', input: agent },
      { say: 'done' },
    ],
    coder: [
      { call: 'Bash', input: { command: 'cd tests && touch a.test.js' } },
      { call: 'Write', input: { file_path: path.join(repo, 'tests/b.test.js'), content: 'x' } },
      { say: 'done' },
    ],
  });
  const run = await runClient(repo, '[[script:main]] go', api, {
    home,
    args: ['--permission-mode', 'bypassPermissions'],
  });
  await api.close();
  expect(run.exitCode, run.stderr).toBe(0);

  const { stdout } = await execa(process.execPath, [cli, 'replay', '--json'], {
    cwd: repo,
    extendEnv: false,
    env: { HOME: home, PATH: process.env.PATH },
  });
  const { roles, unread } = JSON.parse(stdout);
  expect(unread).toEqual([]);
  const said = Object.fromEntries(
    roles.map(({ role, allow, ask, block, rules }: { [key: string]: unknown; rules: { rule: string }[] }) => [
      role,
      [allow, ask, block, rules.map(({ rule }) => rule)],
    ]),
  );
  expect(said).toEqual({
    main: [2, 0, 1, ['git.push']],
    coder: [0, 0, 2, ['write.denied']],
  });
  fs.rmSync(scratch, { recursive: true, force: true });
});
