import { act, type Effect, write } from '../../effects.ts';
import { known } from '../../shell/arg.ts';
import type { Call, Options, Program } from '../program.ts';
import { taskSources } from '../scripts/toml-tasks.ts';
import { oneOff, readOptions, runVerb } from './python-verbs.ts';
import { frozenWith, options, othersAre, otherwise, rawVerb, readsWhere, verbs } from './verbs.ts';

const pipVerbs: Program['subcommands'] = [
  frozenWith('install', '--require-hashes'),
  ...verbs([
    ['install', 'uninstall'],
    ['run.build', 'wheel'],
    ['run.read', 'list show freeze check inspect debug help completion', readOptions],
    ['run.read', 'hash', options('', 'a algorithm')],
    ['network.read', 'index search download'],
  ]),
  readsWhere('config', /^(?:list|get|debug)$/, 'run.system'),
  readsWhere('cache', /^(?:dir|info|list)$/, 'run.system'),
];

const pipOptions: Options = {
  ...options(
    'isolated require-virtualenv v verbose q quiet no-input no-color no-cache-dir disable-pip-version-check no-python-version-warning debug',
    'proxy retries timeout exists-action trusted-host cert client-cert keyring-provider use-feature use-deprecated',
  ),
  log: 'writes',
  'cache-dir': 'writes-tree',
  // Runs pip with that interpreter.
  python: { act: 'run.script', value: true },
};

const pip: Program = {
  names: ['pip', 'pip2', 'pip3', ...Array.from({ length: 20 }, (_, minor) => `pip3.${minor}`)],
  act: 'run.read',
  options: pipOptions,
  optionsAnywhere: true,
  subcommands: pipVerbs,
  otherwise: otherwise((_, parsed) => [act('install', 'pip', parsed.operands[0]?.text)]),
};

const uv: Program = {
  names: ['uv'],
  act: 'run.read',
  optionsAnywhere: true,
  options: {
    'directory project': 'directory',
    ...options(
      'q quiet v verbose offline no-cache n no-config no-progress native-tls no-python-downloads managed-python no-managed-python frozen locked',
      'cache-dir config-file color allow-insecure-host p python index index-url default-index',
    ),
  },
  subcommands: [
    {
      names: ['pip'],
      act: 'run.read',
      // Runs the interpreter of .venv to ask it.
      before: () => [act('run.build', 'uv pip')],
      subcommands: [
        ...(pipVerbs ?? []),
        ...verbs([
          ['install', 'sync'],
          ['run.read', 'tree', readOptions],
        ]),
        rawVerb('compile', writesOutput),
      ],
      otherwise: othersAre('install'),
    },
    frozenWith('sync', '--locked', '--frozen'),
    rawVerb('lock', (call) => [
      act(
        call.args.some(({ text }) => /^--(?:check|check-exists|locked|dry-run)$/.test(text ?? ''))
          ? 'run.build'
          : 'install',
        'uv lock',
      ),
    ]),
    runVerb('run', taskSources.poe, 'with w package no-extra index'),
    {
      names: ['tool'],
      act: 'run.read',
      subcommands: [
        oneOff('run'),
        ...verbs([
          ['install', 'install upgrade uninstall update-shell'],
          ['run.read', 'list dir', readOptions],
        ]),
      ],
      otherwise: othersAre('install'),
    },
    ...verbs([
      ['install', 'add remove'],
      ['run.build', 'build format'],
      ['run.build', 'tree export'],
      ['run.read', 'version help', options('short')],
      ['publish', 'publish'],
      ['network.write', 'auth'],
      ['run.write', 'init'],
    ]),
    readsWhere('self', /^version$/, 'install'),
    rawVerb('venv', (call) => [
      write(
        call.context.target(call.args.find(({ text }) => !text?.startsWith('-')) ?? known('.venv')),
        'uv venv',
      ),
    ]),
    rawVerb('python', (call) => [
      act(/^(?:list|find|dir)$/.test(call.args[0]?.text ?? '') ? 'run.build' : 'install', 'uv python'),
    ]),
    rawVerb('cache', (call) => [act(call.args[0]?.text === 'dir' ? 'run.read' : 'run.system', 'uv cache')]),
  ],
  otherwise: otherwise((_, parsed) => [act('run.unknown', 'uv', parsed.operands[0]?.text)]),
};

/** uv pip compile -o requirements.txt */
function writesOutput(call: Call): Effect[] {
  const at = call.args.findIndex(({ text }) => text === '-o' || text === '--output-file');
  const file = call.args[at + 1];
  return at < 0 || !file
    ? [act('network.read', 'uv pip compile')]
    : [act('network.read', 'uv pip compile'), write(call.context.target(file), 'uv pip compile')];
}

const toolRun: Program = { ...oneOff('uvx'), names: ['uvx'] };

export const pipPackages: readonly Program[] = [pip, uv, toolRun];
