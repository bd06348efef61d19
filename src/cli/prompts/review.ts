import { intro, note, outro } from '@clack/prompts';
import type { ConflictChoice, Plan } from '../../scaffold/plan.ts';
import type { Options } from '../command-line/options.ts';
import { cancelled } from '../failure.ts';
import { planTexts as texts } from '../messages/plan.ts';
import { askConflicts } from '../plan/conflicts.ts';
import { changesOf, planLines } from '../plan/text.ts';
import type { Paint } from '../terminal/colour.ts';
import { wrap } from '../terminal/layout.ts';
import { askOne } from './ask.ts';
import { plainNote } from './preset.ts';
import type { Terminal } from './terminal.ts';

export type Review = { terminal: Terminal; paint: Paint /** Columns inside a note. */; width: number };

/** A plan whose conflicts a person has settled, unless --on-conflict did. */
export async function planAsking(
  plan: (choices?: Readonly<Record<string, ConflictChoice>>) => Plan,
  { onConflict = 'ask' }: Options,
  { terminal, paint, width }: Review,
): Promise<Plan> {
  const first = plan();
  if (onConflict !== 'ask' || first.conflicts.length === 0) return first;
  return plan(await askConflicts(first.conflicts, terminal, paint, width));
}

/** What is about to happen, in one line. */
export function begin(says: string, { terminal }: Review): void {
  intro(says, terminal);
}

/** Shows the plan and asks whether to write it. Throws when the answer is no. */
export async function agree(
  plan: Plan,
  canChange: boolean,
  { terminal, paint, width }: Review,
): Promise<'write' | 'change'> {
  const legend = wrap(texts.legend, width).map((line) => paint('dim', line));
  note([...planLines(plan, paint, width), '', ...legend].join('\n'), texts.review, plainNote(terminal));
  const answer = await askOne<'write' | 'change' | 'cancel'>(
    terminal,
    texts.agree(changesOf(plan).length, plan.intent === 'remove'),
    [
      { value: 'write', label: texts.yes },
      ...(canChange ? [{ value: 'change' as const, label: texts.change }] : []),
      { value: 'cancel', label: texts.no },
    ],
    'write',
  );
  if (answer === 'cancel') throw cancelled();
  if (answer === 'write') outro('', terminal);
  return answer;
}
