import type { Readable, Writable } from 'node:stream';

/** Everything the command line touches of its process, so that tests can hand in their own. */
export type Io = {
  stdin: Readable & { isTTY?: boolean };
  /** Results: what was asked for, and with --json the one document. */
  stdout: Output;
  /** Talk: warnings, errors, progress. */
  stderr: Output;
  env: Readonly<Record<string, string | undefined>>;
  cwd: string;
};

export type Output = Writable & { isTTY?: boolean; columns?: number };

export function processIo(): Io {
  return {
    stdin: process.stdin,
    stdout: process.stdout,
    stderr: process.stderr,
    env: process.env,
    cwd: process.cwd(),
  };
}
