import { act, type Effect, write } from '../../effects.ts';
import { known } from '../../shell/arg.ts';
import { optionValues } from '../parse-args.ts';
import type { Call, Program } from '../program.ts';
import { anywhere, creators, oneOff, runScript } from './node-verbs.ts';
import { frozenWith, otherwise, rawVerb, verbs } from './verbs.ts';

const bun: Program = {
  names: ['bun'],
  act: 'run.read',
  options: {
    ...anywhere,
    'e eval p print': 'value',
    'r preload env-file config-file': 'value',
    'b v version revision h help': 'flag',
  },
  optionsAnywhere: true,
  subcommands: [
    frozenWith('install i', '--frozen-lockfile'),
    ...verbs([
      ['install', 'add a remove rm update link unlink patch upgrade'],
      ['install.frozen', 'ci'],
      ['network.read', 'outdated audit info why'],
      ['publish', 'publish'],
    ]),
    { names: ['run'], act: 'run.read', stopAtOperand: true, effects: runScript },
    {
      names: ['test'],
      act: 'run.build',
      anyOption: true,
      options: {
        'u update-snapshots': 'flag',
        'timeout t test-name-pattern preload rerun-each bail reporter': 'value',
        'reporter-outfile': 'writes',
        'coverage-dir': 'writes-tree',
        'coverage only todo': 'flag',
      },
      effects: (call, parsed) =>
        parsed.options.some(({ name }) => name === 'u')
          ? call.context.run([known('vitest'), known('-u')])
          : [],
    },
    {
      names: ['build'],
      act: 'run.build',
      anyOption: true,
      options: {
        outfile: 'writes',
        outdir: 'writes-tree',
        'target format entry-naming': 'value',
        'minify compile splitting': 'flag',
      },
    },
    oneOff('x'),
    creators('create c'),
    rawVerb('init', (call) => [write(call.context.target(known('package.json')), 'bun init')], 'run.write'),
    rawVerb('exec', (call) => call.args.flatMap((code) => call.context.shell(code))),
    rawVerb('pm', (call) => bunPm(call.args[0]?.text ?? '', call)),
    rawVerb('repl', () => [act('run.interpreter', 'bun repl')]),
  ],
  otherwise: otherwise((call, parsed) => runScript(call, parsed)),
  effects: (call, parsed) => {
    const codes = optionValues(parsed, 'e');
    if (codes.length > 0)
      return codes.flatMap((code) => call.context.run([known('node'), known('-e'), code]));
    return call.stdin.kind === 'none' ? [] : call.context.run([known('node')]);
  },
};

/** bun pm VERB */
function bunPm(verb: string, call: Call): Effect[] {
  if (/^(?:|ls|bin|hash|hash-string|hash-print|why|whoami|view|cache|default-trusted)$/.test(verb))
    return call.args.length > 1 ? [act('run.option', 'bun pm', verb)] : [];
  if (verb === 'pack') return [act('run.build', 'bun pm pack')];
  if (verb === 'version') return [act('git.commit', 'bun pm version')];
  if (verb === 'pkg') return [write(call.context.target(known('package.json')), 'bun pm pkg')];
  return [act('install', 'bun pm', verb)];
}

export const bunPackages: readonly Program[] = [bun];
