import { act, type Effect, write } from '../effects.ts';
import type { Arg } from '../shell/arg.ts';
import { isHarmlessOption } from '../sql/postgres-settings.ts';
import { isPlainVariable, userOfConnection } from '../sql/psql-commands.ts';
import { psqlSession } from '../sql/psql-session.ts';
import type { SqlInput } from '../sql/statement.ts';
import { databaseEffects } from './databases-effects.ts';
import { fileInput, stdinInput, textInput } from './databases-inputs.ts';
import { assigned, type DatabaseUser, isApplicationUrl, userEffects, userOf } from './databases-users.ts';
import { hasOption, optionValues, parseArgs } from './parse-args.ts';
import type { Call, Options, ParsedArgs, Program } from './program.ts';

const connectionOptions: Options = {
  'h host': 'value',
  'p port': 'value',
  'U username': 'value',
  'w no-password': 'flag',
  'W password': 'flag',
};

const psqlOptions: Options = {
  ...connectionOptions,
  'c command': 'value',
  'd dbname': 'value',
  'f file': 'value',
  'l list': 'flag',
  'v set variable': 'value',
  'V version': 'flag',
  '?': 'flag',
  help: 'optional',
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
  's single-step': 'flag',
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

const psql: Program = { names: ['psql'], act: 'sql.read', style: 'raw', effects: psqlEffects };

function psqlEffects(call: Call): Effect[] {
  const parsed = parseArgs({}, [psqlOptions], call.args, call.name);
  if (hasOption(parsed, 'V') || hasOption(parsed, '?') || hasOption(parsed, 'help'))
    return optionEffects(call, parsed);
  const session = psqlSession(psqlInputs(call, parsed), { single: hasOption(parsed, '1') });
  return [
    ...connectionEffects(call, parsed),
    ...optionEffects(call, parsed),
    ...databaseEffects(session, call),
  ];
}

/** -c and -f in the order they stand; standard input only without them. */
function psqlInputs(call: Call, parsed: ParsedArgs): SqlInput[] {
  const inputs = parsed.options.flatMap(({ name, value }): SqlInput[] => {
    if (value === undefined) return [];
    if (name === 'c') return [textInput(value, 'query')];
    if (name !== 'f') return [];
    return [value.text === '-' ? stdinInput(call.stdin) : fileInput(value)];
  });
  if (inputs.length > 0 || hasOption(parsed, 'l')) return inputs;
  return [stdinInput(call.stdin)];
}

function optionEffects(call: Call, parsed: ParsedArgs): Effect[] {
  const { context, name: by } = call;
  const effects = parsed.unlisted.map((option) => act('run.option', by, option));
  for (const arg of parsed.unseen)
    if (!isApplicationUrl(arg, context.settings)) effects.push(act('run.option', by, `${arg.prefix}…`));
  for (const { name, value, asWritten } of parsed.options) {
    const text = value?.text;
    if (value === undefined) continue;
    if (name === 'v' && (text === undefined || !isPlainVariable(text)))
      effects.push(act('sql.meta', by, asWritten));
    if (name === 'P' && (text === undefined || /^\s*pager/.test(text)))
      effects.push(act('sql.meta', by, asWritten));
    if (name === 'L') effects.push(write(context.target(value), `${by} -L`));
    if (name === 'f' && text !== '-')
      effects.push({ kind: 'read', target: context.target(value), by: `${by} -f` });
    if (name === 'o') effects.push(...outputEffects(value, call));
  }
  if (call.stdin.kind === 'file' && !hasOption(parsed, 'c'))
    effects.push({ kind: 'read', target: context.target(call.stdin.file), by: `${by} <` });
  return effects;
}

/** -o file, -o '|program'. */
function outputEffects(value: Arg, { context, name }: Call): Effect[] {
  if (!value.prefix.startsWith('|')) {
    const written = write(context.target(value), `${name} -o`);
    return value.prefix === '' ? [act('sql.meta', name, '-o'), written] : [written];
  }
  const code: Arg = {
    prefix: value.prefix.slice(1),
    ...(value.text !== undefined && { text: value.text.slice(1) }),
  };
  return [act('sql.meta', name, '-o |'), ...context.shell(code)];
}

/** Who connects (libpq): a connection string's user wins over -U, that over the second operand, that over PGUSER. */
export function connectionEffects(call: Call, parsed: ParsedArgs, databaseOption = 'd'): Effect[] {
  const { settings } = call.context;
  const operands = [...parsed.operands];
  const database = optionValues(parsed, databaseOption).at(-1) ?? operands.shift();
  const named = optionValues(parsed, 'U').at(-1) ?? operands.shift();
  const user = userOf(named) ?? userOf(assigned(call.assignments, 'PGUSER')) ?? 'unnamed';
  const effects = environmentEffects(call);
  if (database && isApplicationUrl(database, settings)) {
    if (named) effects.push(...userEffects(user, call.name, settings));
    return effects;
  }
  const inString = database ? userInConnection(database) : undefined;
  effects.push(...userEffects(inString ?? user, call.name, settings));
  if (database?.text !== undefined) effects.push(...connectionStringEffects(database.text, call.name));
  return effects;
}

const isConnectionString = (text: string): boolean => /=|^postgres(?:ql)?:\/\//i.test(text);

function userInConnection(database: Arg): DatabaseUser | undefined {
  if (database.text === undefined) return 'unseen';
  if (!isConnectionString(database.text)) return undefined;
  if (/\bservice\s*=/.test(database.text)) return 'unseen';
  const { user } = userOfConnection(database.text);
  return user === undefined ? undefined : { name: user };
}

const plainParameters = new Set(
  `host hostaddr port dbname user password connect_timeout application_name fallback_application_name client_encoding keepalives
   keepalives_idle keepalives_interval keepalives_count tcp_user_timeout sslmode ssl gssencmode channel_binding target_session_attrs
   load_balance_hosts options require_auth schema`.split(/\s+/),
);

/** Parameters of a connection string beyond who and where. */
function connectionStringEffects(text: string, by: string): Effect[] {
  if (!isConnectionString(text)) return [];
  const isUri = /^postgres(?:ql)?:\/\//i.test(text);
  const query = isUri ? (text.split('?')[1] ?? '') : text;
  const pairs = isUri
    ? query
        .split('&')
        .filter((pair) => pair !== '')
        .map((pair) => pair.split('=').map(decoded))
    : [...query.matchAll(/(\w+)\s*=\s*(?:'((?:\\.|[^'\\])*)'|(\S*))/g)].map(([, key, quoted, plain]) => [
        key,
        quoted ?? plain,
      ]);
  return pairs.flatMap(([key = '', value = '']) => {
    if (!plainParameters.has(key)) return [act('sql.settings', by, key)];
    if (key === 'client_encoding' && !/^(?:utf-?8|auto)$/i.test(value)) return [act('sql.settings', by, key)];
    return key === 'options' ? serverOptionEffects(value, by) : [];
  });
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '%';
  }
}

/** PGOPTIONS: `-c name=value`, `--name=value`. */
function serverOptionEffects(text: string, by: string): Effect[] {
  const rest = text.replace(
    /(?:^|\s+)(?:-c\s*|--)([\w.-]+)=([^\s\\]*)(?=\s|$)/g,
    (whole, name: string, value: string) => (isHarmlessOption(name, value) ? '' : whole),
  );
  return rest.trim() === '' ? [] : [act('sql.settings', by, rest.trim())];
}

const freeVariables = new Set(
  'PGUSER PGPASSWORD PGHOST PGHOSTADDR PGPORT PGDATABASE PGAPPNAME PGCONNECT_TIMEOUT PGSSLMODE PGTZ PGDATESTYLE PGTARGETSESSIONATTRS'.split(
    ' ',
  ),
);

/** Variables that libpq and psql listen to. */
function environmentEffects({ assignments, name: by }: Call): Effect[] {
  const names = new Set(assignments.map(({ name }) => name));
  return [...names].flatMap((name): Effect[] => {
    const value = assigned(assignments, name);
    if (freeVariables.has(name)) return [];
    if (name === 'PGOPTIONS')
      return value?.text === undefined
        ? [act('sql.settings', by, name)]
        : serverOptionEffects(value.text, by);
    if (name === 'PGSERVICE') return [act('sql.user', by, 'the user cannot be seen: PGSERVICE')];
    if (name === 'PGCLIENTENCODING') return isText(value, /^utf-?8$/i) ? [] : [act('sql.settings', by, name)];
    if (name === 'PSQLRC') return isText(value, /^\/dev\/null$/) ? [] : [act('sql.unseen', by, name)];
    if (name === 'PAGER' || name === 'PSQL_PAGER')
      return isText(value, /^(?:|cat)$/) ? [] : [act('sql.meta', by, name)];
    return /^(?:PG|PSQL)/.test(name) ? [act('environment.change', by, name)] : [];
  });
}

const isText = (arg: Arg | undefined, form: RegExp): boolean =>
  arg?.text !== undefined && form.test(arg.text);

export const postgresPrograms: readonly Program[] = [psql];
