import { act, type Effect } from '../../effects.ts';
import { known } from '../../shell/arg.ts';
import type { Call, Program } from '../program.ts';
import { inDirectory } from '../scripts/manifest.ts';
import { selectPackages, workspacePackages } from '../scripts/workspaces.ts';
import { anywhere, creators, installedCommand, oneOff, runScript, runVerbs } from './node-verbs.ts';
import { frozenWith, otherwise, rawVerb, readsWhere, verbs } from './verbs.ts';

/** Any call runs the yarn that .yarnrc.yml names. */
const yarn: Program = {
  names: ['yarn', 'yarnpkg'],
  act: 'run.read',
  before: () => [act('run.script', 'yarn')],
  options: {
    ...anywhere,
    'immutable immutable-cache frozen-lockfile check-cache inline-builds': 'flag',
    'modules-folder cache-folder cwd-dir': 'value',
  },
  optionsAnywhere: true,
  subcommands: [
    frozenWith('install', '--immutable', '--frozen-lockfile'),
    ...verbs([
      [
        'install',
        'add remove up upgrade upgrade-interactive set import link unlink dedupe plugin patch patch-commit autoclean global policies unplug',
      ],
      ['run.build', 'rebuild pack'],
      ['run.read', 'list why versions bin help licenses constraints check'],
      ['network.read', 'info outdated audit'],
      ['publish', 'publish owner tag access'],
      ['network.write', 'login logout team'],
    ]),
    ...runVerbs,
    oneOff('dlx'),
    installedCommand('exec'),
    creators('create init'),
    rawVerb('version', () => [act('git.commit', 'yarn version')]),
    readsWhere('config', /^(?:get|list)?$/, 'run.system'),
    rawVerb('cache', () => [act('run.system', 'yarn cache')]),
    rawVerb('npm', (call) => [
      act(
        /^(?:info|audit|whoami)$/.test(call.args[0]?.text ?? '')
          ? 'network.read'
          : /^(?:login|logout)$/.test(call.args[0]?.text ?? '')
            ? 'network.write'
            : 'publish',
        'yarn npm',
      ),
    ]),
    rawVerb('node', (call) => call.context.run([known('node'), ...call.args])),
    rawVerb('workspace', (call) => inWorkspace(call)),
    rawVerb('workspaces', (call) => acrossWorkspaces(call)),
  ],
  otherwise: otherwise((call, parsed) => runScript(call, parsed)),
  effects: (call, parsed) =>
    parsed.operands.length > 0 ? [] : call.context.run([known('yarn'), known('install'), ...call.args]),
};

/** yarn workspace NAME command … */
function inWorkspace(call: Call): Effect[] {
  const [name, ...command] = call.args;
  const packages = name?.text === undefined ? undefined : selectPackages(name.text, call.context);
  if (!packages)
    return [act('run.script', 'yarn workspace'), ...call.context.run([known('yarn'), ...command])];
  return packages.flatMap(({ dir }) => inDirectory(dir, call.context).run([known('yarn'), ...command]));
}

/** yarn workspaces foreach [-A --include x] run build */
function acrossWorkspaces(call: Call): Effect[] {
  const [verb, ...rest] = call.args;
  if (/^(?:list|info)$/.test(verb?.text ?? '')) return [];
  if (verb?.text === 'focus') return [act('install', 'yarn workspaces focus')];
  const at = rest.findIndex(
    ({ text }) => text !== undefined && /^(?:run|exec|npm|add|remove|dlx|pack|version)$/.test(text),
  );
  if (at < 0) return [act('run.script', 'yarn workspaces')];
  const command = [known('yarn'), ...rest.slice(at)];
  return workspacePackages(call.context).flatMap(({ dir }) => inDirectory(dir, call.context).run(command));
}

export const yarnPackages: readonly Program[] = [yarn];
