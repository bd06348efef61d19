import { log, note } from '@clack/prompts';
import type { Answers, Uncertain } from '../../scaffold/answers.ts';
import { openQuestions, type QuestionName } from '../answers/questions.ts';
import { openDoubts } from '../answers/settle.ts';
import { shown } from '../answers/shown.ts';
import { questionLabels } from '../messages/answers.ts';
import { installTexts as texts } from '../messages/install.ts';
import { capital, clip, definitions, wrap } from '../terminal/layout.ts';
import { askOne, askSome } from './ask.ts';
import { plainNote } from './preset.ts';
import { prompts } from './questions.ts';
import type { Terminal } from './terminal.ts';

export type Interview = {
  terminal: Terminal;
  /** Columns that text may take. */
  width: number;
  /** Answered by options or a file: not asked again. */
  decided: ReadonlySet<QuestionName>;
};

/** Asks first what is in doubt, then shows all answers and asks what else should change. */
export async function interview(
  found: { answers: Answers; uncertain: readonly Uncertain[] },
  context: Interview,
): Promise<Answers> {
  let answers = found.answers;
  const doubts = openDoubts(found.uncertain, context.decided);
  const doubtful = new Set(doubts.map(({ answer }) => answer as string));
  for (const { why } of doubts) log.warn(wrap(capital(why), context.width).join('\n'), context.terminal);
  answers = await askAll(answers, (name) => doubtful.has(name), context);
  note(overview(answers, context.width), texts.overview, plainNote(context.terminal));
  const how = await askOne(
    context.terminal,
    texts.proceed,
    [
      { value: 'take', label: texts.take },
      { value: 'some', label: texts.some },
      { value: 'all', label: texts.all },
    ],
    'take',
  );
  if (how === 'take') return answers;
  return how === 'all' ? askAll(answers, () => true, context) : change(answers, context);
}

/** Lets a person choose which answers to give anew. */
export async function change(answers: Answers, context: Interview): Promise<Answers> {
  const choices = asked(answers, context).map((name) => ({
    value: name,
    label: questionLabels[name],
    hint: clip(shown(name, answers), Math.max(10, context.width - 20)),
  }));
  const chosen = await askSome(context.terminal, texts.which, choices, []);
  return askAll(answers, (name) => chosen.some((one) => one === name), context);
}

async function askAll(
  answers: Answers,
  wanted: (name: QuestionName) => boolean,
  context: Interview,
): Promise<Answers> {
  let current = answers;
  for (const name of asked(answers, context)) {
    if (wanted(name)) current = await prompts[name](current, context.terminal);
  }
  return current;
}

/** The preset is asked before anything else, because the other answers follow from it. */
function asked(answers: Answers, { decided }: Interview): Exclude<QuestionName, 'preset'>[] {
  return openQuestions(answers).filter((name) => name !== 'preset' && !decided.has(name)) as Exclude<
    QuestionName,
    'preset'
  >[];
}

function overview(answers: Answers, width: number): string {
  return definitions(
    openQuestions(answers).map((name) => [questionLabels[name], shown(name, answers)] as const),
    width,
    12,
  );
}
