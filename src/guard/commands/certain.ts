import type { Effect } from '../effects.ts';

/**
 * Command lines of which pieces are only known at run time (a makefile's variables, a one-liner's f-string): the holes become
 * a shell variable that nobody sets, and of the effects only those count that hold whatever the variable is.
 */
const holeName = 'gates_unseen_value';

const hole = `\${${holeName}}`;

export const withHoles = (parts: readonly (string | undefined)[]): string =>
  parts.map((part) => part ?? hole).join('');

export function certainEffects(effects: readonly Effect[]): Effect[] {
  return effects.filter((effect) => {
    if (effect.kind === 'act') return !/^(?:shell\.|run\.(?:shell|dynamic|unknown|option)$)/.test(effect.act);
    const { target } = effect;
    const place =
      target.kind === 'unknown' ? target.prefix : target.kind === 'path' ? target.path : target.dir;
    return place !== undefined && !place.includes(holeName);
  });
}
