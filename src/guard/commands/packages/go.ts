import { act, type Effect } from '../../effects.ts';
import { known } from '../../shell/arg.ts';
import type { Call, Program } from '../program.ts';
import { rewritten } from '../runners/tool.ts';
import { snapshotUpdate, updatesByOption } from '../snapshots.ts';
import { commandOf, isUsualTool } from './one-off.ts';
import { options, othersAre, rawVerb, verbs } from './verbs.ts';

const go: Program = {
  names: ['go'],
  act: 'run.read',
  style: 'single-dash',
  options: { C: 'directory' },
  subcommands: [
    ...verbs([
      ['install', 'get install'],
      ['run.build', 'vet generate tool clean work telemetry bug cover list'],
    ]),
    {
      names: ['build'],
      act: 'run.build',
      anyOption: true,
      style: 'single-dash',
      options: {
        o: 'writes',
        C: 'directory',
        'tags ldflags gcflags mod p asmflags buildmode pkgdir toolexec overlay pgo modfile compiler gccgoflags installsuffix covermode coverpkg':
          'value',
      },
    },
    {
      names: ['test'],
      act: 'run.build',
      anyOption: true,
      style: 'single-dash',
      options: {
        'o coverprofile cpuprofile memprofile blockprofile mutexprofile trace': 'writes',
        outputdir: 'writes-tree',
        C: 'directory',
        'run bench count timeout tags p parallel cpu coverpkg covermode skip fuzz fuzztime benchtime fuzzminimizetime mod modfile ldflags gcflags exec vet shuffle list blockprofilerate memprofilerate mutexprofilefraction':
          'value',
        'update u update-golden golden update-snapshots rewrite': 'optional',
        'v race json short cover failfast args i c': 'optional',
      },
      effects: (_, parsed) =>
        updatesByOption(['update'], parsed) ? [snapshotUpdate(parsed.by, '-update')] : [],
    },
    rawVerb('run', (call) => goRun(call), 'run.script'),
    rawVerb(
      'fmt fix',
      (call, parsed) =>
        rewritten(
          call.args.filter(({ text }) => !text?.startsWith('-')),
          ['*.go'],
          parsed.by,
          call,
        ),
      'run.build',
    ),
    {
      names: ['mod'],
      act: 'run.read',
      subcommands: verbs([
        ['install', 'tidy edit vendor init'],
        ['install.frozen', 'download'],
        ['network.read', 'graph why verify'],
        ['run.read', 'help', options('')],
      ]),
      otherwise: othersAre('install'),
    },
    rawVerb('env', (call) => [
      act(
        call.args.some(({ text }) => text === '-w' || text === '-u') ? 'run.system' : 'environment.read',
        'go env',
      ),
    ]),
    ...verbs([['run.read', 'doc version help', options('m v all u src short c cmd', '')]]),
  ],
  otherwise: 'run.unknown',
};

/** go run ./cmd/x is the repository's own code; go run example.com/tool@v1 is a tool fetched and run. */
function goRun(call: Call): Effect[] {
  const at = call.args.findIndex(({ text }) => text === undefined || !text.startsWith('-'));
  const spec = call.args[at]?.text;
  if (spec === undefined || !/^[\w.-]+\.[a-z]+\//.test(spec) || spec.endsWith('.go')) return [];
  const parts = spec.replace(/@.*$/, '').split('/');
  const name = commandOf(parts.findLast((part) => !/^v\d+$/.test(part)) ?? '');
  return isUsualTool(name)
    ? call.context.run([known(name), ...call.args.slice(at + 1)])
    : [act('install', 'go run', spec)];
}

export const goPackages: readonly Program[] = [go];
