import { act, type Effect } from '../effects.ts';
import { known } from '../shell/arg.ts';
import { hostsOfUri } from '../sql/connection-string.ts';
import { plainSession } from '../sql/plain.ts';
import { redisCommand, redisSession } from '../sql/redis.ts';
import { sqlAct } from '../sql/statement.ts';
import { databaseEffects } from './databases-effects.ts';
import { optionInputs, stdinInput } from './databases-inputs.ts';
import { serverEffects } from './databases-servers.ts';
import { userEffects, userOf } from './databases-users.ts';
import { optionValues } from './parse-args.ts';
import type { Call, Options, ParsedArgs, Program } from './program.ts';

const redisOptions: Options = {
  h: 'value',
  'u uri': 'value',
  'a n s i r': 'value',
  user: 'value',
  'pass sni cacert cert key': 'value',
  p: 'value',
  'c x X 2 3': 'flag',
  'tls no-auth-warning raw no-raw csv json quoted-json quoted-input bigkeys memkeys hotkeys stat scan latency latency-history':
    'flag',
  pattern: 'value',
  'eval functions-rdb rdb': { act: 'sql.unseen', value: true },
  pipe: { act: 'sql.write' },
  version: 'flag',
  help: 'flag',
};

function redisEffects(call: Call, parsed: ParsedArgs): Effect[] {
  const scans =
    /^--(?:bigkeys|memkeys|hotkeys|stat|scan|latency(?:-history)?|version|help|eval|rdb|functions-rdb|pipe)$/;
  const user = userOf(optionValues(parsed, 'user').at(-1));
  const uri = hostsOfUri(optionValues(parsed, 'u').at(-1)?.text ?? '');
  const hosts = [...optionValues(parsed, 'h'), ...(uri === undefined ? [] : [known(uri)])];
  const users = [
    ...serverEffects(hosts, call.name, call.context.settings),
    ...(user ? userEffects(user, call.name, call.context.settings) : []),
  ];
  if (parsed.options.some(({ asWritten }) => scans.test(asWritten))) return users;
  const words = parsed.operands.map(({ text }) => text);
  const [command] = words;
  if (command === undefined) {
    if (parsed.operands.length > 0)
      return [...users, act('sql.unseen', call.name, 'a command only known at run time')];
    const input = stdinInput(call);
    return [
      ...users,
      ...databaseEffects(
        input.form === 'unseen' ? [sqlAct('sql.unseen', input.detail)] : redisSession(input.text),
        call,
      ),
    ];
  }
  return [...users, ...databaseEffects(redisCommand(words.map((word) => word ?? '')), call)];
}

/** A client whose SQL is read as far as all databases agree. */
function plainClient(
  names: readonly string[],
  uses: Readonly<Record<string, 'script' | 'file'>>,
  options: Options,
  userOption: string,
): Program {
  return {
    names,
    act: 'sql.read',
    options: { version: 'flag', help: 'flag', ...options },
    effects: (call, parsed) => {
      const user = userOf(optionValues(parsed, userOption).at(-1));
      return [
        ...(user ? userEffects(user, call.name, call.context.settings) : []),
        ...databaseEffects(plainSession(optionInputs(call, parsed, uses)), call),
      ];
    },
  };
}

const clickhouseOptions: Options = {
  'h host': 'value',
  port: 'value',
  'u user': 'value',
  password: 'value',
  'd database': 'value',
  'q query': 'value',
  'n multiquery multiline': 'flag',
  'f format': 'value',
  'queries-file': 'reads',
  's secure': 'flag',
  't time': 'flag',
  'V version': 'flag',
};
const clickhouse = plainClient(
  ['clickhouse-client'],
  { q: 'script', 'queries-file': 'file' },
  clickhouseOptions,
  'u',
);

const cockroachSql = plainClient(
  ['sql'],
  { e: 'script', f: 'file' },
  {
    'e execute': 'value',
    'f file': 'reads',
    'u user': 'value',
    'd database': 'value',
    host: 'value',
    url: 'value',
    insecure: 'flag',
    format: 'value',
    'certs-dir': 'value',
  },
  'u',
);

export const otherDatabasePrograms: readonly Program[] = [
  {
    names: ['redis-cli', 'valkey-cli', 'keydb-cli'],
    act: 'sql.read',
    options: redisOptions,
    stopAtOperand: true,
    effects: redisEffects,
  },
  { names: ['redis-server', 'valkey-server'], act: 'run.service', style: 'raw' },
  clickhouse,
  {
    names: ['clickhouse'],
    act: 'run.read',
    subcommands: [
      { ...clickhouse, names: ['client'] },
      { ...clickhouse, names: ['local'], act: 'sql.unseen' },
    ],
    otherwise: 'run.service',
  },
  { names: ['cockroach'], act: 'run.read', subcommands: [cockroachSql], otherwise: 'run.service' },
  plainClient(
    ['cqlsh'],
    { e: 'script', f: 'file' },
    {
      'e execute': 'value',
      'f file': 'reads',
      'u username': 'value',
      'p password': 'value',
      'k keyspace': 'value',
    },
    'u',
  ),
  plainClient(
    ['snowsql'],
    { q: 'script', f: 'file' },
    { 'q query': 'value', 'f filename': 'reads', 'u username': 'value', 'd dbname': 'value' },
    'u',
  ),
  plainClient(
    ['trino', 'presto'],
    { execute: 'script', f: 'file' },
    {
      execute: 'value',
      'f file': 'reads',
      user: 'value',
      server: 'value',
      catalog: 'value',
      schema: 'value',
    },
    'user',
  ),
  { names: ['influx'], act: 'sql.unseen', style: 'raw' },
];
