import { describe, expect, test } from 'vitest';
import type { Program } from '../../../src/guard/commands/program.ts';
import { effectsOf, families, outputOf } from '../../../src/guard/commands/registry.ts';
import { fakeWorld } from '../fake-world.ts';
import {
  callOf,
  contextIn,
  describeTable,
  effectsOfLine,
  files,
  shownEffects,
  wordsOf,
} from './table-cases.ts';

const world = fakeWorld(files);

test('no name stands in two tables', () => {
  const names = Object.values<readonly Program[]>(families)
    .flat()
    .flatMap((row) => row.names);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

describeTable('which row', [
  ['frobnicate a', 'run.unknown'],
  ['/usr/bin/cat a', 'read a'],
  ['cat.exe a', 'read a'],
  ['gsed -i s/a/b/ src/a.ts', 'read src/a.ts', 'write src/a.ts'],
  ['gview a', 'run.unknown'],
  ['./deploy.sh x', 'read deploy.sh', 'run.script'],
  ['bin/cat a', 'read a', 'read bin/cat', 'run.script'],
  ['/opt/odd/cat a', 'read /opt/odd/cat', 'read a', 'run.script'],
  ['CAT a', 'run.unknown'],
  ['cat --help'],
  ['cat --version'],
  ['cat --help a', 'read a', 'run.option --help'],
  ['git stash --help'],
]);

describeTable('a disk that ignores case', [['CAT a', 'read a']], fakeWorld(files, { caseInsensitive: true }));

describe('what effects go by', () => {
  test.each([
    ['git -C src stash pop', 'git stash pop'],
    ['sort -ro out a', 'sort -o'],
    ['sed -i s/a/b/ a', 'sed -i'],
  ])('%s', (line, by) => {
    expect(effectsOfLine(line).map((effect) => effect.by)).toContain(by);
  });
});

describe('globs that may be options', () => {
  const shown = (names: string[], line: string) => {
    const here = fakeWorld(names);
    return shownEffects(effectsOfLine(line, here), here);
  };
  test('only where a file has such a name', () => {
    expect(shown(['a.ts'], 'wc -l *')).toEqual(['read ./*']);
    expect(shown(['--evil'], 'wc -l *')).toContain('run.option … (a word that is only known at run time)');
    expect(shown(['--evil'], 'wc -l -- *')).toEqual(['read ./*']);
    expect(shown(['--evil'], 'wc -l ./*')).toEqual(['read ./*']);
  });
});

describe('standard output', () => {
  const output = (line: string) => {
    const { args, stdin } = wordsOf(line);
    return outputOf(callOf(args, stdin, contextIn(world, world.root)));
  };
  test.each([
    ['echo -n a b', 'a b'],
    ["echo 'a\\tb'", 'a\\tb\n'],
    ["echo -e 'a\\tb\\x41\\0102\\c' x", 'a\tbAB'],
    ["printf '%s-%s\\n' a b c", 'a-b\nc-\n'],
    ["printf '\\x72\\155 %%'", 'rm %'],
    ["printf '%05d|%-3s|%b' 42 a 'x\\n'", '00042|a  |x\n'],
    ["printf 'a' b c", 'a'],
    ['pwd', '/repo\n'],
    ['basename src/a.ts .ts', 'a\n'],
    ['dirname src/deep/c.ts', 'src/deep\n'],
    ['realpath src/../docs', '/repo/docs\n'],
    ['seq 3', '1\n2\n3\n'],
    ['seq 4 -2 0', '4\n2\n0\n'],
    ['mktemp -d', '/tmp/tmp.XXXXXXXXXX\n'],
    ['git rev-parse --show-toplevel', '/repo\n'],
    ["cat <<< 'x'", 'x\n'],
  ])('%s', (line, text) => {
    expect(output(line)).toEqual({ kind: 'text', text });
  });
  test.each([
    ['find src -name "*.ts"', { kind: 'names', dir: { text: 'src', prefix: 'src' }, name: '*.ts' }],
    ['find src docs', { kind: 'names', dir: { text: '.', prefix: '.' } }],
    ['ls src', { kind: 'names', dir: { text: '.', prefix: '.' } }],
    ['git ls-files', { kind: 'names', dir: { text: '.', prefix: '.' } }],
    ['cat src/a.ts', { kind: 'file', file: { text: 'src/a.ts', prefix: 'src/a.ts' } }],
  ])('%s', (line, expected) => {
    expect(output(line)).toEqual(expected);
  });
  test.each([
    'echo $X',
    'printf %x 1',
    'ls -l',
    'find src -exec id ;',
    'cat a b',
    'mktemp $X',
    './echo a',
    'frobnicate',
  ])('%s is not known', (line) => {
    expect(output(line)).toBeUndefined();
  });
});

test('a program in no table does nothing that could be named', () => {
  const { args, stdin } = wordsOf('frobnicate --output=x y');
  expect(effectsOf(callOf(args, stdin, contextIn(world, world.root)))).toEqual([
    { kind: 'act', act: 'run.unknown', by: 'frobnicate' },
  ]);
});
