import type { Effect } from '../../effects.ts';
import { type Arg, type Assignment, known } from '../../shell/arg.ts';
import { certainEffects, withHoles } from '../certain.ts';
import type { Context } from '../program.ts';

/** Script text as its tool hands it to a shell, further arguments appended as words. */
export function runText(
  text: string,
  extra: readonly Arg[],
  context: Context,
  assignments: readonly Assignment[] = [],
): Effect[] {
  if (extra.length === 0) return context.shell(known(text), { assignments });
  return context.shell(known(`${text} "$@"`), { assignments, parameters: [known('sh'), ...extra] });
}

/** Text of which some pieces (undefined) aren't known: its certain effects. */
export function runPieces(pieces: readonly (string | undefined)[], context: Context): Effect[] {
  if (pieces.every((piece) => piece !== undefined)) return runText(pieces.join(''), [], context);
  return certainEffects(context.shell(known(withHoles(pieces))));
}
