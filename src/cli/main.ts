import { version } from '../version.ts';
import { pick } from './command-line/pick.ts';
import { usage } from './command-line/usage.ts';
import { type Io, processIo } from './io.ts';
import { widthOf } from './terminal/layout.ts';

/**
 * Does what the words say. Resolves to the exit code; throws nothing.
 * Help and version are answered from here, the one file that the build keeps small.
 */
export async function main(words: readonly string[], io: Io): Promise<number> {
  const { command, args, asks } = pick(words);
  if (asks === 'version') io.stdout.write(`${version}\n`);
  else if (asks === 'help') io.stdout.write(usage(command, widthOf(io.stdout.columns)));
  else if (command === 'explain' || command === 'doctor' || command === 'replay')
    return (await import('./guard-commands.ts')).runGuardCommand(command, args, io);
  else return (await import('./repo-commands.ts')).runCommand(command, args, io);
  return 0;
}

/** The process's own run: what bin/ calls. */
export async function start(): Promise<void> {
  // A reader that has seen enough (`| head`) is no error.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    throw error;
  });
  process.exitCode = await main(process.argv.slice(2), processIo());
}
