import { apply } from '../../scaffold/apply.ts';
import type { Plan } from '../../scaffold/plan.ts';
import type { Options } from '../command-line/options.ts';
import type { Io } from '../io.ts';
import { planTexts as texts } from '../messages/plan.ts';
import { printDocument } from '../output.ts';
import { type Paint, painter } from '../terminal/colour.ts';
import { widthOf, wrap } from '../terminal/layout.ts';
import { exitOf, planDocument } from './document.ts';
import { changesOf, conflictLines, hanging, planLines } from './text.ts';

export type Work = {
  command: 'install' | 'upgrade' | 'remove';
  components: readonly unknown[];
  warnings: readonly string[];
  plan: Plan;
  /** A person has seen the plan already. */
  wasShown?: boolean;
  /** Of a plan that is not what it seems: `--check` finds drift. */
  exit?: number;
  /** The last words to a person, when something was written. */
  farewell: (plan: Plan, paint: Paint, width: number) => string[];
};

/** Writes a plan, or with --dry-run only shows it. Resolves to the exit code. */
export async function carryOut(
  { command, components, warnings, plan, wasShown, farewell, exit = exitOf(plan) }: Work,
  options: Options,
  io: Io,
): Promise<number> {
  const dryRun = options.dryRun === true;
  const width = widthOf(io.stdout.columns);
  const talk = painter(io.stderr, io.env);
  if (!dryRun) await apply(plan, { onWait: (holder) => io.stderr.write(`${texts.waiting(holder)}\n`) });
  for (const warning of [...warnings, ...plan.warnings]) {
    const lines = wrap(`${texts.warning}: ${warning}`, width - 2).map(hanging);
    io.stderr.write(`${talk('yellow', lines.join('\n'))}\n`);
  }
  if (options.json) {
    printDocument(io, planDocument(plan, command, components, { warnings, dryRun, exit }));
    return exit;
  }
  const paint = painter(io.stdout, io.env);
  const lines = wasShown ? [texts.written(changesOf(plan).length)] : planLines(plan, paint, width);
  const conflicts = conflictLines(plan, width);
  if (conflicts.length > 0) lines.push('', paint('yellow', `${texts.conflicts}:`), ...conflicts);
  if (dryRun) lines.push('', texts.dryRun);
  else if (changesOf(plan).length > 0) lines.push('', ...farewell(plan, paint, width));
  io.stdout.write(`${lines.join('\n')}\n`);
  return exit;
}
