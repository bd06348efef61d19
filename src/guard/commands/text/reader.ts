import type { Options, Program } from '../program.ts';

/** A row for a program that only reads, but for what its options say. `names` are separated by blanks. */
export const reader = (
  names: string,
  options: Options,
  operands: NonNullable<Program['operands']> = 'reads',
  more: Partial<Program> = {},
): Program => ({ names: names.split(' '), act: 'run.read', options, operands, ...more });

/** For options that a row must know to read the words right, but that no barrier should let through. */
export const unlistedValue = { act: 'run.option', value: true } as const;
