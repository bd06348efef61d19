import { describe, expect, test } from 'vitest';
import { splitList } from '../../src/cli/command-line/lists.ts';
import { parse } from '../../src/cli/command-line/parse.ts';
import { Failure } from '../../src/cli/failure.ts';

describe('parse', () => {
  test('takes lists repeated or with commas, and leaves the directory alone', () => {
    const { operands, options } = parse('install', ['--tests', 'a/**,b/*.{js,ts}', '--tests', 'c/**', 'app']);
    expect(operands).toEqual(['app']);
    expect(options).toEqual({ tests: ['a/**', 'b/*.{js,ts}', 'c/**'] });
  });

  test('gives only what was given', () => {
    expect(parse('install', []).options).toEqual({});
    expect(parse('install', ['--no-lint', '--sandbox', '-y', '--db-via', '']).options).toEqual({
      lint: false,
      sandbox: true,
      yes: true,
      dbVia: '',
    });
  });

  test('leaves the words of an explained command alone', () => {
    const { operands, options } = parse('explain', ['--role', 'coder', 'git', 'commit', '-m', 'x', '--json']);
    expect(operands).toEqual(['git', 'commit', '-m', 'x', '--json']);
    expect(options).toEqual({ role: 'coder' });
  });

  test.each([
    [['--flwo', 'off'], /unknown option '--flwo'.*--flow/],
    [['--flow', 'sometimes'], /sometimes.*enforce, record, off/],
    [['--preset'], /--preset <name>.*argument missing/],
    [['a', 'b'], /too many arguments/],
  ])('%j is a usage failure of one line', (args, message) => {
    try {
      parse('install', args);
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(Failure);
      expect((error as Failure).exit).toBe(2);
      expect((error as Failure).message).toMatch(message);
      expect((error as Failure).message).not.toMatch(/\n|\.$/);
    }
  });
});

test.each([
  ['a', ['a']],
  ['a,b', ['a', 'b']],
  [' a , b ,', ['a', 'b']],
  ['src/*.{js,ts},{a,b}/{c,{d,e}}', ['src/*.{js,ts}', '{a,b}/{c,{d,e}}']],
  ['', []],
])('splitList(%j)', (text, items) => {
  expect(splitList(text)).toEqual(items);
});
