import { act, type Effect, openWord, read, write } from '../../effects.ts';
import { type Arg, known, type Stdin } from '../../shell/arg.ts';
import { codeWithFound } from '../found-in-code.ts';
import { entryOf, treeOf } from '../landing.ts';
import { mayBeOption, optionValues, parseArgs } from '../parse-args.ts';
import type { Call, Options, ParsedArgs, Program } from '../program.ts';
import { eitherName, namesOfActions, printedNames } from './find-expression.ts';

/** find and fd: they read names, but run commands on them, delete them and write lists of them. */

const startOptions = /^-(?:[HP]|O\d*|D)$/;

/** How many words after a primary belong to it. */
const primaries: Readonly<Record<string, number>> = Object.fromEntries(
  [
    ...'-amin -anewer -atime -cmin -cnewer -context -ctime -fstype -gid -group -ilname -iname -inum -ipath -iregex'.split(
      ' ',
    ),
    ...'-iwholename -links -lname -maxdepth -mindepth -mmin -mtime -name -newer -path -perm -printf -regex'.split(
      ' ',
    ),
    ...'-regextype -samefile -size -type -uid -used -user -wholename -xtype -Bmin -Btime -flags -depth-n'.split(
      ' ',
    ),
  ]
    .map((name): [string, number] => [name, 1])
    .concat(
      [
        ...'-daystart -depth -d -ignore_readdir_race -noignore_readdir_race -mount -x -xdev -noleaf -nowarn -warn'.split(
          ' ',
        ),
        ...'-empty -executable -false -nogroup -nouser -readable -true -writable -ls -print -print0 -prune -quit'.split(
          ' ',
        ),
        ...'-a -and -o -or -not ! ( ) ,'.split(' '),
      ].map((name): [string, number] => [name, 0]),
    ),
);

type Expression = {
  starts: Arg[];
  /** Words from the first primary on. */
  words: readonly Arg[];
  unlisted: string[];
};

function expressionOf(args: readonly Arg[]): Expression {
  let at = 0;
  const unlisted: string[] = [];
  for (; at < args.length; at++) {
    const word = args[at]?.text ?? '';
    if (/^-[EXdsx]+$/.test(word) || startOptions.test(word)) {
      if (word === '-D') at++;
    } else if (/^-[LEXdsxHP]*L[EXdsxHP]*$/.test(word)) unlisted.push(word);
    else break;
  }
  const starts: Arg[] = [];
  for (; at < args.length; at++) {
    const arg = args[at] as Arg;
    if (arg.text !== undefined && /^(?:-.|[!()]$)/.test(arg.text)) break;
    if (arg.text === undefined && mayBeOption(arg)) unlisted.push(openWord(arg.prefix));
    starts.push(arg);
  }
  return { starts: starts.length > 0 ? starts : [known('.')], words: args.slice(at), unlisted };
}

function findEffects(call: Call): Effect[] {
  const { context } = call;
  const { starts, words, unlisted } = expressionOf(call.args);
  const effects: Effect[] = unlisted.map((word) => act('run.option', 'find', word));
  const narrowed = namesOfActions(words, takenBy);
  const filesOnly = words.some(({ text }, at) => text === '-type' && words[at + 1]?.text === 'f');
  const below = filesOnly && starts.every((start) => isDirectory(start, context));
  for (let at = 0; at < words.length; at++) {
    const arg = words[at] as Arg;
    const primary = arg.text;
    const next = words[at + 1];
    const names = narrowed.get(at) ?? [undefined];
    if (primary === undefined) {
      effects.push(act('run.option', 'find', `${arg.prefix}…`));
    } else if (/^-(exec|execdir|ok|okdir)$/.test(primary)) {
      const end = endOfCommand(words, at + 1);
      effects.push(
        ...commandEffects(words.slice(at + 1, end), { starts, names, below }, primary.endsWith('dir'), call),
      );
      at = end;
    } else if (primary === '-delete') {
      for (const start of starts)
        for (const name of names) {
          effects.push(write(treeBelow(start, name, call), 'find -delete'));
          if (isLink(start, context)) effects.push(write(entryOf(start, context), 'find -delete'));
        }
    } else if (/^-(fprint|fprint0|fls|fprintf)$/.test(primary)) {
      if (next) effects.push(write(context.target(next), `find ${primary}`));
      at += primary === '-fprintf' ? 2 : 1;
    } else if (primary === '-files0-from') {
      if (next && next.text !== '-') effects.push(read(context.target(next), 'find -files0-from'));
      at++;
    } else {
      const taken = primary === '-depth' && /^[-+]?\d+$/.test(next?.text ?? '') ? 1 : takenBy(primary);
      if (taken === undefined) effects.push(act('run.option', 'find', primary));
      // A word that may become several can bring primaries of its own.
      else if (taken > 0 && next?.many) effects.push(act('run.option', 'find', `${primary} ${next.prefix}…`));
      at += taken ?? 0;
    }
  }
  return effects;
}

/** Words a primary takes; undefined for one that isn't listed. */
function takenBy(primary: string): number | undefined {
  if (/^-newer[aBcmt]{2}$/.test(primary)) return 1;
  return Object.hasOwn(primaries, primary) ? primaries[primary] : undefined;
}

function endOfCommand(words: readonly Arg[], from: number): number {
  for (let at = from; at < words.length; at++) {
    const text = words[at]?.text;
    if (text === ';' || (text === '+' && words[at - 1]?.text === '{}')) return at;
  }
  return words.length;
}

const treeBelow = (start: Arg, name: string | undefined, { context }: Call) => {
  const tree = treeOf(context.target(start));
  return tree.kind === 'tree' && name !== undefined ? { ...tree, name } : tree;
};

/** What a search may come upon. `below`: the starting points themselves are not among it. */
type Found = { starts: readonly Arg[]; names: readonly (string | undefined)[]; below: boolean };

/** The command once for each name its files may have, `{}` being anything so named below the starting point. */
function commandEffects(
  command: readonly Arg[],
  { starts, names, below }: Found,
  inDirectory: boolean,
  { context }: Call,
): Effect[] {
  if (!command.some(({ text, prefix }) => (text ?? prefix).includes('{}')))
    return [
      ...context.run(command, change(inDirectory)),
      // What lies directly below a starting point runs it there.
      ...(inDirectory ? starts.flatMap((start) => context.from(start).run(command, { stdin: nothing })) : []),
    ];
  const runWith = (fill: (word: Arg) => Arg): Effect[] => {
    const inCode = codeWithFound(command, '{}', fill(known('{}')));
    if (!inCode) return context.run(command.map(fill), change(inDirectory));
    const { words, assignments } = inCode;
    // A name can hold code of its own.
    const risk = act('run.option', 'find -exec', '{} in shell code');
    return [risk, ...context.run(words.map(fill), { ...change(inDirectory), assignments })];
  };
  const isPart = command.some(({ text }) => text !== '{}' && text?.includes('{}'));
  return starts.flatMap((start) => [
    ...names.flatMap((name) => runWith((word) => withFound(word, start, name, inDirectory, context))),
    // The starting point is found too; where more is made of its name, or it is a link, it lies outside of its tree.
    ...(!below && names.includes(undefined) && (isPart || isLink(start, context))
      ? runWith((word) => withStart(word, start))
      : []),
  ]);
}

function isDirectory(start: Arg, { target, world }: Call['context']): boolean {
  const place = target(start);
  return place.kind === 'path' && world.kind(place.path) === 'directory';
}

function isLink(start: Arg, context: Call['context']): boolean {
  const target = context.target(start);
  const entry = entryOf(start, context);
  return target.kind === 'path' && entry.kind === 'path' && target.path !== entry.path;
}

const withStart = (word: Arg, start: Arg): Arg =>
  word.text?.includes('{}') && start.text !== undefined
    ? known(word.text.replaceAll('{}', start.text))
    : word;

/** -execdir runs where the file is, which is not known. */
const change = (inDirectory: boolean) =>
  inDirectory ? { stdin: nothing, cwd: undefined } : { stdin: nothing };

const nothing: Stdin = { kind: 'none' };

function withFound(
  word: Arg,
  start: Arg,
  name: string | undefined,
  inDirectory: boolean,
  context: Call['context'],
): Arg {
  if (!word.text?.includes('{}')) return word;
  const target = inDirectory ? context.target(start) : undefined;
  const place = target === undefined ? start.text : target.kind === 'path' ? target.path : undefined;
  const cut = word.text.indexOf('{}');
  if (place === undefined || place === '' || start.pattern !== undefined)
    return { prefix: word.text.slice(0, cut) + (cut === 0 ? start.prefix : '') };
  const found = `${escaped(place).replace(/\/+$/, '')}/**/${name ?? '*'}`;
  const pattern = escaped(word.text.slice(0, cut)) + found + escaped(word.text.slice(cut + 2));
  return { prefix: word.text.slice(0, cut) + place, pattern };
}

/** A path that stands for itself inside a pattern. */
const escaped = (path: string): string => path.replace(/[*?[\]{}()!+@\\]/g, '\\$&');

function findOutput({ args, context }: Call): Stdin | undefined {
  const { starts, words } = expressionOf(args);
  if (words.some(({ text }) => text === undefined || /^-(exec|ok|printf|fprint|ls|quit)/.test(text)))
    return undefined;
  const [start] = starts;
  if (!start) return undefined;
  const dir = starts.length === 1 ? start : starts.every(isBelowHere) ? known('.') : undefined;
  if (!dir || starts.some((each) => isLink(each, context))) return undefined;
  const name = eitherName(printedNames(words, takenBy));
  return name === undefined ? { kind: 'names', dir } : { kind: 'names', dir, name };
}

const isBelowHere = ({ text }: Arg): boolean =>
  text !== undefined && !text.startsWith('/') && !/(^|\/)\.\.(\/|$)/.test(text);

const fdOptions: Options = {
  'C base-directory': 'directory',
  'e extension': 'value',
  'search-path': 'value',
  'd max-depth maxdepth min-depth exact-depth t type S size changed-within newer change-newer-than': 'value',
  'changed-before older change-older-than o owner E exclude c color j threads max-results path-separator':
    'value',
  'changed-after batch-size max-buffer-time gen-completions format and': 'value',
  'ignore-file': 'reads',
  hyperlink: 'optional',
  'strip-cwd-prefix': 'flag',
  'H hidden I no-ignore u unrestricted s case-sensitive i ignore-case g glob F fixed-strings a absolute-path':
    'flag',
  'l list-details p full-path 0 print0 1 q quiet show-errors one-file-system prune regex no-ignore-vcs':
    'flag',
  'no-ignore-parent no-global-ignore-file no-hidden ignore ignore-vcs no-require-git relative-path has-results':
    'flag',
};

function fdEffects(outer: Call): Effect[] {
  const at = outer.args.findIndex(({ text }) => /^(?:-[xX]|--exec|--exec-batch)$/.test(text ?? ''));
  const options = at < 0 ? outer.args : outer.args.slice(0, at);
  const parsed = parseArgs({}, [fdOptions], options, outer.name);
  const context = optionValues(parsed, 'C').reduce((from, place) => from.from(place), outer.context);
  const call = { ...outer, context };
  const unlisted = [...parsed.unlisted, ...parsed.unseen.map(({ prefix }) => `${prefix}…`)];
  const effects: Effect[] = unlisted.map((option) => act('run.option', call.name, option));
  for (const file of optionValues(parsed, 'ignore-file'))
    effects.push(read(context.target(file), 'fd --ignore-file'));
  if (at < 0) return effects;
  const command = call.args.slice(at + 1);
  const end = command.findIndex(({ text }) => text === ';');
  const words = end < 0 ? command : command.slice(0, end);
  const found = words.some(({ text }) => text?.includes('{')) ? words : [...words, known('{}')];
  const starts = startsOf(parsed);
  const names = optionValues(parsed, 'e').map(({ text }) => (text === undefined ? undefined : `*.${text}`));
  return [
    ...effects,
    ...commandEffects(
      found.map((word) => (/^\{(?:\.|\/|\/\/|\/\.)?\}$/.test(word.text ?? '') ? known('{}') : word)),
      { starts, names: names.length > 0 ? names : [undefined], below: true },
      false,
      call,
    ),
  ];
}

const startsOf = (parsed: ParsedArgs): Arg[] => {
  const named = [...optionValues(parsed, 'search-path'), ...parsed.operands.slice(1)];
  return named.length > 0 ? named : [known('.')];
};

export const findPrograms: Program[] = [
  { names: ['find'], act: 'run.read', style: 'raw', effects: findEffects, output: findOutput },
  { names: ['fd', 'fdfind'], act: 'run.read', style: 'raw', effects: fdEffects },
  {
    names: ['locate', 'mlocate', 'plocate', 'mdfind'],
    act: 'run.read',
    options: {
      'A b c e i l n p q r S w 0 P all basename count existing ignore-case literal null regex statistics wholename':
        'flag',
      'd database': 'reads',
      'limit onlyin name': 'value',
    },
    operands: 'text',
  },
];
