import { spawn } from 'node:child_process';
import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { Io } from '../io.ts';

export type Ran = { code: number | null; stdout: string; stderr: string };

type Options = { cwd: string; env: Io['env']; input?: string; milliseconds: number };

/** Resolves to undefined when the program does not start or takes too long. */
export function runProgram(
  program: string,
  args: readonly string[],
  { cwd, env, input = '', milliseconds }: Options,
): Promise<Ran | undefined> {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...env },
      timeout: milliseconds,
      killSignal: 'SIGKILL',
    });
    const texts = { stdout: '', stderr: '' };
    for (const name of ['stdout', 'stderr'] as const)
      child[name].setEncoding('utf8').on('data', (chunk: string) => {
        texts[name] += chunk;
      });
    // One that does not read its input is no failure of ours.
    child.stdin.on('error', () => {});
    child.stdin.end(input);
    child.on('error', () => resolve(undefined));
    child.on('close', (code, signal) => resolve(signal === null ? { code, ...texts } : undefined));
  });
}

/** Where PATH finds a program. */
export function whichProgram(name: string, env: Io['env']): string | undefined {
  return (env.PATH ?? '')
    .split(delimiter)
    .filter((directory) => directory !== '')
    .map((directory) => join(directory, name))
    .find(isExecutable);
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}
