import { startDirectories } from '../../policy/policy.ts';
import type { Answers } from '../../scaffold/answers.ts';
import { flagNames, type OptionName, type Options, options as optionRows } from '../command-line/options.ts';
import type { AnswersFile } from './given.ts';

/** What an install asks, in order. Each question fills `keys` of the answers; any of `options` answers it. */
type QuestionRow = {
  keys: readonly (keyof Answers)[];
  options: readonly OptionName[];
  /** Absent: always. */
  applies?: (answers: Answers) => boolean;
};

const questions = {
  preset: { keys: ['preset'], options: ['preset'] },
  roles: { keys: ['roles'], options: ['roles'] },
  models: { keys: ['roles'], options: ['model'] },
  main: { keys: ['main'], options: ['main'] },
  tests: { keys: ['tests'], options: ['tests'] },
  protect: { keys: ['protect'], options: ['protect'] },
  database: { keys: ['database'], options: ['db', 'dbRole', 'dbName', 'dbVia', 'dbUrl'] },
  lint: { keys: ['lint'], options: ['lint', 'noLint'] },
  flow: { keys: ['flow'], options: ['flow'] },
  sandbox: { keys: ['sandbox'], options: ['sandbox', 'noSandbox'] },
  startIn: {
    keys: ['startIn'],
    options: ['startIn'],
    applies: ({ components }) => startDirectories({ components, startIn: 'components' }).length > 0,
  },
  ci: { keys: ['ci'], options: ['ci'] },
} as const satisfies Record<string, QuestionRow>;

export type QuestionName = keyof typeof questions;

const questionNames = Object.keys(questions) as QuestionName[];

/** The questions that have more than one answer here. */
export function openQuestions(answers: Answers): QuestionName[] {
  return questionNames.filter((name) => {
    const row: QuestionRow = questions[name];
    return row.applies?.(answers) ?? true;
  });
}

/** The questions that options and the answers file have answered already. */
export function decidedBy(options: Options, file: AnswersFile): Set<QuestionName> {
  const setKeys = (options.set ?? []).map((assignment) => assignment.split(/[.=]/)[0]);
  return new Set(
    questionNames.filter((name) => {
      const row: QuestionRow = questions[name];
      return (
        row.options.some((option) => Object.hasOwn(options, positive(option))) ||
        row.keys.some((key) => Object.hasOwn(file, key) || setKeys.includes(key))
      );
    }),
  );
}

/** The option to name when an answer is missing: "--db". */
export function optionOf(name: QuestionName): string {
  const [first] = questions[name].options;
  return flagNames(optionRows[first]).at(-1) ?? '';
}

/** Commander gives --no-lint as lint: false. */
function positive(option: OptionName): keyof Options {
  if (option === 'noLint') return 'lint';
  if (option === 'noStatusLine') return 'statusLine';
  return option === 'noSandbox' ? 'sandbox' : option;
}
