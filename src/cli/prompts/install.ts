import { intro, log } from '@clack/prompts';
import { policyFrom } from '../../scaffold/answers.ts';
import type { Found, Survey } from '../answers/found.ts';
import type { QuestionName } from '../answers/questions.ts';
import type { Options } from '../command-line/options.ts';
import { installTexts as texts } from '../messages/install.ts';
import { desiredFiles } from '../plan/desired-files.ts';
import { planned } from '../plan/planned.ts';
import { capital, wrap } from '../terminal/layout.ts';
import { change, interview } from './interview.ts';
import { askPreset } from './preset.ts';
import { agree, planAsking, type Review } from './review.ts';

export type Asking = {
  root: string;
  /** Presets that were named already. */
  named: readonly string[];
  decided: ReadonlySet<QuestionName>;
  seen: Survey;
  answersWith(presets: readonly string[]): Found;
  warnings: readonly string[];
  options: Options;
};

/** An install with a person at the terminal: questions, then the plan to look at. Throws when they don't agree to it. */
export async function ask(
  { root, named, decided, seen, answersWith, warnings, options }: Asking,
  review: Review,
) {
  const { terminal, width } = review;
  intro(texts.root(root), terminal);
  for (const warning of warnings) log.warn(wrap(capital(warning), width).join('\n'), terminal);

  const presets = decided.has('preset') ? named : [await askPreset(seen, terminal, width)];
  const context = { terminal, width, decided: new Set([...decided, 'preset'] as const) };
  const { detection, ...found } = answersWith(presets);
  let answers = await interview(found, context);
  for (;;) {
    const desired = desiredFiles(policyFrom(answers));
    const plan = await planAsking((choices) => planned(root, desired, options, choices), options, review);
    if (options.dryRun || (await agree(plan, true, review)) === 'write') return { detection, answers, plan };
    answers = await change(answers, context);
  }
}
