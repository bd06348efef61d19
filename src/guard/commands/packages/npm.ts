import { act, type Effect, write } from '../../effects.ts';
import { type Arg, known } from '../../shell/arg.ts';
import type { Call, Context, Options, Program } from '../program.ts';
import {
  anywhere,
  creators,
  installedCommand,
  npmRun,
  oneOff,
  packageJson,
  readOptions,
  runScript,
  runVerbs,
} from './node-verbs.ts';
import { frozenWith, options, otherwise, rawVerb, readsWhere, verbs } from './verbs.ts';

/** Of npm's settings those that change what is fetched and shown, not what runs. */
const npmOptions: Options = {
  ...anywhere,
  'w workspace': 'value',
  ...options(
    'a all audit bin-links no-bin-links dev dry-run engine-strict foreground-scripts fund legacy-peer-deps no-package-lock no-progress package-lock-only P S O B prefer-dedupe production progress provenance save save-bundle save-optional save-peer save-prod strict-peer-deps strict-ssl timing unicode update-notifier',
    'access audit-level auth-type before ca cafile cidr cpu fetch-retries fetch-retry-factor fetch-retry-maxtimeout fetch-retry-mintimeout fetch-timeout heading https-proxy install-strategy libc L location lockfile-version m message maxsockets min-release-age noproxy only os pack-destination preid proxy replace-registry-host save-prefix sbom-format sbom-type scope searchlimit tag-version-prefix user-agent',
  ),
};

const npm: Program = {
  names: ['npm'],
  act: 'run.read',
  options: { ...npmOptions, 'v version': 'flag' },
  optionsAnywhere: true,
  subcommands: [
    ...verbs([
      [
        'install',
        'install i in ins inst insta instal isnt isnta isntal isntall add it install-test update up upgrade udpate uninstall unlink remove rm r un dedupe ddp link ln prune shrinkwrap',
      ],
      [
        'install.frozen',
        'ci clean-install ic install-clean isntall-clean cit install-ci-test clean-install-test sit',
      ],
      ['run.build', 'rebuild rb pack'],
      // Help opens what the project's .npmrc names as its viewer.
      ['run.script', 'help help-search completion'],
      ['run.read', 'ls list la ll explain why root prefix bin query find-dupes get', readOptions],
      [
        'network.read',
        'view info show v search s se find outdated ping docs home bugs issues repo fund whoami doctor sbom diff stars',
      ],
      [
        'publish',
        'publish unpublish deprecate undeprecate dist-tag dist-tags owner author access trust stage',
      ],
      ['network.write', 'token login adduser add-user logout team star unstar hook profile org'],
    ]),
    ...npmRun,
    oneOff('exec x'),
    creators('init create innit'),
    packageJson('pkg set-script'),
    rawVerb('version', (call) =>
      call.args.length === 0
        ? []
        : [
            act('git.commit', 'npm version'),
            write(call.context.target(known('package.json')), 'npm version'),
          ],
    ),
    rawVerb('audit', (call) => [act(call.args[0]?.text === 'fix' ? 'install' : 'network.read', 'npm audit')]),
    rawVerb('config c', (call) => npmConfig(call)),
    rawVerb('set', (call) => [act('run.system', 'npm set'), settings(call.args, call.context)]),
    readsWhere('cache', /^(?:ls|verify)$/, 'run.system'),
  ],
  otherwise: otherwise((call, parsed) => [act('run.unknown', 'npm', parsed.operands[0]?.text ?? call.name)]),
};

/** The .npmrc that is written: the user's, unless another place is named. */
function settings(args: readonly Arg[], context: Context): Effect {
  const isProject = args.some(({ text }) => text === '--location=project' || text === 'project');
  return write(context.target(known(isProject ? '.npmrc' : `${context.world.home}/.npmrc`)), 'npm config');
}

/** npm config get KEY prints passwords as well. */
function npmConfig({ args, context }: Call): Effect[] {
  const [verb, ...keys] = args.map(({ text }) => text ?? '');
  if (!/^(?:get|list|ls)$/.test(verb ?? ''))
    return [act('run.system', 'npm config', verb), settings(args, context)];
  if (keys.some((key) => /auth|password|token/i.test(key))) return [act('secret.read', 'npm config')];
  return args.flatMap(({ text, prefix }) =>
    text === undefined || text.startsWith('-') ? [act('run.option', 'npm config', prefix)] : [],
  );
}

/** The version that package.json names is fetched and run, even to list. */
const pnpm: Program = {
  names: ['pnpm'],
  act: 'run.read',
  before: () => [act('run.script', 'pnpm')],
  options: { ...anywhere, 'w workspace-root use-stderr ignore-workspace fail-if-no-match': 'flag' },
  optionsAnywhere: true,
  subcommands: [
    frozenWith('install i ci', '--frozen-lockfile', '--frozen'),
    ...verbs([
      [
        'install',
        'add update up upgrade remove rm uninstall un link ln unlink dislink import dedupe prune patch patch-commit patch-remove deploy env setup self-update approve-builds install-test it config-dependencies',
      ],
      ['install.frozen', 'fetch'],
      ['run.build', 'rebuild rb pack'],
      ['run.read', 'ls list la ll why root bin help store-path licenses find-hash cat-file cat-index'],
      ['network.read', 'outdated audit view info doctor ping'],
      ['publish', 'publish dist-tag owner deprecate'],
      ['network.write', 'login logout'],
    ]),
    ...runVerbs,
    oneOff('dlx'),
    installedCommand('exec'),
    creators('create init'),
    packageJson('pkg'),
    readsWhere('config c get set', /^(?:get|list|ls)$/, 'run.system'),
    readsWhere('store cache', /^(?:path|status|list|view)$/, 'run.system'),
  ],
  otherwise: otherwise((call, parsed) => runScript(call, parsed)),
};

export const npmPackages: readonly Program[] = [npm, pnpm, oneOff('npx pnpx bunx yarnx')];
