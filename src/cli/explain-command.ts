import { run } from './commands/explain.ts';
import { execute } from './execute.ts';
import type { Io } from './io.ts';

/** Apart from the other commands: the guard's tables are large, and only explaining needs them. */
export function runExplain(args: readonly string[], io: Io): Promise<number> {
  return execute('explain', run, args, io);
}
