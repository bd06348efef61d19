import type { Cmdlet } from '../cmdlet.ts';

/** A cmdlet that takes objects, gives objects or text, and touches no file. */
export const shape = (
  name: string,
  aliases: string,
  parameters: Cmdlet['parameters'],
  more: Partial<Cmdlet> = {},
): Cmdlet => ({
  name,
  ...(aliases === '' ? {} : { aliases }),
  act: 'run.read',
  parameters: { InputObject: 'value', ...parameters },
  takesRest: true,
  ...more,
});
