import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evaluate, unanswered } from './mutations.ts';

describe('any input', () => {
  it('gets an answer: 20,000 mutated commands', () => {
    expect(unanswered(20_261_130, 20_000).slice(0, 3)).toEqual([]);
  }, 240_000);

  it('gets an answer: 5,000 mutated texts of PowerShell', () => {
    expect(unanswered(20_261_130, 5000, 'PowerShell').slice(0, 3)).toEqual([]);
  }, 240_000);

  it('is refused when it is none: random bytes', () => {
    const bytes = fc.sample(fc.uint8Array({ minLength: 20, maxLength: 4000 }), { seed: 1, numRuns: 500 });
    for (const chunk of bytes)
      expect(Array.isArray(evaluate(Buffer.from(chunk).toString('utf8')))).toBe(true);
  }, 60_000);

  it.each([
    ['quotes', '"\''.repeat(20_000)],
    ['backquotes', '`\\'.repeat(20_000)],
    ['open substitutions', '$('.repeat(20_000)],
    ['open braces', '{'.repeat(30_000)],
    ['open parentheses', '('.repeat(30_000)],
    ['open here-documents', 'a <<E\n'.repeat(5000)],
    ['a huge word', 'a'.repeat(65_000)],
    ['many pipes', 'a|'.repeat(20_000)],
    ['many redirects', `a ${'>b '.repeat(5000)}`],
    ['many braces', `a ${'{b,c}'.repeat(5000)}`],
    ['many assignments', 'a=b '.repeat(5000)],
    ['a long pattern', `x=${'a'.repeat(3000)}; echo \${x${'#*a'.repeat(1)}} \${x##${'*a'.repeat(300)}b}`],
    ['a long arithmetic', `echo $((${'1+'.repeat(10_000)}1))`],
    ['a power tower', 'echo $((9**9**9**9**9)) $((1<<99999999))'],
    ['many arguments in a loop', `for a in ${'x '.repeat(20_000)}; do echo $a; done`],
    ['a doubling function', 'f() { f; f; }; f'],
    ['a doubling substitution', 'f() { echo $(f)$(f); }; f'],
    ['doubling states', `${'frob && x=$x$RANDOM; '.repeat(200)} echo $x`],
    ['branches in branches', `${'if frob; then a=1; else b=2; fi; '.repeat(300)}`],
  ])(
    '%s end with an answer',
    (_what, source) => {
      expect(Array.isArray(evaluate(source))).toBe(true);
    },
    20_000,
  );
});
