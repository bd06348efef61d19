import { act, type Effect, write } from '../../effects.ts';
import { type Arg, known } from '../../shell/arg.ts';
import { hasOption, optionValues } from '../parse-args.ts';
import type { ParsedArgs, Program } from '../program.ts';
import { logOptions, negatable } from './options.ts';
import { readsOfOperands } from './paths.ts';
import { reading } from './reading.ts';

/** git's verbs that read the repository and hand out what they read, and what a remote's address may run. */

export const outwardVerbs: Program[] = [
  {
    names: ['ls-remote'],
    act: 'network.read',
    options: {
      'b h t q branches heads tags refs quiet exit-code get-url symref': 'flag',
      'sort o server-option': 'value',
      'upload-pack exec': { act: 'run.shell', value: true },
    },
    effects: (_, parsed) => transportEffects(parsed.operands, parsed),
  },
  reading(
    'archive',
    {
      'l list v verbose worktree-attributes 0 1 2 3 4 5 6 7 8 9 #': 'flag',
      'format prefix mtime': 'value',
      'o output': 'writes',
      'add-file': 'reads',
      'add-virtual-file': 'value',
      remote: { act: 'network.read', value: true },
      exec: { act: 'run.shell', value: true },
    },
    readsOfOperands,
  ),
  reading('bundle', {}, undefined, {
    subcommands: [
      reading(
        'create',
        {
          'q quiet progress all-progress all-progress-implied all branches tags remotes': 'flag',
          'version since': 'value',
        },
        ({ context }, { operands, by }) =>
          operands
            .slice(0, 1)
            .filter(({ text }) => text !== '-')
            .map((file) => write(context.target(file), by)),
      ),
      reading('verify list-heads', { 'q quiet': 'flag' }, undefined, {
        operands: { first: ['reads'], rest: 'text' },
      }),
      { names: ['unbundle'], act: 'git.fetch', options: { progress: 'flag' }, operands: 'reads' },
    ],
  }),
  reading(
    'format-patch',
    {
      ...logOptions,
      ...negatable({
        'numbered numbered-files k keep-subject s signoff attach inline thread cover-letter zero-commit base always':
          'optional',
        'N root from encode-email-headers force-in-body-from progress ignore-if-in-upstream': 'optional',
      }),
      'suffix start-number v reroll-count rfc subject-prefix in-reply-to to cc add-header signature': 'value',
      'cover-from-description interdiff range-diff creation-factor filename-max-length': 'value',
      'signature-file description-file': 'reads',
      stdout: 'flag',
      'o output-directory': 'value',
    },
    ({ context }, parsed) => {
      if (hasOption(parsed, 'stdout')) return [];
      const directory = optionValues(parsed, 'o')[0] ?? known('.');
      const target = context.target(directory);
      return [
        write(target.kind === 'path' ? { kind: 'unknown', prefix: `${target.path}/` } : target, parsed.by),
      ];
    },
  ),
  reading('fast-export', {
    ...logOptions,
    'export-marks': 'writes',
    'import-marks import-marks-if-exists': 'reads',
    'signed-tags tag-of-filtered-object reencode refspec anonymize-map signed-commits': 'value',
    'full-tree no-data fake-missing-tagger anonymize show-original-ids reference-excluded-parents mark-tags use-done-feature':
      'flag',
  }),
];

/** A remote's address may name a program: ext::sh -c id. */
export function transportEffects(operands: readonly Arg[], { by }: Pick<ParsedArgs, 'by'>): Effect[] {
  return operands
    .filter(({ prefix }) => /^(?:ext|fd)::/.test(prefix))
    .map(({ prefix }) => act('run.shell', by, prefix));
}
