import { Command, CommanderError, Option } from 'commander';
import { usageFailure } from '../failure.ts';
import { type CommandName, type CommandRow, commands } from './commands.ts';
import { splitList } from './lists.ts';
import { type OptionRow, type Options, options } from './options.ts';

/** Throws a usage Failure with one line. */
export function parse(name: CommandName, args: readonly string[]): { operands: string[]; options: Options } {
  const row: CommandRow = commands[name];
  const command = new Command('create-agent-gates')
    .exitOverride()
    .configureOutput({ writeOut() {}, writeErr() {}, outputError() {} })
    .helpOption(false)
    .allowExcessArguments(false)
    .argument(row.operands);
  if (row.passThrough) command.passThroughOptions();
  for (const name of row.options.flatMap(({ names }) => names)) command.addOption(optionFor(options[name]));
  try {
    command.parse(args, { from: 'user' });
  } catch (error) {
    if (error instanceof CommanderError) throw usageFailure(sentence(error.message), 'See --help.');
    throw error;
  }
  return { operands: command.args, options: command.opts() };
}

function optionFor({ flags, list, choices }: OptionRow): Option {
  const option = new Option(flags.replace('...', ''));
  if (choices) option.choices(choices);
  if (list) option.argParser((value: string, before: string[] = []) => [...before, ...splitList(value)]);
  return option;
}

/** "error: unknown option '--foo'\n(Did you mean --for?)" → one line without the label, its full stop left to whoever prints it. */
function sentence(message: string): string {
  return message
    .replace(/^error: /, '')
    .replace(/\s*\n\s*/g, ' ')
    .replace(/\.$/, '');
}
