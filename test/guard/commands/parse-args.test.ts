import { describe, expect, test } from 'vitest';
import { mayBeOption, parseArgs } from '../../../src/guard/commands/parse-args.ts';
import type { Options, ParsedArgs, Program } from '../../../src/guard/commands/program.ts';
import { wordsOf } from './table-cases.ts';

const table: Options = {
  'r reverse': 'flag',
  'n lines': 'value',
  'o output': 'writes',
  'output-indicator': 'flag',
  'i in-place': 'optional',
  '#': 'flag',
  'x exec': { act: 'run.shell', value: true },
};

type Shape = {
  options: string[];
  operands: string[];
  unlisted: string[];
  unseen: number;
  afterDashes?: string[];
};

function shape(parsed: ParsedArgs): Shape {
  const shown = (value: { text?: string; prefix: string } | undefined) => value?.text ?? `${value?.prefix}…`;
  return {
    options: parsed.options.map((option) =>
      option.value ? `${option.name}(${shown(option.value)})` : option.name,
    ),
    operands: parsed.operands.map(shown),
    unlisted: [...parsed.unlisted],
    unseen: parsed.unseen.length,
    ...(parsed.afterDashes && { afterDashes: parsed.afterDashes.map(shown) }),
  };
}

const parsed = (line: string, grammar: Pick<Program, 'style' | 'stopAtOperand'> = {}) =>
  shape(parseArgs(grammar, [table], wordsOf(line).args, 'x'));

const nothing = { options: [], operands: [], unlisted: [], unseen: 0 };

describe('getopt', () => {
  test.each<[string, Partial<Shape>]>([
    ['-o out', { options: ['o(out)'] }],
    ['-oout', { options: ['o(out)'] }],
    ['-ro out a', { options: ['r', 'o(out)'], operands: ['a'] }],
    ['-roout', { options: ['r', 'o(out)'] }],
    ['--output out', { options: ['o(out)'] }],
    ['--output=out', { options: ['o(out)'] }],
    ['--output= a', { options: ['o()'], operands: ['a'] }],
    ['--reverse=off a', { options: ['r(off)'], operands: ['a'] }],
    ['--reverse=out a', { options: ['r(out)'], unlisted: ['--reverse'], operands: ['a'] }],
    ['-i a', { options: ['i'], operands: ['a'] }],
    ['-i.bak a', { options: ['i(.bak)'], operands: ['a'] }],
    ['-ri a', { options: ['r', 'i'], operands: ['a'] }],
    ['--in-place a', { options: ['i'], operands: ['a'] }],
    ['a -r b', { options: ['r'], operands: ['a', 'b'] }],
    ['a -- -r', { operands: ['a', '-r'], afterDashes: ['-r'] }],
    ['--', { afterDashes: [] }],
    ['- a', { operands: ['-', 'a'] }],
    ['-20', { options: ['#'] }],
    ['-20r', { options: ['#', 'r'] }],
    ['-q a', { unlisted: ['-q'], operands: ['a'] }],
    ['-qr', { unlisted: ['-q'], options: ['r'] }],
    ['--quiet a', { unlisted: ['--quiet'], operands: ['a'] }],
    ['--quiet=yes', { unlisted: ['--quiet'] }],
    ['-o', { options: ['o'] }],
    ['-o --', { options: ['o(--)'] }],
  ])('%s', (line, expected) => {
    expect(parsed(line)).toEqual({ ...nothing, ...expected });
  });

  test('an abbreviation is what it stands for, and unlisted', () => {
    expect(parsed('--rev')).toEqual({ ...nothing, options: ['r'], unlisted: ['--rev'] });
    expect(parsed('--exe=id')).toEqual({ ...nothing, options: ['x(id)'], unlisted: ['--exe'] });
  });

  test('of several that it may stand for, it is the one that matters', () => {
    expect(parsed('--out=a')).toEqual({ ...nothing, options: ['o(a)'], unlisted: ['--out'] });
  });

  test('a single letter after two dashes is no short option', () => {
    expect(parsed('--r')).toEqual({ ...nothing, options: ['r'], unlisted: ['--r'] });
  });
});

describe('words that are not known', () => {
  test.each<[string, Partial<Shape>]>([
    ['$X', { operands: ['…'], unseen: 1 }],
    ['"$X"', { operands: ['…'], unseen: 1 }],
    ['src/"$X"', { operands: ['src/…'] }],
    ['src/$X', { operands: ['src/…'], unseen: 1 }],
    ['src/*.ts', { operands: ['src/…'] }],
    ['*.ts', { operands: ['…'], unseen: 1 }],
    ['-- $X', { operands: ['…'], afterDashes: ['…'] }],
    ['-o $X', { options: ['o(…)'] }],
    ['-o"$X"', { options: ['o(…)'] }],
    ['--output="$X"', { options: ['o(…)'] }],
    ['--output=dir/"$X"', { options: ['o(dir/…)'] }],
    ['--out"$X"', { unlisted: ['--out…'] }],
    ['-r"$X"', { options: ['r'], unlisted: ['-r…'] }],
    ['-"$X"', { unlisted: ['-…'] }],
  ])('%s', (line, expected) => {
    expect(parsed(line)).toEqual({ ...nothing, ...expected });
  });
});

describe('could it be an option?', () => {
  test.each([
    [{ prefix: '' }, true],
    [{ prefix: '-' }, true],
    [{ prefix: 'a', many: true }, true],
    [{ prefix: 'a' }, false],
    [{ prefix: 'a', many: true, pattern: 'a*' }, false],
    [{ prefix: '', word: true }, false],
    [{ prefix: '', content: { kind: 'none' } }, false],
    [{ text: '-', prefix: '-' }, false],
    [{ text: '-a', prefix: '-a' }, true],
  ] as const)('%o: %s', (arg, expected) => {
    expect(mayBeOption(arg)).toBe(expected);
  });
});

describe('other styles', () => {
  test('options end at the first operand where the row says so', () => {
    expect(parsed('-r env -o x', { stopAtOperand: true })).toEqual({
      ...nothing,
      options: ['r'],
      operands: ['env', '-o', 'x'],
    });
  });

  test('single dash: whole names after one dash or two, no clusters', () => {
    expect(parsed('-output out --lines=3 -ro a', { style: 'single-dash' })).toEqual({
      ...nothing,
      options: ['o(out)', 'n(3)'],
      unlisted: ['-ro'],
      operands: ['a'],
    });
  });

  test('raw: every word is an operand', () => {
    expect(parsed('-o out if=x', { style: 'raw' })).toEqual({ ...nothing, operands: ['-o', 'out', 'if=x'] });
  });
});
