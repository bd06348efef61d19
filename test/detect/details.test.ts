import { rmSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { loadCatalogue } from '../../src/detect/catalogue.ts';
import { detect } from '../../src/detect/detect.ts';
import { certaintyOf, type DetectedComponent, type Detection } from '../../src/detect/detection.ts';
import { findTemplatesDir } from '../../src/detect/templates-dir.ts';
import { layDown, pathsOf, readRepo } from './repo.ts';

const catalogue = loadCatalogue(findTemplatesDir());

function found(fixture: string): Detection {
  const root = layDown(readRepo(`test/fixtures/detect/${fixture}.json`));
  try {
    return detect(root, { catalogue });
  } finally {
    rmSync(root, { recursive: true });
  }
}

function component(fixture: string, name: string): DetectedComponent {
  const [dir, stack] = name.split(' ');
  return found(fixture).components.find((one) => one.dir === dir && one.stack === stack) ?? expect.fail(name);
}

test.each<[string, string, Partial<DetectedComponent>]>([
  [
    'laravel-inertia-react',
    '. laravel',
    {
      testFile: 'php artisan test {file}',
      testCase: 'php artisan test {file} --filter={name}',
      testReport: { format: 'junit', arguments: '--log-junit {report}' },
      lintFix: ['vendor/bin/pint {file}'],
      database: {
        kind: 'postgres',
        via: '',
        role: 'books_app',
        name: 'books',
        urlVariable: null,
        superusers: ['postgres'],
      },
      otherDatabases: ['redis'],
    },
  ],
  [
    'laravel-inertia-react',
    '. react-inertia',
    {
      testFile: 'npx vitest run {file}',
      lintFix: ['npx eslint --fix {file}'],
      typecheck: 'npm run types',
      database: null,
    },
  ],
  [
    'laravel-react-docker',
    'backend laravel',
    {
      service: { name: 'backend', dir: '/var/www/html' },
      database: {
        kind: 'mysql',
        via: 'docker compose exec -T db',
        role: 'ledger',
        name: 'ledger',
        urlVariable: null,
        superusers: ['root'],
      },
    },
  ],
  [
    'laravel-react-docker',
    'frontend react-vite',
    {
      service: { name: 'frontend', dir: '/app' },
      endToEnd: {
        runner: 'playwright',
        testAll: 'yarn test:e2e',
        testFile: 'yarn playwright test {file}',
        testGlobs: ['frontend/e2e/**'],
      },
    },
  ],
  [
    'nextjs-app',
    '. nextjs-app',
    {
      testFile: 'pnpm exec vitest run {file}',
      database: {
        kind: 'postgres',
        via: '',
        role: 'shop',
        name: 'shop',
        urlVariable: 'DATABASE_URL',
        superusers: ['postgres'],
      },
    },
  ],
  [
    'fastapi-react',
    'backend fastapi',
    {
      testFile: 'uv run pytest {file}',
      testCase: 'uv run pytest {file} -k {name}',
      service: { name: 'backend', dir: null },
      // The only user there is the image's superuser, so the application has no role of its own.
      database: {
        kind: 'postgres',
        via: 'docker compose exec -T db',
        role: null,
        name: 'app',
        urlVariable: 'DATABASE_URL',
        superusers: ['postgres'],
      },
    },
  ],
  ['django-plain', '. django', { testFile: 'python manage.py test {label}', typecheck: 'mypy .' }],
  [
    'rails-minitest',
    '. rails',
    {
      testFile: 'bin/rails test {file}',
      lintFix: ['bin/rubocop -a {file}', 'npx biome check --write {file}'],
    },
  ],
  [
    'go-work',
    'api go',
    { testFile: 'go test ./{directory}', testCase: "go test ./{directory} -run '^{name}$'" },
  ],
  ['cargo-workspace', 'crates/money rust', { testFile: 'cargo test --test {stem}' }],
  ['spring-maven', '. spring-boot', { testFile: './mvnw test -Dtest={stem}' }],
  ['spring-gradle', '. spring-boot', { testFile: "./gradlew test --tests '*{stem}'" }],
  ['flutter-workspace', 'app flutter', { testFile: 'fvm flutter test {file}' }],
  [
    'laravel-vue',
    '. laravel',
    {
      service: { name: 'laravel.test', dir: '/var/www/html' },
      database: {
        kind: 'mariadb',
        via: 'docker compose exec -T mariadb',
        role: 'sail',
        name: 'laravel',
        urlVariable: null,
        superusers: ['root'],
      },
    },
  ],
  ['nx', 'apps/api nestjs', { testAll: 'npx nx test api', testFile: 'npx jest --runTestsByPath {file}' }],
  [
    'e2e-beside-dotnet',
    '. dotnet',
    {
      endToEnd: {
        runner: 'playwright',
        testAll: 'npx playwright test',
        testFile: 'npx playwright test {file}',
        testGlobs: ['browser/**', 'tests/**', 'playwright.config.*', '**/*-snapshots/**'],
      },
    },
  ],
])('%s: %s', (fixture, name, expected) => {
  expect(component(fixture, name)).toMatchObject(expected);
});

test.each<[string, string, string | null, string[]]>([
  ['laravel-inertia-react', '. react-inertia', 'npm test -- --run', ['npm run lint:check']],
  [
    'laravel-inertia-react',
    '. laravel',
    'php artisan test',
    ['composer lint:check', 'vendor/bin/phpstan analyse'],
  ],
  ['nuxt', '. nuxt', 'pnpm test --run', ['pnpm lint']],
  ['angular', '. angular', 'npm test -- --watch=false', ['npm run lint']],
  ['vue-vite', '. vue-vite', 'npm run test:unit', ['npx eslint .']],
  ['nestjs', '. nestjs', 'npm test', ['npx eslint .']],
  ['fastapi-react', 'frontend react-vite', 'bun run test', ['bunx biome ci .']],
  ['bun-library', '. node-ts', 'bun test', []],
  ['nextjs-pages', '. nextjs-pages', 'yarn test:ci', ['yarn lint']],
  ['turbo-pnpm', 'packages/money node-ts', 'pnpm exec vitest run', ['pnpm -w run check']],
  ['php-library', '. php', 'composer test', ['composer stan', 'vendor/bin/php-cs-fixer check']],
  ['node-js', '. node-js', null, []],
])('%s: %s runs its tests once and checks without writing', (fixture, name, testAll, lint) => {
  expect(component(fixture, name)).toMatchObject({ testAll, lint });
});

test('a mount of the whole repository says where a package lies in the container', () => {
  expect(component('turbo-pnpm', 'packages/money node-ts').service).toEqual({
    name: 'app',
    dir: '/srv/packages/money',
  });
});

test('a component inside another one does not run in its container', () => {
  expect(component('laravel-react-docker', 'backend/solver python').service).toBeNull();
});

test('linters say which files they take', () => {
  const { linters } = component('rails-minitest', '. rails');
  expect(linters.find(({ name }) => name === 'rubocop')).toEqual({
    name: 'rubocop',
    files: ['**/*.{rb,rake,gemspec}', 'Gemfile', 'Rakefile'],
    checkFile: 'bin/rubocop {file}',
    fixFile: 'bin/rubocop -a {file}',
  });
});

test('path sets are relative to the root', () => {
  const { paths } = component('laravel-react-docker', 'backend laravel');
  expect(paths.immutable).toContain('backend/database/migrations/**');
  expect(paths.secrets).toContain('backend/auth.json');
});

test('whoever some compose file makes a superuser is not the role of the application', () => {
  const compose = (user: string) =>
    `services:\n  db:\n    image: docker.io/library/postgres:17@sha256:0\n    environment: [POSTGRES_USER=${user}]\n`;
  const root = layDown({
    files: ['artisan'],
    contents: {
      'composer.json': '{ "require": { "laravel/framework": "*" } }',
      '.env.example': 'DB_CONNECTION=pgsql\nDB_USERNAME=dev\n',
      'compose.yml': compose('owner'),
      'compose.dev.yml': compose('dev'),
    },
  });
  expect(detect(root, { catalogue }).components[0]?.database).toMatchObject({
    via: 'docker compose exec -T db',
    role: null,
    superusers: ['postgres', 'owner', 'dev'],
  });
  rmSync(root, { recursive: true });
});

describe('broken manifests', () => {
  const { components, warnings } = found('broken-manifests');

  test('each gives one warning that names the file and the fault', () => {
    expect(Object.fromEntries(warnings.map(({ file, says }) => [file, says]))).toEqual({
      'api/composer.json': expect.stringMatching(/not valid JSON .*line 2/),
      'web/package.json': expect.stringContaining('merge conflict'),
      'empty/package.json': expect.stringContaining('empty'),
      'tool/pyproject.toml': expect.stringContaining('not valid TOML'),
      'docker-compose.yml': expect.stringContaining('not valid YAML'),
    });
    expect(warnings).toHaveLength(5);
  });

  test('what could be read of them is not certain', () => {
    expect(components.map(({ dir, certainty }) => [dir, certainty < 0.8])).toEqual([
      ['api', true],
      ['web', true],
    ]);
  });
});

test('UTF-16 is read', () => {
  const repo = readRepo('test/fixtures/detect/broken-manifests.json');
  const text = Buffer.concat([
    Buffer.from([0xff, 0xfe]),
    Buffer.from('{ "dependencies": { "koa": "*" } }', 'utf16le'),
  ]);
  const root = layDown({
    ...repo,
    files: [],
    contents: {},
    contentsBase64: { 'package.json': text.toString('base64') },
  });
  expect(detect(root, { catalogue }).components).toMatchObject([{ stack: 'koa' }]);
  rmSync(root, { recursive: true });
});

test('every piece of evidence names a file that is there, and is a share of one', () => {
  for (const fixture of ['laravel-react-docker', 'turbo-pnpm', 'nx', 'spring-gradle', 'broken-manifests']) {
    const paths = pathsOf(readRepo(`test/fixtures/detect/${fixture}.json`));
    const { components, workspace } = found(fixture);
    for (const evidence of [...workspace.evidence, ...components.flatMap((one) => one.evidence)]) {
      expect(paths, `${fixture}: ${evidence.says}`).toContain(evidence.file);
      expect(evidence.certainty).toBeGreaterThanOrEqual(0);
      expect(evidence.certainty).toBeLessThanOrEqual(1);
    }
  }
});

test('what only the toolchain brings is no certain linter', () => {
  expect(certaintyOf(component('cargo-workspace', 'server rust'), 'lint')).toBeLessThan(0.8);
  expect(certaintyOf(component('react-vite', '. react-vite'), 'lint')).toBeGreaterThanOrEqual(0.8);
});
