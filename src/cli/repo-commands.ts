import type { CommandName, Run } from './command-line/commands.ts';
import { run as detect } from './commands/detect.ts';
import { run as diff } from './commands/diff.ts';
import { run as install } from './commands/install.ts';
import { run as presets } from './commands/presets.ts';
import { run as remove } from './commands/remove.ts';
import { run as upgrade } from './commands/upgrade.ts';
import { execute } from './execute.ts';
import type { GuardCommand } from './guard-commands.ts';
import type { Io } from './io.ts';

/** The commands that look at a repo or change it. In one module, because each further one costs start-up. */
const runs: Record<Exclude<CommandName, GuardCommand>, Run> = {
  install,
  upgrade,
  diff,
  remove,
  detect,
  presets,
};

export function runCommand(command: keyof typeof runs, args: readonly string[], io: Io): Promise<number> {
  return execute(command, runs[command], args, io);
}
