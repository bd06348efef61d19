import type { OptionRow } from './row.ts';

const A = ['run.build', 'write src/a.ts'] as const;
const py = ['run.build', 'write src/a.py'] as const;
const builds = ['run.build'] as const;
const snapshots = ['run.build', 'run.snapshots'] as const;

const each = (options: string, does: readonly string[]) =>
  Object.fromEntries(options.split(' ').map((option) => [option, does]));

/** ESLint 9, Prettier 3, Biome 2, oxlint 1, stylelint 16, markdownlint-cli2, knip 5, sort-package-json. */
const javascript: readonly OptionRow[] = [
  {
    line: 'eslint @ --fix src/a.ts',
    does: A,
    flags:
      '--cache --quiet --no-config-lookup --no-ignore --no-inline-config --color --no-color --report-unused-disable-directives --no-error-on-unmatched-pattern --exit-on-fatal-error --no-warn-ignored --pass-on-no-patterns --debug --stats --suppress-all --prune-suppressions --fix',
    values:
      '-c --config --ext --env --global --parser --parser-options --plugin --rule --rulesdir --ignore-path --ignore-pattern --max-warnings -f --format --cache-location --cache-file --cache-strategy --fix-type --report-unused-disable-directives-severity --flag --stdin-filename --concurrency --suppressions-location --resolve-plugins-relative-to',
    writes: '-o --output-file',
    full: { '--fix-dry-run': builds, '--init': [...A, 'install'], '--fix=false': A },
  },
  { line: 'eslint @ src/a.ts', does: builds, free: '--fix=false --cache', full: { '--fix': A } },
  {
    line: 'prettier @ --write src/a.ts',
    does: A,
    flags:
      '--cache -c --check -l --list-different --bracket-same-line --no-bracket-spacing --jsx-single-quote --no-semi --single-quote --use-tabs --no-config --no-editorconfig --with-node-modules -u --ignore-unknown --insert-pragma --require-pragma --no-color',
    values:
      '--config --ignore-path --plugin --parser --log-level --tab-width --print-width --end-of-line --trailing-comma --stdin-filepath --config-precedence --cache-location --cache-strategy --arrow-parens --embedded-language-formatting --html-whitespace-sensitivity --object-wrap --prose-wrap --quote-props --cursor-offset --range-start --range-end',
  },
  {
    line: 'biome check @ --write src/a.ts',
    does: A,
    flags:
      '--unsafe --staged --changed --no-errors-on-unmatched --error-on-warnings --verbose --use-server --fix --apply',
    values:
      '--config-path --max-diagnostics --log-level --log-kind --reporter --stdin-file-path --since --only --skip --diagnostic-level --indent-style --indent-width --line-width --line-ending --colors --files-max-size',
  },
  {
    line: 'oxlint @ --fix src/a.ts',
    does: A,
    flags: '--quiet --silent --type-aware --fix-suggestions --fix-dangerously',
    values:
      '-c --config -D --deny -W --warn -A --allow -f --format --threads --ignore-path --ignore-pattern --tsconfig --max-warnings',
  },
  {
    line: 'stylelint @ --fix src/a.ts',
    does: A,
    flags: '--cache -q --quiet --color --allow-empty-input -d',
    values: '-c --config --custom-syntax -f --formatter --ignore-path --config-basedir --max-warnings',
    writes: '-o --output-file',
  },
  {
    line: 'markdownlint @ --fix src/a.ts',
    does: A,
    flags: '-q --quiet --dot --stdin',
    values: '-c --config -i --ignore -p --ignore-path -r --rules -s',
    writes: '-o --output',
  },
  { line: 'sort-package-json @ src/a.ts', does: A, flags: '-q --quiet', full: each('-c --check', builds) },
  {
    line: 'vitest run @',
    does: builds,
    free: '--coverage --watch --typecheck --globals --passWithNoTests --no-color --silent',
    full: {
      ...each('-u --update', [...builds, 'run.snapshots']),
      '--update=false': builds,
      '--outputFile=src/made': [...builds, 'write src/made'],
      '--outputFile src/made': [...builds, 'write src/made'],
      '--coverage.reportsDirectory src/made': [...builds, 'write src/made/**'],
      '--coverage --coverage.reportsDirectory=src/made': [...builds, 'write src/made/**'],
    },
  },
  {
    line: 'jest @',
    does: builds,
    free: '--coverage --ci --watch -i --runInBand --coverage src/a.test.ts -t x --testNamePattern x',
    writes: '--outputFile',
    writesInto: '--coverageDirectory',
    full: each('-u --updateSnapshot', snapshots),
  },
  {
    line: 'playwright test @',
    does: builds,
    free: '-c x --grep x -g x --project=x --headed --ui -j 2 -x --list',
    writesInto: '--output',
    full: each('-u --update-snapshots --update-snapshots=all', snapshots),
  },
  {
    line: 'nyc @ rimraf src/a.ts',
    does: ['run.build', 'run.write', 'write src/a.ts'],
    flags: '--all --clean --check-coverage --per-file --silent --skip-full --instrument --source-map',
    values:
      '-r --reporter -t --temp-directory -n --include -x --exclude -e --extension --cwd --lines --functions --branches --statements --require -i',
    writesInto: '--report-dir --reports-dir -o',
  },
  {
    line: 'tsc @',
    does: builds,
    free: '--noEmit --watch -w --strict -b -p x --project x --target es2022 -m esnext --lib dom --jsx react',
    writes: '--outFile --tsBuildInfoFile --generateTrace',
    writesInto: '--outDir --declarationDir',
  },
  {
    line: 'esbuild @',
    does: builds,
    free: '--bundle --minify',
    full: {
      '--outfile=src/made': [...builds, 'write src/made'],
      '--metafile=src/made': [...builds, 'write src/made'],
      '--outdir=src/made': [...builds, 'write src/made/**'],
    },
  },
  {
    line: 'rimraf @ src/a.ts',
    does: ['run.write', 'write src/a.ts'],
    flags: '-g --glob --no-glob -v --verbose -i --interactive --preserve-root --no-preserve-root',
  },
  {
    line: 'mkdirp @ src/a.ts',
    does: ['run.write', 'write src/a.ts'],
    flags: '-p --print',
    values: '-m --mode',
  },
];

/** Ruff 0.14, Black 25, isort 6, autopep8 2, djlint 1, pytest 8, mypy 1, coverage 7. */
const python: readonly OptionRow[] = [
  {
    line: 'ruff check @ --fix src/a.py',
    does: py,
    flags:
      '--fix-only --unsafe-fixes --show-fixes -q --quiet -v --verbose -n --no-cache -e --exit-zero --preview --isolated -s --add-noqa',
    values:
      '--config --select --ignore --extend-select --extend-ignore --line-length --target-version --output-format --exclude --extend-exclude --stdin-filename --cache-dir --per-file-ignores',
    writes: '-o --output-file',
    full: { '--no-fix': builds, '--diff': builds },
  },
  {
    line: 'ruff format @ src/a.py',
    does: py,
    values: '--range --line-length --config',
    full: each('--check --diff', builds),
  },
  {
    line: 'black @ src/a.py',
    does: py,
    flags:
      '-q --quiet -v --verbose -S --skip-string-normalization -C --skip-magic-trailing-comma --preview --fast --safe --pyi --ipynb',
    values:
      '-l --line-length -t --target-version --config --include --exclude --extend-exclude --force-exclude -W --workers --stdin-filename',
    full: each('--check --diff', builds),
  },
  {
    line: 'isort @ src/a.py',
    does: py,
    flags: '-q --quiet --atomic --fgw --ac',
    values:
      '-l --line-length --profile --settings-path --settings-file --sp -s --skip --known-first-party -p --src',
    full: each('-c --check --check-only -d --diff', builds),
  },
  {
    line: 'autopep8 @ -i src/a.py',
    does: py,
    flags: '-v --verbose -a --aggressive -r --recursive --in-place',
    values: '--max-line-length --select --ignore --exclude -j --jobs',
  },
  {
    line: 'djlint @ --reformat src/a.py',
    does: py,
    values: '--profile --indent --extension -e',
    full: each('--check --lint', builds),
  },
  {
    line: 'pytest @',
    does: builds,
    free: '-q -x -v -s --lf --ff --sw -k x -m x -p no:cacheprovider -c x --rootdir=x --durations 5 -n 4 --cov --cov=src --tb short --co',
    writes: '--junitxml --junit-xml --html --json-report-file --report-log --log-file',
    writesInto: '--basetemp',
    full: {
      ...each(
        '--snapshot-update --update-snapshots --force-regen --regen-all --regtest-reset --update-goldens',
        snapshots,
      ),
      '--inline-snapshot=fix': [...builds, 'run.snapshots --inline-snapshot'],
      '--inline-snapshot=create,update': [...builds, 'run.snapshots --inline-snapshot'],
      '--inline-snapshot=report': builds,
    },
  },
  {
    line: 'mypy @',
    does: builds,
    free: '--strict --config-file x -p x -m x -c x --python-version 3.12 --exclude x',
    writes: '--junit-xml',
    writesInto: '--html-report --xml-report --txt-report',
    full: { '--install-types': [...builds, 'install'] },
  },
  {
    line: 'coverage run @ tool.py',
    does: ['read tool.py', 'run.build', 'run.script'],
    flags: '-a --append --branch -p --parallel-mode -L --pylib --timid',
    values: '--source --include --omit --rcfile --context --concurrency --data-file',
    full: each('-m --module', ['run.build', 'run.interpreter', 'run.unknown']),
  },
  {
    line: 'coverage html @',
    does: builds,
    writesInto: '-d --directory',
    free: '--title x --include x --omit x',
  },
  { line: 'coverage xml @', does: builds, writes: '-o', free: '--include x --omit x' },
];

export const runnerOptions: readonly OptionRow[] = [...javascript, ...python];
