import { act, type Effect, openWord, read, type Target, write } from '../../effects.ts';
import { type Arg, known, type Stdin, unknown } from '../../shell/arg.ts';
import { entryOf, treeOf } from '../landing.ts';
import { mayBeOption } from '../parse-args.ts';
import type { Call, Context, Program } from '../program.ts';
import { fdProgram } from './fd.ts';
import { eitherName, endOfCommand, lists, namesOfActions, printedNames, runs } from './find-expression.ts';
import { commandEffects, isBelow, isLink, isNamed } from './found.ts';

/** find reads names, but runs commands on them, deletes them and writes lists of them. */

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
  const words = args.slice(at);
  // What a list of starting points holds can't be seen.
  if (words.some(({ text }) => text === '-files0-from')) starts.push(unknown());
  return { starts: starts.length > 0 ? starts : [known('.')], words, unlisted };
}

function findEffects(call: Call): Effect[] {
  const { context } = call;
  const { starts, words, unlisted } = expressionOf(call.args);
  const effects: Effect[] = unlisted.map((word) => act('run.option', 'find', word));
  const narrowed = namesOfActions(words, takenBy);
  const below = isBelow(words, starts, context);
  for (let at = 0; at < words.length; at++) {
    const arg = words[at] as Arg;
    const primary = arg.text;
    const next = words[at + 1];
    const names = narrowed.get(at) ?? [undefined];
    if (primary === undefined) {
      effects.push(act('run.option', 'find', `${arg.prefix}…`));
    } else if (runs.has(primary)) {
      const end = endOfCommand(words, at + 1);
      effects.push(
        ...commandEffects(
          words.slice(at + 1, end),
          { starts, names, below, stdin: primary.startsWith('-ok') ? { kind: 'none' } : call.stdin },
          primary.endsWith('dir'),
          call,
        ),
      );
      at = end;
    } else if (primary === '-delete') {
      for (const start of starts)
        for (const name of names) {
          effects.push(write(treeBelow(start, name, below, context), 'find -delete'));
          if (isLink(start, context)) effects.push(write(entryOf(start, context), 'find -delete'));
        }
    } else if (lists.has(primary)) {
      if (next) effects.push(...listEffects(primary, next, context));
      at += lists.get(primary) ?? 0;
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

function listEffects(primary: string, file: Arg, context: Context): Effect[] {
  if (primary !== '-files0-from') return [write(context.target(file), `find ${primary}`)];
  return file.text === '-' ? [] : [read(context.target(file), `find ${primary}`)];
}

/** Words a primary takes; undefined for one that isn't listed. */
function takenBy(primary: string): number | undefined {
  if (/^-newer[aBcmt]{2}$/.test(primary)) return 1;
  return Object.hasOwn(primaries, primary) ? primaries[primary] : undefined;
}

function treeBelow(start: Arg, name: string | undefined, below: boolean, context: Context): Target {
  const tree = treeOf(context.target(start));
  if (tree.kind !== 'tree' || name === undefined || (!below && isNamed(start, name))) return tree;
  const { depth: _depth, whole: _whole, ...named } = tree;
  return { ...named, name };
}

function findOutput({ args, context }: Call): Stdin | undefined {
  const { starts, words } = expressionOf(args);
  if (words.some(({ text }) => text === undefined || /^-(exec|ok|printf|fprint|ls|quit)/.test(text)))
    return undefined;
  const [start] = starts;
  if (!start) return undefined;
  const dir = starts.length === 1 ? start : starts.every(isBelowHere) ? known('.') : undefined;
  if (!dir || starts.some((each) => isLink(each, context))) return undefined;
  const names = printedNames(words, takenBy);
  const isItself = starts.some((each) => names.some((name) => isNamed(each, name)));
  const name = isItself && !isBelow(words, starts, context) ? undefined : eitherName(names);
  return name === undefined ? { kind: 'names', dir } : { kind: 'names', dir, name };
}

const isBelowHere = ({ text }: Arg): boolean =>
  text !== undefined && !text.startsWith('/') && !/(^|\/)\.\.(\/|$)/.test(text);

export const findPrograms: Program[] = [
  { names: ['find'], act: 'run.read', style: 'raw', effects: findEffects, output: findOutput },
  fdProgram,
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
