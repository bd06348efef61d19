import type { OptionRow } from './row.ts';

const installs = ['install'] as const;
const builds = ['run.build'] as const;

/** What runs another program, or moves npm's files elsewhere: npm 11's own table of settings. */
const npmRisks = '--userconfig --globalconfig --cache --logs-dir --script-shell --shell --node-options --git';

/** npm 11, pnpm 10, yarn 4, bun 1. */
const node: readonly OptionRow[] = [
  {
    line: 'npm @ install',
    does: installs,
    flags:
      '--silent -s --quiet -q --verbose -d --json --long -l --parseable -p --global -g --force -f --yes -y --if-present --no-audit --no-fund --no-save --save-dev -D --save-exact -E --offline --prefer-offline --include-workspace-root --iwr --no-color --ignore-scripts --workspaces --ws --color --dry-run --legacy-peer-deps --strict-peer-deps --package-lock-only --no-package-lock --save -S --save-optional -O --save-prod -P --save-peer --save-bundle -B --production --audit --fund --bin-links --no-bin-links --prefer-dedupe --progress --no-progress --timing --strict-ssl --update-notifier --all -a --dev --engine-strict --foreground-scripts --provenance',
    values:
      '--loglevel --registry --omit --include --otp --tag --depth -w --workspace --access --audit-level --before --location -L --scope --install-strategy --cpu --os --libc --message -m --maxsockets --fetch-retries --fetch-timeout --noproxy --proxy --https-proxy --user-agent --only --save-prefix --lockfile-version --pack-destination --preid',
    value: 'publish',
    full: {
      '-C web': installs,
      '--prefix web': installs,
      '--prefix=web': installs,
      ...Object.fromEntries(
        npmRisks.split(' ').flatMap((option) => [
          [`${option} publish`, [...installs, `run.option ${option}`]],
          [`${option}=publish`, [...installs, `run.option ${option}`]],
        ]),
      ),
    },
  },
  {
    line: 'npm ls @',
    does: [],
    free: '-a --all --depth=1 --depth 1 --prod --production --dev --json -l --long -p --parseable -g --global --package-lock-only --unicode',
  },
  {
    line: 'npm exec @ rimraf src/b.ts',
    does: ['run.script', 'run.write', 'write src/b.ts'],
    flags: '-y --yes --no -q --quiet --prefer-offline --offline',
    runs: '-c --call',
    full: { '--package cowsay': ['run.script', 'run.write', 'write src/b.ts'] },
  },
  {
    line: 'npx @ rimraf src/b.ts',
    does: ['run.script', 'run.write', 'write src/b.ts'],
    flags: '-y --yes --no -q --quiet --no-install --ignore-existing --prefer-offline',
    values: '--registry -p --package --loglevel -w --workspace',
    runs: '-c --call',
  },
  {
    line: 'pnpm @ add x',
    does: ['install', 'run.script'],
    flags:
      '-w --workspace-root -r --recursive --silent -s --color --no-color --stream --parallel --aggregate-output --no-bail --if-present --include-workspace-root --ignore-scripts -D --save-dev -E --save-exact -g --global --offline --prefer-offline --use-stderr --ignore-workspace --fail-if-no-match --yes -y',
    values: '-F --filter --filter-prod --loglevel --reporter --workspace-concurrency --registry',
    value: 'publish',
    full: {
      '-C web': ['install', 'run.script'],
      '--dir web': ['install', 'run.script'],
      '--store-dir x': ['install', 'run.option --store-dir', 'run.script'],
      '--config.shell=x': ['install', 'run.option --config.shell', 'run.script'],
    },
  },
  {
    line: 'yarn @ add x',
    does: ['install', 'run.script'],
    flags:
      '--immutable --immutable-cache --frozen-lockfile --check-cache --inline-builds --silent -s --verbose --json --ignore-scripts --offline --prefer-offline --no-color --force',
    values: '--modules-folder --cache-folder --registry',
    value: 'publish',
    full: {
      '--cwd web': ['install', 'run.script'],
    },
  },
  {
    line: 'bun @ add x',
    does: installs,
    flags: '--silent --verbose --hot --watch --smol -b --bun --if-present --ignore-scripts --global -g',
    values: '-r --preload --env-file --config-file --loglevel',
    value: 'publish',
    full: { '--cwd web': installs },
  },
  {
    line: 'bun test @',
    does: builds,
    writes: '--reporter-outfile',
    writesInto: '--coverage-dir',
    free: '--timeout 5 -t x --test-name-pattern=x --preload x --rerun-each 2 --bail --coverage --only --todo',
    full: {
      '-u': [...builds, 'run.snapshots'],
      '--update-snapshots': [...builds, 'run.snapshots'],
    },
  },
  {
    line: 'bun build @ src/a.ts',
    does: builds,
    writes: '--outfile',
    writesInto: '--outdir',
    free: '--minify --compile --splitting --target bun --format esm',
  },
  {
    line: 'bun @ \'require("fs").rmSync("src/b.ts")\'',
    does: ['read require("fs").rmSync("src/b.ts")', 'run.script'],
    full: Object.fromEntries(
      ['-e', '--eval', '-p', '--print'].map((option) => [option, ['run.interpreter', 'write src/b.ts']]),
    ),
  },
];

/** pip 25, uv 0.9, poetry 2, pdm 2, pipenv, hatch, conda. */
const python: readonly OptionRow[] = [
  {
    line: 'pip @ install x',
    does: installs,
    flags:
      '--isolated --require-virtualenv -v --verbose -q --quiet --no-input --no-color --no-cache-dir --disable-pip-version-check --no-python-version-warning --debug',
    values:
      '--proxy --retries --timeout --exists-action --trusted-host --cert --client-cert --keyring-provider --use-feature --use-deprecated',
    value: 'list',
    writes: '--log',
    writesInto: '--cache-dir',
    full: { '--python x': [...installs, 'run.script --python'] },
  },
  {
    line: 'pip list @',
    does: [],
    free: '-o --outdated -u --uptodate -e --editable -l --local --user --path x -v --verbose --not-required --exclude-editable --exclude x --format=json',
  },
  { line: 'pip hash @ a.whl', does: [], free: '-a sha256 --algorithm=sha256' },
  {
    line: 'uv @ add x',
    does: installs,
    flags:
      '-q --quiet -v --verbose --offline --no-cache -n --no-config --no-progress --native-tls --no-python-downloads --managed-python --no-managed-python --frozen --locked',
    values:
      '--cache-dir --config-file --color --allow-insecure-host -p --python --index --index-url --default-index',
    value: 'publish',
    full: { '--directory api': installs, '--project api': installs },
  },
  {
    line: 'uv run @ rm tests/a.test.ts',
    does: ['run.script', 'run.write', 'write tests/a.test.ts'],
    flags:
      '-q --quiet -v --verbose --active --locked --frozen --isolated --no-sync --no-project --all-extras --no-dev --no-default-groups --exact --offline --all-groups --all-packages --no-editable --no-env-file -s --script -n --no-cache',
    values: '-p --python --extra --group --env-file --only-group --no-group --package --index --no-extra',
    full: {
      '--with x': ['install', 'run.script', 'run.write', 'write tests/a.test.ts'],
      '--with-editable x': ['install', 'run.script', 'run.write', 'write tests/a.test.ts'],
      '--with-requirements=x': ['install', 'run.script', 'run.write', 'write tests/a.test.ts'],
      '-m touch': ['run.interpreter', 'run.write', 'run.script', 'write rm', 'write tests/a.test.ts'],
      '--module touch': ['run.interpreter', 'run.write', 'run.script', 'write rm', 'write tests/a.test.ts'],
    },
  },
  {
    line: 'uvx @ ruff format src/a.py',
    does: ['run.build', 'run.script', 'write src/a.py'],
    flags: '-q --quiet -v --verbose --isolated --offline --no-cache --refresh',
    values: '-p --python --index-url --default-index -w --with --with-requirements --env-file --from --index',
    value: 'ruff',
  },
  {
    line: 'poetry @ add x',
    does: installs,
    flags: '-q --quiet -v -vv -vvv --verbose -n --no-interaction --ansi --no-ansi --no-plugins --no-cache',
    full: { '-C api': installs, '--directory=api': installs, '-P api': installs, '--project api': installs },
  },
  {
    line: 'pdm @ add x',
    does: installs,
    flags: '-q --quiet -v --verbose -I --ignore-python -n --non-interactive',
    values: '-c --config -L --lockfile',
    value: 'publish',
    full: { '-p api': installs, '--project=api': installs },
  },
  {
    line: 'pipenv @ install --deploy',
    does: ['install.frozen'],
    flags: '--site-packages --clear -q --quiet -v --verbose --bare',
    values: '--python --pypi-mirror',
    value: 'lock',
  },
  {
    line: 'hatch @ publish',
    does: ['publish'],
    flags: '-v --verbose -q --quiet --no-color',
    values: '-e --env -p --project --data-dir --cache-dir --config',
    value: 'new',
  },
  {
    line: 'conda run @ rm tests/a.test.ts',
    does: ['run.script', 'run.write', 'write tests/a.test.ts'],
    flags: '--no-capture-output --live-stream -v --verbose --dev --debug-wrapper-scripts',
    values: '-n --name -p --prefix --cwd',
  },
  { line: 'conda list @', does: [], free: '-n x --name x -p x -e --export --json --all -a -s' },
];

export const packageOptions: readonly OptionRow[] = [...node, ...python];
