import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const cli = fileURLToPath(new URL('../../bin/create-agent-gates.js', import.meta.url));

/** A scratch directory with the built gates installed; not a temporary one, from which the launcher takes no Node. */
export function installed(options: string[] = ['--preset', 'generic', '--tests', 'tests/**']): string {
  const repo = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'gates-installed-')));
  fs.mkdirSync(path.join(repo, 'tests'));
  fs.writeFileSync(path.join(repo, 'tests/a.test.js'), '');
  spawnSync('git', ['init', '-q'], { cwd: repo });
  install(repo, options);
  return repo;
}

export function install(repo: string, options: string[]): void {
  const { status, stderr } = spawnSync(process.execPath, [cli, repo, '--yes', ...options], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
}

export type HookRun = { code: number | null; stdout: string; stderr: string };

/** The installed launcher, asked as the client asks it. `startedIn`: where its session started, relative to the root. */
export function ask(repo: string, event: Record<string, unknown> | string, startedIn = '.'): HookRun {
  const input = typeof event === 'string' ? event : JSON.stringify({ session_id: 's', cwd: repo, ...event });
  const result = spawnSync('/bin/sh', [path.join(repo, '.claude/hooks/gates.sh')], {
    cwd: repo,
    input,
    encoding: 'utf8',
    env: { ...process.env, CLAUDE_PROJECT_DIR: path.join(repo, startedIn) },
  });
  return { code: result.status, stdout: result.stdout, stderr: result.stderr };
}

/** A Bash call of a role. */
export const bash = (role: string, command: string) => ({
  hook_event_name: 'PreToolUse',
  tool_name: 'Bash',
  tool_input: { command },
  ...(role !== 'main' && { agent_id: 'a1', agent_type: role }),
});
