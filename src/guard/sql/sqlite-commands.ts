import { type SqlEffect, sqlAct } from './statement.ts';
import { words } from './words.ts';

/** Commands of the sqlite3 shell that print, or change how it prints. */
const harmless = words(
  `bail binary changes crlf databases dbinfo dbtotxt dump echo eqp exit explain fullschema headers help indexes indices limit lint mode
   nullvalue print progress prompt quit scanstats schema separator sha3sum show stats tables timeout timer version vfsinfo vfslist
   vfsname width`,
);

/** All the others, of 3.30 to 3.50. */
const others = words(
  `archive auth backup cd check clone connection crnl dbconfig excel expert filectrl import imposter intck iotrace load log nonce once
   open output parameter read recover restore save selecttrace selftest session shell system testcase testctrl trace treetrace
   unmodule user wheretrace www`,
);

/** A command may be shortened as long as it is clear which one is meant; how far, differs by version, so everything it may mean counts. */
function meanings(name: string): string[] {
  return [...harmless, ...others].filter((command) => command.startsWith(name));
}

/** `line` without its dot. */
export function dotCommandEffects(line: string): SqlEffect[] {
  const end = line.search(/\s|$/);
  const name = line.slice(0, end);
  const rest = line.slice(end).trim();
  const candidates = meanings(name);
  if (candidates.length > 0 && candidates.every((command) => harmless.has(command)))
    return [sqlAct('sql.read')];
  const meta = sqlAct('sql.meta', `.${name}`);
  const named = candidates.filter((command) => !harmless.has(command));
  if (name === '' || named.length === 0) return [meta, sqlAct('sql.unseen', `.${name}`)];
  return [meta, ...named.flatMap((command) => effectsOf(command, rest))];
}

function effectsOf(command: string, rest: string): SqlEffect[] {
  const args = [...rest.matchAll(/'[^']*'|"(?:\\.|[^"\\])*"|\S+/g)].map(([word]) =>
    word.replace(/^(['"])([\s\S]*)\1$/, '$2'),
  );
  const operands = args.filter((argument) => !argument.startsWith('-'));
  const first = operands[0] ?? '';
  switch (command) {
    case 'shell':
    case 'system':
      return [{ kind: 'shell', code: rest }];
    case 'output':
    case 'once':
    case 'log':
    case 'trace':
      if (first === '' || first === 'stdout' || first === 'off') return [];
      return first.startsWith('|') ? [{ kind: 'shell', code: first.slice(1) }] : [file('write', first)];
    case 'backup':
    case 'save':
    case 'clone':
      return [file('write', operands.at(-1) ?? '')];
    case 'read':
      return [sqlAct('sql.unseen', '.read'), ...inputOf(first)];
    case 'import':
      return [sqlAct('sql.write', '.import'), ...inputOf(first)];
    case 'restore':
      return [sqlAct('sql.write', '.restore'), file('read', operands.at(-1) ?? '')];
    case 'open':
      return [sqlAct('sql.unseen', '.open'), file('write', operands.at(-1) ?? '')];
    default:
      return [sqlAct('sql.unseen', `.${command}`)];
  }
}

const file = (how: 'read' | 'write', path: string): SqlEffect => ({ kind: 'file', how, path });

const inputOf = (name: string): SqlEffect[] =>
  name.startsWith('|') ? [{ kind: 'shell', code: name.slice(1) }] : [file('read', name)];
