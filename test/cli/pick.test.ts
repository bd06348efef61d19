import { describe, expect, test } from 'vitest';
import { pick } from '../../src/cli/command-line/pick.ts';

describe('pick', () => {
  test.each([
    [[], 'install', []],
    [['app'], 'install', ['app']],
    [['install', 'app'], 'install', ['app']],
    [['presets', 'next'], 'presets', ['next']],
    [['--json', 'detect', 'app'], 'detect', ['--json', 'app']],
    // The value of an option is no command.
    [['--preset', 'detect'], 'install', ['--preset', 'detect']],
    [['--preset=detect', 'presets'], 'presets', ['--preset=detect']],
    // npm create may hand its own separator through.
    [['--', '--yes'], 'install', ['--yes']],
    [['app', '--', '--yes'], 'install', ['app', '--yes']],
    [
      ['--', 'explain', '--role', 'coder', '--', 'git', '--version'],
      'explain',
      ['--role', 'coder', '--', 'git', '--version'],
    ],
    // What follows the explained command belongs to it.
    [['explain', '--role', 'coder', 'git', '--help'], 'explain', ['--role', 'coder', 'git', '--help']],
    [['explain', 'rm', '--version'], 'explain', ['rm', '--version']],
  ] as const)('%j is for %s', (words, command, args) => {
    expect(pick(words)).toEqual({ command, args });
  });

  test.each([
    [['--help'], 'install', 'help'],
    [['-h'], 'install', 'help'],
    [['help'], 'install', 'help'],
    [['help', 'explain'], 'explain', 'help'],
    [['detect', '--help'], 'detect', 'help'],
    [['explain', '--role', 'coder', '--help'], 'explain', 'help'],
    [['app', '--help'], 'install', 'help'],
    [['--version'], 'install', 'version'],
    [['-v'], 'install', 'version'],
    [['detect', '-V'], 'detect', 'version'],
  ] as const)('%j asks about %s: %s', (words, command, asks) => {
    expect(pick(words)).toMatchObject({ command, asks });
  });
});
