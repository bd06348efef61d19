import { act, type Effect } from '../../effects.ts';
import { leadingAssignments, runFrom, wordsAfterDashes } from '../inner-command.ts';
import { othersAre } from '../packages/verbs.ts';
import type { Call, ParsedArgs, Program } from '../program.ts';
import { taskEffects, taskSources } from '../scripts/toml-tasks.ts';

/** Everything after `--`, or else the operands. */
function runInner(call: Call, parsed: ParsedArgs): Effect[] {
  return runFrom(call, parsed.afterDashes ?? wordsAfterDashes(parsed.operands) ?? parsed.operands, 0);
}

const direnv: Program = {
  names: ['direnv'],
  act: 'run.read',
  subcommands: [
    {
      names: ['exec'],
      act: 'run.script',
      stopAtOperand: true,
      options: {},
      effects: (call, parsed) => {
        const [dir, ...command] = parsed.operands;
        if (!dir || command.length === 0) return [];
        return call.context.from(dir).run(command);
      },
    },
    { names: ['status', 'version', 'help'], act: 'run.read', options: { json: 'flag' } },
    { names: ['export', 'dump', 'show_dump'], act: 'environment.read', anyOption: true },
    { names: ['hook', 'stdlib', 'fetchurl'], act: 'run.read' },
  ],
  otherwise: 'run.system',
};

/** Version managers that run a command with their versions on the path: asdf exec, rbenv exec. */
const versionManagers: Program = {
  names: ['asdf', 'rbenv', 'pyenv', 'nodenv', 'goenv', 'jenv', 'phpenv', 'plenv', 'tfenv', 'rtx'],
  act: 'run.read',
  subcommands: [
    { names: ['exec'], act: 'run.script', stopAtOperand: true, options: {}, effects: runInner },
    {
      names: [
        'current',
        'list',
        'where',
        'which',
        'version',
        'versions',
        'root',
        'prefix',
        'whence',
        'info',
        'help',
        'commands',
        'shims',
        'latest',
        'list-all',
        'doctor',
      ],
      act: 'run.read',
      options: { 'bare skip-aliases l list all': 'flag' },
    },
    { names: ['shell', 'init', 'env'], act: 'run.read' },
  ],
  otherwise: othersAre('install'),
};

/** Any call reads mise.toml, whose templates and environment can run code. */
const mise: Program = {
  names: ['mise'],
  act: 'run.read',
  before: () => [act('run.script', 'mise')],
  optionsAnywhere: true,
  options: {
    'C cd': 'directory',
    'E env j jobs': 'value',
    'q quiet v verbose y yes silent raw no-config trace': 'flag',
  },
  subcommands: [
    {
      names: ['exec', 'x'],
      act: 'run.read',
      stopAtOperand: true,
      options: { 'c command': 'runs', 'fresh-env no-deps': 'flag' },
      effects: (call, parsed) => {
        // mise exec node@20 python@3 -- cmd
        const command = parsed.afterDashes ?? wordsAfterDashes(parsed.operands) ?? afterTools(parsed);
        return runFrom(call, command, 0);
      },
    },
    {
      names: [
        'ls',
        'list',
        'current',
        'where',
        'which',
        'doctor',
        'dr',
        'version',
        'bin-paths',
        'outdated',
        'ls-remote',
        'latest',
        'search',
        'help',
        'completion',
        'activate',
        'fmt',
      ],
      act: 'run.read',
      options: { 'J json i installed c current m missing g global l local no-header prefix': 'flag' },
    },
    { names: ['env'], act: 'environment.read', anyOption: true },
    {
      names: ['tasks', 'task'],
      act: 'run.read',
      options: { 'J json x extended no-header hidden l local g global': 'flag' },
      subcommands: [
        {
          names: ['ls', 'info', 'deps', 'validate'],
          act: 'run.read',
          options: { 'J json x extended no-header hidden l local': 'flag' },
        },
        {
          names: ['run', 'r'],
          act: 'run.script',
          style: 'raw',
          effects: (call) => miseTask(call),
        },
      ],
      otherwise: 'run.write',
    },
    { names: ['run', 'r'], act: 'run.script', style: 'raw', effects: (call) => miseTask(call) },
    {
      names: [
        'install',
        'i',
        'use',
        'u',
        'upgrade',
        'up',
        'uninstall',
        'remove',
        'unuse',
        'rm',
        'prune',
        'plugins',
        'plugin',
        'sync',
        'link',
        'ln',
        'self-update',
        'implode',
        'reshim',
        'global',
        'local',
        'backends',
      ],
      act: 'install',
      anyOption: true,
    },
    {
      names: ['trust', 'settings', 'set', 'unset', 'config', 'cfg', 'generate', 'alias', 'cache', 'edit'],
      act: 'run.write',
      anyOption: true,
    },
  ],
  otherwise: (call) => [act('run.script', 'mise'), ...miseTask(call)],
};

/** mise run TASK [words], and further tasks after `:::`. */
function miseTask(call: Call): Effect[] {
  const at = call.args.findIndex(({ text }) => text === undefined || !text.startsWith('-'));
  if (at < 0) return [];
  const words = call.args.slice(at).filter(({ text }) => text !== '--');
  return taskEffects(taskSources.mise, words[0], words.slice(1), call.context) ?? [];
}

function afterTools(parsed: ParsedArgs): ParsedArgs['operands'] {
  const first = parsed.operands.findIndex((word) => !/^[\w.:/-]+@\S+$/.test(word.text ?? ''));
  return first < 0 ? [] : parsed.operands.slice(first);
}

const devbox: Program = {
  names: ['devbox'],
  act: 'run.read',
  subcommands: [
    {
      names: ['run'],
      act: 'run.script',
      anyOption: true,
      stopAtOperand: true,
      options: { 'c config e env env-file': 'value', 'l list pure q quiet': 'flag' },
      effects: (call, parsed) =>
        taskEffects(taskSources.devbox, parsed.operands[0], parsed.operands.slice(1), call.context) ??
        runInner(call, parsed),
    },
    {
      names: ['shell'],
      act: 'run.script',
      anyOption: true,
      stopAtOperand: true,
      options: { 'c config e env': 'value', pure: 'flag', 'print-env': { act: 'environment.read' } },
      effects: (call, parsed) => runFrom(call, parsed.afterDashes ?? [], 0),
    },
    { names: ['list', 'info', 'version', 'search', 'help'], act: 'run.read' },
    { names: ['shellenv'], act: 'environment.read', anyOption: true },
  ],
  otherwise: othersAre('install'),
};

/** dotenv -e .env.test -- cmd (dotenv-cli), dotenv run cmd (python-dotenv). */
const dotenv: Program = {
  names: ['dotenv', 'dotenvx', 'env-cmd'],
  act: 'environment.change',
  anyOption: true,
  stopAtOperand: true,
  options: {
    'e f c v p environments file env-file r rc-file': 'value',
    'o override quiet use-shell x expand-envs silent debug verbose': 'flag',
  },
  effects: (call, parsed) => {
    const words = parsed.afterDashes ?? parsed.operands;
    const verb = words[0]?.text;
    if (verb === 'run') {
      const { assignments, command } = leadingAssignments(afterWord(words, '--'));
      return command.length === 0 ? [] : call.context.run(command, { assignments });
    }
    if (verb === 'list' || verb === 'get') return [act('secret.read', `dotenv ${verb}`)];
    if (verb === 'set' || verb === 'unset' || verb === 'encrypt' || verb === 'decrypt')
      return [act('environment.change', `dotenv ${verb}`)];
    return runFrom(call, words, 0);
  },
};

/** The words after `mark`, or all but the first. */
function afterWord(words: ParsedArgs['operands'], mark: string): ParsedArgs['operands'] {
  const at = words.findIndex((word) => word.text === mark);
  return words.slice(at < 0 ? 1 : at + 1);
}

export const environmentPrograms: readonly Program[] = [direnv, versionManagers, mise, devbox, dotenv];
