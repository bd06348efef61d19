import { version } from '../version.ts';
import type { CommandName } from './command-line/commands.ts';
import { failureFrom } from './failure.ts';
import type { Io } from './io.ts';
import { printDocument } from './output.ts';
import { painter } from './terminal/colour.ts';
import { definitions, widthOf } from './terminal/layout.ts';

/** Says what went wrong: one line for people, one document with --json. Returns the exit code. */
export function report(thrown: unknown, command: CommandName, args: readonly string[], io: Io): number {
  const { code, message, hint, exit, missing } = failureFrom(thrown);
  // Read from the words, because they may be what could not be parsed.
  if (args.includes('--json')) {
    const error = missing.length > 0 ? { code, message, hint, missing } : { code, message, hint };
    printDocument(io, { version, command, error, exit });
  }
  const paint = painter(io.stderr, io.env);
  const lines = [
    `${paint('red', 'create-agent-gates:')} ${[message, ...(missing.length > 0 ? [] : [hint])].filter(Boolean).join('. ')}`,
  ];
  if (missing.length > 0) {
    const rows = missing.map(({ option, says }) => [option, says] as const);
    lines.push(definitions(rows, widthOf(io.stderr.columns), 12), hint);
  }
  io.stderr.write(`${lines.map((line) => line.replace(/([^.?!…])$/, '$1.')).join('\n')}\n`);
  if (io.env.DEBUG && thrown instanceof Error) io.stderr.write(`${thrown.stack}\n`);
  return exit;
}
