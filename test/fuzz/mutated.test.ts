import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { effectsOf, outputOf } from '../../src/guard/commands/registry.ts';
import { evaluateShell } from '../../src/guard/shell/evaluate.ts';
import { fakeWorld } from '../guard/fake-world.ts';
import { commands } from './commands.ts';

const world = fakeWorld(['a', 'b.txt', 'd1/f', 'd1/g.txt', 'd2/d3/h']);

const evaluate = (source: string) =>
  evaluateShell(source, { world, settings: { services: [] }, cwd: '/repo' }, { effectsOf, outputOf });

/** Pieces that change how everything behind them is read. */
const disturbing = [
  '"',
  "'",
  '`',
  '$(',
  ')',
  '${',
  '}',
  '$((',
  '))',
  '[[',
  ']]',
  '((',
  '(',
  '{',
  '<<E\n',
  'E\n',
  '<(',
  '>',
  '<',
  '>&',
  '&>',
  '|',
  '||',
  '&',
  '&&',
  ';',
  ';;',
  '\n',
  '\\',
  '\\\n',
  '#',
  '!',
  '*',
  '?',
  '[',
  ']',
  '~',
  '=',
  '$',
  '$@',
  '"$@"',
  '{a,b}',
  '{1..9}',
  '\0',
  '\u0001',
  '\u007f',
  '\u00e9',
  '\u2028',
  '\ud800',
  '\u{1f600}',
  '\ufeff',
  '\r\n',
  '\t',
  ' ',
  ' if ',
  ' then ',
  ' fi ',
  ' do ',
  ' done ',
  ' case x in ',
  ' esac ',
  ' for x in ',
  ' while ',
  ' function f ',
  ' eval ',
  ' coproc ',
  ' time ',
  ' select ',
  '$[',
  "$'\\x",
  '${x@P}',
  '${!x}',
  '${x:-',
  '=(',
  '[0]=',
  '+=',
  '0x',
  '9'.repeat(400),
  'a'.repeat(5000),
  '$('.repeat(60),
  '('.repeat(300),
  '{'.repeat(300),
  '${a:-'.repeat(90),
  '"`'.repeat(50),
  '- '.repeat(300),
  'eval '.repeat(30),
  '{a,b}'.repeat(20),
  '[['.repeat(50),
];

const mutation = fc.record({
  at: fc.nat({ max: 10_000 }),
  remove: fc.nat({ max: 6 }),
  insert: fc.oneof(fc.constantFrom(...disturbing), fc.string({ unit: 'binary', maxLength: 4 })),
  repeat: fc.nat({ max: 3 }),
});

/** Generated commands with pieces cut out, put in and doubled. */
const mutated = fc
  .tuple(commands({ dynamic: true }), fc.array(mutation, { minLength: 1, maxLength: 5 }))
  .map(([source, mutations]) =>
    mutations.reduce((text, { at, remove, insert, repeat }) => {
      const start = at % (text.length + 1);
      const cut = text.slice(start, start + remove * 8);
      return text.slice(0, start) + insert + cut.repeat(repeat) + text.slice(start + remove);
    }, source),
  );

describe('any input', () => {
  it('gets an answer: 20,000 mutated commands', () => {
    const answers = fc.sample(mutated, { seed: 20_261_130, numRuns: 20_000 }).map((source) => {
      try {
        return Array.isArray(evaluate(source)) ? undefined : source;
      } catch (error) {
        return `${JSON.stringify(source)}: ${(error as Error).stack}`;
      }
    });
    expect(answers.filter((answer) => answer !== undefined).slice(0, 3)).toEqual([]);
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
