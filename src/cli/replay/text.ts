import { replayTexts as texts } from '../messages/replay.ts';
import type { Paint } from '../terminal/colour.ts';
import { clip, definitions, wrap } from '../terminal/layout.ts';
import type { Replayed, RoleReplay } from './replay.ts';

const styles = { ask: 'yellow', block: 'red' } as const;
/** Commands shown for one rule; --json has them all. */
const shown = 10;

export function replayText(
  { calls, sessions, roles, unread }: Replayed,
  installed: boolean,
  paint: Paint,
  width: number,
): string {
  const basis = installed ? texts.installed : texts.shipped;
  const parts = [
    wrap(`${texts.summary(calls, sessions)} ${basis}`, width).join('\n'),
    ...roles.map((role) => roleText(role, paint, width)),
  ];
  if (unread.length > 0) {
    const rows = unread.map(({ file, why }) => [file, why] as const);
    parts.push(`${paint('bold', texts.unread)}\n${definitions(rows, width, 20)}`);
  }
  return `${parts.join('\n\n')}\n`;
}

function roleText({ role, allow, ask, block, rules }: RoleReplay, paint: Paint, width: number): string {
  const lines = [`${paint('bold', role)}: ${texts.counts(allow, ask, block)}`];
  for (const { rule, decision, calls } of rules) {
    lines.push(`  ${paint(styles[decision], texts.decisions[decision])}  ${paint('dim', rule)}`);
    for (const { call, times } of calls.slice(0, shown)) {
      const prefix = times > 1 ? `${texts.times(times)} ` : '';
      lines.push(`    ${clip(prefix + call.trim().replace(/\s+/g, ' '), width - 4)}`);
    }
    if (calls.length > shown) lines.push(`    ${texts.more(calls.length - shown)}`);
  }
  return lines.join('\n');
}
