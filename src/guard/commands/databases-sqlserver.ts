import { act, type Effect } from '../effects.ts';
import type { SqlInput } from '../sql/statement.ts';
import { sqlcmdSession } from '../sql/tsql.ts';
import { databaseEffects } from './databases-effects.ts';
import { fileInput, stdinInput, textInput } from './databases-inputs.ts';
import { serverEffects } from './databases-servers.ts';
import { assigned, userEffects, userOf } from './databases-users.ts';
import { hasOption, optionValues } from './parse-args.ts';
import type { Call, Options, ParsedArgs, Program } from './program.ts';

const sqlcmdOptions: Options = {
  'S server': 'value',
  'U user-name': 'value',
  'P password': 'value',
  'E use-trusted-connection': 'flag',
  'd database-name': 'value',
  'Q query': 'value',
  q: 'value',
  'i input-file': 'reads',
  'o output-file': 'writes',
  'h headers': 'value',
  's column-separator': 'value',
  'W trim-spaces': 'flag',
  'w screen-width': 'value',
  'C trust-server-certificate': 'flag',
  'N encrypt-connection': 'optional',
  'l login-timeout': 'value',
  't query-timeout': 'value',
  'b exit-on-error': 'flag',
  r: 'optional',
  'm error-level': 'value',
  'k remove-control-characters': 'optional',
  'X disable-cmd-and-warn': 'optional',
  'x disable-variable-substitution': 'flag',
  'K application-intent': 'value',
  'I enable-quoted-identifiers': 'flag',
  'H workstation-name': 'value',
  'y variable-type-width': 'value',
  'Y fixed-type-width': 'value',
  'F format': 'value',
  '? help': 'flag',
  version: 'flag',
};

function sqlcmdEffects(call: Call, parsed: ParsedArgs): Effect[] {
  if (hasOption(parsed, '?') || hasOption(parsed, 'version')) return [];
  const texts = [...optionValues(parsed, 'Q'), ...optionValues(parsed, 'q')];
  const inputs: SqlInput[] = [
    ...optionValues(parsed, 'i').map((value) => fileInput(value, call)),
    ...texts.map((value) => textInput(value, 'script')),
  ];
  return [
    ...userOfSqlServer(call, parsed),
    ...databaseEffects(sqlcmdSession(inputs.length > 0 ? inputs : [stdinInput(call)]), call),
    ...optionValues(parsed, 'o').map(() => act('sql.meta', call.name, '-o')),
    // A script that runs first.
    ...(assigned(call.assignments, 'SQLCMDINI') ? [act('sql.unseen', call.name, 'SQLCMDINI')] : []),
  ];
}

function userOfSqlServer(call: Call, parsed: ParsedArgs): Effect[] {
  const user = optionValues(parsed, 'U').at(-1) ?? assigned(call.assignments, 'SQLCMDUSER');
  const server = optionValues(parsed, 'S').at(-1) ?? assigned(call.assignments, 'SQLCMDSERVER');
  return [
    ...userEffects(userOf(user) ?? 'unnamed', call.name, call.context.settings),
    ...serverEffects([server], call.name, call.context.settings),
  ];
}

/** bcp {table|"query"} {in|out|queryout|format} file */
function bcpEffects(call: Call, parsed: ParsedArgs): Effect[] {
  const [source, direction] = parsed.operands;
  const query: SqlInput[] = direction?.text === 'queryout' && source ? [textInput(source, 'script')] : [];
  const reads = direction?.text === 'out' || direction?.text === 'queryout' || direction?.text === 'format';
  return [
    ...userOfSqlServer(call, parsed),
    ...(reads ? [] : [act('sql.write', call.name, direction?.text ?? 'unseen')]),
    ...databaseEffects(sqlcmdSession(query), call),
  ];
}

const bcpOptions: Options = {
  U: 'value',
  S: 'value',
  'P d F L b t r m a h C V K l': 'value',
  'f i': 'reads',
  'e o': 'writes',
  'c n w N k E q T x R v D G': 'flag',
};

export const sqlServerPrograms: readonly Program[] = [
  {
    names: ['sqlcmd', 'go-sqlcmd', 'mssql-cli'],
    act: 'sql.read',
    options: sqlcmdOptions,
    effects: sqlcmdEffects,
  },
  {
    names: ['bcp'],
    act: 'sql.read',
    options: bcpOptions,
    operands: { first: ['text', 'text'], rest: 'writes' },
    effects: bcpEffects,
  },
  { names: ['sqlpackage'], act: 'sql.write', style: 'raw' },
];
