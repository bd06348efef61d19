import type { Arg } from '../shell/arg.ts';

/** A word of a command: several items where commas join them, `bare` when it starts without a quote. */
export type Word = { items: readonly [Arg, ...Arg[]]; bare: boolean };

/** A word behind `>`, `>>`, `2>`, `*>`. */
export type Redirect = { operator: string; file: Word };

/** One command of a pipeline, or an expression. */
export type Element = {
  words: readonly Word[];
  redirects: readonly Redirect[];
  /** Code in parentheses, braces and $( ), which may run as part of it. */
  nested: readonly Statement[];
  /** What in it is more than commands with literal words; undefined when nothing is. */
  unclear: string | undefined;
  /** A value rather than a command: 'text', $x, (…). */
  isExpression: boolean;
};

/** `joint`: how it follows the one before. */
export type Statement = { joint: ';' | '&&' | '||'; pipeline: readonly Element[] };

/** `fault`: what ended the reading; the statements before it were read. */
export type Script = { statements: readonly Statement[]; fault?: string };
