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
];
