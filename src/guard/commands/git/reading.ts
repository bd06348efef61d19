import type { Options, Program } from '../program.ts';

/** A row for a verb that only looks. `names` are separated by blanks. */
export const reading = (
  names: string,
  options: Options,
  effects?: Program['effects'],
  more: Partial<Program> = {},
): Program => ({ names: names.split(' '), act: 'git.read', options, ...(effects && { effects }), ...more });

/** Operands that name no file's content. */
export const namesOnly = { operands: 'text' } as const;
