import { act, type Effect } from '../effects.ts';
import { type Arg, known } from '../shell/arg.ts';
import { hostsOfUri, parseConnection } from '../sql/connection-string.ts';
import { isHarmlessOption } from '../sql/postgres-settings.ts';
import { serverEffects } from './databases-servers.ts';
import { assigned, type DatabaseUser, isApplicationUrl, userEffects, userOf } from './databases-users.ts';
import { optionValues } from './parse-args.ts';
import type { Call, ParsedArgs } from './program.ts';

/** Where a client of libpq takes the database and the user from: its option, and operands in order, as far as they are left. */
export type LibpqWords = { database: string; operands: readonly ('database' | 'user')[] };

/**
 * Who connects and with which settings. A connection string's user wins over -U, that over the operand, that over PGUSER; without
 * any it is the system's user.
 */
export function libpqEffects(call: Call, parsed: ParsedArgs, words: LibpqWords): Effect[] {
  const { name: by, context, assignments } = call;
  const operands = [...parsed.operands];
  const take = (use: 'database' | 'user') => (words.operands.includes(use) ? operands.shift() : undefined);
  const database = optionValues(parsed, words.database).at(-1) ?? take('database');
  const given = optionValues(parsed, 'U').at(-1) ?? take('user');
  // -U '' says nothing.
  const named = given?.text === '' ? undefined : given;
  const effects = environmentEffects(call);
  if (database && isApplicationUrl(database, context.settings)) {
    // The URL may name nobody.
    const other = userOf(named);
    return other ? [...effects, ...userEffects(other, by, context.settings)] : effects;
  }
  const fallback = userOf(named) ?? userOf(assigned(assignments, 'PGUSER')) ?? systemUser(call);
  const { user, parameters } = inConnection(database);
  effects.push(...serverEffects(serversOf(call, parsed, database, parameters), by, context.settings));
  effects.push(...userEffects(user ?? fallback, by, context.settings));
  for (const [key, value] of parameters) effects.push(...parameterEffects(key, value, call));
  return effects;
}

/** A connection string's server wins over -h, that over the environment. */
function serversOf(
  { assignments }: Call,
  parsed: ParsedArgs,
  database: Arg | undefined,
  parameters: ReadonlyMap<string, string>,
): (Arg | undefined)[] {
  const inUri = database?.text === undefined ? undefined : hostsOfUri(database.text);
  const named = [parameters.get('host'), parameters.get('hostaddr'), inUri].filter((host) => host);
  if (named.length > 0) return named.map((host) => known(host ?? ''));
  const given = optionValues(parsed, 'h').at(-1);
  return [given ?? assigned(assignments, 'PGHOST'), assigned(assignments, 'PGHOSTADDR')];
}

/** sudo and su tell the system's user; anybody can set USER, so it only ever counts against the call. */
function systemUser({ assignments }: Call): DatabaseUser {
  const user = userOf(assigned(assignments, 'USER'));
  return typeof user === 'object' && user.name === 'postgres' ? user : 'unnamed';
}

function inConnection(database: Arg | undefined): {
  user?: DatabaseUser;
  parameters: ReadonlyMap<string, string>;
} {
  const nothing = new Map<string, string>();
  if (database === undefined) return { parameters: nothing };
  if (database.text === undefined) return { user: 'unseen', parameters: nothing };
  const connection = parseConnection(database.text);
  if (connection.form === 'broken') return { user: 'unseen', parameters: nothing };
  if (connection.form === 'name') return { parameters: nothing };
  const { parameters } = connection;
  if (parameters.has('service')) return { user: 'unseen', parameters };
  const user = parameters.get('user');
  return user === undefined ? { parameters } : { user: user === '' ? 'unnamed' : { name: user }, parameters };
}

const plainParameters = new Set(
  `host hostaddr port dbname user password connect_timeout application_name fallback_application_name keepalives keepalives_idle
   keepalives_interval keepalives_count tcp_user_timeout sslmode ssl gssencmode channel_binding target_session_attrs
   load_balance_hosts require_auth`.split(/\s+/),
);

/** Parameters of a connection string beyond who and where. */
function parameterEffects(key: string, value: string, call: Call): Effect[] {
  if (key === 'options') return serverOptionEffects(value, call);
  const isPlain = key === 'client_encoding' ? /^(?:utf-?8|auto)$/i.test(value) : plainParameters.has(key);
  return isPlain ? [] : [act('sql.settings', call.name, key)];
}

/** PGOPTIONS: `-c name=value`, `--name=value`. */
function serverOptionEffects(text: string, { name: by, context }: Call): Effect[] {
  const options = text.replace(/(?:^|\s)-c\s*(?=[a-z])/gi, ' --').split(/\s+/);
  const users = options.flatMap(
    (option) => /^--(?:role|session[-_]authorization)=(.+)$/i.exec(option)?.[1] ?? [],
  );
  const others = options.filter((option) => {
    const [, name, value] = /^--([\w.-]+)=([^\\]+)$/.exec(option) ?? [];
    return option !== '' && !(name !== undefined && value !== undefined && isHarmlessOption(name, value));
  });
  if (others.length === 0) return [];
  return [
    ...users.flatMap((user) => userEffects({ name: user }, by, context.settings)),
    act('sql.settings', by, others.join(' ')),
  ];
}

const freeVariables = new Set(
  'PGUSER PGPASSWORD PGHOST PGHOSTADDR PGPORT PGDATABASE PGAPPNAME PGCONNECT_TIMEOUT PGSSLMODE PGTZ PGDATESTYLE PGTARGETSESSIONATTRS'.split(
    ' ',
  ),
);

/** Variables that libpq and psql listen to. */
function environmentEffects(call: Call): Effect[] {
  const { assignments, name: by } = call;
  const names = new Set(assignments.map(({ name }) => name));
  return [...names].flatMap((name): Effect[] => {
    const text = assigned(assignments, name)?.text;
    if (freeVariables.has(name) || !/^(?:PG|PSQL)/.test(name)) return [];
    switch (name) {
      case 'PGOPTIONS':
        return text === undefined ? [act('sql.settings', by, name)] : serverOptionEffects(text, call);
      case 'PGSERVICE':
        return [act('sql.user', by, 'PGSERVICE hides who connects')];
      case 'PGCLIENTENCODING':
        return text !== undefined && /^utf-?8$/i.test(text) ? [] : [act('sql.settings', by, name)];
      case 'PSQLRC':
        return text === '/dev/null' ? [] : [act('sql.unseen', by, name)];
      case 'PSQL_PAGER':
        return text === '' || text === 'cat' ? [] : [act('sql.meta', by, name)];
      default:
        return [act('environment.change', by, name)];
    }
  });
}
