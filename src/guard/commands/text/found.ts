import path from 'node:path';
import { act, type Effect } from '../../effects.ts';
import { nameMatcher } from '../../paths/names.ts';
import { type Arg, known, type Stdin } from '../../shell/arg.ts';
import { codeWithFound } from '../found-in-code.ts';
import { entryOf } from '../landing.ts';
import type { Call, Context } from '../program.ts';

/** Commands that find and fd run on what they find. */

/** What a search may come upon. `below`: the starting points themselves are not among it. */
type Found = {
  /** What the command reads: the search's own input, or, where it asks first, nothing. */
  stdin: Stdin;
  starts: readonly Arg[];
  names: readonly (string | undefined)[];
  below: boolean;
};

/** The command once for each name its files may have, `{}` being anything so named below the starting point. */
export function commandEffects(
  command: readonly Arg[],
  { starts, names, below, stdin }: Found,
  inDirectory: boolean,
  { context }: Call,
): Effect[] {
  // -execdir runs where the file is, which is not known.
  const change = inDirectory ? { stdin, cwd: undefined } : { stdin };
  if (!command.some(({ text, prefix }) => (text ?? prefix).includes('{}')))
    return [
      ...context.run(command, change),
      // What lies directly below a starting point runs it there.
      ...(inDirectory ? starts.flatMap((start) => context.from(start).run(command, { stdin })) : []),
    ];
  const runWith = (fill: (word: Arg) => Arg): Effect[] => {
    const inCode = codeWithFound(command, '{}', fill(known('{}')));
    if (!inCode) return context.run(command.map(fill), change);
    const { words, assignments } = inCode;
    // A name can hold code of its own.
    const risk = act('run.option', 'find -exec', '{} in shell code');
    return [risk, ...context.run(words.map(fill), { ...change, assignments })];
  };
  const isPart = command.some(({ text }) => text !== '{}' && text?.includes('{}'));
  return starts.flatMap((start) => [
    ...names.flatMap((name) => runWith((word) => withFound(word, start, name, inDirectory, context))),
    // The starting point is found too; where more is made of its name, or it is a link, it lies outside of its tree.
    ...(!below &&
    (names.some((name) => isNamed(start, name)) ||
      (names.includes(undefined) && (isPart || isLink(start, context))))
      ? runWith((word) => withStart(word, start))
      : []),
  ]);
}

/** Files alone are found, and the starting points are directories. */
export const isBelow = (words: readonly Arg[], starts: readonly Arg[], context: Context): boolean =>
  words.some(({ text }, at) => text === '-type' && words[at + 1]?.text === 'f') &&
  starts.every((start) => isDirectory(start, context));

function isDirectory(start: Arg, { target, world }: Context): boolean {
  const place = target(start);
  return place.kind === 'path' && world.kind(place.path) === 'directory';
}

export function isLink(start: Arg, context: Context): boolean {
  const target = context.target(start);
  const entry = entryOf(start, context);
  return target.kind === 'path' && entry.kind === 'path' && target.path !== entry.path;
}

const withStart = (word: Arg, start: Arg): Arg =>
  word.text?.includes('{}') && start.text !== undefined
    ? known(word.text.replaceAll('{}', start.text))
    : word;

function withFound(
  word: Arg,
  start: Arg,
  name: string | undefined,
  inDirectory: boolean,
  context: Context,
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
const escaped = (text: string): string => text.replace(/[*?[\]{}()!+@\\]/g, '\\$&');

/** A starting point is found itself where the name is its own: `find tests -name tests`. */
export const isNamed = ({ text }: Arg, name: string | undefined): boolean =>
  text !== undefined &&
  name !== undefined &&
  nameMatcher(name, { dot: true, unsure: true })(path.posix.basename(text));
