import { act, type Effect, write } from '../effects.ts';
import type { Arg } from '../shell/arg.ts';
import { plainSession } from '../sql/plain.ts';
import { isPlainVariable } from '../sql/psql-commands.ts';
import { psqlSession } from '../sql/psql-session.ts';
import { databaseEffects } from './databases-effects.ts';
import { optionInputs } from './databases-inputs.ts';
import { libpqEffects } from './databases-libpq.ts';
import { hasOption } from './parse-args.ts';
import type { Call, Options, ParsedArgs, Program } from './program.ts';

const connection: Options = {
  'h host': 'value',
  'p port': 'value',
  'U username': 'value',
  'w no-password': 'flag',
  'W password': 'flag',
};

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
      return value.text === undefined || /^\s*pager/.test(value.text) ? [meta] : [];
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

/** A tool whose only effect on the database is `effect`, said with what it works on. */
function tool(
  name: string,
  effect: 'sql.read' | 'sql.write',
  options: Options,
  operands: 'database' | 'text',
): Program {
  return {
    names: [name],
    act: effect,
    options: {
      ...connection,
      'V version': 'flag',
      'help ?': 'flag',
      'e echo': 'flag',
      'q quiet': 'flag',
      'v verbose': 'flag',
      ...options,
    },
    effects: (call, parsed) =>
      libpqEffects(call, parsed, { database: 'd', operands: operands === 'database' ? ['database'] : [] }),
  };
}

const dumpOptions: Options = {
  'd dbname': 'value',
  'f file': 'writes-tree',
  'F format': 'value',
  'j jobs': 'value',
  'Z compress': 'value',
  'lock-wait-timeout': 'value',
  'a data-only': 'flag',
  'b large-objects blobs': 'flag',
  'B no-large-objects no-blobs': 'flag',
  'c clean': 'flag',
  'C create': 'flag',
  'E encoding': 'value',
  'n schema': 'value',
  'N exclude-schema': 'value',
  'O no-owner': 'flag',
  's schema-only': 'flag',
  't table': 'value',
  'T exclude-table': 'value',
  'x no-privileges no-acl': 'flag',
  'g globals-only': 'flag',
  'r roles-only': 'flag',
  'exclude-table-data': 'value',
  'if-exists': 'flag',
  inserts: 'flag',
  'column-inserts attribute-inserts': 'flag',
  'rows-per-insert': 'value',
  'no-comments': 'flag',
  'no-publications': 'flag',
  'no-subscriptions': 'flag',
  'no-security-labels': 'flag',
  'no-tablespaces': 'flag',
  'no-sync': 'flag',
  'quote-all-identifiers': 'flag',
  section: 'value',
  'serializable-deferrable': 'flag',
  snapshot: 'value',
  'strict-names': 'flag',
};

const restoreOptions: Options = {
  ...dumpOptions,
  'f file': 'value',
  'l list': 'flag',
  'L use-list': 'reads',
  '1 single-transaction': 'flag',
};

/** Without -d it prints the archive as SQL; with it, it writes to the database. */
function restoreEffects(call: Call, parsed: ParsedArgs): Effect[] {
  const { context, name } = call;
  const file = parsed.options.find((option) => option.name === 'f')?.value;
  const written = file && file.text !== '-' ? [write(context.target(file), `${name} -f`)] : [];
  if (!hasOption(parsed, 'd')) return written;
  return [...written, act('sql.write', name), ...libpqEffects(call, parsed, { database: 'd', operands: [] })];
}

const maintenance: Options = {
  'a all': 'flag',
  'd dbname': 'value',
  't table': 'value',
  'n schema': 'value',
  'N exclude-schema': 'value',
  'j jobs': 'value',
  'maintenance-db': 'value',
  concurrently: 'flag',
  'f full force': 'flag',
  'z analyze': 'flag',
  'Z analyze-only': 'flag',
};

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
  tool('pg_dump', 'sql.read', dumpOptions, 'database'),
  tool('pg_dumpall', 'sql.read', { ...dumpOptions, 'f file': 'writes' }, 'text'),
  {
    names: ['pg_isready'],
    act: 'sql.read',
    options: {
      ...connection,
      'd dbname': 'value',
      't timeout': 'value',
      'q quiet': 'flag',
      'V version': 'flag',
    },
  },
  tool('pg_amcheck', 'sql.write', maintenance, 'database'),
  {
    names: ['pg_restore'],
    act: 'sql.read',
    options: { ...connection, ...restoreOptions, 'v verbose': 'flag' },
    operands: 'reads',
    effects: restoreEffects,
  },
  tool(
    'createdb',
    'sql.write',
    { 'T template': 'value', 'O owner': 'value', 'E encoding': 'value', 'l locale': 'value' },
    'text',
  ),
  tool('dropdb', 'sql.write', { 'f force': 'flag', 'if-exists': 'flag', 'i interactive': 'flag' }, 'text'),
  tool(
    'createuser',
    'sql.write',
    { 's superuser': 'flag', 'd createdb': 'flag', 'r createrole': 'flag', 'P pwprompt': 'flag' },
    'text',
  ),
  tool('dropuser', 'sql.write', { 'if-exists': 'flag', 'i interactive': 'flag' }, 'text'),
  tool('vacuumdb', 'sql.write', maintenance, 'database'),
  tool('reindexdb', 'sql.write', maintenance, 'database'),
  tool('clusterdb', 'sql.write', maintenance, 'database'),
  tool(
    'pgbench',
    'sql.write',
    { 'i initialize': 'flag', 'c client': 'value', 'T time': 'value', 'f file': 'reads' },
    'database',
  ),
  tool(
    'pg_basebackup',
    'sql.read',
    { 'D pgdata': 'writes-tree', 'F format': 'value', 'X wal-method': 'value', 'P progress': 'flag' },
    'text',
  ),
  tool('vacuumlo', 'sql.write', {}, 'database'),
  ...[
    'pg_ctl',
    'initdb',
    'pg_ctlcluster',
    'pg_createcluster',
    'pg_dropcluster',
    'pg_resetwal',
    'pg_upgrade',
    'postgres',
  ].map((name): Program => ({ names: [name], act: 'run.service', style: 'raw' })),
];
