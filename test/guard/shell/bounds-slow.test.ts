import { describe, expect, it } from 'vitest';
import { probe } from './probe.ts';

const refused = (source: string): string[] =>
  probe(source).effects.flatMap((effect) =>
    effect.kind === 'act' && effect.act.startsWith('shell.') ? [effect.act] : [],
  );

describe('bounds that take long to reach', () => {
  it.each([
    ['many commands', 'note a;'.repeat(9000)],
    [
      'a loop of loops',
      'for a in {1..60}; do for b in {1..60}; do for c in {1..60}; do note $a$b$c; done; done; done',
    ],
  ])('%s', (_what, source) => {
    expect(refused(source)).toContain('shell.bounds');
  });
});
