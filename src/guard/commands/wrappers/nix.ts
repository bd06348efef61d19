import { act, type Effect } from '../../effects.ts';
import { runFrom } from '../inner-command.ts';
import type { Call, Program } from '../program.ts';

const nix: Program = {
  names: ['nix'],
  act: 'run.read',
  optionsAnywhere: true,
  options: {
    'extra-experimental-features experimental-features log-format max-jobs cores file f expr override-input':
      'value',
    'option arg argstr': 'value',
    'offline impure pure-eval L print-build-logs quiet v verbose debug refresh no-write-lock-file accept-flake-config json':
      'flag',
    'c command': 'flag',
    'o out-link': 'writes',
    'no-link print-out-paths rebuild': 'flag',
  },
  subcommands: [
    {
      names: ['develop', 'shell', 'print-dev-env', 'env'],
      act: 'run.build',
      style: 'raw',
      effects: nixCommand,
    },
    { names: ['build', 'check', 'fmt', 'eval', 'repl', 'bundle'], act: 'run.build', anyOption: true },
    { names: ['run'], act: 'run.script', anyOption: true },
    {
      names: ['flake'],
      act: 'run.build',
      subcommands: [
        { names: ['check', 'show', 'metadata', 'info'], act: 'run.build', anyOption: true },
        { names: ['update', 'lock', 'init', 'new'], act: 'install', anyOption: true },
      ],
      otherwise: 'run.build',
    },
    {
      names: [
        'search',
        'log',
        'path-info',
        'why-depends',
        'derivation',
        'hash',
        'show-config',
        'doctor',
        'registry',
      ],
      act: 'network.read',
      anyOption: true,
    },
    { names: ['profile', 'upgrade-nix'], act: 'install', anyOption: true },
  ],
  otherwise: 'run.system',
};

function nixCommand(call: Call): Effect[] {
  const at = call.args.findIndex((arg) => /^(?:-c|--command|--run)$/.test(arg.text ?? ''));
  return at < 0 ? [act('run.script', 'nix')] : runFrom(call, call.args, at + 1);
}

const nixShell: Program = {
  names: ['nix-shell'],
  act: 'run.build',
  anyOption: true,
  options: {
    'run command': 'runs',
    'A attr I E expr arg argstr i keep': 'value',
    'pure impure packages p quiet v verbose': 'flag',
  },
};

const nixEnv: Program = {
  names: ['nix-env', 'nix-channel', 'home-manager', 'nixos-rebuild', 'darwin-rebuild'],
  act: 'install',
  anyOption: true,
};
const nixBuild: Program = { names: ['nix-build', 'nix-instantiate'], act: 'run.build', anyOption: true };

export const nixPrograms: readonly Program[] = [nix, nixShell, nixEnv, nixBuild];
