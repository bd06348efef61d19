import picomatch from 'picomatch';
import { describe, expect, test } from 'vitest';
import { compileGlobs } from '../../../src/guard/paths/globs.ts';
import { fc } from '../../seeded.ts';

describe('a list of globs', () => {
  test.each<[string[], string, boolean]>([
    [['tests/**'], 'tests', true],
    [['tests/**'], 'tests/a/b.ts', true],
    [['tests/**'], 'testsuite/a', false],
    [['tests/'], 'tests/a', true],
    [['./src/*.ts'], 'src/a.ts', true],
    [['src/*.ts'], 'src/deep/a.ts', false],
    [['**/.env'], '.env', true],
    [['**/.env'], 'a/b/.env', true],
    [['**/.env'], 'a/.environment', false],
    [['**/.env.*', '!**/.env.example'], '.env.example', false],
    [['**/.env.*', '!**/.env.example'], '.env.local', true],
    [['docs/**', '!docs/keep/**', 'docs/keep/this.md'], 'docs/keep/this.md', true],
    [['docs/**', '!docs/keep/**', 'docs/keep/this.md'], 'docs/keep/that.md', false],
    [['**/*.{test,spec}.ts'], 'src/a.spec.ts', true],
    [['**/__tests__/**'], 'src/__tests__/a.ts', true],
    [['**/__tests__/**'], '__tests__', true],
    [['CLAUDE.md'], 'CLAUDE.md', true],
    [['CLAUDE.md'], 'a/CLAUDE.md', false],
    [[], 'a', false],
  ])('%j %s: %s', (globs, file, expected) => expect(compileGlobs(globs, false).matches(file)).toBe(expected));

  test('case is folded where the disk folds it', () => {
    expect(compileGlobs(['Tests/**'], true).matches('TESTS/a')).toBe(true);
    expect(compileGlobs(['Tests/**'], false).matches('TESTS/a')).toBe(false);
  });
});

test('each glob alone decides as picomatch does', () => {
  const part = fc.constantFrom(
    'a',
    'b',
    '.env',
    'x.ts',
    'x.test.ts',
    '*',
    '**',
    '*.ts',
    '*.{test,spec}.ts',
    '?',
    '.*',
    '[ab]',
    '+(a)',
    'a*',
    '\n',
  );
  const name = fc.constantFrom('a', 'b', '.env', 'x.ts', 'x.test.ts', 'ab', '.x', '\n', 'a\nb');
  fc.assert(
    fc.property(
      fc.array(part, { minLength: 1, maxLength: 4 }),
      fc.array(name, { minLength: 1, maxLength: 4 }),
      (parts, names) => {
        const glob = parts.join('/');
        const file = names.join('/');
        expect(compileGlobs([glob], false).matches(file)).toBe(
          picomatch(glob, { dot: true, flags: 's' })(file),
        );
      },
    ),
    { numRuns: 5000 },
  );
});

describe('what a directory could hold', () => {
  const set = compileGlobs(
    ['backend/tests/**', '**/*.test.ts', 'CLAUDE.md', '!backend/tests/keep/**'],
    false,
  );
  test.each<[string, string | undefined]>([
    ['', 'backend/tests'],
    ['backend', 'backend/tests'],
    ['backend/tests', 'backend/tests'],
    ['backend/tests/unit', undefined],
    ['back', undefined],
    ['src', undefined],
  ])('reaches from %j into %s', (directory, expected) => expect(set.reachesInto(directory)).toBe(expected));
  test.each<[string[], string, boolean]>([
    [['tests/**'], 'tests/x', true],
    [['tests/**'], 'te', true],
    [['tests/**'], 'src/x', false],
    [['**/*.test.ts'], 'src/x', true],
    [['unit*.xml'], 'src/x', false],
    [['unit*.xml'], 'u', true],
    [['unit*.xml'], 'unit-a', true],
    [['unit*.xml'], 'x', false],
    [['src/*/tests/**'], 'src/a/', true],
    [['src/*/tests/**'], 'src/a/te', true],
    [['src/*/tests/**'], 'src/a/lib/', false],
    [['src/*.ts'], 'src/a/', false],
    [['{src,lib/a}/x.ts'], 'lib/a/', true],
    [['setup.ts'], 'setup', true],
    [['setup.ts'], 'setup.ts/', false],
  ])('%j may match what starts with %s: %s', (globs, prefix, expected) =>
    expect(compileGlobs(globs, false).mayMatchPrefix(prefix)).toBe(expected),
  );
});
