import { describe, expect, it } from 'vitest';
import { probe } from './probe.ts';
import { covers } from './recorded/covers.ts';
import { bounded, covered, exact, foreseen, inZsh, surrounded } from './recorded/records.ts';

/** What the guard says of a source: calls of `note`, and files relative to where the shell stands. */
function said(source: string, shell: 'bash' | 'zsh' = 'bash'): { ran: string[]; wrote: string[] } {
  const { ran, effects } = probe(source, { shell });
  return {
    ran: ran.filter((line) => /^note(?:\||$)/.test(line)).map((line) => line.slice(5)),
    wrote: effects.flatMap((effect) => {
      if (effect.kind !== 'write') return [];
      const { target } = effect;
      return [target.kind === 'path' ? target.path.replace('/repo/', '') : `‹${target.kind}›`];
    }),
  };
}

describe.each(Object.entries({ ...exact, 'in one of several surroundings': foreseen }))(
  'just what bash was seen to do: %s',
  (_topic, cases) => {
    it.each(cases.map((each) => [each.source, each] as const))('%s', (source, done) => {
      const { ran, wrote } = said(source);
      expect(new Set(ran)).toEqual(new Set(done.ran));
      expect(new Set(wrote)).toEqual(new Set(done.wrote));
    });
  },
);

describe('at least what bash was seen to do', () => {
  it.each(covered.map((each) => [each.source, each] as const))('%s', (source, done) => {
    const { ran, wrote } = said(source);
    expect(done.ran.filter((line) => !ran.some((open) => covers(open, line)))).toEqual([]);
    expect(done.wrote.filter((file) => !wrote.includes(file))).toEqual([]);
  });
});

describe.each([
  ['bash', bounded],
  ['zsh', inZsh],
] as const)('what %s was seen to do, with values left open', (shell, cases) => {
  it.each(cases.map((each) => [each.source, each] as const))('%s', (source, done) => {
    const { ran, wrote } = said(source, shell);
    expect(done.ran.filter((line) => !ran.some((open) => covers(open, line)))).toEqual([]);
    expect(ran.filter((open) => !done.ran.some((line) => covers(open, line)))).toEqual([]);
    expect(new Set(wrote)).toEqual(new Set(done.wrote));
  });
});

describe('what happens in some surroundings, and nothing that happens in none', () => {
  it.each(surrounded.map((each) => [each.source, each] as const))('%s', (source, done) => {
    const { ran, wrote } = said(source);
    expect(done.ran.filter((line) => !ran.some((open) => covers(open, line)))).toEqual([]);
    expect(ran.filter((open) => isIdle(open, done.ran))).toEqual([]);
    expect(new Set(wrote)).toEqual(new Set(done.wrote));
  });
});

/** Nothing that was seen is meant, or what was always the same is left open. */
function isIdle(open: string, seen: readonly string[]): boolean {
  const meant = seen.filter((line) => covers(open, line)).length;
  return meant < (open.includes('‹') ? 2 : 1);
}
