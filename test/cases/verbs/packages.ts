import type { VerbRow } from './row.ts';

const S = ['run.script'];

export const packageVerbs: readonly VerbRow[] = [
  [
    'npm @ x',
    {
      install:
        'install i in ins inst insta instal isnt isnta isntal isntall add install-test it update up upgrade udpate uninstall unlink remove rm r un dedupe ddp link ln prune shrinkwrap audit+fix',
      'install.frozen':
        'ci clean-install ic install-clean isntall-clean install-ci-test cit clean-install-test sit',
      'run.build': 'rebuild rb pack',
      'run.script': 'help help-search run run-script rum urn',
      'run.read': 'ls list la ll explain why root prefix query find-dupes get config+get c+list',
      'network.read':
        'view info show v search s se find outdated ping docs home bugs issues repo fund whoami doctor sbom diff audit',
      publish: 'publish unpublish deprecate dist-tag dist-tags owner author access',
      'network.write': 'token login adduser add-user logout team star unstar hook profile org',
    },
  ],
  ['npm cache @', { 'run.read': 'ls verify', 'run.system': 'clean add' }],
  ['npm config get @', { 'run.read': 'registry prefix', 'secret.read': '_authToken //x/:_password _auth' }],
  [
    'pnpm @ x',
    {
      install:
        'add update up upgrade remove rm uninstall un link ln unlink import dedupe prune patch patch-commit deploy env setup self-update approve-builds install i',
      'install.frozen': 'fetch',
      'run.build': 'rebuild rb pack',
      'run.script': 'ls list la ll why root bin help store-path licenses config+get store+path cache+list',
      'network.read': 'outdated audit view info doctor ping',
      publish: 'publish dist-tag owner deprecate',
      'network.write': 'login logout',
      'run.system': 'config+set store+prune cache+delete',
    },
    S,
  ],
  [
    'yarn @ x',
    {
      install:
        'add remove up upgrade upgrade-interactive set import link unlink dedupe plugin patch autoclean global policies unplug install workspaces+focus',
      'run.build': 'rebuild pack',
      'run.script': 'list why versions bin help licenses constraints config+get workspaces+list',
      'network.read': 'info outdated audit npm+info npm+audit npm+whoami',
      publish: 'publish owner tag access npm+publish npm+tag',
      'network.write': 'login logout team',
      'git.commit': 'version',
      'run.system': 'config+set cache+clean',
    },
    S,
  ],
  [
    'bun @ x',
    {
      install: 'install i add a remove rm update link unlink patch upgrade pm+trust',
      'install.frozen': 'ci',
      'network.read': 'outdated audit info why',
      publish: 'publish',
      'run.build': 'test build pm+pack',
      'run.option': 'pm+ls pm+bin pm+hash pm+why pm+cache',
      'run.interpreter': 'repl',
      'git.commit': 'pm+version',
    },
  ],
  ['bun pm @', { 'run.read': 'ls bin hash hash-string hash-print why whoami view cache default-trusted' }],
  [
    'pip @ x',
    {
      install: 'install uninstall',
      'run.build': 'wheel',
      'run.read':
        'list show freeze check inspect debug help completion hash config+list config+get cache+dir cache+list',
      'network.read': 'index search download',
      'run.system': 'config+set config+unset cache+purge cache+remove',
    },
  ],
  [
    'uv @ x',
    {
      install:
        'add remove sync lock tool+install tool+upgrade tool+uninstall python+install python+upgrade self+update',
      'run.build': 'build format tree export python+list python+find',
      'run.read': 'version help self+version tool+list tool+dir cache+dir',
      publish: 'publish',
      'network.write': 'auth',
      'run.write': 'init',
      'run.system': 'cache+clean cache+prune',
    },
  ],
  [
    'uv pip @ x',
    {
      install: 'install uninstall sync',
      'run.build': 'list show freeze check tree',
      'network.read': 'compile',
    },
    ['run.build'],
  ],
  [
    'poetry @ x',
    {
      'install.frozen': 'install sync',
      install: 'add remove update lock self env+use env+remove',
      'run.build': 'build show check about list help version export',
      'network.read': 'search',
      publish: 'publish',
      'network.write': 'source',
      'run.write': 'init new',
      'run.shell': 'shell',
      'run.read': 'env+info env+list env+activate',
    },
  ],
  [
    'pdm @ x',
    {
      install: 'install add update remove lock import use self plugin python venv+create',
      'install.frozen': 'sync',
      'run.build': 'build list show info completion',
      'network.read': 'search outdated',
      publish: 'publish',
      'run.write': 'init new fix export',
      'run.system': 'config cache',
    },
  ],
  [
    'pipenv @ x',
    {
      install: 'install uninstall update upgrade lock clean',
      'install.frozen': 'sync',
      'run.build': 'graph requirements scripts verify',
      'network.read': 'check audit',
      'run.shell': 'shell',
    },
  ],
  [
    'hatch @ x',
    {
      'run.build': 'test fmt build clean version status config',
      publish: 'publish',
      install: 'env dep python self',
      'run.write': 'new project',
      'run.shell': 'shell',
    },
  ],
  [
    'conda @ x',
    {
      install: 'install update remove create env+create env+update clean',
      'run.read': 'list info help compare notices',
      'network.read': 'search repoquery',
      'run.system': 'config init',
    },
  ],
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
