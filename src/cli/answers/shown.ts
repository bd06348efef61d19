import { startDirectories } from '../../policy/policy.ts';
import type { Answers } from '../../scaffold/answers.ts';
import { shownTexts as texts } from '../messages/answers.ts';
import type { QuestionName } from './questions.ts';

/** The answer to a question in words, one line. */
export function shown(name: QuestionName, answers: Answers): string {
  return showers[name](answers);
}

const showers: Record<QuestionName, (answers: Answers) => string> = {
  preset: ({ preset }) => preset,
  roles: ({ roles }) => listed(Object.keys(roles)),
  models: ({ roles }) => {
    const named = Object.entries(roles).flatMap(([role, { model }]) => (model ? [`${role}=${model}`] : []));
    return named.length > 0 ? named.join(', ') : texts.inherit;
  },
  main: ({ main }) => texts[main],
  tests: ({ tests }) => (tests.length > 0 ? tests.join(', ') : texts.noTests),
  protect: ({ protect }) => listed(protect),
  database: ({ database }) => databaseShown(database),
  lint: ({ lint, components }) =>
    lint ? listed([...new Set(components.flatMap((component) => component.lint ?? []))]) : texts.lintOff,
  flow: ({ flow }) => texts.flow[flow],
  sandbox: ({ sandbox }) => (sandbox ? texts.on : texts.off),
  startIn: (answers) => [texts.inRoot, ...startDirectories(answers)].join(', '),
  ci: ({ ci }) => (ci === 'none' ? texts.nothing : ci),
};

function databaseShown({ kind, role, name, via, urlVariable }: Answers['database']): string {
  if (kind === 'none') return texts.noDatabase;
  const parts = [name ? `${kind} (${name})` : kind];
  if (kind !== 'sqlite') {
    parts.push(role ? texts.as(role) : texts.noRole);
    parts.push(urlVariable ? texts.byVariable(urlVariable) : via ? texts.via(via) : texts.onHost);
  }
  return parts.join(', ');
}

function listed(items: readonly string[]): string {
  return items.length > 0 ? items.join(', ') : texts.nothing;
}
