import { act, type Effect, read, write } from '../../effects.ts';
import { type Arg, known, type Stdin } from '../../shell/arg.ts';
import { wholeOf } from '../landing.ts';
import { hasOption, optionValues } from '../parse-args.ts';
import type { Call, Options, ParsedArgs, Program } from '../program.ts';
import { visibleStdin } from '../visible.ts';
import { diffOptions, logOptions, negatable } from './options.ts';
import { objectReads, pathspecTargets, readsOfOperands } from './paths.ts';

/** git's verbs that only look. */

const reading = (
  names: string,
  options: Options,
  effects?: Program['effects'],
  more: Partial<Program> = {},
): Program => ({ names: names.split(' '), act: 'git.read', options, ...(effects && { effects }), ...more });

function diffEffects(call: Call, parsed: ParsedArgs): Effect[] {
  if (!hasOption(parsed, 'no-index')) return readsOfOperands(call, parsed);
  const { context } = call;
  return parsed.operands.map((file) => read(wholeOf(context.target(file), context), parsed.by));
}

/** -L 1,5:file and -L :function:file. */
function logEffects(call: Call, parsed: ParsedArgs): Effect[] {
  const files = parsed.options.flatMap(({ name, value }) => {
    const file =
      name === 'L' ? /^(?::[^:]*|\/.*\/[^:]*|[^:/]*):(.+)$/.exec(value?.text ?? '')?.[1] : undefined;
    return file === undefined ? [] : [read(call.context.target(known(file)), parsed.by)];
  });
  return [...files, ...readsOfOperands(call, parsed)];
}

function grepEffects(call: Call, parsed: ParsedArgs): Effect[] {
  const { context } = call;
  const isGiven = hasOption(parsed, 'e') || hasOption(parsed, 'f');
  const places = isGiven ? parsed.operands : parsed.operands.slice(1);
  // Only tracked files are searched, unless asked otherwise.
  if (!hasOption(parsed, 'no-index') && !hasOption(parsed, 'untracked'))
    return places.flatMap((place) => objectReads(place, parsed, context));
  const specs = places.length > 0 ? places : [known('.')];
  return pathspecTargets(specs, context).map((target) => read(target, parsed.by));
}

function catFileEffects(call: Call, parsed: ParsedArgs): Effect[] {
  const named = readsOfOperands(call, parsed);
  if (!hasOption(parsed, 'batch')) return named;
  const lines = visibleStdin(call);
  if (lines === undefined) return [...named, read({ kind: 'unknown' }, parsed.by)];
  return lines.split('\n').flatMap((line) => objectReads(known(line), parsed, call.context));
}

/** Files that git knows, as xargs would get them. */
function listedFiles({ context }: Call, { operands, options }: ParsedArgs): Stdin | undefined {
  if (options.some(({ name }) => name === 's' || name === 'format')) return undefined;
  const [spec] = operands;
  const isGlob = operands.length === 1 && /^\*\.[\w.]+$/.test(spec?.text ?? '');
  if (context.cwd === undefined) return undefined;
  return { kind: 'names', dir: known('.'), ...(isGlob && spec?.text !== undefined && { name: spec.text }) };
}

const topLevel = ({ context, args }: Call): Stdin | undefined =>
  args.length === 1 && args[0]?.text === '--show-toplevel'
    ? { kind: 'text', text: `${context.world.root}\n` }
    : { kind: 'unknown', from: 'git rev-parse', word: true };

/** Its first operand is kept; what others list is names only. */
const text = { operands: 'text' } as const;

const refListOptions: Options = negatable({
  'sort format count points-at merged no-merged contains no-contains exclude include-root-refs': 'value',
  'color abbrev column': 'optional',
  's p i shell perl python tcl ignore-case omit-empty stdin': 'flag',
});

export const readVerbs: Program[] = [
  reading(
    'diff',
    { ...diffOptions, ...negatable({ 'cached staged base ours theirs 1 2 3': 'flag' }), 'no-index': 'flag' },
    diffEffects,
  ),
  reading('log whatchanged', logOptions, logEffects),
  reading('show', logOptions, logEffects),
  reading(
    'rev-list',
    {
      ...logOptions,
      ...negatable({
        'count objects objects-edge objects-edge-aggressive indexed-objects unpacked in-commit-order disk-usage':
          'flag',
        'header timestamp use-bitmap-index quiet object-names commit-header': 'flag',
        'filter missing progress': 'value',
      }),
    },
    readsOfOperands,
  ),
  reading(
    'shortlog',
    {
      ...logOptions,
      ...negatable({ 's n e c summary numbered email committer': 'flag', w: 'optional', group: 'value' }),
    },
    readsOfOperands,
  ),
  reading(
    'diff-tree',
    { ...logOptions, ...negatable({ 'root no-commit-id v stdin': 'flag' }) },
    readsOfOperands,
  ),
  reading(
    'diff-index diff-files',
    { ...diffOptions, 'cached m 0 1 2 3 base ours theirs': 'flag' },
    readsOfOperands,
  ),
  reading(
    'range-diff',
    { ...logOptions, 'creation-factor': 'value', 'dual-color no-dual-color left-only right-only': 'flag' },
    readsOfOperands,
  ),
  reading('cherry', { 'v verbose': 'flag', abbrev: 'optional' }, undefined, text),
  reading(
    'show-branch',
    {
      'r a remotes all current topo-order date-order sparse list independent merge-base topics sha1-name no-name':
        'flag',
      'more color reflog g': 'optional',
    },
    undefined,
    text,
  ),
  reading(
    'status',
    negatable({
      's b v z short branch show-stash long verbose ahead-behind renames': 'flag',
      'porcelain u untracked-files ignore-submodules ignored column find-renames': 'optional',
    }),
    undefined,
    text,
  ),
  reading(
    'blame annotate',
    {
      'contents ignore-revs-file S': 'reads',
      ...negatable({
        'b l t p c f n s e w root show-stats first-parent porcelain line-porcelain incremental color-lines':
          'flag',
        'color-by-age show-name show-number show-email score-debug progress minimal': 'flag',
        'M C': 'optional',
        'L encoding date ignore-rev abbrev since reverse diff-algorithm': 'value',
      }),
    },
    readsOfOperands,
  ),
  reading(
    'grep',
    {
      ...negatable({
        'a i I r w v h H E G P F n l L z o c p W q text ignore-case recursive word-regexp invert-match full-name':
          'flag',
        'extended-regexp basic-regexp perl-regexp fixed-strings line-number column files-with-matches name-only':
          'flag',
        'files-without-match null only-matching count break heading show-function function-context quiet and or not':
          'flag',
        'all-match cached recurse-submodules exclude-standard ( ) #': 'flag',
        color: 'optional',
        'max-depth C A B context after-context before-context m max-count threads': 'value',
      }),
      'no-index': 'flag',
      untracked: 'flag',
      e: 'value',
      f: 'reads',
      'O open-files-in-pager': { act: 'run.shell', value: 'optional' },
    },
    grepEffects,
  ),
  reading(
    'ls-files',
    {
      'X exclude-from': 'reads',
      ...negatable({
        'z t v f c d m o i u k cached deleted modified others ignored directory empty-directory unmerged killed':
          'flag',
        'resolve-undo exclude-standard error-unmatch full-name recurse-submodules debug eol deduplicate sparse':
          'flag',
        's stage': 'flag',
        'x exclude exclude-per-directory with-tree': 'value',
        format: 'value',
        abbrev: 'optional',
      }),
    },
    undefined,
    { ...text, output: listedFiles },
  ),
  reading(
    'ls-tree',
    {
      'd r t l z long name-only name-status object-only full-name full-tree': 'flag',
      abbrev: 'optional',
      format: 'value',
    },
    undefined,
    text,
  ),
  { names: ['rev-parse'], act: 'git.read', style: 'raw', output: topLevel },
  reading(
    'cat-file',
    {
      't s p e z Z buffer unordered follow-symlinks batch-all-objects allow-unknown-type use-mailmap no-mailmap':
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
      'dirty broken': 'optional',
      'candidates match exclude abbrev': 'value',
    }),
    undefined,
    { ...text, output: () => ({ kind: 'unknown', from: 'git describe', word: true }) },
  ),
  reading(
    'name-rev',
    negatable({ 'tags all name-only undefined always annotate-stdin': 'flag', 'refs exclude': 'value' }),
    undefined,
    text,
  ),
  reading('merge-base', { 'a all octopus independent is-ancestor fork-point': 'flag' }, undefined, {
    ...text,
    output: () => ({ kind: 'unknown', from: 'git merge-base', word: true }),
  }),
  reading('for-each-ref', refListOptions, undefined, text),
  reading(
    'show-ref',
    {
      'head heads branches tags d q verify dereference quiet exists': 'flag',
      's hash abbrev exclude-existing': 'optional',
    },
    undefined,
    text,
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
    text,
  ),
  reading('var', { l: 'flag' }, undefined, text),
  reading('version', { 'build-options': 'flag' }),
  reading(
    'help',
    {
      'a g c m i all guides config man info verbose no-external-commands no-aliases user-interfaces developer-interfaces':
        'flag',
    },
    undefined,
    text,
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
      'unreachable dangling root tags cache reflogs full connectivity-only strict verbose progress name-objects references':
        'flag',
    }),
    undefined,
    text,
  ),
  reading(
    'merge-tree',
    {
      'z name-only messages no-messages trivial-merge allow-unrelated-histories quiet stdin write-tree':
        'flag',
      'merge-base X strategy-option': 'value',
    },
    undefined,
    text,
  ),
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
            .filter(({ text: file }) => file !== '-')
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
