import path from 'node:path';
import { act, type Effect, write } from '../../effects.ts';
import { known } from '../../shell/arg.ts';
import { runFrom, wordsAfterDashes } from '../inner-command.ts';
import type { Call, ParsedArgs, Program } from '../program.ts';
import { composerScript, composerScriptEffects } from '../scripts/composer-scripts.ts';
import { findManifest } from '../scripts/manifest.ts';
import { frozenWith, options, othersAre, otherwise, rawVerb, readsWhere, verbs } from './verbs.ts';

const composer: Program = {
  names: ['composer', 'composer.phar', 'composer2'],
  act: 'run.read',
  optionsAnywhere: true,
  options: {
    'd working-dir': 'directory',
    ...options(
      'q quiet v vv vvv verbose n no-interaction ansi no-ansi profile no-plugins no-scripts no-cache V version h help',
    ),
  },
  subcommands: [
    ...verbs([
      [
        'install',
        'require update u upgrade i remove rm r uninstall reinstall bump create-project self-update selfupdate',
      ],
      ['run.build', 'dump-autoload dumpautoload archive clear-cache clearcache cc'],
      // Plugins of the project run with any command.
      [
        'run.script',
        'show info licenses depends why prohibits why-not status validate check-platform-reqs fund suggests about list help',
      ],
      ['network.read', 'outdated search audit browse home diagnose'],
      ['run.write', 'init'],
    ]),
    rawVerb('install', (call, parsed) => [
      act(hasLock('composer.lock', call) ? 'install.frozen' : 'install', parsed.by),
    ]),
    readsWhere('global', /^show$/, 'install'),
    rawVerb('config', (call) => {
      const isReading =
        call.args.filter(({ text }) => !text?.startsWith('-')).length < 2 &&
        !call.args.some(({ text }) => text === '--unset');
      return isReading
        ? []
        : [
            act('run.write', 'composer config'),
            write(call.context.target(known('composer.json')), 'composer config'),
          ];
    }),
    {
      names: ['exec'],
      act: 'run.script',
      anyOption: true,
      stopAtOperand: true,
      options: options('l list'),
      effects: (call, parsed) => runFrom(call, parsed.operands, 0),
    },
    {
      names: ['run-script', 'run'],
      act: 'run.script',
      anyOption: true,
      options: options('dev no-dev l list', 'timeout'),
      effects: (call, parsed) => scriptEffects(call, parsed),
    },
  ],
  otherwise: otherwise((call, parsed) => scriptEffects(call, parsed)),
};

/** Composer takes beginnings of its verbs. */
const abbreviatesChange = [
  'require',
  'install',
  'update',
  'upgrade',
  'remove',
  'uninstall',
  'reinstall',
  'create-project',
];

function scriptEffects(call: Call, parsed: ParsedArgs): Effect[] {
  const [name, ...words] = parsed.operands;
  const extra = words[0]?.text === '--' ? words.slice(1) : words;
  if (!name) return [];
  if (name.text === undefined) return [act('run.dynamic', 'composer')];
  if (
    composerScript(name.text, call.context) === undefined &&
    abbreviatesChange.some((verb) => verb.startsWith(name.text ?? '?'))
  )
    return [act('install', `composer ${name.text}`)];
  if (composerScript(name.text, call.context) === undefined)
    return [act('run.script', `composer ${name.text}`)];
  return composerScriptEffects(name.text, extra, call.context);
}

function hasLock(file: string, { context }: Call): boolean {
  const manifest = findManifest(['composer.json'], context);
  return manifest !== undefined && context.world.kind(path.posix.join(manifest.dir, file)) === 'file';
}

const bundle: Program = {
  names: ['bundle', 'bundler'],
  act: 'run.read',
  options: options('no-color V verbose v version h help', 'r retry gemfile'),
  subcommands: [
    {
      names: ['exec', 'e'],
      act: 'run.script',
      anyOption: true,
      stopAtOperand: true,
      options: options('keep-file-descriptors', 'gemfile'),
      effects: (call, parsed) => runFrom(call, parsed.operands, 0),
    },
    bundleInstall('install i'),
    ...verbs([
      ['install', 'add remove update lock clean inject plugin cache package pack prune'],
      // Bundler runs the Gemfile to know what is in it.
      ['run.script', 'list show info check licenses platform env help viz which'],
      ['network.read', 'outdated audit doctor'],
      ['run.write', 'init gem binstubs binstub'],
      ['run.interpreter', 'console'],
    ]),
    rawVerb('config', (call) => [
      act(
        call.args.length < 2 || /^(?:list|get)$/.test(call.args[0]?.text ?? '') ? 'run.script' : 'run.system',
        'bundle config',
      ),
    ]),
    rawVerb('open', () => [act('run.dynamic', 'bundle open')]),
  ],
  otherwise: otherwise((_, parsed) => [act('run.unknown', 'bundle', parsed.operands[0]?.text)]),
  effects: (call, parsed) =>
    parsed.operands.length > 0 || parsed.options.some(({ name }) => name === 'v' || name === 'version')
      ? []
      : installEffects(call, 'bundle'),
};

function bundleInstall(names: string): Program {
  return rawVerb(names, (call, parsed) => installEffects(call, parsed.by));
}

/** BUNDLE_FROZEN and --deployment keep Bundler to its lock file. */
function installEffects(call: Call, by: string): Effect[] {
  const frozen = call.args.some(({ text }) => text === '--frozen' || text === '--deployment');
  const bySetting = call.assignments.some(
    ({ name, value }) => /^BUNDLE_(?:FROZEN|DEPLOYMENT)$/.test(name) && /^(?:true|1)$/.test(value.text ?? ''),
  );
  return [act(frozen || bySetting ? 'install.frozen' : 'install', by)];
}

const gem: Program = {
  names: ['gem'],
  act: 'run.read',
  options: options('q quiet silent v version h help verbose no-color debug backtrace norc', 'config-file'),
  subcommands: [
    ...verbs([
      ['install', 'install i update uninstall cleanup pristine rebuild'],
      [
        'run.read',
        'list contents dependency env environment help info query specification spec stale unpack which check lock',
        options(
          'l local r remote b both a all d details e exact i installed I no-installed no-versions u update-sources prerelease',
          'v version s source n name-matches',
        ),
      ],
      ['network.read', 'search outdated fetch sources'],
      ['publish', 'push yank owner'],
      ['network.write', 'signin signout mirror cert'],
      ['run.build', 'build'],
      ['run.script', 'exec'],
    ]),
  ],
  otherwise: othersAre('install'),
};

const frozen = frozenWith('install', '--deployment');

/** CocoaPods and Carthage. */
const apple: readonly Program[] = [
  {
    names: ['pod'],
    act: 'run.read',
    subcommands: [
      frozen,
      ...verbs([
        ['run.build', 'env list help'],
        ['network.read', 'outdated search'],
        ['publish', 'trunk'],
        ['run.build', 'lib spec ipc'],
      ]),
    ],
    otherwise: othersAre('install'),
  },
  {
    names: ['carthage'],
    act: 'run.read',
    subcommands: verbs([
      ['run.build', 'build archive'],
      ['run.build', 'version help'],
      ['network.read', 'outdated'],
    ]),
    otherwise: othersAre('install'),
  },
];

/** pecl, pear and the installers of PHP frameworks. */
const phpOthers: readonly Program[] = [
  {
    names: ['pecl', 'pear'],
    act: 'run.read',
    subcommands: verbs([
      ['run.read', 'list info help config-show config-get'],
      ['network.read', 'search list-all remote-info'],
    ]),
    otherwise: othersAre('install'),
  },
  {
    names: ['laravel', 'symfony', 'valet', 'herd', 'phive', 'phpbrew', 'phpenmod', 'phpdismod'],
    act: 'run.read',
    style: 'raw',
    effects: (call) => frameworkInstaller(call),
  },
];

function frameworkInstaller(call: Call): Effect[] {
  const [verb, ...rest] = call.args;
  const word = verb?.text ?? '';
  // symfony console …, symfony php …, herd php artisan …
  if (/^(?:console|php|composer|run|pecl|coverage|debug)$/.test(word) && call.name !== 'laravel') {
    const inner = wordsAfterDashes(rest) ?? rest;
    const command = word === 'run' ? inner : [known(word), ...inner];
    return command.length === 0 ? [] : call.context.run(command);
  }
  if (
    /^(?:new|install|update|use|require|isolate|selfupdate|self-update|global|local:new|extension)$/.test(
      word,
    )
  )
    return [act('install', call.name, word)];
  return [
    act(
      /^(?:|list|links|paths|which|which-php|help|version|--version|check:.*|local:php:list|env|status)$/.test(
        word,
      )
        ? 'run.build'
        : 'run.service',
      call.name,
      word,
    ),
  ];
}

export const phpAndRubyPackages: readonly Program[] = [composer, bundle, gem, ...apple, ...phpOthers];
