import type { Answers, Uncertain } from '../../scaffold/answers.ts';
import { exits, Failure } from '../failure.ts';
import { questionLabels, answerTexts as texts } from '../messages/answers.ts';
import { openQuestions, optionOf, type QuestionName } from './questions.ts';
import { shown } from './shown.ts';

/**
 * Answers without anybody to ask: what was given, and with --yes what is certain. Returns what is in doubt and was
 * let through all the same, because it is safe or a named preset decides. Throws a Failure that names every missing answer.
 */
export function settle(
  answers: Answers,
  uncertain: readonly Uncertain[],
  decided: ReadonlySet<QuestionName>,
  yes: boolean,
): { warnings: string[] } {
  if (!yes) {
    const missing = openQuestions(answers).filter((name) => !decided.has(name));
    if (missing.length > 0) {
      throw new Failure(
        'missing-answer',
        texts.missing,
        texts.missingHint,
        exits.usage,
        missing.map((name) => ({
          option: optionOf(name),
          says: `${questionLabels[name]}: ${shown(name, answers)}`,
        })),
      );
    }
  }
  const doubts = openDoubts(uncertain, decided);
  const unsafe = doubts.filter(({ answer }) => needed.has(answer));
  if (yes && unsafe.length > 0 && !decided.has('preset')) {
    throw new Failure(
      'missing-answer',
      texts.uncertain,
      texts.uncertainHint,
      exits.usage,
      unsafe.map(({ option, why }) => ({ option, says: why })),
    );
  }
  return { warnings: doubts.map(({ option, why }) => texts.doubt(why, option)) };
}

/** Wrong here, the boxes are wrong. A doubt about anything else has a safe answer: no agent reaches the database. */
const needed: ReadonlySet<string> = new Set(['preset', 'tests']);

export function openDoubts(uncertain: readonly Uncertain[], decided: ReadonlySet<QuestionName>): Uncertain[] {
  return uncertain.filter(({ answer }) => !(decided as ReadonlySet<string>).has(answer));
}
