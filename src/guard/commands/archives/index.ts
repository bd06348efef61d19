import { act, type Effect, makeDirectory, read, type Target, write } from '../../effects.ts';
import { type Arg, known, unknown } from '../../shell/arg.ts';
import { treeOf, wholeOf, withLinked } from '../landing.ts';
import { hasOption, optionValues } from '../parse-args.ts';
import type { Call, Context, ParsedArgs, Program } from '../program.ts';
import { visibleStdin } from '../visible.ts';
import { compressPrograms } from './compress.ts';
import { anythingBelow, tarPrograms } from './tar.ts';

/** Packing and unpacking. What an archive holds is not looked at: it may land anywhere below the directory it is unpacked in. */

const textOf = ({ text, prefix }: Arg): string => text ?? prefix;

/** Files whose names come in on the standard input. */
function listedFiles(call: Call): Target[] {
  const { stdin, context } = call;
  if (stdin.kind === 'names') {
    const { dir, name, except } = stdin;
    const tree = treeOf(context.target(dir));
    return [tree.kind === 'tree' ? { ...tree, ...(name && { name }), ...(except && { except }) } : tree];
  }
  const text = visibleStdin(call);
  if (text === undefined) return [{ kind: 'unknown' }];
  const names = text.split(/[\n\0]/).filter((name) => name !== '');
  return names.map((name) => context.target(known(name)));
}

/** An archive without an ending may get one. */
const withEnding = (archive: Arg, ending: string): Arg[] =>
  archive.text === undefined || /\.[^/.]+$/.test(archive.text)
    ? [archive]
    : [archive, known(`${archive.text}${ending}`)];

/** The directory that is unpacked into, where it is not there yet. */
const directoryMade = (directory: Arg, context: Context, by: string): Effect[] => {
  const target = context.target(directory);
  return target.kind === 'path' && context.world.kind(target.path) === 'missing'
    ? [makeDirectory(target, by)]
    : [];
};

function zipEffects(call: Call): Effect[] {
  const { args, context } = call;
  const effects: Effect[] = [];
  const files: Arg[] = [];
  let removes = false;
  let keepsLinks = false;
  let inPatterns = false;
  for (let at = 0; at < args.length; at++) {
    const arg = args[at] as Arg;
    const word = textOf(arg);
    const next = args[at + 1];
    const tester = /^--unzip-command=(.+)$/s.exec(word)?.[1];
    if (tester !== undefined) effects.push(...context.shell(known(tester)));
    else if (/^--?(TT|unzip-command)$/.test(word) && next) {
      effects.push(...context.shell(next));
      at++;
    } else if (/^--?(b|O|out|lf|log-?file(-path)?|temp-path)$/.test(word) && next) {
      const ending = /^--?l/.test(word) ? '.log' : '.zip';
      for (const file of withEnding(next, ending)) effects.push(write(context.target(file), `zip ${word}`));
      at++;
    } else if (/^--?(P|password|t|tt|n|s|split-size|from-date|before-date|suffixes)$/.test(word)) at++;
    else if (word === '-@') effects.push(...listedFiles(call).map((file) => read(file, 'zip -@')));
    else if (/^(-[xiR]|--(exclude|include))$/.test(word)) inPatterns = true;
    else if (word.startsWith('-') && word !== '-') {
      removes ||= /^-[a-zA-Z]*m|^--move$/.test(word);
      keepsLinks ||= /^-[a-zA-Z]*y|^--symlinks$/.test(word);
      inPatterns = false;
    } else if (!inPatterns) files.push(arg);
  }
  const [archive, ...stored] = files;
  if (archive && archive.text !== '-')
    effects.push(...withEnding(archive, '.zip').flatMap((file) => changedEffects(file, context, 'zip')));
  for (const file of stored) {
    const whole = wholeOf(context.target(file), context);
    effects.push(read(keepsLinks ? whole : withLinked(whole), 'zip'));
    if (removes) effects.push(write(whole, 'zip -m'));
  }
  return effects;
}

/** An archive that is there is read, and written anew. */
function changedEffects(archive: Arg, context: Context, by: string): Effect[] {
  const target = context.target(archive);
  const isThere = target.kind === 'path' && context.world.kind(target.path) !== 'missing';
  return [...(isThere ? [read(target, by)] : []), write(target, by)];
}

function unzipEffects({ context }: Call, parsed: ParsedArgs): Effect[] {
  const [archive, ...members] = parsed.operands;
  if (!archive) return [];
  const effects = withEnding(archive, '.zip').map((file) => read(context.target(file), 'unzip'));
  if (['l', 'v', 't', 'z', 'Z', 'p', 'c'].some((letter) => hasOption(parsed, letter))) return effects;
  const directory = optionValues(parsed, 'd')[0];
  const place = directory ? context.from(directory) : context;
  if (directory) effects.push(...directoryMade(directory, context, 'unzip'));
  const named =
    members.every(({ text }) => text !== undefined && !/[*?[]/.test(text)) && !hasOption(parsed, 'x');
  // 'dir/*' unpacks below dir.
  const starts = members.flatMap(({ text }) => /^([^*?[\]]+\/)[^/]*[*?[]/.exec(text ?? '')?.[1] ?? []);
  if (members.length === 0 || !named)
    return [
      ...effects,
      write(anythingBelow(place), 'unzip'),
      ...starts.map((start) => write(place.target(unknown(start)), 'unzip')),
    ];
  return [...effects, ...members.map((member) => write(treeOf(place.target(member)), 'unzip'))];
}

/** 7z and rar: a verb, options that may hold a directory (-oDIR), the archive, members. */
function verbEffects({ args, context, name }: Call): Effect[] {
  const [verb, ...rest] = args;
  const words = rest.filter((arg) => !/^-./.test(textOf(arg)));
  const options = rest.filter((arg) => /^-./.test(textOf(arg)));
  const [archive, ...files] = words;
  if (!archive || verb?.text === undefined)
    return verb && verb.text === undefined
      ? [act('run.option', name, 'a verb that is only known at run time')]
      : [];
  const target = context.target(archive);
  const letter = verb.text.toLowerCase();
  if (/^(l[bt]?|t|i|h|b|v[bt]?|p|pb?)$/.test(letter) || options.some((option) => /^-so/.test(textOf(option))))
    return [read(target, name)];
  if (letter === 'x' || letter === 'e') {
    const out = options.find((option) => /^-o./.test(textOf(option)));
    const directory = out
      ? known(textOf(out).slice(2))
      : files.at(-1)?.text?.endsWith('/')
        ? files.at(-1)
        : undefined;
    return [
      read(target, name),
      ...(directory ? directoryMade(directory, context, name) : []),
      write(anythingBelow(directory ? context.from(directory) : context), name),
    ];
  }
  const sources = files.map((file) => wholeOf(context.target(file), context));
  const removes = options.some((option) => /^-(sdel|df)/.test(textOf(option))) || /^m/.test(letter);
  return [
    act('run.write', name),
    ...withEnding(archive, /rar/.test(name) ? '.rar' : '.7z').flatMap((file) =>
      changedEffects(file, context, name),
    ),
    ...sources.map((source) => read(source, name)),
    ...(removes ? sources.map((source) => write(source, name)) : []),
  ];
}

function cpioEffects(call: Call, parsed: ParsedArgs): Effect[] {
  const { context } = call;
  const packs = hasOption(parsed, 'o') || hasOption(parsed, 'p');
  const effects: Effect[] = packs ? listedFiles(call).map((file) => read(file, 'cpio')) : [];
  const archives = optionValues(parsed, 'F');
  if (hasOption(parsed, 'o'))
    return [...effects, ...archives.map((archive) => write(context.target(archive), 'cpio -o'))];
  for (const archive of archives) effects.push(read(context.target(archive), 'cpio'));
  if (hasOption(parsed, 't')) return effects;
  const directory = optionValues(parsed, 'D')[0] ?? (hasOption(parsed, 'p') ? parsed.operands[0] : undefined);
  if (hasOption(parsed, 'i') || hasOption(parsed, 'p')) {
    const place = directory ? context.from(directory) : context;
    effects.push(
      write(hasOption(parsed, 'absolute-filenames') ? { kind: 'unknown' } : anythingBelow(place), 'cpio'),
    );
  }
  return effects;
}

/** Only lists what an archive holds. */
const lists = (names: string): Program => ({
  names: names.split(' '),
  act: 'run.read',
  options: { '1 2 s m l v h M t T z Z f': 'flag' },
  operands: { first: ['reads'], rest: 'text' },
});

export const archivePrograms: Program[] = [
  ...tarPrograms,
  { names: ['zip', 'zipnote', 'zipcloak', 'zipsplit'], act: 'run.write', style: 'raw', effects: zipEffects },
  {
    names: ['unzip'],
    act: 'run.read',
    options: {
      d: 'value',
      x: 'flag',
      'P O I': 'value',
      ...Object.fromEntries([...'lvtzZpc'].map((letter) => [letter, 'flag' as const])),
      'a A b B C D f F h H i j J k K L M n N o q r s S T u U V W X Y : 1 2': 'flag',
    },
    operands: 'text',
    effects: unzipEffects,
  },
  lists('zipinfo lsar'),
  { names: ['zipgrep'], act: 'run.read', operands: { first: ['text', 'reads'], rest: 'text' } },
  ...compressPrograms,
  {
    names: ['7z', '7za', '7zr', '7zz', '7zzs', 'p7zip', 'rar', 'unrar'],
    act: 'run.read',
    style: 'raw',
    effects: verbEffects,
  },
  {
    names: ['cpio'],
    act: 'run.write',
    options: {
      'i extract': 'flag',
      'o create': 'flag',
      'p pass-through': 'flag',
      't list': 'flag',
      'F file I O': 'value',
      'D directory': 'value',
      'absolute-filenames': 'flag',
      'E pattern-file': 'reads',
      'rsh-command to-command': 'runs',
      'H format C io-size R owner M message block-size': 'value',
      '0 a A b B c d f k l L m n r s S u v V null dot quiet make-directories unconditional verbose': 'flag',
      'no-absolute-filenames preserve-modification-time only-verify-crc no-preserve-owner link sparse dereference':
        'flag',
    },
    operands: 'text',
    effects: cpioEffects,
  },
  {
    names: ['unar', 'dtrx', 'atool', 'aunpack', 'patool', 'pax', 'ditto'],
    act: 'run.write',
    style: 'raw',
    effects: ({ args, context, name }) => [
      ...args.filter((arg) => !/^-/.test(textOf(arg))).map((arg) => read(context.target(arg), name)),
      write(anythingBelow(context), name),
      ...args.slice(-1).map((arg) => write(treeOf(context.target(arg)), name)),
    ],
  },
];
