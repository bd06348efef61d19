import type { Arg } from '../arg.ts';

/** Options as bash's own getopt reads them. `withValue`: letters that take one, attached or as the next word. */
export function parseFlags(
  args: readonly Arg[],
  withValue: string,
): { flags: ReadonlySet<string>; values: ReadonlyMap<string, Arg>; operands: readonly Arg[] } {
  const flags = new Set<string>();
  const values = new Map<string, Arg>();
  let at = 0;
  for (; at < args.length; at += 1) {
    const text = args[at]?.text;
    if (text === '--') {
      at += 1;
      break;
    }
    if (text === undefined || !/^-./.test(text)) break;
    for (let letter = 1; letter < text.length; letter += 1) {
      const name = text[letter] as string;
      if (!withValue.includes(name)) {
        flags.add(name);
        continue;
      }
      const attached = text.slice(letter + 1);
      if (attached === '') at += 1;
      values.set(name, attached === '' ? (args[at] ?? { prefix: '' }) : { text: attached, prefix: attached });
      break;
    }
  }
  return { flags, values, operands: args.slice(at) };
}
