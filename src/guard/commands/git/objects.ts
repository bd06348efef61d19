import { act, type Effect, read } from '../../effects.ts';
import { known, type Stdin } from '../../shell/arg.ts';
import { hasOption } from '../parse-args.ts';
import type { Call, Options, ParsedArgs, Program } from '../program.ts';
import { visibleStdin } from '../visible.ts';
import { negatable } from './options.ts';
import { objectReads, readsOfOperands } from './paths.ts';
import { namesOnly, reading } from './reading.ts';

/** git's verbs that look up objects and references, or tell about git itself. */

function catFileEffects(call: Call, parsed: ParsedArgs): Effect[] {
  const named = readsOfOperands(call, parsed);
  if (!hasOption(parsed, 'batch')) return named;
  const lines = visibleStdin(call);
  if (lines === undefined) return [...named, read({ kind: 'unknown' }, parsed.by)];
  return lines.split('\n').flatMap((line) => objectReads(known(line), parsed, call.context));
}

const topLevel = ({ context, args, assignments }: Call): Stdin | undefined => {
  const { root } = context.world;
  const isInside = context.cwd === root || context.cwd?.startsWith(`${root}/`);
  const isPlain = args.length === 1 && args[0]?.text === '--show-toplevel';
  return isPlain && isInside && !assignments.some(({ name }) => name.startsWith('GIT_'))
    ? { kind: 'text', text: `${root}\n` }
    : { kind: 'unknown', from: 'git rev-parse', word: true };
};

const refListOptions: Options = negatable({
  'sort format count points-at merged no-merged contains no-contains exclude include-root-refs': 'value',
  'color abbrev column': 'optional',
  's p i shell perl python tcl ignore-case omit-empty stdin': 'flag',
});

export const objectVerbs: Program[] = [
  {
    names: ['rev-parse'],
    act: 'git.read',
    style: 'raw',
    // The name of a blob that another command may then print.
    effects: ({ args, context }, { by }) =>
      args
        .filter(({ prefix }) => !prefix.startsWith('-') && prefix.includes(':'))
        .flatMap((arg) => objectReads(arg, { by }, context)),
    output: topLevel,
  },
  reading(
    'cat-file',
    {
      't s p e z Z buffer unordered follow-symlinks batch-all-objects allow-unknown-type mailmap no-mailmap use-mailmap no-use-mailmap':
        'flag',
      batch: 'optional',
      'batch-check': 'optional',
      'batch-command': { act: 'run.option', value: 'optional' },
      'path filter': 'value',
    },
    catFileEffects,
  ),
  reading(
    'describe',
    negatable({
      'all tags contains long first-parent always debug exact-match': 'flag',
      'dirty broken abbrev': 'optional',
      'candidates match exclude': 'value',
    }),
    undefined,
    { ...namesOnly, output: () => ({ kind: 'unknown', from: 'git describe', word: true }) },
  ),
  reading(
    'name-rev',
    negatable({
      'tags all name-only undefined always stdin annotate-stdin': 'flag',
      'refs exclude': 'value',
    }),
    undefined,
    namesOnly,
  ),
  reading('merge-base', { 'a all octopus independent is-ancestor fork-point': 'flag' }, undefined, {
    ...namesOnly,
    output: () => ({ kind: 'unknown', from: 'git merge-base', word: true }),
  }),
  reading('for-each-ref', refListOptions, undefined, namesOnly),
  reading(
    'show-ref',
    {
      'head heads branches tags d q verify dereference quiet exists': 'flag',
      's hash abbrev exclude-existing': 'optional',
    },
    undefined,
    namesOnly,
  ),
  reading('count-objects', { 'v H verbose human-readable': 'flag' }),
  reading(
    'check-ignore check-attr check-mailmap check-ref-format',
    {
      'a q v n z all cached stdin verbose quiet non-matching no-index branch normalize allow-onelevel refspec-pattern':
        'flag',
      source: 'value',
    },
    undefined,
    namesOnly,
  ),
  reading('var', { l: 'flag' }, undefined, namesOnly),
  reading(
    'verify-commit verify-tag',
    { 'v verbose raw': 'flag', format: 'value' },
    (_, { by }) => [act('run.option', by, 'the program of gpg.program')],
    namesOnly,
  ),
  reading('version', { 'build-options': 'flag' }),
  reading(
    'help',
    {
      'a g c m i all guides config man info verbose no-external-commands no-aliases user-interfaces developer-interfaces':
        'flag',
    },
    undefined,
    namesOnly,
  ),
  reading(
    'verify-pack show-index get-tar-commit-id patch-id stripspace column',
    {
      'v s c z verbose stat-only stable unstable verbatim strip-comments comment-lines': 'flag',
      'mode width indent nl padding object-format command raw-mode': 'value',
    },
    undefined,
    { operands: 'reads' },
  ),
  reading(
    'fsck',
    negatable({
      'unreachable dangling root tags cache reflogs full connectivity-only strict v verbose progress name-objects references':
        'flag',
    }),
    undefined,
    namesOnly,
  ),
  reading(
    'merge-tree',
    {
      'z name-only messages no-messages trivial-merge allow-unrelated-histories quiet stdin write-tree':
        'flag',
      'merge-base X strategy-option': 'value',
    },
    undefined,
    namesOnly,
  ),
];
