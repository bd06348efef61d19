import { act, type Effect, write } from '../effects.ts';
import type { Arg } from '../shell/arg.ts';
import { plainSession } from '../sql/plain.ts';
import { isPlainVariable } from '../sql/psql-commands.ts';
import { psqlSession } from '../sql/psql-session.ts';
import { databaseEffects } from './databases-effects.ts';
import { optionInputs } from './databases-inputs.ts';
import { libpqEffects } from './databases-libpq.ts';
import { connection, postgresTools } from './databases-postgres-tools.ts';
import { hasOption } from './parse-args.ts';
import type { Call, Options, ParsedArgs, Program } from './program.ts';

const psqlOptions: Options = {
  ...connection,
  'c command': 'value',
  'd dbname': 'value',
  'f file': 'reads',
  'l list': 'flag',
  'v set variable': 'value',
  'V version': 'flag',
  'help ?': 'optional',
  'X no-psqlrc': 'flag',
  '1 single-transaction': 'flag',
  'a echo-all': 'flag',
  'b echo-errors': 'flag',
  'e echo-queries': 'flag',
  'E echo-hidden': 'flag',
  'L log-file': 'writes',
  'n no-readline': 'flag',
  'o output': 'value',
  'q quiet': 'flag',
  // Lines of the script answer the questions of the one, and line breaks end statements under the other.
  's single-step': { act: 'sql.unseen' },
  'S single-line': { act: 'sql.unseen' },
  'A no-align': 'flag',
  csv: 'flag',
  'F field-separator': 'value',
  'H html': 'flag',
  'P pset': 'value',
  'R record-separator': 'value',
  't tuples-only': 'flag',
  'T table-attr': 'value',
  'x expanded': 'flag',
  'z field-separator-zero': 'flag',
  '0 record-separator-zero': 'flag',
};

function psqlEffects(call: Call, parsed: ParsedArgs): Effect[] {
  if (hasOption(parsed, 'V') || hasOption(parsed, 'help')) return [];
  const isList = hasOption(parsed, 'l') && !hasOption(parsed, 'c') && !hasOption(parsed, 'f');
  const inputs = isList ? [] : optionInputs(call, parsed, { c: 'query', f: 'file' });
  return [
    ...libpqEffects(call, parsed, { database: 'd', operands: ['database', 'user'] }),
    ...parsed.options.flatMap(({ name, value }) => (value ? printingEffects(name, value, call) : [])),
    ...databaseEffects(psqlSession(inputs, { single: hasOption(parsed, '1') }), call),
  ];
}

/** Variables, the pager, and -o, which takes a file or a program. In a container -o and -L write there, where no path rule looks. */
function printingEffects(option: string, value: Arg, { context, name }: Call): Effect[] {
  const meta = act('sql.meta', name, `-${option}`);
  switch (option) {
    case 'v':
      return value.text === undefined || !isPlainVariable(value.text)
        ? [meta, act('sql.unseen', name, 'a psql setting')]
        : [];
    case 'P':
      return value.text === undefined || /^\s*pager(?!\s*=\s*(?:off|0)\s*$)/.test(value.text) ? [meta] : [];
    case 'L':
      return [meta];
    case 'o': {
      if (!value.prefix.startsWith('|')) return [meta, write(context.target(value), `${name} -o`)];
      const text = value.text === undefined ? {} : { text: value.text.slice(1) };
      return [meta, ...context.shell({ prefix: value.prefix.slice(1), ...text })];
    }
    default:
      return [];
  }
}

/** Clients with their own commands, read as far as all databases agree. */
function otherClientEffects(operands: readonly ('database' | 'user')[]) {
  return (call: Call, parsed: ParsedArgs): Effect[] => {
    const inputs = optionInputs(call, parsed, { c: 'script', f: 'file' });
    return [
      ...libpqEffects(call, parsed, { database: 'd', operands }),
      ...databaseEffects(plainSession(inputs), call),
    ];
  };
}

export const postgresPrograms: readonly Program[] = [
  { names: ['psql'], act: 'sql.read', options: psqlOptions, effects: psqlEffects },
  {
    names: ['pgcli', 'usql'],
    act: 'sql.read',
    options: {
      ...connection,
      'c command execute': 'value',
      'd dbname': 'value',
      'f file': 'reads',
      'l list': 'flag',
      'w no-password': 'flag',
      'q quiet': 'flag',
      't tuples-only': 'flag',
      'A no-align': 'flag',
      'J json': 'flag',
      'C csv': 'flag',
      'x expanded': 'flag',
      'X no-rc no-init': 'flag',
    },
    effects: otherClientEffects(['database', 'user']),
  },
  ...postgresTools,
];
