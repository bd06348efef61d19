import path from 'node:path';
import { known, type Stdin } from '../../shell/arg.ts';
import { escapeGlob } from '../../shell/values.ts';
import type { World } from '../../world.ts';
import { hasOption } from '../parse-args.ts';
import type { Call, Context, ParsedArgs, Program } from '../program.ts';
import { reader } from './reader.ts';

/** Programs that tell names, sizes and kinds of files, not what is in them. */

/** One line that the command prints for certain. */
const line = (text: string | undefined): Stdin | undefined =>
  text === undefined ? undefined : { kind: 'text', text: `${text}\n` };

function listedNames({ context }: Call, parsed: ParsedArgs): Stdin | undefined {
  const { operands } = parsed;
  // Among all names is that of the directory above.
  const listsAbove = parsed.options.some(({ asWritten }) => /^(?:-[af]|--all)$/.test(asWritten));
  if (listsAbove || hasOption(parsed, 'l') || hasOption(parsed, 'R')) return undefined;
  const isRelative = operands.every(
    ({ text, prefix }) => !(text ?? prefix).startsWith('/') && !/^(?:\.\.(?:\/|$)|$)/.test(text ?? prefix),
  );
  const [place] = operands;
  const ending = operands.length === 1 ? filesEnding(place?.pattern ?? place?.text, context) : undefined;
  if (ending) return ending;
  const target = place && operands.length === 1 ? context.target(place) : undefined;
  const isDirectory =
    target?.kind === 'path' && !hasOption(parsed, 'd') && context.world.kind(target.path) === 'directory';
  return operands.length === 0 || isRelative || isDirectory ? { kind: 'names', dir: known('.') } : undefined;
}

/** ls *.log: as long as no directory here is so named, which would be listed instead. */
function filesEnding(pattern: string | undefined, context: Context): Stdin | undefined {
  const [, dir = '', name = ''] = /^((?:[\w.-]+\/)*)(\*\.[\w.]+)$/.exec(pattern ?? '') ?? [];
  const place = context.target(known(dir || '.'));
  if (name === '' || place.kind !== 'path') return undefined;
  const { world } = context;
  const hasDirectory = world
    .list(place.path)
    .some((entry) => entry.endsWith(name.slice(1)) && world.kind(`${place.path}/${entry}`) === 'directory');
  return hasDirectory ? undefined : { kind: 'names', dir: known(dir.replace(/\/$/, '') || '.'), name };
}

function baseName(_: Call, parsed: ParsedArgs): Stdin | undefined {
  const [first, suffix] = parsed.operands;
  if (parsed.options.length > 0 || first?.text === undefined || parsed.operands.length > 2) return undefined;
  if (suffix && suffix.text === undefined) return undefined;
  const base = path.posix.basename(first.text) || (first.text.startsWith('/') ? '/' : '');
  const end = suffix?.text ?? '';
  return line(end !== '' && base !== end && base.endsWith(end) ? base.slice(0, -end.length) : base);
}

const resolved = ({ context }: Call, { operands, options }: ParsedArgs): Stdin | undefined => {
  const target = operands.length === 1 && operands[0] ? context.target(operands[0]) : undefined;
  const isPlain = options.every(({ name }) => /^[femq]$/.test(name));
  if (!isPlain || target?.kind !== 'path') return undefined;
  if (isThere(context.world.kind(target.path))) return line(target.path);
  // Then it may print nothing.
  return {
    kind: 'names',
    dir: known(path.posix.dirname(target.path)),
    name: escapeGlob(path.posix.basename(target.path)),
  };
};

const isThere = (kind: ReturnType<World['kind']>): boolean => kind === 'file' || kind === 'directory';

const lsOptions = {
  'l long g o n': 'flag',
  'R recursive': 'flag',
  'd directory': 'flag',
  'a A b B c C D f F G h H i k L m N p q Q r s S t u U v x X Z 1 @ e O % W y P ,': 'flag',
  'all almost-all author escape ignore-backups dired no-group human-readable si dereference inode kibibytes':
    'flag',
  'dereference-command-line dereference-command-line-symlink-to-dir numeric-uid-gid literal hide-control-chars':
    'flag',
  'show-control-chars quote-name reverse size context zero group-directories-first file-type full-time':
    'flag',
  'classify color hyperlink': 'optional',
  'I ignore hide w width T tabsize block-size format indicator-style quoting-style sort time time-style':
    'value',
} as const;

export const namePrograms: Program[] = [
  reader('ls dir vdir', lsOptions, 'text', { optionsHarmless: true, output: listedNames }),
  reader(
    'eza exa lsd',
    {
      'l long R recurse T tree a all A d list-dirs 1 oneline G grid x across F classify r reverse D only-dirs':
        'flag',
      'h header i inode H links g group m modified S u accessed U created B bytes b binary git git-ignore icons':
        'flag',
      'group-directories-first no-permissions no-filesize no-user no-time extended Z X dereference f only-files':
        'flag',
      's sort L level I ignore-glob t time time-style color colour color-scale hyperlink absolute w width':
        'value',
    },
    'text',
  ),
  reader(
    'tree',
    {
      'a d f i l p s h u g D F q N Q r t c U C n x v S A J X du si inodes device noreport prune dirsfirst':
        'flag',
      'filesfirst gitignore ignore-case matchdirs metafirst fflinks hintro houtro info nolinks': 'flag',
      'L I P T H sort filelimit timefmt charset level': 'value',
      'o output': 'writes',
      'gitfile infofile': 'reads',
      fromfile: { act: 'run.option' },
      R: { act: 'run.option' },
    },
    'text',
  ),
  reader(
    'stat',
    {
      'L f t x l n q r s F dereference file-system terse': 'flag',
      'c format printf cached': 'value',
    },
    'text',
    { optionsHarmless: true },
  ),
  reader(
    'file',
    {
      'b c E h i I k L l N n p q r s S v z Z 0 d brief mime mime-type mime-encoding keep-going dereference list':
        'flag',
      'no-dereference no-buffer no-pad preserve-date raw special-files uncompress uncompress-noreport print0':
        'flag',
      'extension apple no-sandbox checking-printout debug': 'flag',
      'e exclude exclude-quiet F separator P parameter': 'value',
      'f files-from m magic-file': 'reads',
      'C compile': { act: 'run.write' },
    },
    'text',
  ),
  reader(
    'du',
    {
      '0 a b c D h H k l L m P s S x A g n r all apparent-size bytes total dereference-args human-readable inodes':
        'flag',
      'count-links dereference no-dereference null separate-dirs si summarize one-file-system': 'flag',
      'B block-size d max-depth t threshold I exclude time-style': 'value',
      time: 'optional',
      'X exclude-from files0-from': 'reads',
    },
    'text',
  ),
  reader(
    'df',
    {
      'a h H i k l P T v m g t Y all human-readable si inodes local portability print-type total sync no-sync':
        'flag',
      'B block-size type x exclude-type': 'value',
      output: 'optional',
    },
    'text',
    { optionsHarmless: true },
  ),
  reader(
    'which whereis type whatis apropos hash',
    {
      'a all p P t f b m s u l q skip-alias skip-functions skip-dot skip-tilde show-dot show-tilde tty-only read-alias':
        'flag',
      'B M S': 'flag',
      'e exact r regex w wildcard k L': 'flag',
    },
    'text',
    { optionsHarmless: true },
  ),
  reader(
    'realpath',
    {
      'e existing m missing L logical P physical q quiet s strip no-symlinks z zero': 'flag',
      'relative-to relative-base': 'value',
    },
    'text',
    { optionsHarmless: true, output: resolved },
  ),
  reader(
    'readlink',
    {
      'f canonicalize e canonicalize-existing m canonicalize-missing n no-newline q quiet s silent v verbose z zero':
        'flag',
    },
    'text',
    {
      optionsHarmless: true,
      output: (call, parsed) =>
        parsed.options.some(({ name }) => name === 'f') ? resolved(call, parsed) : undefined,
    },
  ),
  reader('basename', { 'a multiple z zero': 'flag', 's suffix': 'value' }, 'text', {
    optionsHarmless: true,
    output: baseName,
  }),
  reader('dirname', { 'z zero': 'flag' }, 'text', {
    optionsHarmless: true,
    output: (_, { operands, options }) => {
      const text = operands[0]?.text;
      return options.length > 0 || operands.length !== 1 || text === undefined
        ? undefined
        : line(path.posix.dirname(text).replace(/(.)\/+$/, '$1'));
    },
  }),
  reader('pwd', { 'L P logical physical': 'flag' }, 'text', { output: ({ context }) => line(context.cwd) }),
  reader('pathchk', { 'p P portability': 'flag' }, 'text'),
  reader(
    'getfacl lsattr lsacl',
    { 'a c d e E R L P p n t s h v l D V recursive absolute-names numeric': 'flag' },
    'text',
  ),
  reader('namei', { 'l m o v x n long modes owners mountpoints nosymlinks vertical': 'flag' }, 'text'),
];
