import type { Arg, Stdin } from '../shell/arg.ts';
import type { Call, Context } from './program.ts';

/** The text a command reads on its standard input, when it can be seen from here. */
export function visibleStdin({ stdin, context }: Call): string | undefined {
  return visibleText(stdin, context);
}

function visibleText(stdin: Stdin, context: Context): string | undefined {
  if (stdin.kind === 'text') return stdin.text;
  if (stdin.kind === 'none') return '';
  return stdin.kind === 'file' ? visibleFile(stdin.file, context) : undefined;
}

/** The same, where `-` and /dev/stdin stand for the command's standard input. */
export const visibleSource = (file: Arg, call: Call): string | undefined =>
  file.text === '-' || file.text === '/dev/stdin' ? visibleStdin(call) : visibleFile(file, call.context);

/** A file's text as it is now; undefined when an earlier command of the line may have changed it. */
export function visibleFile(file: Arg, context: Context): string | undefined {
  if (file.content) return visibleText(file.content, context);
  const target = context.target(file);
  if (target.kind !== 'path' || context.world.kind(target.path) !== 'file') return undefined;
  return context.world.readText(target.path);
}
