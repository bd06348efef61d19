import type { OptionRow } from './row.ts';

const builds = ['run.build'] as const;
const A = ['run.build', 'write src/a'] as const;
const snapshots = ['run.build', 'run.snapshots'] as const;

const each = (options: string, does: readonly string[]) =>
  Object.fromEntries(options.split(' ').map((option) => [option, does]));

/** A formatter or linter: what it takes, and what makes it write or not. */
const rewrites = (
  line: string,
  values: string,
  more: Partial<OptionRow> & { checks?: string; flags?: string } = {},
): OptionRow => {
  const { checks, ...rest } = more;
  return { line, does: A, values, ...rest, full: { ...(checks && each(checks, builds)), ...rest.full } };
};

/** PHP and Ruby: PHPUnit 12, Pint, PHP-CS-Fixer 3, PHP_CodeSniffer 4, Rector 2, Psalm 6, RSpec 3, RuboCop 1. */
const phpAndRuby: readonly OptionRow[] = [
  {
    line: 'phpunit @',
    does: builds,
    free: '-c x --filter x --testsuite x --group x --bootstrap x -d x=y --stop-on-failure --colors=always',
    writes:
      '--log-junit --log-teamcity --coverage-clover --coverage-cobertura --coverage-php --coverage-text --testdox-html --generate-baseline',
    writesInto: '--coverage-html --coverage-xml',
    full: {
      '--update-snapshots': snapshots,
      '-d --update-snapshots': ['run.build', 'run.snapshots -d --update-snapshots'],
    },
  },
  {
    line: 'phpstan analyse @',
    does: builds,
    free: '-c x -l 9 --error-format=x --memory-limit 1G',
    writes: '-b --generate-baseline',
  },
  rewrites('pint @ src/a', '--config --preset --cache-file --format', {
    flags: '-v --dirty --parallel',
    checks: '--test --bail',
  }),
  rewrites('php-cs-fixer fix @ src/a', '--config --rules --cache-file --format --path-mode --using-cache', {
    flags: '-v --verbose --diff --allow-risky=yes',
    checks: '--dry-run',
  }),
  {
    line: 'phpcs @',
    does: builds,
    free: '-p -q -v -s --standard=x --extensions=php -d memory_limit=1G --report=full',
    full: { '--report-file=src/made': [...builds, 'write src/made'] },
  },
  rewrites('phpcbf @ src/a', '', { joined: '--standard --extensions --ignore', flags: '-q -v -s' }),
  rewrites('rector process @ src/a', '-c --config -a --autoload-file --output-format --memory-limit', {
    flags: '--no-progress-bar --clear-cache --debug',
    checks: '-n --dry-run',
  }),
  rewrites('psalm @ --alter src/a', '', {
    joined: '--config --root --output-format --threads --report-show-info',
    flags: '--no-cache --stats',
  }),
  {
    line: 'rspec @',
    does: builds,
    free: '-f d --format=doc -e x -t slow -P x -r x -I lib --seed 1 --order rand -n x -p -b -c',
    writes: '-o --out',
  },
  rewrites('rubocop @ -a src/a', '-c --config --only --except -f --format -r --require --fail-level', {
    flags: '-A --autocorrect --autocorrect-all -x --fix-layout -D --display-cop-names --parallel -d',
    writes: '-o --out',
    full: { '--auto-gen-config': [...A, 'write .rubocop_todo.yml'] },
  }),
];

/** Go, Rust, C, the JVM, Swift: gofmt, golangci-lint 2, rustfmt 1, clang-format 19, ktlint 1, swiftlint. */
const native: readonly OptionRow[] = [
  rewrites('gofmt @ -w src/a', '-r', { flags: '-s -e -l -d' }),
  rewrites('goimports @ -w src/a', '-local -srcdir', { flags: '-e -l -d -v' }),
  rewrites('golines @ -w src/a', '-m --max-len -t --tab-len', { flags: '--shorten-comments' }),
  rewrites('gci write @ src/a', '-s --section', { flags: '--skip-generated' }),
  { line: 'gofmt @ src/a', does: builds, free: '-l -d -s -e' },
  rewrites(
    'golangci-lint run @ --fix src/a',
    '-c --config -E --enable -D --disable --timeout --new-from-rev --concurrency --build-tags',
    {
      flags: '--fast --new --no-config -v --verbose',
    },
  ),
  rewrites('rustfmt @ src/a', '--edition --config --config-path --style-edition', {
    flags: '-q --quiet -v --verbose --backup',
    checks: '--check --version -V',
  }),
  rewrites('clang-format @ -i src/a', '', {
    joined: '--style --assume-filename --fallback-style --lines',
    flags: '--verbose --sort-includes',
    checks: '-n --dry-run',
  }),
  rewrites('clang-tidy @ --fix src/a', '-p', {
    joined: '--checks --header-filter --config --config-file --extra-arg',
    flags: '--quiet --fix-errors --fix-notes',
  }),
  rewrites('ktlint @ -F src/a', '-R --ruleset --code-style', {
    joined: '--reporter --editorconfig --baseline',
    flags: '--format --relative --color',
  }),
  rewrites('google-java-format @ -i src/a', '--lines --offset --length', {
    flags: '-r --replace --aosp --skip-sorting-imports',
    checks: '-n --dry-run',
  }),
  rewrites('scalafmt @ src/a', '-c --config -f --files', {
    checks: '--check --test --list',
    flags: '--quiet --git',
  }),
  rewrites('swiftlint lint @ --fix src/a', '--config --reporter', { flags: '--strict --quiet --no-cache' }),
  rewrites('swiftformat @ src/a', '--config --rules --disable --swiftversion', {
    flags: '--quiet --verbose',
    checks: '--lint --dryrun',
  }),
  {
    line: 'cmake @',
    does: builds,
    full: {
      '-S . -B src/made': [...builds, 'write src/made/**'],
      '-S . -Bsrc/made': [...builds, 'write src/made/**'],
      '--build src/made': builds,
      '--install src/made': [...builds, 'install'],
      '-E rm src/a.ts': [...builds, 'run.write', 'write src/a.ts'],
      '-E remove src/a.ts': [...builds, 'run.write', 'write src/a.ts'],
      '-E touch src/a.ts': [...builds, 'run.write', 'write src/a.ts'],
      '-E make_directory src/new': [...builds, 'run.write', 'write src/new/'],
      '-E copy src/a.ts src/b.ts': [...builds, 'read src/a.ts', 'run.write', 'write src/b.ts'],
      '-E rename src/a.ts src/b.ts': [
        ...builds,
        'read src/a.ts',
        'run.write',
        'write src/a.ts',
        'write src/b.ts',
      ],
      '-E chdir src rm a.ts': [...builds, 'run.write', 'write src/a.ts'],
      '-E env A=1 rm src/a.ts': [...builds, 'environment.change A', 'run.write', 'write src/a.ts'],
      '-E cat src/a.ts': [...builds, 'read src/a.ts'],
      '-E echo x': builds,
    },
  },
];

/** Text: shfmt 3, taplo, sqlfluff 3, typos. */
const text: readonly OptionRow[] = [
  rewrites('shfmt @ -w src/a', '', { apart: '-i -ln --filename', flags: '-s -bn -ci -sr -kp -d -l -p' }),
  { line: 'shfmt @ src/a', does: builds, free: '-l -d -i 2 -i=2' },
  rewrites('taplo fmt @ src/a', '-c --config -o --option', { checks: '--check --diff' }),
  rewrites('sqlfluff fix @ src/a', '-d --dialect -t --templater -r --rules -e --exclude-rules --config', {
    flags: '-f --force -q --quiet',
    writes: '--write-output',
  }),
  rewrites('typos @ -w src/a', '-c --config --locale', { flags: '--write-changes --hidden --no-ignore' }),
  { line: 'pandoc @', does: builds, free: '-s -f md -t html --template x -V a=b', writes: '-o --output' },
];

export const otherRunnerOptions: readonly OptionRow[] = [...phpAndRuby, ...native, ...text];
