import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** What a client printed, and its exit status. */
export type Run = { status: number; out: string; err: string };

const install =
  'apt-get update && apt-get install -y --no-install-recommends postgresql mariadb-server sqlite3';

/** The program's path. Throws with the line that installs it: a test without its server proves nothing and must not pass. */
export function findProgram(name: string, directories: readonly string[] = []): string {
  const places = [...directories, ...(process.env.PATH ?? '').split(':'), '/usr/sbin', '/usr/local/sbin'];
  const found = places.map((directory) => path.join(directory, name)).find((file) => existsSync(file));
  if (found === undefined)
    throw new Error(`${name} is missing, and this test needs the real one. Run: ${install}`);
  return found;
}

/** Where Debian, Homebrew and others put the programs of each version of PostgreSQL, newest first. */
export function postgresDirectories(): string[] {
  const roots = ['/usr/lib/postgresql', '/usr/local/opt', '/opt/homebrew/opt'];
  return roots.flatMap((root) =>
    existsSync(root)
      ? readdirSync(root)
          .sort((left, right) => right.localeCompare(left, undefined, { numeric: true }))
          .map((version) => path.join(root, version, 'bin'))
      : [],
  );
}

/** Servers refuse to run as root, so that they run as nobody there. */
const nobody = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : undefined;

/** A directory of its own that the server may write; short, since its socket lies in it. */
export function serverDirectory(prefix: string): string {
  const directory = mkdtempSync(path.join(tmpdir(), prefix));
  chmodSync(directory, 0o755);
  if (nobody) chownSync(directory, nobody.uid, nobody.gid);
  return directory;
}

/** Runs a program of the server to its end. Throws when it fails. */
export function runAsServer(program: string, args: readonly string[], home: string): void {
  execFileSync(program, args, { ...nobody, cwd: home, env: { ...process.env, HOME: home }, stdio: 'pipe' });
}

/** Starts the server in the foreground; `stop` ends it and takes its directory away. */
export function startServer(
  program: string,
  args: readonly string[],
  home: string,
): { stop: () => Promise<void> } {
  const child = spawn(program, args, {
    ...nobody,
    cwd: home,
    env: { ...process.env, HOME: home, LC_ALL: 'C.UTF-8' },
    stdio: 'ignore',
  });
  process.once('exit', () => child.kill('SIGKILL'));
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
  });
  return {
    stop: async () => {
      child.kill('SIGINT');
      const killer = setTimeout(() => child.kill('SIGKILL'), 5_000);
      await ended;
      clearTimeout(killer);
      rmSync(home, { recursive: true, force: true });
    },
  };
}

/** Waits until `isUp` says yes. Throws after a minute. */
export async function waitFor(isUp: () => boolean): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt++) {
    if (isUp()) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('the server did not come up');
}

export function runClient(
  program: string,
  args: readonly string[],
  options: { cwd: string; input?: string; env?: Record<string, string> },
): Run {
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: options.cwd,
    input: options.input ?? '',
    env: { PATH: process.env.PATH ?? '', HOME: options.cwd, LC_ALL: 'C.UTF-8', ...options.env },
    encoding: 'utf8',
    timeout: 20_000,
  });
  return { status: status ?? -1, out: stdout, err: stderr };
}
