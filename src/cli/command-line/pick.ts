import { type CommandName, commands, isCommand } from './commands.ts';
import { flagNames, options, takesValue } from './options.ts';

export type Picked = {
  command: CommandName;
  args: string[];
  /** Asked for instead of running anything. */
  asks?: 'help' | 'version';
};

/** Flags of all commands that are followed by a value. */
const valued = new Set(Object.values(options).flatMap((row) => (takesValue(row) ? flagNames(row) : [])));

/**
 * Which command the words are for, without reading them closer than that: Commander is loaded only to run one.
 * `npm create x -- --flag` may hand us the `--` itself; it means nothing here, but to `explain` before its command.
 */
export function pick(words: readonly string[]): Picked {
  const args = words[0] === '--' ? words.slice(1) : [...words];
  let at = firstOperand(args);
  const word = args[at];
  if (word === 'help') {
    const about = args[at + 1];
    return { command: about !== undefined && isCommand(about) ? about : 'install', args: [], asks: 'help' };
  }
  const command: CommandName = word !== undefined && isCommand(word) ? word : 'install';
  if (command === word) args.splice(at, 1);
  if (!('passThrough' in commands[command])) {
    const dashes = args.indexOf('--');
    if (dashes >= 0) args.splice(dashes, 1);
  }
  at = firstOperand(args);
  const own = 'passThrough' in commands[command] ? args.slice(0, at) : args;
  if (own.some((arg) => arg === '--help' || arg === '-h')) return { command, args, asks: 'help' };
  if (own.some((arg) => arg === '--version' || arg === '-V' || arg === '-v'))
    return { command, args, asks: 'version' };
  return { command, args };
}

/** Index of the first word that is neither an option nor an option's value; the number of words when all are. */
function firstOperand(args: readonly string[]): number {
  for (let at = 0; at < args.length; at++) {
    const arg = args[at] as string;
    if (!arg.startsWith('-') || arg === '-' || arg === '--') return at;
    if (valued.has(arg)) at++;
  }
  return args.length;
}
