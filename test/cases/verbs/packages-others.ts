import type { VerbRow } from './row.ts';

export const otherPackageVerbs: readonly VerbRow[] = [
  [
    'composer @ x',
    {
      install:
        'require update u upgrade i remove rm r uninstall reinstall bump create-project self-update selfupdate install global+require',
      'run.build': 'dump-autoload dumpautoload archive clear-cache clearcache cc',
      'run.script':
        'show info licenses depends why prohibits why-not status validate check-platform-reqs fund suggests about list help',
      'network.read': 'outdated search audit browse home diagnose',
      'run.write': 'init',
      'run.read': 'config',
    },
  ],
  [
    'bundle @ x',
    {
      install: 'install i add remove update lock clean inject plugin cache package pack prune',
      'run.script': 'list show info check licenses platform env help viz which config',
      'network.read': 'outdated audit doctor',
      'run.write': 'init gem binstubs',
      'run.interpreter': 'console',
      'run.system': 'config+set',
      'run.dynamic': 'open',
    },
  ],
  [
    'gem @ x',
    {
      install: 'install i update uninstall cleanup pristine rebuild',
      'run.read':
        'list contents dependency env environment help info query specification spec stale unpack which check lock',
      'network.read': 'search outdated fetch sources',
      publish: 'push yank owner',
      'network.write': 'signin signout mirror cert',
      'run.build': 'build',
      'run.script': 'exec',
    },
  ],
  [
    'pod @ x',
    {
      install: 'install update repo deintegrate',
      'run.build': 'env list help lib spec ipc',
      'network.read': 'outdated search',
      publish: 'trunk',
    },
  ],
  [
    'go @ x',
    {
      install: 'get install mod+tidy mod+edit mod+vendor mod+init',
      'install.frozen': 'mod+download',
      'run.build': 'vet generate tool clean work telemetry bug cover list build test',
      'network.read': 'mod+graph mod+why mod+verify',
      'run.script': 'run',
      'environment.read': 'env',
      'run.read': 'doc version help',
    },
  ],
  [
    'cargo @ x',
    {
      install:
        'add remove rm update upgrade install uninstall generate-lockfile vendor binstall install-update edit fetch',
      'run.read': 'locate-project read-manifest pkgid version help verify-project',
      'network.read': 'search info audit outdated deny',
      publish: 'publish owner yank release',
      'network.write': 'login logout',
      'run.write': 'init new',
      'run.build':
        'tree metadata build b check c doc d rustc rustdoc clean package miri expand llvm-cov tarpaulin hack machete test t nextest bench clippy',
      'run.script': 'run r leftover',
      'run.build run.snapshots': 'insta+review insta+accept insta+reject',
    },
  ],
  [
    'rustup @ x',
    {
      install: 'update default toolchain+install target+add component+add override+set self',
      'run.read': 'help completions target+list',
      'run.build': 'show which doc check',
    },
  ],
  [
    'mix @ x',
    {
      install:
        'deps.get deps.update deps.unlock deps.clean archive.install escript.install local.hex igniter.install phx.new new hex.config',
      migrate:
        'ecto.drop ecto.reset ecto.migrate ecto.rollback ecto.setup ecto.load ecto.create ash.migrate ash_postgres.migrate event_store.migrate run',
      publish: 'hex.publish hex.retire hex.owner',
      'network.write': 'hex.user hex.organization',
      'run.build':
        'test compile credo dialyzer docs clean xref sobelow coveralls phx.routes phx.server release help deps deps.tree hex.audit hex.outdated ecto.migrations',
      'run.script': 'unheard',
      'run.interpreter': 'eval',
    },
  ],
  [
    'dart pub @ x',
    {
      install: 'add remove upgrade downgrade get global',
      'run.build': 'deps',
      'network.read': 'outdated',
      publish: 'publish',
      'network.write': 'login logout token',
      'run.script': 'run',
    },
  ],
  [
    'flutter @ x',
    {
      'run.build': 'analyze build compile doc gen-l10n drive attach assemble clean devices doctor test',
      install: 'upgrade downgrade channel precache create config',
      'run.script': 'run unheard',
    },
  ],
  ['melos @', { install: 'bootstrap bs clean', 'run.script': 'test' }, ['run.script']],
  [
    'dotnet @ x',
    {
      'run.build': 'build test clean pack publish msbuild vstest watch store list help',
      'run.script': 'run exec',
      'run.interpreter': 'fsi script',
      install: 'restore workload new sdk add remove tool+install tool+update package+add',
      'run.write': 'sln solution reference+add',
      'network.read': 'tool+search package+search package+list',
      publish: 'nuget+push nuget+delete',
      'secret.read': 'user-secrets',
    },
  ],
  [
    'nuget @ x',
    {
      install: 'install restore update',
      'run.build': 'list locals help pack spec',
      'network.read': 'search',
      publish: 'push delete',
      'network.write': 'setapikey sign',
    },
  ],
  [
    'cabal @ x',
    {
      'run.build': 'build test bench check haddock clean repl configure sdist list info help outdated path',
      'run.script': 'run exec',
      publish: 'upload report',
      install: 'install update',
    },
  ],
  [
    'stack @ x',
    {
      'run.build': 'build test bench haddock clean purge ghci repl path query list ls dot',
      'run.script': 'run runghc script eval',
      publish: 'upload',
      install: 'install setup update upgrade',
    },
  ],
  [
    'opam @ x',
    {
      'run.build': 'list show search info help env config var lint',
      install: 'install update upgrade remove pin switch',
    },
  ],
  [
    'rebar3 @ x',
    {
      install: 'upgrade update unlock plugins new',
      publish: 'hex',
      'run.build': 'compile eunit ct dialyzer xref cover edoc shell release tar',
    },
  ],
  [
    'gleam @ x',
    {
      install: 'add remove update deps new',
      publish: 'publish hex',
      'run.build': 'build check test run docs shell export clean lsp',
    },
  ],
  [
    'conan @ x',
    {
      'run.build': 'list show search help info which path config doc build test make lint check',
      install: 'install download remove',
    },
  ],
];
