import type { Run } from './command-line/commands.ts';
import { run as doctor } from './commands/doctor.ts';
import { run as explain } from './commands/explain.ts';
import { run as replay } from './commands/replay.ts';
import { execute } from './execute.ts';
import type { Io } from './io.ts';

/** Apart from the other commands: the guard's tables are large, and only these need them. */
const runs = { explain, doctor, replay } as const satisfies Record<string, Run>;

export type GuardCommand = keyof typeof runs;

export function runGuardCommand(command: GuardCommand, args: readonly string[], io: Io): Promise<number> {
  return execute(command, runs[command], args, io);
}
