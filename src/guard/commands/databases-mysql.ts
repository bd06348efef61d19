import { act, type Effect } from '../effects.ts';
import { mysqlSession } from '../sql/mysql-session.ts';
import type { SqlInput } from '../sql/statement.ts';
import { databaseEffects } from './databases-effects.ts';
import { optionInputs, textInput } from './databases-inputs.ts';
import { serverEffects } from './databases-servers.ts';
import { assigned, userEffects, userOf } from './databases-users.ts';
import { hasOption, optionValues } from './parse-args.ts';
import type { Call, Options, ParsedArgs, Program } from './program.ts';

const connection: Options = {
  'u user': 'value',
  'p password': 'optional',
  'h host': 'value',
  'P port': 'value',
  'S socket': 'value',
  protocol: 'value',
  'C compress': 'flag',
  'ssl skip-ssl': 'flag',
  'ssl-mode': 'value',
  'ssl-verify-server-cert skip-ssl-verify-server-cert': 'flag',
  'connect-timeout connect_timeout': 'value',
  'default-character-set': 'value',
  'no-defaults': 'flag',
  // These name the user, the host and anything else.
  'defaults-file defaults-extra-file': 'reads',
  'login-path defaults-group-suffix': 'value',
  'v verbose': 'flag',
  's silent': 'flag',
  'V version': 'flag',
  '? I help': 'flag',
};

const clientOptions: Options = {
  ...connection,
  'e execute': 'value',
  'D database': 'value',
  'init-command': 'value',
  'A no-auto-rehash': 'flag',
  'skip-auto-rehash': 'flag',
  'B batch': 'flag',
  'N skip-column-names': 'flag',
  't table': 'flag',
  'E vertical': 'flag',
  'H html': 'flag',
  'X xml': 'flag',
  'r raw': 'flag',
  'n unbuffered': 'flag',
  'q quick': 'flag',
  'f force': 'flag',
  'w wait': 'flag',
  'c comments': 'flag',
  'U safe-updates i-am-a-dummy': 'flag',
  sandbox: 'flag',
  'skip-local-infile': 'flag',
  'skip-named-commands': 'flag',
  'column-names': 'flag',
  'binary-as-hex': 'flag',
  csv: 'flag',
  tee: 'writes',
  pager: 'runs',
  delimiter: 'value',
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
  'A all-databases': 'flag',
  'B databases': 'flag',
  'd no-data': 'flag',
  't no-create-info': 'flag',
  'n no-create-db': 'flag',
  'r result-file': 'writes',
  'T tab': 'writes-tree',
  'w where': 'value',
  tables: 'flag',
  'ignore-table': 'value',
  'single-transaction skip-lock-tables skip-add-locks skip-add-drop-table skip-comments skip-extended-insert skip-triggers':
    'flag',
  'c complete-insert': 'flag',
  'e extended-insert': 'flag',
  'q quick': 'flag',
  'R routines': 'flag',
  'E events': 'flag',
  'triggers hex-blob compact no-tablespaces opt skip-opt order-by-primary skip-dump-date': 'flag',
  'X xml': 'flag',
  'column-statistics': 'value',
  'set-gtid-purged': 'value',
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

export const mysqlPrograms: readonly Program[] = [
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
    options: { ...connection, 't show-table-type': 'flag', 'k keys': 'flag', 'i status': 'flag' },
    effects: connectionEffects,
  },
  {
    names: ['mysqladmin', 'mariadb-admin'],
    act: 'sql.read',
    options: { ...connection, 'i sleep': 'value', 'c count': 'value', 'r relative': 'flag' },
    effects: adminEffects,
  },
  {
    names: ['mysqlimport', 'mariadb-import'],
    act: 'sql.write',
    options: {
      ...connection,
      'L local': 'flag',
      'd delete': 'flag',
      'i ignore': 'flag',
      'r replace': 'flag',
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
