import { describe, expect, test } from 'vitest';
import {
  globOfPattern,
  isLiteral,
  propertyValues,
  stringLiterals,
  withoutComments,
  withoutProperty,
} from '../../src/detect/source-text.ts';

test('comments go, strings that look like them stay', () => {
  expect(withoutComments('a /* b\n*/ = \'x // y\'; // c\nconst u = "http://h/**/";')).toBe(
    'a   = \'x // y\';  \nconst u = "http://h/**/";',
  );
});

test('a property goes with all that its brackets hold', () => {
  const code = "test: { coverage: { include: ['a', '}'], x: f([1]) }, include: ['b'] }";
  expect(withoutProperty(code, 'coverage')).toBe("test: { , include: ['b'] }");
  expect(withoutProperty("exclude: [...configDefaults.exclude, 'x'], y", 'exclude')).toBe(', y');
  expect(withoutProperty('coverage: true, y', 'coverage')).toBe('coverage: true, y');
});

test('every value of a property is found', () => {
  const code =
    "testDir: './e2e', projects: [{ testMatch: /.*\\.setup\\.ts/ }, { testMatch: ['a', 'b'] }], last: one }";
  expect(propertyValues(code, 'testDir')).toEqual(["'./e2e'"]);
  expect(propertyValues(code, 'testMatch')).toEqual(['/.*\\.setup\\.ts/', "['a', 'b']"]);
  expect(propertyValues(code, 'last')).toEqual(['one ']);
});

test('only values of literals alone are known whole', () => {
  expect(isLiteral('[\'a\', "b", `c`]')).toBe(true);
  expect(isLiteral('[...base, "a"]')).toBe(false);
  expect(isLiteral('files')).toBe(false);
  const interpolated = ['`e$', '{f}`'].join('');
  expect(stringLiterals(`['a', "b\\"c", \`d\`, ${interpolated}]`)).toEqual(['a', 'b"c', 'd']);
});

describe('a pattern that says how a path ends is a glob', () => {
  test.each<[string, string | null]>([
    ['.*\\.spec\\.ts$', '**/*.spec.ts'],
    ['.e2e-spec.ts$', '**/*.e2e-spec.ts'],
    ['\\.(test|spec)\\.tsx?$', '**/*.{test,spec}.{ts,tsx}'],
    ['(/__tests__/.*|(\\.|/)(test|spec))\\.[jt]sx?$', null],
    ['^(?!.*integration).*\\.test\\.ts$', null],
    ['', null],
  ])('%s', (pattern, glob) => {
    expect(globOfPattern(pattern)).toBe(glob);
  });
});
