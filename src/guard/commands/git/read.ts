import { type Effect, read } from '../../effects.ts';
import { type Arg, known, type Stdin } from '../../shell/arg.ts';
import { wholeOf } from '../landing.ts';
import { namesFor, trackedOf } from '../names-output.ts';
import { hasOption } from '../parse-args.ts';
import type { Call, ParsedArgs, Program } from '../program.ts';
import { diffOptions, logOptions, negatable } from './options.ts';
import { objectReads, pathspecTargets, readsOfOperands } from './paths.ts';
import { namesOnly, reading } from './reading.ts';

/** git's verbs that show history, changes and files. */

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

/** With -l, the files in which something is found; those of another revision go by other names. */
function pickedFiles({ context }: Call, { operands, options, afterDashes }: ParsedArgs): Stdin | undefined {
  const lists = options.some(
    ({ name, asWritten }) => /^-[lL]$/.test(asWritten) || /^(?:files-with|name-only)/.test(name),
  );
  if (!lists || options.some(({ asWritten }) => /^-[cqO]$|^--(?:count|quiet|open)/.test(asWritten)))
    return undefined;
  const isGiven = options.some(({ name }) => name === 'e' || name === 'f');
  const others = (isGiven ? operands : operands.slice(1)).filter((word) => !afterDashes?.includes(word));
  const isThere = ({ text = '' }: Arg) => {
    const target = context.target(known(text));
    return text !== '' && target.kind === 'path' && context.world.kind(target.path) !== 'missing';
  };
  if (!others.every((word) => (word.text === undefined ? word.pattern !== undefined : isThere(word))))
    return undefined;
  const names = namesFor([...others, ...(afterDashes ?? [])], context);
  return names && { ...names, some: true };
}

/** Options that leave a list of commits one hash a line. */
const plainLists =
  /^(?:-n|-\d+|--(?:max-count|skip|all|branches|tags|remotes|since|until|after|before|author|committer|grep|no-merges|merges|first-parent|reverse|topo-order|date-order|author-date-order|ancestry-path|abbrev-commit|no-walk|cherry-pick|right-only|left-only))$/;

const hashOnly = /^(?:t?format:)?%[hH]$/;

/** git rev-list, git log --format=%H: hashes, which are no options. */
function listedHashes({ options, by, unlisted }: ParsedArgs, isHash: boolean): Stdin | undefined {
  let named = isHash;
  for (const { asWritten, value } of options) {
    if (/^--(?:format|pretty)$/.test(asWritten) && hashOnly.test(value?.text ?? '')) named = true;
    else if (!plainLists.test(asWritten)) return undefined;
  }
  return named && unlisted.length === 0 ? { kind: 'unknown', from: by, word: 'each line' } : undefined;
}

/** Files that git knows, as xargs would get them. */
function listedFiles({ context }: Call, { operands, options }: ParsedArgs): Stdin | undefined {
  if (options.some(({ name }) => name === 's' || name === 'format')) return undefined;
  if (context.cwd === undefined) return undefined;
  const names = namesFor(operands, context);
  return options.some(
    ({ name, asWritten }) => /^-[a-z]*[oi]|^--(?:others|ignored)$/.test(asWritten) || name === 'o',
  )
    ? names
    : trackedOf(names, context);
}

/** diff --name-only: names from the root on, so that they lead there only from the root. */
function changedFiles({ context }: Call, parsed: ParsedArgs): Stdin | undefined {
  if (!hasOption(parsed, 'name-only') || context.cwd !== context.world.root) return undefined;
  return trackedOf(namesFor(parsed.afterDashes ?? [], context), context);
}

export const readVerbs: Program[] = [
  reading(
    'diff',
    { ...diffOptions, ...negatable({ 'cached staged base ours theirs 1 2 3': 'flag' }), 'no-index': 'flag' },
    diffEffects,
    { output: changedFiles },
  ),
  reading('log', logOptions, logEffects, { output: (_, parsed) => listedHashes(parsed, false) }),
  reading('whatchanged', logOptions, logEffects),
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
    {
      output: (_, parsed) => {
        const isPretty = parsed.options.some(({ asWritten }) => /^--(?:format|pretty)$/.test(asWritten));
        return isPretty ? undefined : listedHashes(parsed, true);
      },
    },
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
  reading('cherry', { 'v verbose': 'flag', abbrev: 'optional' }, undefined, namesOnly),
  reading(
    'show-branch',
    {
      'r a remotes all current topo-order date-order sparse list independent merge-base topics sha1-name no-name':
        'flag',
      'more color reflog g': 'optional',
    },
    undefined,
    namesOnly,
  ),
  reading(
    'status',
    negatable({
      's b v z short branch show-stash long verbose ahead-behind renames': 'flag',
      'porcelain u untracked-files ignore-submodules ignored column M find-renames': 'optional',
    }),
    undefined,
    namesOnly,
  ),
  reading(
    'blame annotate',
    {
      'contents ignore-revs-file S': 'reads',
      ...negatable({
        'b l t p c f n s e w root show-stats first-parent porcelain line-porcelain incremental color-lines':
          'flag',
        'color-by-age show-name show-number show-email score-debug progress minimal reverse': 'flag',
        'M C abbrev': 'optional',
        'L encoding date ignore-rev since diff-algorithm': 'value',
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
      'no-textconv': 'flag',
      e: 'value',
      f: 'reads',
      'O open-files-in-pager': { act: 'run.shell', value: 'optional' },
    },
    grepEffects,
    { output: pickedFiles },
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
    { ...namesOnly, output: listedFiles },
  ),
  reading(
    'ls-tree',
    {
      'd r t l z long name-only name-status object-only full-name full-tree': 'flag',
      abbrev: 'optional',
      format: 'value',
    },
    undefined,
    namesOnly,
  ),
];
