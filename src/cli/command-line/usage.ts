import { version } from '../../version.ts';
import { commandTexts, optionTexts, usageTexts } from '../messages/usage.ts';
import { capital, definitions, wrap } from '../terminal/layout.ts';
import { type CommandName, type CommandRow, commands } from './commands.ts';
import { options } from './options.ts';

/** The help of a command, from the tables alone. */
export function usage(name: CommandName, width: number): string {
  const row: CommandRow = commands[name];
  const termWidth = 26;
  const parts = [`create-agent-gates ${version}`];
  if (name === 'install') {
    parts.push(
      wrap(usageTexts.title, width).join('\n'),
      `${usageTexts.usage}: create-agent-gates [dir] [options]\n` +
        `       create-agent-gates <${usageTexts.command}> [options]`,
      `${usageTexts.commands}:\n${definitions(commandRows(), width, termWidth)}`,
    );
  } else {
    const { says, more = [] } = commandTexts[name];
    parts.push(
      wrap(capital(says), width).join('\n'),
      `${usageTexts.usage}: create-agent-gates ${name} [options] ${row.operands}`,
    );
    if (more.length > 0) parts.push(more.flatMap((line) => wrap(line, width - 2)).join('\n'));
  }
  for (const group of row.options) {
    const rows = group.names.map((option) => [shown(options[option].flags), optionTexts[option]] as const);
    const general = [
      ['-h, --help', usageTexts.help],
      ['-V, --version', usageTexts.version],
    ] as const;
    parts.push(
      `${usageTexts.groups[group.title]}:\n` +
        definitions(group.title === 'options' ? [...rows, ...general] : rows, width, termWidth),
    );
  }
  if (name === 'install') parts.push(usageTexts.more, wrap(usageTexts.exitCodes, width).join('\n'));
  return `${parts.join('\n\n')}\n`;
}

function commandRows(): [string, string][] {
  return (Object.keys(commands) as CommandName[]).map((name) => [
    `${name} ${commands[name].operands}`,
    commandTexts[name].says,
  ]);
}

/** '--tests <glob...>' → '--tests <glob,...>' would mislead: the dots say that it can be repeated. */
function shown(flags: string): string {
  return flags.startsWith('-y') ? flags : `    ${flags}`;
}
