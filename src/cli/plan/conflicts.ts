import type { Conflict, ConflictChoice } from '../../scaffold/plan.ts';
import { planTexts as texts } from '../messages/plan.ts';
import { askOne } from '../prompts/ask.ts';
import type { Terminal } from '../prompts/terminal.ts';
import type { Paint } from '../terminal/colour.ts';
import { painted, patch } from './patches.ts';

/** Asks about each conflict, its difference shown first. */
export async function askConflicts(
  conflicts: readonly Conflict[],
  terminal: Terminal,
  paint: Paint,
  width: number,
): Promise<Record<string, ConflictChoice>> {
  const choices: Record<string, ConflictChoice> = {};
  for (const conflict of conflicts) {
    const shown = patch(conflict.path, conflict.mine, conflict.theirs) ?? '';
    terminal.output.write(`\n${painted(shown, paint, width)}\n`);
    choices[conflict.path] = await askOne<ConflictChoice>(
      terminal,
      texts.conflict(conflict.detail),
      [
        { value: 'mine', label: texts.mine, hint: texts.mineHint },
        { value: 'theirs', label: texts.theirs, hint: texts.theirsHint },
        ...(conflict.path.endsWith('.md') ? [{ value: 'markers' as const, label: texts.markers }] : []),
      ],
      'mine',
    );
  }
  return choices;
}
