import type { Act } from '../../../policy/acts.ts';
import { act, type Effect } from '../../effects.ts';
import { known } from '../../shell/arg.ts';
import type { Call, Options, ParsedArgs, Program } from '../program.ts';

/**
 * Subcommands that need no more than their act: [act, names, options]. Without options the words after the name aren't read,
 * which is right for acts that are judged whatever follows; what only reads lists its options, so that others are noticed.
 */
export type Verbs = readonly (readonly [act: Act, names: string, options?: Options])[];

export const verbs = (rows: Verbs): Program[] =>
  rows.flatMap(([name, names, options]) =>
    names
      .split(' ')
      .map((verb) =>
        options ? { names: [verb], act: name, options } : { names: [verb], act: name, style: 'raw' },
      ),
  );

/** Options as flags and options with values, by names. */
export const options = (flags: string, values = ''): Options => ({
  ...Object.fromEntries(
    flags
      .split(' ')
      .filter(Boolean)
      .map((name) => [name, 'flag' as const]),
  ),
  ...Object.fromEntries(
    values
      .split(' ')
      .filter(Boolean)
      .map((name) => [name, 'value' as const]),
  ),
});

/** An installing verb that only follows the lock file when one of these words is given. */
export const frozenWith = (names: string, ...words: string[]): Program => ({
  names: names.split(' '),
  act: 'run.read',
  style: 'raw',
  effects: (call, parsed) => [act(hasWord(call, ...words) ? 'install.frozen' : 'install', parsed.by)],
});

/** Is one of these words given, as it stands or with "=value"? `--frozen-lockfile=false` is not. */
const hasWord = (call: Call, ...words: string[]): boolean =>
  call.args.some(({ text }) =>
    words.some((word) => text === word || (text?.startsWith(`${word}=`) && !/=(?:false|0|no)$/.test(text))),
  );

/** A verb with effects of its own, its words unread. */
export const rawVerb = (
  names: string,
  effects: (call: Call, parsed: ParsedArgs) => Effect[],
  own: Act = 'run.read',
): Program => ({
  names: names.split(' '),
  act: own,
  style: 'raw',
  effects,
});

/** A verb that only reads where its first word fits; there, options are noted, as nobody lists them. */
export const readsWhere = (names: string, fits: RegExp, other: Act): Program =>
  rawVerb(names, (call, parsed) => {
    if (!fits.test(call.args[0]?.text ?? '')) return [act(other, parsed.by, call.args[0]?.text)];
    const open = call.args.filter(({ text }) => text === undefined || text.startsWith('-'));
    return open.map(({ prefix }) => act('run.option', parsed.by, prefix));
  });

/** Verbs that aren't in the table do this, unless they are only asked about. */
export const othersAre =
  (name: Act) =>
  (_: Call, parsed: ParsedArgs): Effect[] => {
    const [verb, ...rest] = parsed.operands;
    const asks = rest.length === 1 && /^(?:-h|--help)$/.test(rest[0]?.text ?? '');
    return [act(asks ? 'run.read' : name, parsed.by, verb?.text ?? 'a verb that is only known at run time')];
  };

/**
 * A verb that isn't in the table. After an option that isn't either, the word may be that option's value: then the next one is
 * tried as well.
 */
export const otherwise =
  (effects: (call: Call, parsed: ParsedArgs) => Effect[]) =>
  (call: Call, parsed: ParsedArgs): Effect[] => {
    const rest = parsed.operands.slice(1);
    const retried =
      parsed.unlisted.length > 0 && rest.length > 0 ? call.context.run([known(call.name), ...rest]) : [];
    return [...effects(call, parsed), ...retried];
  };
