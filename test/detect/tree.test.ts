import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { detect } from '../../src/detect/detect.ts';
import { readEnvExamples } from '../../src/detect/env-example.ts';
import { matchFiles } from '../../src/detect/match-files.ts';
import { defaultBounds, readTree } from '../../src/detect/tree.ts';

let root = '';
let outside = '';

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'gates-tree-'));
  outside = mkdtempSync(join(tmpdir(), 'gates-outside-'));
  const write = (path: string, text = '') => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  write('package.json', '{ "scripts": { "test": "vitest run" }, "devDependencies": { "vitest": "^4" } }');
  write('.env', 'DATABASE_URL=postgres://secret');
  write('.env.example', 'A=1 # one\nexport B="two words"\n# C=3\n');
  write('.env.production', 'A=secret');
  write('config/.env.local.example', 'D=4\n');
  symlinkSync('.env', join(root, '.env.sample'));
  for (const name of ['node_modules', 'vendor', 'dist', '.git', '.next', 'temp_new', '_archive', 'old'])
    write(`${name}/package.json`, '{}');
  for (let index = 0; index < 40; index++) write(`src/part${index}/deep/down/file.test.js`);
  write('.github/workflows/ci.yml');
  writeFileSync(join(outside, 'package.json'), '{}');
  symlinkSync(outside, join(root, 'linked'));
  symlinkSync('nowhere', join(root, 'dangling'));
});

afterAll(() => {
  rmSync(root, { recursive: true });
  rmSync(outside, { recursive: true });
});

test('what is built, fetched or put aside is not walked, nor a link to a directory', () => {
  const tops = [...readTree(root).directories.keys()].filter((dir) => !dir.includes('/'));
  expect(tops).toEqual(['.', '.github', 'config', 'src']);
});

test('an environment file is never read, not even through a link with an innocent name', () => {
  const tree = readTree(root);
  expect(tree.read('.env')).toBeNull();
  expect(tree.read('.env.production')).toBeNull();
  expect(tree.read('.env.sample')).toBeNull();
  expect(tree.read('.env.example')).toContain('A=1');
  expect(JSON.stringify(detect(root))).not.toContain('postgres:');
});

test('examples of environment files give their variables', () => {
  const tree = readTree(root);
  expect(readEnvExamples(tree, '.')).toEqual([
    { file: '.env.example', name: 'A', value: '1' },
    { file: '.env.example', name: 'B', value: 'two words' },
  ]);
  expect(readEnvExamples(tree, 'config').map(({ name }) => name)).toEqual(['D']);
  expect(readEnvExamples(tree, 'src').map(({ name }) => name)).toEqual(['A', 'B']);
});

test('a bound cuts off what is deepest, and says so', () => {
  const bounds = { ...defaultBounds, maxEntries: 60 };
  const tree = readTree(root, bounds);
  expect(tree.truncated).toBe(true);
  expect(tree.directories.has('src')).toBe(true);
  expect(tree.directories.has('src/part39/deep/down')).toBe(false);
  const detection = detect(root, { bounds });
  expect(detection.warnings.map(({ says }) => says)).toEqual([
    expect.stringContaining('larger than detection looks'),
  ]);
  expect(detection.components).toMatchObject([{ stack: 'node-js', testRunner: 'vitest' }]);
});

test('a file that is too large is not read', () => {
  expect(readTree(root, { ...defaultBounds, maxFileBytes: 10 }).read('package.json')).toBeNull();
});

test('globs match in the directory alone unless they hold a slash', () => {
  const tree = readTree(root);
  expect(matchFiles(tree, '.', '*.test.js')).toEqual([]);
  expect(matchFiles(tree, 'src/part1', '**/*.test.js')).toEqual(['src/part1/deep/down/file.test.js']);
  expect(matchFiles(tree, '.', '**/*.test.js', 3)).toHaveLength(3);
  expect(matchFiles(tree, '.', '.github/workflows/*.yml')).toEqual(['.github/workflows/ci.yml']);
});

test('no directory at all is an empty repository', () => {
  expect(detect(join(root, 'missing'))).toEqual({
    workspace: { kind: 'single', tools: [], evidence: [] },
    components: [],
    warnings: [],
  });
});
