import type { VerbRow } from './row.ts';

/** mise, asdf and its kind, direnv, devbox, nix, secret managers. */
export const wrapperVerbs: readonly VerbRow[] = [
  [
    'mise @',
    {
      'run.read':
        'ls list current where which doctor dr version bin-paths outdated ls-remote latest search help completion activate fmt tasks+ls tasks+info tasks+deps tasks+validate task+ls',
      'environment.read': 'env',
      'run.write': 'tasks+add+x trust settings set unset config cfg generate alias cache edit',
      install:
        'install i use u upgrade up uninstall remove unuse rm prune plugins plugin sync link ln self-update implode reshim global local backends',
    },
    ['run.script'],
  ],
  [
    'asdf @',
    {
      'run.read':
        'current list where which version versions root prefix whence info help commands shims latest list-all doctor shell init env',
      install: 'install uninstall plugin global local reshim update',
    },
  ],
  [
    'direnv @',
    {
      'run.read': 'status version help hook stdlib fetchurl',
      'environment.read': 'export dump show_dump',
      'run.system': 'allow deny edit reload',
    },
  ],
  [
    'devbox @',
    {
      'run.read': 'list info version search help',
      'environment.read': 'shellenv',
      install: 'add rm update install',
      'run.script': 'shell',
    },
  ],
  [
    'nix @',
    {
      'run.build': 'build check fmt eval repl bundle flake+check flake+show flake+metadata',
      'run.script': 'run',
      'run.build run.script': 'develop shell print-dev-env env',
      install: 'flake+update flake+lock flake+init profile upgrade-nix',
      'network.read': 'search log path-info why-depends derivation hash show-config doctor registry',
    },
  ],
  ['nix-env @', { install: '-i+x -q' }],
  ['nix-build @', { 'run.build': 'x' }],
  [
    'op @',
    {
      'network.write secret.read': 'read+x inject item+get+x document+get+x signin+--raw',
      'environment.read network.write': 'item+list vault+list whoami',
      'run.read': 'help version',
    },
  ],
  [
    'vault @',
    {
      'network.write secret.read': 'read+x unwrap kv+get+x token+lookup write+aws/creds/x',
      'environment.read network.write': 'list+x kv+put+x',
      'run.read': 'status version',
    },
  ],
  [
    'pass @',
    {
      'network.write secret.read': 'x show+x -c+x',
      'environment.read network.write': 'ls list find+x git+log init+x',
      'run.read': 'help version',
    },
  ],
  [
    'bw @',
    {
      'network.write secret.read': 'get+x list+items export unlock',
      'environment.read network.write': 'login sync',
    },
  ],
  [
    'doppler @',
    { 'network.write secret.read': 'secrets', 'environment.read network.write': 'setup configs' },
  ],
  [
    'sops @',
    {
      'network.write secret.read': '-d+x decrypt+x --decrypt+x edit+x x',
      'environment.read network.write': '-e+x',
    },
  ],
  [
    'security @',
    {
      'network.write secret.read':
        'find-generic-password+-s+x+-w find-internet-password+-ga+x dump-keychain export',
      'environment.read network.write': 'find-generic-password+-s+x list-keychains',
    },
  ],
  [
    'akeyless @',
    {
      'network.write secret.read': 'get-secret-value get x+show',
      'environment.read network.write': 'configure',
    },
  ],
  ['doppler run -- @', { 'run.write': 'rm+src/a.ts', install: 'npm+install' }],
  ['infisical run --command @', { 'run.write': '"rm+src/a.ts"' }],
  ['doppler @', { 'run.dynamic': 'run run+x' }],
];
