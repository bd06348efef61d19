import { type SpawnSyncOptions, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** A command line for a POSIX shell, and where it runs. */
export type ShellCommand = { command: string; cwd: string };

/** How it ended. `exitCode` null: it did not finish in time and was killed. */
export type CommandEnd = ShellCommand & { exitCode: number | null; output: string };

/** `npx` would fetch what is not installed, a watch mode would never end. */
const quietEnvironment = {
  CI: '1',
  FORCE_COLOR: '0',
  NO_COLOR: '1',
  npm_config_yes: 'false',
  npm_config_offline: 'true',
  // Under `npm --silent` npx would not say why it failed.
  npm_config_loglevel: 'notice',
};

/**
 * Runs commands side by side and waits for all of them, `seconds` at most. Those that are still at work then are killed with
 * whatever they started.
 */
export function runTogether(commands: readonly ShellCommand[], seconds: number): CommandEnd[] {
  if (commands.length === 0) return [];
  const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'gates-run-'));
  const file = (index: number, what: 'output' | 'exit') => path.join(scratch, `${index}.${what}`);
  try {
    const jobs = commands.map(
      ({ command, cwd }, index) =>
        `( cd ${quoted(cwd)} && /bin/sh -c ${quoted(command)} >${quoted(file(index, 'output'))} 2>&1; echo $? >${quoted(file(index, 'exit'))} ) &`,
    );
    // Detached: a process group of its own, so that grandchildren can be killed. node takes it here too, its types don't say so.
    const options: SpawnSyncOptions & { detached: boolean } = {
      detached: true,
      timeout: seconds * 1000,
      killSignal: 'SIGKILL',
      stdio: 'ignore',
      env: { ...process.env, ...quietEnvironment },
    };
    const { pid, error } = spawnSync('/bin/sh', ['-c', `${jobs.join('\n')}\nwait`], options);
    if ((error as NodeJS.ErrnoException | undefined)?.code === 'ETIMEDOUT') killGroup(pid);
    return commands.map((command, index) => {
      const exit = read(file(index, 'exit')).trim();
      return {
        ...command,
        exitCode: exit === '' ? null : Number(exit),
        output: read(file(index, 'output')),
      };
    });
  } finally {
    fs.rmSync(scratch, { recursive: true, force: true });
  }
}

function killGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

function read(file: string): string {
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
