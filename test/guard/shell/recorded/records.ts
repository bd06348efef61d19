import arithmetic from './arithmetic.json' with { type: 'json' };
import arrays from './arrays.json' with { type: 'json' };
import builtins from './builtins.json' with { type: 'json' };
import control from './control.json' with { type: 'json' };
import open from './open.json' with { type: 'json' };
import parameters from './parameters.json' with { type: 'json' };
import patterns from './patterns.json' with { type: 'json' };
import streams from './streams.json' with { type: 'json' };
import surroundings from './surroundings.json' with { type: 'json' };
import unsure from './unsure.json' with { type: 'json' };
import ways from './ways.json' with { type: 'json' };
import words from './words.json' with { type: 'json' };
import zsh from './zsh.json' with { type: 'json' };

type Recorded = { source: string; ran: string[]; wrote: string[] };

/** Sources of which the guard knows all. */
export const exact: Readonly<Record<string, readonly Recorded[]>> = {
  words,
  parameters,
  arithmetic,
  arrays,
  patterns,
  control,
  builtins,
  streams,
};

/** Sources of which it leaves some values open. */
export const bounded: readonly Recorded[] = unsure;

/** Sources in which it follows more ways than bash went. */
export const covered: readonly Recorded[] = open;

/** Sources that were run in several surroundings, all that happened in any of them: the guard knows each way. */
export const foreseen: readonly Recorded[] = ways;

/** The same, but it leaves open what differs. */
export const surrounded: readonly Recorded[] = surroundings;

/** What zsh was seen to do. */
export const inZsh: readonly Recorded[] = zsh;
