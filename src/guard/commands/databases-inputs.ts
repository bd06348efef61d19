import type { Arg } from '../shell/arg.ts';
import type { SqlInput } from '../sql/statement.ts';
import type { Call, ParsedArgs } from './program.ts';

/** What a client reads from its standard input. */
export function stdinInput({ stdin }: Call): SqlInput {
  if (stdin.kind === 'text') return { form: 'script', text: stdin.text };
  if (stdin.kind === 'unknown') return { form: 'unseen', detail: `from ${stdin.from}` };
  return { form: 'unseen', detail: stdin.kind === 'file' ? 'from a file' : 'from standard input' };
}

export const textInput = (arg: Arg, form: 'query' | 'script'): SqlInput =>
  arg.text === undefined ? { form: 'unseen', detail: 'only known at run time' } : { form, text: arg.text };

/** A file of SQL may hold something else by the time it is run; <(echo …) holds what it says. */
export function fileInput(arg: Arg, call: Call): SqlInput {
  if (arg.text === '-') return stdinInput(call);
  if (arg.content?.kind === 'text') return { form: 'script', text: arg.content.text };
  return { form: 'unseen', detail: `from ${arg.text ?? 'a file'}` };
}

type Uses = Readonly<Record<string, 'query' | 'script' | 'file'>>;

/** Options that carry SQL, in the order they stand. */
export function givenInputs(call: Call, parsed: ParsedArgs, uses: Uses): SqlInput[] {
  return parsed.options.flatMap(({ name, value }): SqlInput[] => {
    const use = Object.hasOwn(uses, name) ? uses[name] : undefined;
    if (use === undefined || value === undefined) return [];
    return [use === 'file' ? fileInput(value, call) : textInput(value, use)];
  });
}

/** The same; standard input when there are none. */
export function optionInputs(call: Call, parsed: ParsedArgs, uses: Uses): SqlInput[] {
  const inputs = givenInputs(call, parsed, uses);
  return inputs.length > 0 ? inputs : [stdinInput(call)];
}
