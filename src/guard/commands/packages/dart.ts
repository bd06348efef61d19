import { act } from '../../effects.ts';
import { known } from '../../shell/arg.ts';
import type { Program } from '../program.ts';
import { rewritten } from '../runners/tool.ts';
import { snapshotUpdate } from '../snapshots.ts';
import { frozenWith, options, othersAre, rawVerb, verbs } from './verbs.ts';

const dart: Program = {
  names: ['dart', 'flutter', 'fvm', 'puro'],
  act: 'run.read',
  options: options('v verbose version h help suppress-analytics', 'd device-id'),
  subcommands: [
    {
      names: ['pub'],
      act: 'run.read',
      options: { 'C directory': 'directory' },
      subcommands: [
        frozenWith('get', '--enforce-lockfile'),
        ...verbs([
          ['run.build', 'deps'],
          ['network.read', 'outdated'],
          ['publish', 'publish lish uploader'],
          ['network.write', 'login logout token'],
          ['run.script', 'run'],
        ]),
      ],
      otherwise: othersAre('install'),
    },
    rawVerb(
      'format',
      (call, parsed) =>
        call.args.some(
          ({ text }, at) =>
            /^(?:-o|--output)(?:=(?:none|show|json))$/.test(text ?? '') ||
            (/^(?:-o|--output)$/.test(text ?? '') &&
              /^(?:none|show|json)$/.test(call.args[at + 1]?.text ?? '')),
        )
          ? []
          : rewritten(
              call.args.filter(({ text }) => !text?.startsWith('-')),
              ['*.dart'],
              parsed.by,
              call,
            ),
      'run.build',
    ),
    rawVerb(
      'fix',
      (call, parsed) =>
        call.args.some(({ text }) => text === '--apply') ? rewritten([], ['*.dart'], parsed.by, call) : [],
      'run.build',
    ),
    rawVerb(
      'test',
      (call) =>
        call.args.some(({ text }) => text === '--update-goldens')
          ? [snapshotUpdate('flutter test', '--update-goldens')]
          : [],
      'run.build',
    ),
    rawVerb('run', () => [], 'run.script'),
    ...verbs([
      ['run.build', 'analyze build compile doc gen-l10n drive attach assemble clean'],
      ['run.build', 'devices doctor info help emulators logs'],
      ['install', 'upgrade downgrade channel precache create config install use global remove'],
    ]),
    rawVerb('flutter dart', (call, parsed) =>
      call.context.run([known(parsed.by.split(' ').at(-1) ?? 'dart'), ...call.args]),
    ),
  ],
  otherwise: 'run.script',
};

const melos: Program = {
  names: ['melos'],
  act: 'run.script',
  style: 'raw',
  effects: (call) => {
    const [verb] = call.args;
    if (/^(?:bootstrap|bs|clean)$/.test(verb?.text ?? '')) return [act('install', 'melos')];
    const command = call.args.findIndex(({ text }) => text === '--');
    if (verb?.text === 'exec' && command >= 0) return call.context.run(call.args.slice(command + 1));
    return /^(?:version|publish)$/.test(verb?.text ?? '')
      ? [act('git.commit', 'melos'), act('publish', 'melos')]
      : [];
  },
};

export const dartPackages: readonly Program[] = [dart, melos];
