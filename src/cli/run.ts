import type { CommandName, Run } from './command-line/commands.ts';
import { parse } from './command-line/parse.ts';
import type { Io } from './io.ts';
import { report } from './report-failure.ts';

/** Each command is loaded when it runs, so that none pays for another. */
const loaders: Record<CommandName, () => Promise<{ run: Run }>> = {
  install: () => import('./commands/install.ts'),
  upgrade: () => import('./commands/upgrade.ts'),
  diff: () => import('./commands/diff.ts'),
  remove: () => import('./commands/remove.ts'),
  detect: () => import('./commands/detect.ts'),
  presets: () => import('./commands/presets.ts'),
  explain: () => import('./commands/explain.ts'),
};

export async function runCommand(command: CommandName, args: readonly string[], io: Io): Promise<number> {
  try {
    const { operands, options } = parse(command, args);
    const { run } = await loaders[command]();
    return await run({ operands, options, io });
  } catch (thrown) {
    return report(thrown, command, args, io);
  }
}
