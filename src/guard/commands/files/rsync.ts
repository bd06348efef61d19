import { act, type Effect, read, write } from '../../effects.ts';
import type { Arg } from '../../shell/arg.ts';
import { entryOf, landings, treeOf, wholeOf, withLinked } from '../landing.ts';
import { hasOption, optionValues } from '../parse-args.ts';
import type { Call, ParsedArgs, Program } from '../program.ts';

/** host:path, user@host:path, host::module, rsync://host/path; a slash before the colon makes it a local name. */
export const isRemotePlace = (arg: Arg): boolean =>
  /^[a-z][a-z0-9+.-]*:\/\//i.test(arg.prefix) || /^[^/:]*[^/:\\]:/.test(arg.prefix);

/** -e names the remote shell: words, not code. `ssh` with options that aren't known is still ssh. */
function remoteShellEffects(shell: Arg, { context }: Call): Effect[] {
  if (shell.text === undefined && /^ssh\s/.test(shell.prefix))
    return [act('run.remote', 'rsync -e', shell.prefix)];
  return context.shell(shell);
}

function rsyncEffects(call: Call, parsed: ParsedArgs): Effect[] {
  const { context } = call;
  const { operands, by } = parsed;
  const place = operands.at(-1);
  const effects: Effect[] = optionValues(parsed, 'e').flatMap((shell) => remoteShellEffects(shell, call));
  if (!place || operands.length === 0) return effects;
  const sources = operands.length === 1 ? operands : operands.slice(0, -1);
  // A list names whatever lies below the sources.
  const recursive = ['a', 'r', 'files-from'].some((option) => hasOption(parsed, option));
  for (const source of sources) {
    if (isRemotePlace(source)) effects.push(act('network.read', by, source.prefix));
    else {
      const target = context.target(source);
      const whole = recursive ? wholeOf(target, context) : target;
      effects.push(read(hasOption(parsed, 'L') ? withLinked(whole) : whole, by));
      if (hasOption(parsed, 'remove-source-files'))
        for (const gone of [treeOf(target), entryOf(source, context)])
          effects.push(write(gone, `${by} --remove-source-files`));
    }
  }
  if (operands.length === 1 || hasOption(parsed, 'n')) return effects;
  if (isRemotePlace(place)) return [...effects, act('network.write', by, place.prefix)];
  const sweeps = recursive || hasOption(parsed, 'delete') || sources.some((source) => isRemotePlace(source));
  for (const source of sources) {
    // "dir/" stands for what is in it; "dir" lands as a directory of that name.
    const isContents = hasOption(parsed, 'R') || (source.text?.endsWith('/') ?? true);
    const landed =
      isContents || sweeps
        ? [treeOf(context.target(place))]
        : landings(source, place, { into: operands.length > 2 }, context);
    for (const target of landed) effects.push(write(target, by));
  }
  return effects;
}

export const rsyncPrograms: Program[] = [
  {
    names: ['rsync'],
    act: 'run.write',
    options: {
      'n dry-run': 'flag',
      'a archive': 'flag',
      'r recursive': 'flag',
      'delete del delete-before delete-during delete-delay delete-after delete-excluded': 'flag',
      'remove-source-files': 'flag',
      'e rsh': 'value',
      'rsync-path M remote-option': { act: 'run.remote', value: true },
      daemon: { act: 'run.service' },
      'T temp-dir partial-dir backup-dir': 'writes-tree',
      'log-file write-batch only-write-batch': 'writes',
      'files-from': 'reads',
      'read-batch exclude-from include-from password-file early-input': 'reads',
      'compare-dest copy-dest link-dest': 'reads-tree',
      'f filter exclude include B block-size chmod chown usermap groupmap suffix port sockopts timeout contimeout':
        'value',
      'max-size min-size max-delete modify-window bwlimit compress-level compress-choice checksum-choice info debug':
        'value',
      'out-format log-file-format address iconv protocol skip-compress stop-at stop-after outbuf max-alloc':
        'value',
      'R relative': 'flag',
      'L copy-links k copy-dirlinks copy-unsafe-links': 'flag',
      'v q c b u l K H p E A X o g t O J S D W x C F P z y h i m 8 4 6 s I d N U': 'flag',
      'verbose quiet checksum no-relative backup update inplace append append-verify dirs links': 'flag',
      'safe-links munge-links keep-dirlinks hard-links perms executability acls xattrs': 'flag',
      'owner group devices specials times omit-dir-times omit-link-times sparse whole-file one-file-system existing':
        'flag',
      'ignore-existing ignore-times ignore-errors force partial progress stats human-readable compress cvs-exclude':
        'flag',
      'itemize-changes list-only fuzzy delay-updates prune-empty-dirs numeric-ids size-only no-implied-dirs ipv4 ipv6':
        'flag',
      'mkpath super fake-super no-motd preallocate from0 protect-args secluded-args old-args no-perms no-owner no-group':
        'flag',
      'no-times no-links no-whole-file no-recursive no-compress delete-missing-args ignore-missing-args crtimes atimes':
        'flag',
    },
    operands: 'text',
    effects: rsyncEffects,
  },
];
