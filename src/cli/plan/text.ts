import type { Plan, PlannedFile } from '../../scaffold/plan.ts';
import { planTexts as texts } from '../messages/plan.ts';
import type { Paint } from '../terminal/colour.ts';
import { wrap } from '../terminal/layout.ts';

const styles = { create: 'green', update: 'yellow', delete: 'red', keep: 'dim' } as const;

export function changesOf(plan: Plan): PlannedFile[] {
  return plan.files.filter((file) => file.action !== 'keep');
}

/** A row for each file that changes: action, path, kind and where it stands. Then how many stay as they are. */
export function planLines(plan: Plan, paint: Paint, width: number): string[] {
  const changes = [
    ...changesOf(plan),
    ...plan.purge.map((directory) => ({
      path: `${directory}/`,
      action: 'delete' as const,
      kind: 'notes' as const,
      state: 'retired' as const,
    })),
  ];
  const kept = plan.files.filter(({ action }) => action === 'keep').length;
  const whys = changes.map(({ kind, state }) =>
    [texts.kinds[kind], texts.states[state]].filter((words) => words !== '').join(', '),
  );
  const longest = (words: readonly string[]) => Math.max(0, ...words.map(({ length }) => length));
  const room = Math.max(20, width - 10 - longest(whys));
  const pathWidth = Math.min(longest(changes.map(({ path }) => path)), room);
  const lines = changes.map(({ action, path }, at) => {
    const verb = paint(styles[action], texts.actions[action].padEnd(7));
    return `${verb} ${shorten(path, pathWidth).padEnd(pathWidth)}  ${whys[at]}`;
  });
  if (kept > 0) lines.push(paint('dim', texts.kept(kept)));
  return lines.length > 0 ? lines : [texts.nothing];
}

/** What this plan leaves for a person to settle, and what was settled. */
export function conflictLines(plan: Plan, width: number): string[] {
  const told = plan.conflicts.map(
    ({ detail, outcome, aside }) => `${detail}. ${texts.outcomes[outcome](aside ?? '')}`,
  );
  const waiting = plan.leftovers
    .filter((path) => !plan.conflicts.some((conflict) => [conflict.path, conflict.aside].includes(path)))
    .map(texts.waits);
  return [...told, ...waiting].flatMap((text) => wrap(text, width - 2).map(hanging));
}

export function hanging(line: string, index: number): string {
  return index === 0 ? line : `  ${line}`;
}

/** The end of a path says more than its beginning. */
function shorten(path: string, width: number): string {
  return path.length <= width ? path : `…${path.slice(path.length - width + 1)}`;
}
