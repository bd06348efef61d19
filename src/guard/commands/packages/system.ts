import type { Act } from '../../../policy/acts.ts';
import { act, type Effect } from '../../effects.ts';
import type { Call, Program } from '../program.ts';
import { options, othersAre, rawVerb, readsWhere, verbs } from './verbs.ts';

/** Package managers of operating systems. */

const apt: Program = {
  names: ['apt', 'apt-get', 'aptitude', 'nala'],
  act: 'run.read',
  options: options(
    'q quiet y yes s simulate dry-run no-install-recommends f fix-broken V verbose-versions m u b',
    't target-release a host-architecture',
  ),
  optionsAnywhere: true,
  subcommands: verbs([
    [
      'run.read',
      'list show search policy madison depends rdepends showsrc why help moo',
      options('installed upgradable manual-installed a all-versions n names-only v verbose'),
    ],
    ['network.read', 'changelog download indextargets'],
  ]),
  otherwise: othersAre('install'),
};

const aptReaders: readonly Program[] = [
  {
    names: ['apt-file', 'dlocate'],
    act: 'run.read',
    options: options(
      'l list W show s status L listfiles S search p print-avail c control-path x fixed-string',
      'f showformat admindir',
    ),
    operands: 'text',
  },
  {
    names: ['apt-mark'],
    act: 'run.read',
    subcommands: verbs([['run.read', 'showmanual showauto showhold showinstall']]),
    otherwise: othersAre('install'),
  },
  {
    names: [
      'apt-key',
      'add-apt-repository',
      'apt-add-repository',
      'dpkg-reconfigure',
      'do-release-upgrade',
      'unattended-upgrade',
      'debconf-set-selections',
      'apt-config',
      'gdebi',
      'alien',
      'checkinstall',
      'dpkg-deb',
      'dselect',
      'tasksel',
    ],
    act: 'install',
    anyOption: true,
  },
];

/** Actions are options here: what isn't a query changes the system. Only plain queries are known to read. */
const byOption = (names: string, query: RegExp, bare: Act = 'run.read'): Program => ({
  names: names.split(' '),
  act: 'run.read',
  style: 'raw',
  effects: (call): Effect[] => {
    const given = call.args.filter(({ text }) => text === undefined || text.startsWith('-'));
    const [action] = given;
    if (action === undefined) return call.args.length === 0 ? [] : [act(bare, call.name)];
    if (action.text === undefined || !query.test(action.text))
      return [act('install', call.name, action.text)];
    const plain =
      /^-[a-zA-Z]{1,6}$|^--(?:all|changelog|files|info|last|list|listfiles|print-avail|provides|query|quiet|requires|scripts|search|status|verify)$/;
    return given
      .filter(({ text }) => text === undefined || !plain.test(text))
      .map(({ prefix }) => act('run.option', call.name, prefix));
  },
});

const brew: Program = {
  names: ['brew'],
  act: 'run.read',
  options: {
    ...options('v verbose q quiet d debug help h version'),
    'prefix cellar caskroom repository env config cache': 'optional',
  },
  subcommands: [
    ...verbs([
      [
        'run.read',
        'list ls leaves deps uses config doctor dr commands shellenv tap-info log missing desc cat formulae casks linkage nodenv autoremove-dry help which-formula',
        options(
          '1 l t v versions cask formula full-name pinned multiple installed-on-request installed-as-dependency tree installed include-build annotate recursive r p a topological n json quiet q',
          '',
        ),
      ],
      ['network.read', 'info search outdated home homepage abv fetch audit livecheck options'],
      ['run.build', 'test style typecheck'],
    ]),
    readsWhere('services', /^(?:list|ls|info)?$/, 'run.system'),
    rawVerb('bundle', (call) => brewBundle(call)),
    rawVerb('sh', () => [act('run.shell', 'brew sh')]),
    rawVerb('analytics', (call) => [
      act(
        call.args.length === 0 || call.args[0]?.text === 'state' ? 'run.read' : 'run.system',
        'brew analytics',
      ),
    ]),
    rawVerb('tap', (call) => [act(call.args.length === 0 ? 'run.read' : 'install', 'brew tap')]),
  ],
  otherwise: (call, parsed) =>
    parsed.options.some(({ name }) => name === 'prefix') ? [] : othersAre('install')(call, parsed),
};

function brewBundle(call: Call): Effect[] {
  const [verb, ...rest] = call.args;
  if (verb?.text === 'exec') {
    const words = rest.filter(({ text }) => text !== '--');
    return words.length === 0 ? [] : call.context.run(words);
  }
  // A Brewfile is Ruby.
  return [act(/^(?:list|check)$/.test(verb?.text ?? '') ? 'run.script' : 'install', 'brew bundle')];
}

const byVerb = (names: string, reads: string, asks = ''): Program => ({
  names: names.split(' '),
  act: 'run.read',
  options: options('q quiet y assumeyes v verbose C cacheonly', 'c config x exclude enablerepo disablerepo'),
  optionsAnywhere: true,
  subcommands: verbs([
    ['run.read', `${reads} help`, options('installed all available a i l s n e v json sort')],
    ['network.read', `${asks} network-search`],
  ]),
  otherwise: othersAre('install'),
});

export const systemPackages: readonly Program[] = [
  apt,
  ...aptReaders,
  byOption(
    'dpkg',
    /^-(?:l|L|s|S|p|V|C|I|c|-(?:list|listfiles|status|search|print-avail|verify|audit|get-selections|print-architecture|print-foreign-architectures|compare-versions|version|help|info|contents|yet-to-unpack))/,
  ),
  byOption('rpm', /^-(?:q|V|-(?:query|verify|version|help|checksig|list))|^-K/),
  byOption(
    'pacman yay paru pamac',
    /^-(?:Q|T|F|V|D?h|-(?:query|deptest|files|version|help))|^-S(?:s|i|l|g|p)/,
    'install',
  ),
  byOption(
    'emerge equery portage xbps-install xbps-remove xbps-reconfigure slackpkg swupd-client',
    /^-(?:p|s|S|-(?:pretend|search|searchdesc|info|version|help|list))/,
    'install',
  ),
  byOption('xbps-query', /./),
  brew,
  byVerb(
    'yum dnf dnf5 microdnf tdnf',
    'list info search provides whatprovides repolist repoquery history deplist check grouplist groupinfo',
    'check-update updateinfo makecache',
  ),
  byVerb(
    'zypper',
    'search se info if list-updates lu packages pa repos lr patches patterns products what-provides wp locks ll',
  ),
  byVerb('apk', 'list info search policy stats version dot manifest audit'),
  byVerb('snap', 'list info find services changes tasks connections interfaces version known get warnings'),
  byVerb('flatpak', 'list info search remotes history ps config remote-ls remote-info permissions documents'),
  byVerb(
    'port',
    'installed list search info contents deps dependents variants provides echo file location version outdated livecheck',
  ),
  byVerb('pkg pkg_info pkgin', 'info query search which list audit stats version rquery'),
  byVerb('choco scoop winget', 'list search info show which status home cat depends export prefix'),
  byVerb('eopkg guix tlmgr-gui', 'list-installed search info describe show'),
  {
    names: [
      'mas',
      'pkgutil-install',
      'installer',
      'dnf-automatic',
      'needrestart',
      'pkg_add',
      'pkg_delete',
      'freebsd-update',
    ],
    act: 'install',
    anyOption: true,
  },
];
