import type { OptionRow } from './row.ts';

const builds = ['run.build'] as const;
const installs = ['install'] as const;

/** Composer 2, Bundler 2, RubyGems 3. */
const phpAndRuby: readonly OptionRow[] = [
  {
    line: 'composer @ require x/y',
    does: installs,
    flags:
      '-q --quiet -v -vv -vvv --verbose -n --no-interaction --ansi --no-ansi --profile --no-plugins --no-scripts --no-cache',
    full: { '-d api': installs, '--working-dir=api': installs },
  },
  {
    line: 'composer exec @ -- rm tests/a.test.ts',
    does: ['run.script', 'run.write', 'write tests/a.test.ts'],
    free: '-l --list',
  },
  {
    line: 'bundle @ add x',
    does: installs,
    flags: '--no-color -V --verbose',
    values: '-r --retry --gemfile',
    value: 'list',
  },
  {
    line: 'bundle exec @ rm tests/a.test.ts',
    does: ['run.script', 'run.write', 'write tests/a.test.ts'],
    flags: '--keep-file-descriptors',
    values: '--gemfile',
  },
  {
    line: 'gem @ install x',
    does: installs,
    flags: '-q --quiet --silent --verbose --no-color --debug --backtrace --norc',
    values: '--config-file',
    value: 'push',
  },
  {
    line: 'gem list @',
    does: [],
    free: '-l --local -r --remote -a --all -d --details -e --exact --no-versions -v 1 --version=1 -s x --source x -i --installed -I -u --prerelease -b --both',
  },
];

/** Go 1.24, Cargo 1.91. */
const goAndRust: readonly OptionRow[] = [
  {
    line: 'go build @ -o src/made .',
    does: [...builds, 'write src/made'],
    flags:
      '-a -n -race -msan -asan -cover -v -work -x -buildvcs=false -linkshared -modcacherw -trimpath -json',
    values:
      '-tags -ldflags -gcflags -asmflags -buildmode -mod -modfile -overlay -pkgdir -toolexec -pgo -p -compiler -gccgoflags -installsuffix -covermode -coverpkg',
    value: '-o=src/other',
    full: { '-C src': [...builds, 'write src/src/made'] },
  },
  {
    line: 'go test @ -o src/made .',
    does: [...builds, 'write src/made'],
    flags: '-v -race -json -short -cover -failfast -i -c -benchmem -fullpath -x -n',
    values:
      '-run -bench -count -timeout -tags -p -parallel -cpu -coverpkg -covermode -skip -fuzz -fuzztime -fuzzminimizetime -benchtime -mod -ldflags -exec -vet -shuffle -list -blockprofilerate -memprofilerate -mutexprofilefraction -gcflags -modfile',
    writes: '-coverprofile -cpuprofile -memprofile -blockprofile -mutexprofile -trace',
    writesInto: '-outputdir',
    value: '-o=src/other',
    full: {
      '-C src': [...builds, 'write src/src/made'],
      ...Object.fromEntries(
        ['-update', '--update', '-update=true', '-u', '-golden', '-update-golden', '-rewrite'].map(
          (option) => [option, [...builds, 'run.snapshots -update', 'write src/made']],
        ),
      ),
      '-update=false': [...builds, 'write src/made'],
    },
  },
  {
    line: 'cargo @ add x',
    does: installs,
    flags: '-q --quiet -v --verbose --offline --locked --frozen -r --release --workspace --all',
    values: '--color --config -Z -p --package -F --features --target --target-dir --manifest-path',
    value: 'publish',
    full: { '-C api': installs },
  },
  {
    line: 'cargo clippy @ --fix',
    does: [...builds, 'write ./**/*.rs'],
    flags:
      '-q --quiet -v --verbose --offline --locked --frozen -r --release --workspace --all --all-targets --all-features --no-default-features --tests --benches --lib --bins --examples --keep-going --allow-dirty --allow-staged --allow-no-vcs --no-deps --future-incompat-report --ignore-rust-version --timings',
  },
  {
    line: 'cargo clippy @',
    does: builds,
    values:
      '--color --config -Z -p --package -F --features --target --target-dir --manifest-path --profile -j --jobs --exclude --bin --example --test --bench --message-format',
    value: '--fix',
  },
];

/** Maven 3.8, Gradle 9, .NET 9. */
const jvmAndDotnet: readonly OptionRow[] = [
  {
    line: 'mvn @ deploy',
    does: [...builds, 'publish'],
    flags:
      '-am --also-make -amd --also-make-dependents -B --batch-mode -C --strict-checksums -c --lax-checksums -e --errors -fae --fail-at-end -ff --fail-fast -fn --fail-never -N --non-recursive -nsu --no-snapshot-updates -ntp --no-transfer-progress -o --offline -q --quiet -U --update-snapshots -V --show-version -X --debug',
    apart:
      '-b --builder --color -D --define -emp --encrypt-master-password -ep --encrypt-password -f --file -gt --global-toolchains -P --activate-profiles -pl --projects -rf --resume-from -t --toolchains -T --threads',
    value: 'flyway:migrate',
    full: {
      '-s docs/x.xml': [...builds, 'publish', 'read docs/x.xml'],
      '--settings docs/x.xml': [...builds, 'publish', 'read docs/x.xml'],
      '-gs docs/x.xml': [...builds, 'publish', 'read docs/x.xml'],
      '-l src/log': [...builds, 'publish', 'write src/log'],
      '--log-file src/log': [...builds, 'publish', 'write src/log'],
      '-Dtest=FooTest': [...builds, 'publish'],
    },
  },
  {
    line: 'gradle @ publish',
    does: [...builds, 'publish'],
    flags:
      '-q --quiet -i --info -d --debug -s --stacktrace -S --full-stacktrace -w --warn --offline --daemon --no-daemon --parallel --no-parallel --build-cache --no-build-cache --configuration-cache --no-configuration-cache --rerun-tasks --continue -m --dry-run -t --continuous --scan --no-scan --profile --foreground -a --no-rebuild',
    values:
      '-x --exclude-task --tests -g --gradle-user-home --console --max-workers --warning-mode -D --system-prop -P --project-prop --include-build --project-cache-dir --dependency-verification -F --priority',
    value: 'flywayMigrate',
    full: {
      '-p api': [...builds, 'publish'],
      '--refresh-dependencies': [...builds, 'install --refresh-dependencies', 'publish'],
      '--write-locks': [...builds, 'install --write-locks', 'publish'],
      '--update-locks x': [...builds, 'install --update-locks', 'publish'],
      '-M sha256': [...builds, 'install -M', 'publish'],
      '-I docs/x.gradle': [...builds, 'publish', 'read docs/x.gradle'],
      '-b docs/x.gradle': [...builds, 'publish', 'read docs/x.gradle'],
      '-c docs/x.gradle': [...builds, 'publish', 'read docs/x.gradle'],
    },
  },
  {
    line: 'dotnet @ user-secrets list',
    does: ['secret.read list'],
    flags: '-d --diagnostics',
    values: '--fx-version --roll-forward --additionalprobingpath',
    value: 'list',
  },
];

/** Systems' package managers. */
const systems: readonly OptionRow[] = [
  {
    line: 'apt-get @ install x',
    does: ['install install'],
    flags: '-q --quiet -y --yes -s --simulate --dry-run --no-install-recommends -f --fix-broken -V -m -u -b',
    values: '-t --target-release -a --host-architecture',
    value: 'list',
  },
  {
    line: 'apt list @',
    does: [],
    free: '--installed --upgradable --manual-installed -a --all-versions -v --verbose -n --names-only',
  },
  {
    line: 'brew list @',
    does: [],
    free: '-1 -l -t -r --versions --cask --formula --full-name --pinned --multiple --installed-on-request',
  },
  {
    line: 'dnf @ install x',
    does: ['install install'],
    flags: '-q --quiet -y --assumeyes -v --verbose -C --cacheonly',
    values: '-c --config -x --exclude --enablerepo --disablerepo',
    value: 'list',
  },
  { line: 'dpkg @ x', does: [], free: '-l -L -s -S -p --list --status --search --listfiles' },
  { line: 'rpm @ x', does: [], free: '-q -qa -qi -ql -V --query --verify' },
  { line: 'pacman @ x', does: ['install'], full: { '-Q': [], '-Qi': [], '-Ss': [], '-S': ['install -S'] } },
];

export const otherPackageOptions: readonly OptionRow[] = [
  ...phpAndRuby,
  ...goAndRust,
  ...jvmAndDotnet,
  ...systems,
];
