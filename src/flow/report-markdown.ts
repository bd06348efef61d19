import type { Report } from './report.ts';

/** The body of a pull request. */
export function reportMarkdown({ run, decisions, red, green, restored, blocked, disputes }: Report): string {
  const rounds = Object.values(run.rounds).reduce((sum, count) => sum + count, 0);
  return [
    `## Record of run ${run.id}: ${line(run.title)}`,
    `Flow: ${run.flow}. Correction rounds: ${rounds}. Stands at: ${run.node}.`,
    section(
      'Decisions of people',
      decisions.map(({ by, says }) => `${by} ${says}`),
    ),
    section(
      'Seen red',
      red.flatMap(({ failing, command }) =>
        failing.length > 0 ? failing.map((name) => `\`${code(name)}\``) : [`\`${code(command)}\``],
      ),
    ),
    section(
      'Seen green',
      green ? [`${green.passing.length} tests pass: \`${code(green.command)}\``] : ['not yet'],
    ),
    section(
      'Findings',
      run.findings.map(
        ({ id, severity, file, line: at, problem, closed }) =>
          `${closed ? '[x]' : '[ ]'} **${line(id)}** (${severity}) ${file}${at === undefined ? '' : `:${at}`}: ${line(problem)} ${closed ? `(${line(closed)})` : '(open)'}`,
      ),
    ),
    section('Disputes', disputes.map(line)),
    section(
      'Put back by the seal',
      restored.map(({ role, paths }) => `${role}: ${paths.map((path) => `\`${code(path)}\``).join(', ')}`),
    ),
    section(
      'Blocked calls',
      blocked.map(
        ({ role, rule, says, times }) =>
          `${role}, \`${rule}\`${times > 1 ? ` (${times} times)` : ''}: ${line(says)}`,
      ),
    ),
  ]
    .filter((part) => part !== '')
    .join('\n\n')
    .concat('\n');
}

function section(title: string, items: readonly string[]): string {
  return items.length === 0 ? '' : `### ${title}\n\n${items.map((item) => `- ${item}`).join('\n')}`;
}

/** Text of agents ends up in a page that people read: no line breaks, no HTML. */
function line(text: string): string {
  return text.replace(/\s+/g, ' ').replaceAll('<', '&lt;').trim();
}

function code(text: string): string {
  return text.replace(/[`\s]+/g, ' ').trim();
}
