import { describe, expect, it } from 'vitest';
import { probe } from './probe.ts';
import { covers } from './recorded/covers.ts';
import { covered, exact } from './recorded/records.ts';

/** What the guard says of a source: calls of `note`, and files relative to where the shell stands. */
function said(source: string): { ran: string[]; wrote: string[] } {
  const { ran, effects } = probe(source);
  return {
    ran: ran.filter((line) => /^note(?:\||$)/.test(line)).map((line) => line.slice(5)),
    wrote: effects.flatMap((effect) => {
      if (effect.kind !== 'write') return [];
      const { target } = effect;
      return [target.kind === 'path' ? target.path.replace('/repo/', '') : `‹${target.kind}›`];
    }),
  };
}

describe.each(Object.entries(exact))('just what bash was seen to do: %s', (_topic, cases) => {
  it.each(cases.map((each) => [each.source, each] as const))('%s', (source, done) => {
    const { ran, wrote } = said(source);
    expect(new Set(ran)).toEqual(new Set(done.ran));
    expect(new Set(wrote)).toEqual(new Set(done.wrote));
  });
});

describe('at least what bash was seen to do', () => {
  it.each(covered.map((each) => [each.source, each] as const))('%s', (source, done) => {
    const { ran, wrote } = said(source);
    expect(done.ran.filter((line) => !ran.some((open) => covers(open, line)))).toEqual([]);
    expect(done.wrote.filter((file) => !wrote.includes(file))).toEqual([]);
  });
});
