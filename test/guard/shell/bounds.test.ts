import { describe, expect, it } from 'vitest';
import { limits } from '../../../src/guard/shell/limits.ts';
import { probe } from './probe.ts';

const refused = (source: string): string[] =>
  probe(source).effects.flatMap((effect) =>
    effect.kind === 'act' && effect.act.startsWith('shell.') ? [effect.act] : [],
  );

describe('bounds', () => {
  const nested = (open: string, close: string, depth: number) =>
    `note ${open.repeat(depth)}a${close.repeat(depth)}`;

  it.each([
    ['a long source', `note ${'a'.repeat(limits.sourceBytes)}`],
    ['deep substitutions', nested('$(', ')', 100)],
    ['deep arithmetic', `note $((${'('.repeat(230)}1${')'.repeat(230)}))`],
    ['deep unary operators', `note $((${'- '.repeat(230)}1))`],
    ['deep defaults', nested('${a:-', '}', 100)],
    ['deep subshells', `${'( '.repeat(100)}note${' )'.repeat(100)}`],
    ['shells in shells', 'x=\'eval "$x"\'; eval "$x"'],
  ])('%s', (_what, source) => {
    expect(refused(source)).toContain('shell.bounds');
  });

  it.each([
    ['many words', `note ${'a '.repeat(3000)}`],
    ['moderate nesting', nested('$(echo ', ')', 20)],
    ['an endless loop', 'while :; do note; done'],
    ['an endless counter', 'i=0; while ((i >= 0)); do i=$((i+1)); note $i; done'],
    ['mutual recursion', 'f() { g; }; g() { f; note; }; f'],
    ['a fork bomb', ':(){ :|:& };:'],
    ['a value that doubles', 'x=a; while frob; do x=$x$x; done; note $x'],
    ['a value that doubles for certain', 'x=a; for i in {1..60}; do x=$x$x; done; note "$x"'],
  ])('ends with an answer: %s', (_what, source) => {
    expect(refused(source)).toEqual([]);
  });
});
