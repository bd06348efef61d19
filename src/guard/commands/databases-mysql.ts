import { act, type Effect } from '../effects.ts';
import { mysqlSession } from '../sql/mysql-session.ts';
import type { SqlInput } from '../sql/statement.ts';
import { databaseEffects } from './databases-effects.ts';
import { optionInputs, textInput } from './databases-inputs.ts';
import { serverEffects } from './databases-servers.ts';
import { assigned, userEffects, userOf } from './databases-users.ts';
import { hasOption, optionValues } from './parse-args.ts';
import type { Call, Options, ParsedArgs, Program } from './program.ts';

/** Case and underscores don't matter, and what is loose may be missing (my_getopt). */
const spelling = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('_', '-')
    .replace(/^(?:loose|maximum)-/, '');

const connection: Options = {
  'u user': 'value',
  'p password': 'optional',
  'h host': 'value',
  'P port S socket protocol connect-timeout': 'value',
  'default-character-set': 'value',
  'ssl-mode ssl-ca ssl-capath ssl-cert ssl-cipher ssl-crl ssl-crlpath ssl-key tls-version': 'value',
  'C compress ssl skip-ssl ssl-verify-server-cert skip-ssl-verify-server-cert no-defaults v verbose s silent f force debug-check debug-info':
    'flag',
  // These name the user, the host and anything else.
  'defaults-file defaults-extra-file': 'reads',
  'login-path defaults-group-suffix': 'value',
  'V version': 'flag',
  '? I help': 'flag',
};

const clientOptions: Options = {
  ...connection,
  'e execute': 'value',
  'init-command init-command-add': 'value',
  delimiter: 'value',
  'D database max-allowed-packet max-join-size net-buffer-length prompt quick-max-column-width select-limit':
    'value',
  'A no-auto-rehash auto-rehash skip-auto-rehash B batch N skip-column-names column-names t table E vertical auto-vertical-output H html X xml csv r raw n unbuffered q quick w wait c comments U safe-updates i-am-a-dummy sandbox skip-local-infile skip-named-commands binary-as-hex binary-mode column-type-info i ignore-spaces line-numbers L skip-line-numbers b no-beep o one-database abort-source-on-error print-query-on-error progress-reports reconnect skip-reconnect secure-auth show-warnings sigint-ignore T':
    'flag',
  tee: 'writes',
  pager: 'optional',
};

function clientEffects(call: Call, parsed: ParsedArgs): Effect[] {
  if (hasOption(parsed, 'V') || hasOption(parsed, '?')) return [];
  const inputs: SqlInput[] = optionValues(parsed, 'init-command').map((value) => textInput(value, 'script'));
  inputs.push(...optionInputs(call, parsed, { e: 'script' }));
  if (hasOption(parsed, 'delimiter')) inputs.push({ form: 'unseen', detail: 'split by another delimiter' });
  const meta = ['tee', 'pager'].filter((name) => hasOption(parsed, name));
  return [
    ...connectionEffects(call, parsed),
    ...meta.map((name) => act('sql.meta', call.name, `--${name}`)),
    ...optionValues(parsed, 'pager').flatMap((code) => call.context.shell(code)),
    ...databaseEffects(mysqlSession(inputs), call),
  ];
}

/** Who connects, and in which encoding; without -u an option file decides, or the system's user. */
function connectionEffects(call: Call, parsed: ParsedArgs): Effect[] {
  const { name: by, context, assignments } = call;
  const fromFile = ['defaults-file', 'login-path'].some((name) => hasOption(parsed, name));
  const user = userOf(optionValues(parsed, 'u').at(-1)) ?? (fromFile ? 'unseen' : systemUser(call));
  const encodings = optionValues(parsed, 'default-character-set');
  const host = optionValues(parsed, 'h').at(-1) ?? assigned(assignments, 'MYSQL_HOST');
  return [
    ...userEffects(user, by, context.settings),
    ...serverEffects([host], by, context.settings),
    ...encodings.flatMap(({ text }) =>
      text !== undefined && /^(?:utf8(?:mb[34])?|auto)$/.test(text)
        ? []
        : [act('sql.settings', by, 'default-character-set')],
    ),
    ...assignments.flatMap(({ name }) =>
      /^(?:MYSQL_HOME|MYSQL_HISTFILE|MYSQL_TEST_LOGIN_FILE|LIBMYSQL_\w*|MARIADB_PLUGIN_DIR)$/.test(name)
        ? [act('environment.change', by, name)]
        : [],
    ),
  ];
}

const systemUser = ({ assignments }: Call) =>
  assigned(assignments, 'USER')?.text === 'root' ? ({ name: 'root' } as const) : 'unnamed';

const dumpOptions: Options = {
  ...connection,
  'r result-file log-error': 'writes',
  'T tab': 'writes-tree',
  'w where ignore-table ignore-table-data ignore-database column-statistics set-gtid-purged compatible fields-terminated-by fields-enclosed-by fields-optionally-enclosed-by fields-escaped-by lines-terminated-by max-allowed-packet net-buffer-length as-of system':
    'value',
  'A all-databases Y all-tablespaces y no-tablespaces B databases tables d no-data t no-create-info n no-create-db a create-options single-transaction x lock-all-tables l lock-tables skip-lock-tables add-locks skip-add-locks add-drop-database add-drop-table skip-add-drop-table add-drop-trigger i comments skip-comments c complete-insert e extended-insert skip-extended-insert insert-ignore replace K disable-keys q quick Q quote-names R routines E events triggers skip-triggers hex-blob compact opt skip-opt order-by-primary order-by-size dump-date skip-dump-date N no-set-names set-charset tz-utc no-autocommit allow-keywords header X xml':
    'flag',
};

const adminReads = new Set(['ping', 'status', 'extended-status', 'processlist', 'variables', 'version']);

function adminEffects(call: Call, parsed: ParsedArgs): Effect[] {
  const verbs = parsed.operands.map(({ text }) => text ?? '?');
  const other = verbs.find((verb) => !adminReads.has(verb));
  return [
    ...connectionEffects(call, parsed),
    ...(other === undefined ? [] : [act('sql.write', call.name, other)]),
  ];
}

/** mysqlsh runs JavaScript, Python or SQL. */
function shellEffects(call: Call, parsed: ParsedArgs): Effect[] {
  const uri = parsed.operands[0]?.text;
  const inUri = uri === undefined ? undefined : /^(?:mysqlx?:\/\/)?([^:@/]+)(?::[^@/]*)?@/.exec(uri)?.[1];
  const inputs = hasOption(parsed, 'sql')
    ? optionInputs(call, parsed, { e: 'script', f: 'file' })
    : [{ form: 'unseen', detail: 'in JavaScript or Python' } as const];
  const user =
    inUri === undefined
      ? connectionEffects(call, parsed)
      : userEffects({ name: inUri }, call.name, call.context.settings);
  return [...user, ...databaseEffects(mysqlSession(inputs), call)];
}

const rows: readonly Program[] = [
  { names: ['mysql', 'mariadb', 'mycli'], act: 'sql.read', options: clientOptions, effects: clientEffects },
  {
    names: ['mysqlsh'],
    act: 'sql.read',
    options: {
      ...connection,
      'sql sqlc': 'flag',
      'e execute': 'value',
      'f file': 'reads',
      'D schema': 'value',
    },
    effects: shellEffects,
  },
  { names: ['mysqldump', 'mariadb-dump'], act: 'sql.read', options: dumpOptions, effects: connectionEffects },
  {
    names: ['mysqlshow', 'mariadb-show'],
    act: 'sql.read',
    options: { ...connection, 't show-table-type k keys i status count': 'flag' },
    effects: connectionEffects,
  },
  {
    names: ['mysqladmin', 'mariadb-admin'],
    act: 'sql.read',
    options: {
      ...connection,
      'i sleep c count shutdown-timeout': 'value',
      'r relative E vertical b no-beep l local': 'flag',
      'w wait': 'optional',
    },
    effects: adminEffects,
  },
  {
    names: ['mysqlimport', 'mariadb-import'],
    act: 'sql.write',
    options: {
      ...connection,
      'c columns ignore-lines use-threads fields-terminated-by fields-enclosed-by fields-optionally-enclosed-by fields-escaped-by lines-terminated-by':
        'value',
      'L local d delete i ignore r replace k ignore-foreign-keys l lock-tables low-priority': 'flag',
    },
    operands: { first: ['text'], rest: 'reads' },
    effects: connectionEffects,
  },
  {
    names: ['mysqlcheck', 'mariadb-check', 'mysqlslap', 'mariadb-slap'],
    act: 'sql.write',
    options: connection,
    effects: connectionEffects,
  },
];

export const mysqlPrograms: readonly Program[] = [
  ...rows.map((row) => ({ ...row, spelling })),
  ...[
    'mysqld',
    'mariadbd',
    'mysqld_safe',
    'mariadbd-safe',
    'mysql_install_db',
    'mariadb-install-db',
    'mysql_upgrade',
    'mariadb-upgrade',
    'mysql_secure_installation',
  ].map((name): Program => ({ names: [name], act: 'run.service', style: 'raw' })),
];
