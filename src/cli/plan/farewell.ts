import type { Answers } from '../../scaffold/answers.ts';
import type { Plan } from '../../scaffold/plan.ts';
import { installTexts as texts } from '../messages/install.ts';
import { gitRoot } from '../repo.ts';
import type { Paint } from '../terminal/colour.ts';
import { commitPaths } from './commit-paths.ts';

/** What to commit, how to see that it holds, how to undo it, what to do next. */
export function farewell(plan: Plan, answers: Answers, paint: Paint): string[] {
  const rows: [string, string][] = [
    [texts.verify, `npx create-agent-gates explain --role coder 'rm ${sampleTest(answers)}'`],
    [texts.undo, 'npx create-agent-gates remove'],
    [texts.next, texts.nextFill],
  ];
  if (gitRoot(plan.root) !== undefined) {
    const add = `git add ${commitPaths(plan).map(shellWord).join(' ')}`;
    rows.unshift([texts.commit, `${add} && git commit -m "${texts.commitMessage}"`]);
  }
  if (answers.flow === 'enforce' && !answers.components.some(({ testFile }) => testFile !== undefined))
    rows.push([texts.missing, texts.noTestFile]);
  const width = Math.max(...rows.map(([label]) => label.length));
  return rows.map(([label, text]) => `${paint('bold', label.padEnd(width))}  ${text}`);
}

/** A path that the test globs hold: "tests/**" → "tests". */
function sampleTest({ tests }: Answers): string {
  const plain = tests
    .map((glob) => glob.replace(/\/?\*.*$/, ''))
    .find((path) => path !== '' && !/[*?{}[\]!]/.test(path));
  return plain ?? '.claude/settings.json';
}

function shellWord(path: string): string {
  return /^[\w@%+=:,./-]+$/.test(path) ? path : `'${path.replaceAll("'", `'\\''`)}'`;
}
