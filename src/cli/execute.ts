import type { CommandName, Run } from './command-line/commands.ts';
import { parse } from './command-line/parse.ts';
import type { Io } from './io.ts';
import { report } from './report-failure.ts';

/** Reads the words closely, runs the command, reports how it failed. Resolves to the exit code. */
export async function execute(
  command: CommandName,
  run: Run,
  args: readonly string[],
  io: Io,
): Promise<number> {
  try {
    const { operands, options } = parse(command, args);
    return await run({ operands, options, io });
  } catch (thrown) {
    return report(thrown, command, args, io);
  }
}
