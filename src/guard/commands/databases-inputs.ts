import { type Effect, read } from '../effects.ts';
import type { Arg, Stdin } from '../shell/arg.ts';
import type { SqlInput } from '../sql/statement.ts';
import type { Call, Context } from './program.ts';

/** What a client would read from its standard input. */
export function stdinInput(stdin: Stdin, form: 'query' | 'script' = 'script'): SqlInput {
  if (stdin.kind === 'text') return { form, text: stdin.text };
  const from = stdin.kind === 'unknown' ? stdin.from : stdin.kind === 'file' ? 'a file' : 'standard input';
  return { form: 'unseen', detail: from };
}

/** A file of SQL may hold something else by the time it is run. */
export const fileInput = (arg: Arg): SqlInput => ({ form: 'unseen', detail: arg.text ?? 'a file' });

export const textInput = (arg: Arg, form: 'query' | 'script'): SqlInput =>
  arg.text === undefined
    ? { form: 'unseen', detail: 'text that is only known at run time' }
    : { form, text: arg.text };

export const fileEffect = (arg: Arg, context: Context, by: string): Effect => read(context.target(arg), by);

export const stdinEffects = ({ stdin, context, name }: Call): Effect[] =>
  stdin.kind === 'file' ? [read(context.target(stdin.file), `${name} <`)] : [];
