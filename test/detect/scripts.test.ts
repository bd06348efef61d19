import { expect, test } from 'vitest';
import { emptyManifest } from '../../src/detect/manifests/manifest.ts';
import { callsOf } from '../../src/detect/scripts.ts';

/** Scripts, then what running `test` starts in the end. */
test.each<[string, Record<string, string>, string[]]>([
  ['a program and its arguments', { test: 'vitest run --coverage' }, ['vitest run --coverage']],
  ['several', { test: 'tsc --noEmit && eslint . ; jest' }, ['tsc --noEmit', 'eslint .', 'jest']],
  ['what launchers launch', { test: 'cross-env CI=1 dotenv -e .env.test -- npx jest' }, ['jest']],
  ['settings in front', { test: 'NODE_ENV=test mocha' }, ['mocha']],
  ['a launcher with nothing to launch is the program', { test: 'node' }, ['node']],
  ['the runner of Node, which needs its flag', { test: 'node --test src' }, ['node --test src']],
  [
    'other scripts, by each manager',
    { test: 'npm run a && pnpm b && yarn c && bun run d', a: 'one', b: 'two', c: 'three', d: 'four' },
    ['one', 'two', 'three', 'four'],
  ],
  ['with the arguments they get', { test: 'npm run a -- --silent', a: 'jest --ci' }, ['jest --ci --silent']],
  [
    'run in parallel or in series',
    { test: 'run-s a b && concurrently "npm:a" "eslint ."', a: 'one', b: 'two' },
    ['one', 'two', 'one', 'eslint .'],
  ],
  [
    'of composer',
    { test: '@php artisan test && @lint', lint: 'vendor/bin/pint --test' },
    ['artisan test', 'pint --test'],
  ],
  [
    'programs of a manager',
    { test: 'pnpm exec playwright test && yarn cypress run && bun test src' },
    ['playwright test', 'cypress run', 'bun test src'],
  ],
  ['not what runs elsewhere', { test: 'cd ui && vitest', lint: 'x' }, []],
  [
    'nor in another package',
    { test: 'pnpm --filter web test && npm --prefix ui run lint', lint: 'eslint .' },
    [],
  ],
  ['a circle ends', { test: 'npm run test' }, []],
  ['quotes hold words together', { test: 'jest -t "adds && up" \'a b\'' }, ['jest -t adds && up a b']],
])('%s', (_, scripts, expected) => {
  const manifest = emptyManifest('npm', '.', ['package.json']);
  for (const [name, body] of Object.entries(scripts)) manifest.scripts.set(name, body);
  expect(callsOf(manifest, 'test').map(({ program, args }) => [program, ...args].join(' '))).toEqual(
    expected,
  );
});
