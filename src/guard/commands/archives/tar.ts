import { act, type Effect, read, type Target, write } from '../../effects.ts';
import { type Arg, known, unknown } from '../../shell/arg.ts';
import { treeOf, withLinked } from '../landing.ts';
import { hasOption, optionValues, parseArgs } from '../parse-args.ts';
import type { Call, Context, Options, ParsedArgs, Program } from '../program.ts';

/** tar in its three manners of writing options: "tar xzf a", "tar -xzf a", "tar --extract --file=a". */

const options: Options = {
  'c create': 'flag',
  'r append u update A catenate concatenate': 'flag',
  delete: 'flag',
  'x extract get': 'flag',
  't list': 'flag',
  'd diff compare': 'flag',
  'f file': 'value',
  'C directory cd': 'value',
  'O to-stdout': 'flag',
  'P absolute-names absolute-paths': 'flag',
  'remove-files': 'flag',
  'strip-components transform xform': 'value',
  // Renames in BSD's tar, where its value counts as a member; GNU's has it without one.
  's preserve-order same-order': 'flag',
  'one-top-level': 'optional',
  'I use-compress-program': 'runs',
  'to-command': 'runs',
  'F info-script new-volume-script': 'runs',
  'rsh-command rmt-command': 'runs',
  'checkpoint-action': 'value',
  checkpoint: 'optional',
  'T files-from': 'reads',
  'X exclude-from': 'reads',
  exclude: 'value',
  'g listed-incremental index-file volno-file': 'writes',
  'owner-map group-map': 'reads',
  'b blocking-factor V label N newer after-date newer-mtime K starting-file L tape-length H format owner group':
    'value',
  'mode mtime suffix warning sort pax-option record-size quoting-style level exclude-tag exclude-tag-all':
    'value',
  'exclude-tag-under exclude-ignore exclude-ignore-recursive hole-detection sparse-version add-file': 'value',
  'no-quote-chars quote-chars xattrs-include xattrs-exclude': 'value',
  'backup atime-preserve occurrence totals': 'optional',
  'h dereference': 'flag',
  'a z j J Z v k m p S W i l n o R U w B G M q y auto-compress gzip gunzip ungzip bzip2 xz lzma lzip lzop zstd':
    'flag',
  'compress uncompress verbose keep-old-files keep-newer-files overwrite no-overwrite-dir unlink-first touch':
    'flag',
  'preserve-permissions same-permissions no-same-permissions same-owner no-same-owner numeric-owner sparse verify':
    'flag',
  'hard-dereference ignore-zeros one-file-system no-recursion recursion wildcards no-wildcards': 'flag',
  'anchored no-anchored ignore-case no-ignore-case exclude-vcs exclude-vcs-ignores exclude-caches exclude-backups':
    'flag',
  'show-transformed-names show-stored-names block-number full-time utc null no-null no-unquote unquote selinux acls':
    'flag',
  'xattrs no-acls no-xattrs no-selinux force-local check-links multi-volume read-full-records interactive':
    'flag',
  'confirmation keep-directory-symlink skip-old-files delay-directory-restore no-delay-directory-restore seek':
    'flag',
  'clamp-mtime check-device no-check-device ignore-command-error no-ignore-command-error ignore-failed-read':
    'flag',
  'exclude-caches-all exclude-caches-under no-verbatim-files-from recursive-unlink show-omitted-dirs': 'flag',
  'wildcards-match-slash no-wildcards-match-slash': 'flag',
  'no-auto-compress no-seek posix old-archive portability incremental overwrite-dir verbatim-files-from':
    'flag',
};

/** The letters of the first word, which take their values from the words after it in the same order. */
function expandOldStyle(args: readonly Arg[]): readonly Arg[] {
  const letters = args[0]?.text;
  if (letters === undefined || !/^[A-Za-z]+$/.test(letters)) return args;
  const rest = args.slice(1);
  const expanded: Arg[] = [];
  for (const letter of letters) {
    expanded.push(known(`-${letter}`));
    if ('fCbTXVNIgKLFH'.includes(letter)) expanded.push(rest.shift() ?? known(''));
  }
  return [...expanded, ...rest];
}

function tarEffects(call: Call): Effect[] {
  const { context } = call;
  const parsed = parseArgs({}, [options], expandOldStyle(call.args), 'tar');
  const archives = optionValues(parsed, 'f').filter(({ text }) => text !== '-');
  const reads = archives.map((archive) => archiveEffect(archive, 'read', context));
  const writes = archives.map((archive) => archiveEffect(archive, 'write', context));
  const effects = [...optionEffects(parsed, context)];
  if (hasOption(parsed, 'c') || hasOption(parsed, 'r') || hasOption(parsed, 'delete'))
    return [...effects, ...writes, ...storedEffects(parsed, context)];
  effects.push(...reads);
  if (!hasOption(parsed, 'x')) return effects;
  if (hasOption(parsed, 'O') || hasOption(parsed, 'to-command')) return effects;
  return [...effects, ...extractedTargets(parsed, context).map((target) => write(target, 'tar -x'))];
}

/** host:file is on another machine unless a slash comes first. */
function archiveEffect(archive: Arg, use: 'read' | 'write', context: Context): Effect {
  if (/^[^/]+:/.test(archive.prefix))
    return act(use === 'read' ? 'network.read' : 'network.write', 'tar', archive.prefix);
  return use === 'read' ? read(context.target(archive), 'tar') : write(context.target(archive), 'tar');
}

function optionEffects(parsed: ParsedArgs, context: Context): Effect[] {
  const effects: Effect[] = parsed.unlisted.map((option) => act('run.option', 'tar', option));
  for (const { use, value, asWritten } of parsed.options) {
    if (value === undefined) continue;
    if (use === 'runs') effects.push(act('run.option', 'tar', asWritten), ...context.shell(value));
    if (use === 'reads' && value.text !== '-') effects.push(read(context.target(value), `tar ${asWritten}`));
    if (use === 'writes') effects.push(write(context.target(value), `tar ${asWritten}`));
  }
  for (const action of optionValues(parsed, 'checkpoint-action')) {
    if (/^exec=/.test(action.prefix))
      effects.push(
        act('run.option', 'tar', '--checkpoint-action'),
        ...context.shell(action.text === undefined ? { prefix: '' } : known(action.text.slice(5))),
      );
    else if (action.text === undefined || !/^(dot|\.|bell|echo|ttyout|sleep|totals|wait)/.test(action.text))
      effects.push(act('run.option', 'tar', '--checkpoint-action'));
  }
  return effects;
}

function storedEffects(parsed: ParsedArgs, context: Context): Effect[] {
  const effects: Effect[] = [];
  const except = [...optionValues(parsed, 'exclude')].flatMap(({ text }) =>
    text === undefined || text.includes('/') ? [] : [text],
  );
  for (const place of places(parsed, context))
    for (const operand of parsed.operands) {
      const tree = treeOf(place.target(operand));
      const linked = hasOption(parsed, 'h') ? withLinked(tree) : tree;
      const stored = linked.kind === 'tree' && except.length > 0 ? { ...linked, except } : linked;
      effects.push(read(stored, 'tar -c'));
      if (hasOption(parsed, 'remove-files')) effects.push(write(tree, 'tar --remove-files'));
    }
  // Whatever a list of names holds.
  if (hasOption(parsed, 'T')) effects.push(read({ kind: 'unknown' }, 'tar -T'));
  return effects;
}

/** -C counts for the operands after it, each relative to the one before; which follow which, this does not tell apart. */
function places(parsed: ParsedArgs, context: Context): Context[] {
  const places: Context[] = [];
  for (const directory of optionValues(parsed, 'C')) places.push((places.at(-1) ?? context).from(directory));
  return places.length > 0 ? places : [context];
}

/** What an archive holds can't be seen: anything below the directory, or the members asked for. */
function extractedTargets(parsed: ParsedArgs, context: Context): Target[] {
  if (hasOption(parsed, 'P')) return [{ kind: 'unknown' }];
  const isRenamed = ['strip-components', 's', 'one-top-level'].some((name) => hasOption(parsed, name));
  const members = isRenamed ? [] : parsed.operands.filter(({ text }) => text !== undefined);
  const isAllKnown = members.length > 0 && members.length === parsed.operands.length;
  return places(parsed, context).flatMap((place) =>
    isAllKnown ? members.map((member) => memberTarget(member, place)) : [anythingBelow(place)],
  );
}

/** With --wildcards, and in BSD's tar anyway, a member may be a pattern. */
function memberTarget(member: Arg, place: Context): Target {
  const wild = member.prefix.search(/[*?[]/);
  return wild < 0 ? treeOf(place.target(member)) : place.target(unknown(member.prefix.slice(0, wild)));
}

export const anythingBelow = ({ cwd }: Context): Target =>
  cwd === undefined ? { kind: 'unknown' } : { kind: 'unknown', prefix: cwd === '/' ? '/' : `${cwd}/` };

export const tarPrograms: Program[] = [
  { names: ['tar', 'bsdtar', 'gnutar', 'star'], act: 'run.read', style: 'raw', effects: tarEffects },
];
