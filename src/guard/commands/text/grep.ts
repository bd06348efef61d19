import { type Effect, read, type Target } from '../../effects.ts';
import { known, type Stdin } from '../../shell/arg.ts';
import { wholeOf } from '../landing.ts';
import { endingIn, pickedNames } from '../names-output.ts';
import { hasOption, optionValues } from '../parse-args.ts';
import type { Call, Context, Options, ParsedArgs, Program } from '../program.ts';
import { reader } from './reader.ts';

/** grep and the searchers after it: a recursive search reads a tree, narrowed by the names it includes and leaves out. */

type Narrowing = { include: readonly string[]; except: readonly string[]; followed?: boolean };

/** One target for each included name, as several globs can't be one. */
function searched(target: Target, { include, except, followed }: Narrowing, context: Context): Target[] {
  const whole = wholeOf(target, context);
  if (whole.kind !== 'tree') return [whole];
  const tree = {
    ...whole,
    ...(except.length > 0 && { except }),
    ...(followed && { followed: true as const }),
  };
  return include.length > 0 ? include.map((name) => ({ ...tree, name })) : [tree];
}

const listsFiles = ({ options }: ParsedArgs): boolean =>
  options.some(
    ({ name, asWritten }) => /^-[lL]$|^--files-with/.test(asWritten) || /^files-with/.test(name),
  ) && !options.some(({ asWritten }) => /^-[cq]$|^--(?:count|quiet|silent)/.test(asWritten));

/** The files in which something is found. */
function pickedFiles({ context }: Call, parsed: ParsedArgs): Stdin | undefined {
  const { options, operands } = parsed;
  const isGiven = options.some(({ name }) => name === 'e' || name === 'f');
  const files = isGiven ? operands : operands.slice(1);
  if (files.some((file) => file.text === '-')) return undefined;
  const included = names(parsed, 'include');
  return pickedNames(
    files.length > 0 ? files : [known('.')],
    context,
    included.length === 1 ? included[0] : undefined,
  );
}

function searchEffects(
  { context }: Call,
  { by, operands }: ParsedArgs,
  { isGiven, recursive, ...narrowing }: Narrowing & { isGiven: boolean; recursive: boolean },
): Effect[] {
  const files = isGiven ? operands : operands.slice(1);
  const places = files.length === 0 && recursive ? [known('.')] : files;
  return places
    .filter((place) => place.text !== '-' && !place.content)
    .flatMap((place) => {
      const target = context.target(place);
      const targets = recursive ? searched(target, narrowing, context) : [target];
      return targets.map((each) => read(each, by));
    });
}

/** Names that every given value narrows to; an unknown value narrows nothing. */
function names(parsed: ParsedArgs, option: string): string[] {
  const values = optionValues(parsed, option).map((value) => value.text ?? value.pattern);
  return values.every((value) => value !== undefined) ? values : [];
}

const grepOptions: Options = {
  'e regexp': 'value',
  'f file': 'reads',
  'r recursive': 'flag',
  'R dereference-recursive': 'flag',
  include: 'value',
  exclude: 'value',
  'exclude-dir': 'value',
  'd directories': 'value',
  'exclude-from include-from': 'reads',
  'A after-context B before-context C context m max-count D devices label binary-files include-dir': 'value',
  'group-separator': 'value',
  'no-group-separator': 'flag',
  'color colour': 'optional',
  'E F G P i y v w x c l L o q s n H h b a z Z T U u I p S O J M X V #': 'flag',
  'extended-regexp fixed-strings basic-regexp perl-regexp ignore-case no-ignore-case invert-match word-regexp':
    'flag',
  'line-regexp count files-with-matches files-without-match only-matching quiet silent no-messages line-number':
    'flag',
  'with-filename no-filename byte-offset text null-data null initial-tab binary unix-byte-offsets line-buffered':
    'flag',
};

function grepEffects(call: Call, parsed: ParsedArgs): Effect[] {
  return searchEffects(call, parsed, {
    isGiven: hasOption(parsed, 'e') || hasOption(parsed, 'f'),
    recursive:
      parsed.by === 'rgrep' ||
      hasOption(parsed, 'r') ||
      hasOption(parsed, 'R') ||
      optionValues(parsed, 'd').some((value) => value.text !== 'skip' && value.text !== 'read'),
    include: names(parsed, 'include'),
    except: [...names(parsed, 'exclude'), ...names(parsed, 'exclude-dir')],
    followed: hasOption(parsed, 'R'),
  });
}

/** What ripgrep and its like pass over: hidden names, and what the root's .gitignore names without a path. */
function passedOver(call: Call, parsed: ParsedArgs): string[] {
  const seesHidden = hasOption(parsed, 'hidden') || unrestricted(parsed) >= 2;
  const seesIgnored = hasOption(parsed, 'no-ignore') || unrestricted(parsed) >= 1;
  const { world } = call.context;
  const ignored = seesIgnored ? [] : (world.readText(`${world.root}/.gitignore`) ?? '').split(/\r?\n/);
  return [
    ...(seesHidden ? [] : ['.*']),
    ...ignored.map((line) => line.trim().replace(/\/$/, '')).filter((line) => /^[^!#/][^/]*$/.test(line)),
  ];
}

const unrestricted = (parsed: ParsedArgs): number =>
  parsed.options.filter(({ name }) => name === 'unrestricted').length;

function ripgrepEffects(call: Call, parsed: ParsedArgs): Effect[] {
  const globs = names(parsed, 'g');
  const base = (glob: string) => glob.slice(glob.lastIndexOf('/') + 1);
  const included = globs.filter((glob) => !glob.startsWith('!'));
  return searchEffects(call, parsed, {
    isGiven: hasOption(parsed, 'e') || hasOption(parsed, 'f') || hasOption(parsed, 'files'),
    recursive: true,
    followed: parsed.unlisted.some((option) => option === '-L' || option === '--follow'),
    include: included.some((glob) => base(glob) === '' || base(glob) === '**') ? [] : included.map(base),
    except: [
      // What a glob names is searched even when it is hidden or ignored.
      ...(included.length > 0 ? [] : passedOver(call, parsed)),
      ...globs
        .filter((glob) => glob.startsWith('!'))
        .map((glob) => base(glob.slice(1).replace(/\/(\*\*)?$/, ''))),
    ],
  });
}

/** With -l, names of files; else a list of names that goes through, narrowed by how they end. */
function grepOutput(call: Call, parsed: ParsedArgs): Stdin | undefined {
  if (listsFiles(parsed)) return pickedFiles(call, parsed);
  const { stdin } = call;
  const given = optionValues(parsed, 'e');
  const [pattern] = given.length > 0 ? given : parsed.operands;
  const isPlain = parsed.options.every(({ asWritten }) =>
    /^-[eEFPivwx]$|^--extended-regexp$/.test(asWritten),
  );
  const isOne = given.length < 2 && parsed.operands.length === (given.length > 0 ? 0 : 1);
  if (!isPlain || !isOne || parsed.unlisted.length > 0) return undefined;
  const isOther = parsed.options.some(({ asWritten }) => /^-[vFi]$/.test(asWritten));
  return endingIn(isOther ? undefined : pattern?.text, stdin);
}

const pickedOutput = (call: Call, parsed: ParsedArgs): Stdin | undefined =>
  listsFiles(parsed) ? pickedFiles(call, parsed) : undefined;

export const grepPrograms: Program[] = [
  reader('grep egrep fgrep rgrep zgrep zegrep zfgrep bzgrep xzgrep pcregrep pcre2grep', grepOptions, 'text', {
    effects: grepEffects,
    output: grepOutput,
  }),
  reader(
    'rg',
    {
      'e regexp': 'value',
      'f file': 'reads',
      files: 'flag',
      'g glob': 'value',
      iglob: 'value',
      'hidden .': 'flag',
      'no-ignore no-ignore-vcs no-ignore-global no-ignore-parent no-ignore-dot no-ignore-exclude': 'flag',
      'unrestricted u': 'flag',
      pre: { act: 'run.shell', value: true },
      'hostname-bin': { act: 'run.shell', value: true },
      'ignore-file': 'reads',
      'pre-glob type-add type-clear': 'value',
      't type T type-not A after-context B before-context C context m max-count d max-depth maxdepth M':
        'value',
      'max-columns max-filesize sort sortr j threads color colors E encoding engine field-context-separator':
        'value',
      'field-match-separator context-separator r replace path-separator dfa-size-limit regex-size-limit':
        'value',
      'hyperlink-format generate': 'value',
      'F i S s v w x c l o q n N H I 0 p a U P z b fixed-strings ignore-case smart-case case-sensitive':
        'flag',
      'invert-match word-regexp line-regexp count count-matches files-with-matches files-without-match':
        'flag',
      'only-matching quiet line-number no-line-number with-filename no-filename null null-data pretty text':
        'flag',
      'multiline multiline-dotall pcre2 auto-hybrid-regex byte-offset column no-column json heading no-heading':
        'flag',
      'vimgrep trim no-trim stats debug trace one-file-system passthru type-list no-messages no-config':
        'flag',
      'line-buffered block-buffered mmap no-mmap crlf unicode no-unicode binary include-zero max-columns-preview':
        'flag',
      'no-require-git stop-on-nonmatch no-pcre2-unicode glob-case-insensitive no-ignore-messages search-zip':
        'flag',
      'ignore ignore-vcs no-hidden no-follow no-json no-stats no-multiline no-fixed-strings no-context-separator':
        'flag',
    },
    'text',
    { effects: ripgrepEffects, output: pickedOutput },
  ),
  reader(
    'ag',
    {
      hidden: 'flag',
      'unrestricted u': 'flag',
      'f follow': 'flag',
      pager: { act: 'run.shell', value: true },
      'p path-to-ignore': 'reads',
      'G file-search-regex m max-count W width depth ignore ignore-dir ignore-directory': 'value',
      'color-line-number color-match color-path': 'value',
      'g filename-pattern': 'value',
      // A word that is no number is the pattern.
      'A after B before C context': 'optional',
      'a all-types t all-text F fixed-strings Q literal i ignore-case s case-sensitive S smart-case v invert-match':
        'flag',
      'w word-regexp c count l files-with-matches L files-without-matches o only-matching 0 null print0 H heading':
        'flag',
      'n h r R 1 D debug U skip-vcs-ignores z search-zip search-binary one-device passthrough passthru silent stats':
        'flag',
      'stats-only vimgrep ackmate print-all-files print-long-lines column nocolor color group nogroup noheading':
        'flag',
      'nobreak break numbers nonumbers filename nofilename': 'flag',
    },
    'text',
    {
      effects: (call, parsed) =>
        searchEffects(call, parsed, {
          isGiven: hasOption(parsed, 'g'),
          recursive: true,
          followed: hasOption(parsed, 'f'),
          include: [],
          except: passedOver(call, parsed),
        }),
      output: pickedOutput,
    },
  ),
  reader(
    // Letters that take a value in one of them are flags in another, where the next word is a file.
    'ack ack-grep ugrep ucg pt sift',
    {
      hidden: 'flag',
      'unrestricted u': 'flag',
      match: 'value',
      pager: { act: 'run.shell', value: true },
      'm max-count ignore-dir ignore-directory ignore depth t type T no-type': 'value',
      'A after B before C context': 'optional',
      'i S s Q v w c l L o n H h r R f 1 a g G nocolor color group nogroup heading noheading column nobreak break':
        'flag',
      'ignore-case smart-case case-sensitive literal invert-match word-regexp count files-with-matches':
        'flag',
      'files-without-matches only-matching numbers nonumbers vimgrep stats all-types sort-files no-pager':
        'flag',
    },
    'text',
    {
      effects: (call, parsed) =>
        searchEffects(call, parsed, {
          isGiven: hasOption(parsed, 'f') || hasOption(parsed, 'match'),
          recursive: true,
          followed: hasOption(parsed, 'f') || parsed.unlisted.includes('--follow'),
          include: [],
          except: passedOver(call, parsed),
        }),
      output: pickedOutput,
    },
  ),
];
