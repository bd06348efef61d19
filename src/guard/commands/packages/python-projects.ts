import { act } from '../../effects.ts';
import { known } from '../../shell/arg.ts';
import { runFrom, wordsAfterDashes } from '../inner-command.ts';
import type { Program } from '../program.ts';
import { taskEffects, taskSources } from '../scripts/toml-tasks.ts';
import { oneOffEffects } from './one-off.ts';
import { oneOff, readOptions, runInProject, runVerb } from './python-verbs.ts';
import { frozenWith, options, othersAre, otherwise, rawVerb, readsWhere, verbs } from './verbs.ts';

const poetry: Program = {
  names: ['poetry'],
  act: 'run.read',
  optionsAnywhere: true,
  options: {
    'C directory P project': 'directory',
    ...options('q quiet v vv vvv verbose n no-interaction ansi no-ansi no-plugins no-cache V version h help'),
  },
  subcommands: [
    ...verbs([
      ['install.frozen', 'install sync'],
      ['install', 'add remove update self'],
      ['run.build', 'build'],
      ['run.build', 'show check about list help version export'],
      ['network.read', 'search'],
      ['publish', 'publish'],
      ['network.write', 'source'],
      ['run.write', 'init new'],
    ]),
    rawVerb('lock', (call) => [
      act(call.args.some(({ text }) => text === '--check') ? 'run.build' : 'install', 'poetry lock'),
    ]),
    runVerb('run', taskSources.poe),
    rawVerb('shell', () => [act('run.shell', 'poetry shell')]),
    readsWhere('env', /^(?:info|list|activate)$/, 'install'),
    rawVerb('config cache', (call) => [
      act(
        call.args.some(({ text }) => text === '--list') || call.args.length === 1
          ? 'run.build'
          : 'run.system',
        'poetry config',
      ),
    ]),
    rawVerb('poe', (call) => runInProject(call.args, call, taskSources.poe)),
  ],
  otherwise: otherwise((_, parsed) => [act('run.unknown', 'poetry', parsed.operands[0]?.text)]),
};

const pdm: Program = {
  names: ['pdm'],
  act: 'run.read',
  options: {
    'p project': 'directory',
    ...options('q quiet v verbose V version I ignore-python n non-interactive', 'c config L lockfile'),
  },
  optionsAnywhere: true,
  subcommands: [
    frozenWith('install', '--frozen-lockfile', '--check'),
    ...verbs([
      ['install.frozen', 'sync'],
      ['install', 'add update remove lock import use self plugin python py'],
      ['run.build', 'build'],
      ['run.build', 'list show info completion'],
      ['network.read', 'search outdated'],
      ['publish', 'publish'],
      ['run.write', 'init new fix export'],
    ]),
    runVerb('run', taskSources.pdm),
    readsWhere('venv', /^(?:list|activate)$/, 'install'),
    rawVerb('config cache', () => [act('run.system', 'pdm config')]),
  ],
  otherwise: otherwise((call, parsed) => [
    act('run.script', 'pdm'),
    ...(taskEffects(taskSources.pdm, parsed.operands[0], parsed.operands.slice(1), call.context) ?? []),
  ]),
};

const pipenv: Program = {
  names: ['pipenv'],
  act: 'run.read',
  options: options(
    'where venv py envs rm bare man support site-packages clear q quiet v verbose',
    'python pypi-mirror',
  ),
  subcommands: [
    frozenWith('install', '--deploy', '--ignore-pipfile'),
    ...verbs([
      ['install.frozen', 'sync'],
      ['install', 'uninstall update upgrade lock clean'],
      ['run.build', 'graph requirements scripts verify'],
      ['network.read', 'check audit'],
    ]),
    runVerb('run', taskSources.pipenv),
    rawVerb('shell', () => [act('run.shell', 'pipenv shell')]),
  ],
  otherwise: otherwise((_, parsed) => [act('run.unknown', 'pipenv', parsed.operands[0]?.text)]),
};

const hatch: Program = {
  names: ['hatch'],
  act: 'run.read',
  options: options('v verbose q quiet no-color', 'e env p project data-dir cache-dir config'),
  subcommands: [
    {
      ...runVerb('run'),
      effects: (call, parsed) => {
        // hatch run env:script
        const [first, ...rest] = parsed.operands;
        const name = first?.text?.split(':').at(-1);
        return runInProject(
          name === undefined ? parsed.operands : [known(name), ...rest],
          call,
          taskSources.hatch,
        );
      },
    },
    ...verbs([
      ['run.build', 'test fmt build clean'],
      ['run.build', 'version status config'],
      ['publish', 'publish'],
      ['install', 'env dep python self'],
      ['run.write', 'new project'],
    ]),
    rawVerb('shell', () => [act('run.shell', 'hatch shell')]),
  ],
  otherwise: 'run.unknown',
};

/** conda run -n env command. */
const conda: Program = {
  names: ['conda', 'mamba', 'micromamba'],
  act: 'run.read',
  subcommands: [
    {
      names: ['run'],
      act: 'run.script',
      anyOption: true,
      stopAtOperand: true,
      options: options(
        'no-capture-output live-stream v verbose dev debug-wrapper-scripts',
        'n name p prefix cwd',
      ),
      effects: (call, parsed) => runFrom(call, parsed.operands, 0),
    },
    ...verbs([
      [
        'run.read',
        'list info help activate deactivate compare notices',
        options('e export json envs a all s system', 'n name p prefix'),
      ],
      ['network.read', 'search repoquery'],
    ]),
    readsWhere('env', /^(?:list|export)$/, 'install'),
    rawVerb('config', (call) => [
      act(
        call.args.some(({ text }) => /^--(?:show|get|describe)/.test(text ?? '')) ? 'run.read' : 'run.system',
        'conda config',
      ),
    ]),
    rawVerb('init shell', () => [act('run.system', 'conda init')]),
  ],
  otherwise: othersAre('install'),
};

const smaller: readonly Program[] = [
  {
    names: ['pipx'],
    act: 'run.read',
    subcommands: [
      oneOff('run'),
      ...verbs([['run.read', 'list environment', readOptions]]),
      rawVerb('runpip', (call) => call.context.run([known('pip'), ...call.args.slice(1)])),
    ],
    otherwise: othersAre('install'),
  },
  {
    names: ['rye'],
    act: 'run.read',
    subcommands: [
      runVerb('run', taskSources.rye),
      ...verbs([
        ['run.build', 'test lint fmt build'],
        ['run.read', 'list show version'],
        ['publish', 'publish'],
      ]),
    ],
    otherwise: othersAre('install'),
  },
  {
    names: ['pixi'],
    act: 'run.read',
    subcommands: [
      frozenWith('install', '--locked', '--frozen'),
      runVerb('run', taskSources.pixi),
      ...verbs([
        ['run.read', 'list info tree task', readOptions],
        ['network.read', 'search'],
        ['run.build', 'build'],
      ]),
      rawVerb('exec', (call) => oneOffEffects(wordsAfterDashes(call.args) ?? call.args, call, 'pixi exec')),
    ],
    otherwise: othersAre('install'),
  },
  {
    names: ['poe', 'poethepoet'],
    act: 'run.script',
    anyOption: true,
    stopAtOperand: true,
    options: options('q quiet v verbose d dry-run', 'C directory e executor'),
    effects: (call, parsed) =>
      taskEffects(taskSources.poe, parsed.operands[0], parsed.operands.slice(1), call.context) ?? [],
  },
  {
    names: ['setup.py'],
    act: 'run.build',
    style: 'raw',
    effects: (call) =>
      call.args.some(({ text }) => /^(?:install|develop|easy_install)$/.test(text ?? ''))
        ? [act('install', 'setup.py')]
        : call.args.some(({ text }) => text === 'upload')
          ? [act('publish', 'setup.py upload')]
          : [],
  },
  {
    names: ['easy_install', 'ensurepip', 'pip-sync', 'pip-compile', 'pipdeptree-install', 'get-pip.py'],
    act: 'install',
    anyOption: true,
  },
  { names: ['pipdeptree', 'pip-licenses'], act: 'run.read', options: readOptions },
  {
    names: ['virtualenv'],
    act: 'run.write',
    options: options('q v clear always-copy symlinks system-site-packages no-download', 'p python prompt'),
    operands: 'writes-tree',
  },
];

export const pythonProjectPackages: readonly Program[] = [poetry, pdm, pipenv, hatch, conda, ...smaller];
