import fc from 'fast-check';
import { effectsOf, outputOf } from '../../src/guard/commands/registry.ts';
import { known } from '../../src/guard/shell/arg.ts';
import { evaluateProgram, evaluateShell } from '../../src/guard/shell/evaluate.ts';
import { fakeWorld } from '../guard/fake-world.ts';
import { commands } from './commands.ts';

const world = fakeWorld(['a', 'b.txt', 'd1/f', 'd1/g.txt', 'd2/d3/h']);

const place = { world, settings: { services: [] }, cwd: '/repo' };

/** Always an answer. */
export const evaluate = (source: string) => evaluateShell(source, place, { effectsOf, outputOf });

const evaluatePowerShell = (source: string) =>
  evaluateProgram(['pwsh', '-c', source].map(known), place, { effectsOf, outputOf });

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

/** Texts with pieces cut out, put in and doubled. */
const mutated = (texts: fc.Arbitrary<string>) =>
  fc.tuple(texts, fc.array(mutation, { minLength: 1, maxLength: 5 })).map(([source, mutations]) =>
    mutations.reduce((text, { at, remove, insert, repeat }) => {
      const start = at % (text.length + 1);
      const cut = text.slice(start, start + remove * 8);
      return text.slice(0, start) + insert + cut.repeat(repeat) + text.slice(start + remove);
    }, source),
  );

const bash = mutated(commands({ dynamic: true }));

const powerShell = mutated(
  fc.constantFrom(
    'Get-ChildItem -Path src -Recurse -Filter *.ts | Select-String "a$b" | Out-File -Enc utf8 x',
    'if (Test-Path a) { Remove-Item -Path:"a" -Force } else { git add b.txt, d1/f; exit 1 }',
    "$x = @{ a = 1; b = $(git log) }; foreach ($f in $x) { Set-Content $f.Name @'\na\n'@ }",
    'iex "Copy-Item d1 d2 -r; cd d1 && ni new 2>$null" > b.txt # end',
  ),
);

/** Mutated code that got no answer, with what happened instead. */
export const unanswered = (seed: number, runs: number, language: 'bash' | 'PowerShell' = 'bash'): string[] =>
  fc.sample(language === 'bash' ? bash : powerShell, { seed, numRuns: runs }).flatMap((source) => {
    try {
      const effects = language === 'bash' ? evaluate(source) : evaluatePowerShell(source);
      return Array.isArray(effects) ? [] : [source];
    } catch (error) {
      return [`${JSON.stringify(source)}: ${(error as Error).stack}`];
    }
  });
