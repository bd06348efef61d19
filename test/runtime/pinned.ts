import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import type { HookRun } from './installed.ts';

export const hooksOf = (repo: string) => path.join(repo, '.claude/hooks');
export const keptOf = (repo: string) => path.join(repo, '.claude/gates/state/runtime');

/** Shells that can be a client's sh. */
export const shells = ['dash', 'bash --posix', 'busybox sh']
  .map((line) => line.split(' ') as [string, ...string[]])
  .filter(([program, ...args]) => spawnSync(program, [...args, '-c', ':']).status === 0);

/** As a client holds it: read once, when the session starts. */
export function commandOf(repo: string, event: string, startedIn = '.'): string {
  const text = fs.readFileSync(path.join(repo, startedIn, '.claude/settings.json'), 'utf8');
  return JSON.parse(text).hooks[event][0].hooks[0].command;
}

type Options = { shell?: readonly string[]; env?: NodeJS.ProcessEnv; startedIn?: string };

/** Runs a command of the settings as the client does. */
export function runHook(
  repo: string,
  command: string,
  event: Record<string, unknown>,
  { shell = ['/bin/sh'], env = {}, startedIn = '.' }: Options = {},
): HookRun {
  const [program = '', ...args] = shell;
  const started = path.join(repo, startedIn);
  const { status, stdout, stderr } = spawnSync(program, [...args, '-c', command], {
    cwd: repo,
    input: JSON.stringify({ session_id: 's', cwd: started, ...event }),
    encoding: 'utf8',
    env: { ...process.env, CLAUDE_PROJECT_DIR: started, ...env },
  });
  return { code: status, stdout, stderr };
}

export const startup = { hook_event_name: 'SessionStart', source: 'startup' };
export const afterBash = (role = 'main') => ({
  hook_event_name: 'PostToolUse',
  tool_name: 'Bash',
  tool_input: { command: 'node tools/x.mjs' },
  tool_response: {},
  ...(role !== 'main' && { agent_id: 'a1', agent_type: role }),
});
