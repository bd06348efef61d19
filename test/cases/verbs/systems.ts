import type { VerbRow } from './row.ts';

/** Systems' package managers, version managers, and smaller installers. */
export const systemVerbs: readonly VerbRow[] = [
  [
    'apt @ x',
    {
      install: 'install remove purge update upgrade full-upgrade autoremove source build-dep unheard',
      'run.read': 'list show search policy madison depends rdepends showsrc why',
      'network.read': 'changelog download',
    },
  ],
  [
    'apt-mark @ x',
    { install: 'hold unhold auto manual', 'run.read': 'showmanual showauto showhold showinstall' },
  ],
  [
    'brew @',
    {
      install: 'bundle bundle+install install+x uninstall+x upgrade update tap+x cleanup link+x unheard',
      'run.read':
        'list ls leaves deps+x uses+x config doctor tap services services+list analytics analytics+state commands',
      'network.read': 'info search+x outdated home+x fetch+x audit+x',
      'run.build': 'test style',
      'run.system': 'services+start+x analytics+off',
      'run.script': 'bundle+list bundle+check',
      'run.shell': 'sh',
    },
  ],
  [
    'dnf @ x',
    {
      install: 'install remove upgrade unheard',
      'run.read': 'list info search provides repolist repoquery history deplist grouplist',
      'network.read': 'check-update updateinfo makecache',
    },
  ],
  ['yum @ x', { install: 'install erase update', 'run.read': 'list info search whatprovides' }],
  [
    'zypper @ x',
    {
      install: 'install in remove update',
      'run.read': 'search se info if list-updates lu packages repos lr patterns',
    },
  ],
  ['apk @ x', { install: 'add del upgrade', 'run.read': 'list info search policy stats version' }],
  ['snap @ x', { install: 'install remove refresh', 'run.read': 'list info find services changes' }],
  [
    'flatpak @ x',
    { install: 'install uninstall update run', 'run.read': 'list info search remotes history ps' },
  ],
  [
    'port @ x',
    { install: 'install uninstall selfupdate', 'run.read': 'installed list search info contents deps' },
  ],
  ['pkg @ x', { install: 'install delete upgrade', 'run.read': 'info query search which list audit' }],
  ['choco @ x', { install: 'install uninstall upgrade', 'run.read': 'list search info' }],
  ['guix @ x', { install: 'install remove pull package', 'run.read': 'search show describe' }],
  ['pacman @ x', { install: '-S -R -U -Syu -D+--asdeps', 'run.read': '-Q -Qi -Ss -Si -F -T' }],
  [
    'dpkg @ x',
    {
      install: '-i -r -P --configure --unpack --add-architecture',
      'run.read': '-l -L -s -S -c -I --list --search',
    },
  ],
  ['rpm @ x', { install: '-i -U -e -F --import', 'run.read': '-q -qa -V -K --query --verify' }],
  ['emerge @ x', { install: 'y -u --sync --unmerge', 'run.read': '-p -s' }],
  ['xbps-query @ x', { 'run.read': '-l -S' }],
  [
    'nvm @ 20',
    { install: 'install uninstall alias', 'run.read': 'use current ls list which ls-remote version' },
  ],
  ['fnm @', { install: 'install uninstall', 'run.read': 'use list current env default' }],
  ['corepack @', { install: 'enable disable prepare use' }],
  ['rush @', { 'install run.script': 'install update add remove link purge', 'run.script': 'build list' }],
  ['nr @', { 'run.script': 'x' }],
  [
    'pipx @',
    {
      install: 'install+x upgrade+x uninstall+x inject+x ensurepath runpip+x+install+y',
      'run.read': 'list environment runpip+x+list',
    },
  ],
  [
    'rye @',
    {
      install: 'sync add remove install pin',
      'run.build': 'test lint fmt build',
      'run.read': 'list show version',
      publish: 'publish',
    },
  ],
  [
    'pixi @',
    {
      install: 'install add remove update init global',
      'run.read': 'list info tree task',
      'network.read': 'search+x',
      'run.build': 'build',
      'install run.script': 'exec+x exec+--+x',
    },
  ],
  [
    'pecl @ x',
    {
      install: 'install uninstall upgrade',
      'run.read': 'list info help config-show config-get',
      'network.read': 'search list-all remote-info',
    },
  ],
  [
    'carthage @',
    {
      install: 'update bootstrap checkout',
      'run.build': 'build archive version help',
      'network.read': 'outdated',
    },
  ],
  [
    'symfony @',
    {
      install: 'new local:new',
      'run.build': 'list check:requirements local:php:list',
      'run.service': 'serve server:start open',
    },
  ],
  [
    'valet @',
    { install: 'install use isolate', 'run.build': 'links paths which', 'run.service': 'start stop park' },
  ],
  ['laravel @', { install: 'new', 'run.build': 'list help', 'run.service': 'unheard' }],
  [
    'luarocks @ x',
    { 'run.build': 'list show search path config doc build test make lint', install: 'install remove' },
  ],
  ['setup.py @', { install: 'install develop', publish: 'upload' }, ['run.build']],
  ['pip-sync @', { install: 'x' }],
  ['npm @', { 'run.unknown': 'unheard+x' }],
  ['uv @', { 'run.unknown': 'unheard' }],
  ['pipenv @', { 'run.unknown': 'unheard' }],
  ['poetry @', { 'run.unknown': 'unheard' }],
  ['bundle @', { 'run.unknown': 'unheard' }],
  ['bundler @', { install: 'install' }],
  ['hatch @', { 'run.unknown': 'unheard' }],
  ['go @', { 'run.unknown': 'unheard' }],
  [
    'mvn @',
    {
      migrate:
        'flyway:migrate flyway:clean liquibase:update liquibase:dropAll sql:execute org.flywaydb:flyway-maven-plugin:10.0.0:migrate',
      'run.build':
        'test package verify flyway:info flyway:validate liquibase:status liquibase:updateSQL dependency:tree',
      install: 'dependency:get versions:set versions:use-latest-versions archetype:generate wrapper:wrapper',
      'git.commit git.push publish': 'release:prepare release:perform',
      'run.script': 'exec:java exec:exec',
    },
    ['run.build'],
  ],
  [
    'gradle @',
    {
      migrate:
        'flywayMigrate flywayClean liquibaseUpdate update rollback dropAll :app:flywayMigrate dbMigrate',
      'run.build': 'test build check flywayInfo flywayValidate status updateSql diff history',
      install: 'wrapper init versionCatalogUpdate updateLocks',
      'git.commit git.push': 'release tagRelease',
    },
    ['run.build'],
  ],
];
