import type { Answers } from '../../scaffold/answers.ts';
import type { Plan } from '../../scaffold/plan.ts';
import { installTexts as texts } from '../messages/install.ts';
import { gitRoot } from '../repo.ts';
import type { Paint } from '../terminal/colour.ts';
import { wrap } from '../terminal/layout.ts';
import { commitPaths } from './commit-paths.ts';

/** A label, and a text for people or the words of a command to copy. */
type Row = { label: string; says: string | string[] };

/** What to commit, how to see that it holds, how to undo it, what to do next. */
export function farewell(plan: Plan, answers: Answers, paint: Paint, width: number): string[] {
  const explain = ['npx', 'create-agent-gates', 'explain', '--role', 'coder', `'rm ${sampleTest(answers)}'`];
  const rows: Row[] = [
    { label: texts.verify, says: explain },
    { label: texts.undo, says: ['npx', 'create-agent-gates', 'remove'] },
    { label: texts.next, says: texts.nextFill },
  ];
  if (gitRoot(plan.root) !== undefined) {
    const add = ['git', 'add', ...commitPaths(plan).map(shellWord)];
    rows.unshift({ label: texts.commit, says: [...add, `&& git commit -m "${texts.commitMessage}"`] });
  }
  if (answers.flow === 'enforce' && !answers.components.some(({ testFile }) => testFile !== undefined))
    rows.push({ label: texts.missing, says: texts.noTestFile });
  const labelWidth = Math.max(...rows.map(({ label }) => label.length));
  return rows.flatMap(({ label, says }) => {
    const lines =
      typeof says === 'string' ? wrap(says, width - labelWidth - 2) : folded(says, width - labelWidth - 2);
    return lines.map((line, at) =>
      at === 0
        ? `${paint('bold', label.padEnd(labelWidth))}  ${line}`
        : `${' '.repeat(labelWidth + 2)}${line}`,
    );
  });
}

/** A command over several lines that a shell takes as one. */
function folded(words: readonly string[], width: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last === undefined || last.length + word.length + 3 > width) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines.map((line, at) => (at === lines.length - 1 ? line : `${line} \\`));
}

/** A path that the test globs hold: "tests/**" → "tests". */
function sampleTest({ tests }: Answers): string {
  const whole =
    tests.find((glob) => /^[^*?{}[\]!]+\/\*\*$/.test(glob)) ?? tests.find((glob) => !/[*?{}[\]!]/.test(glob));
  return whole?.replace('/**', '') ?? '.claude/settings.json';
}

function shellWord(path: string): string {
  return /^[\w@%+=:,./-]+$/.test(path) ? path : `'${path.replaceAll("'", `'\\''`)}'`;
}
