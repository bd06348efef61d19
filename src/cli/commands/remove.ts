import { planRemove } from '../../scaffold/plan.ts';
import { version } from '../../version.ts';
import type { Invocation } from '../command-line/commands.ts';
import { removeTexts as texts } from '../messages/remove.ts';
import { carryOut } from '../plan/carry-out.ts';
import { installedRoot } from '../repo.ts';
import { isInteractive } from '../terminal/interactive.ts';

/** Leaves the repo as it was before the install; what the user edited is kept aside. */
export async function run({ operands, options, io }: Invocation): Promise<number> {
  const root = installedRoot(operands[0], io);
  const plan = planRemove(root, { version });
  const asking = isInteractive(io) && !options.yes && !options.json && !options.dryRun;
  if (asking) {
    const { agree, begin, reviewOn } = await import('../prompts/prompts.ts');
    const review = reviewOn(io);
    begin(texts.intro(root), review);
    await agree(plan, false, review);
  }
  return carryOut(
    { command: 'remove', components: [], warnings: [], plan, wasShown: asking, farewell: texts.farewell },
    options,
    io,
  );
}
