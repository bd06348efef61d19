import type { Effect } from '../effects.ts';
import { type Arg, known } from '../shell/arg.ts';
import { hostsOfUri } from '../sql/connection-string.ts';
import { mongoSession } from '../sql/mongo.ts';
import { databaseEffects } from './databases-effects.ts';
import { fileInput, givenInputs, stdinInput } from './databases-inputs.ts';
import { serverEffects } from './databases-servers.ts';
import { isApplicationUrl, userEffects, userOf } from './databases-users.ts';
import { hasOption, optionValues } from './parse-args.ts';
import type { Call, Options, ParsedArgs, Program } from './program.ts';

const connection: Options = {
  'u username': 'value',
  'p password': 'value',
  host: 'value',
  port: 'value',
  authenticationDatabase: 'value',
  authenticationMechanism: 'value',
  'd db': 'value',
  'c collection': 'value',
  uri: 'value',
  tls: 'flag',
  quiet: 'flag',
  'v verbose': 'optional',
  version: 'flag',
  help: 'flag',
};

const shellOptions: Options = {
  ...connection,
  eval: 'value',
  'f file': 'reads',
  norc: 'flag',
  json: 'optional',
  nodb: 'flag',
  retryWrites: 'flag',
};

/** mongosh [options] [address] [script.js …] */
function shellEffects(call: Call, parsed: ParsedArgs): Effect[] {
  if (hasOption(parsed, 'version') || hasOption(parsed, 'help')) return [];
  const isScript = (arg: Arg) => /\.[cm]?js$/.test(arg.text ?? '');
  const scripts = parsed.operands.filter((arg, at) => at > 0 || isScript(arg));
  const given = [
    ...givenInputs(call, parsed, { eval: 'script', f: 'file' }),
    ...scripts.map((arg) => fileInput(arg, call)),
  ];
  const address = parsed.operands.length > scripts.length ? parsed.operands[0] : undefined;
  return [
    ...userOfMongo(call, parsed, address),
    ...databaseEffects(mongoSession(given.length > 0 ? given : [stdinInput(call)]), call),
  ];
}

/** -u, or the user of mongodb://user:password@host/db. Without either nobody logs in. */
function userOfMongo(call: Call, parsed: ParsedArgs, operand?: Arg): Effect[] {
  const { name: by, context } = call;
  const uri = optionValues(parsed, 'uri').at(-1) ?? operand;
  if (uri && isApplicationUrl(uri, context.settings)) return [];
  if (uri && uri.text === undefined) return userEffects('unseen', by, context.settings);
  const hosts = hostsOfUri(uri?.text ?? '');
  const servers = serverEffects(
    [hosts === undefined ? undefined : known(hosts), ...optionValues(parsed, 'host')],
    by,
    context.settings,
  );
  const inUri = /^mongodb(?:\+srv)?:\/\/([^:@/]*)(?::[^@/]*)?@/.exec(uri?.text ?? '')?.[1];
  const user = userOf(optionValues(parsed, 'u').at(-1)) ?? (inUri ? userOf(known(inUri)) : undefined);
  if (user === undefined && context.settings.database?.role === undefined) return servers;
  return [...servers, ...userEffects(user ?? 'unnamed', by, context.settings)];
}

const tool = (names: readonly string[], effect: 'sql.read' | 'sql.write', options: Options): Program => ({
  names,
  act: effect,
  options: { ...connection, gzip: 'flag', 'q query': 'value', ...options },
  effects: (call, parsed) => [
    ...userOfMongo(call, parsed),
    // It dumps into ./dump.
    ...(names[0] === 'mongodump' && !hasOption(parsed, 'o') && !hasOption(parsed, 'archive')
      ? [{ kind: 'write', target: call.context.target(known('dump')), by: call.name } as const]
      : []),
  ],
});

export const mongoPrograms: readonly Program[] = [
  { names: ['mongosh', 'mongo'], act: 'sql.read', options: shellOptions, effects: shellEffects },
  tool(['mongodump'], 'sql.read', { 'o out': 'writes-tree', archive: 'writes' }),
  tool(['mongoexport'], 'sql.read', {
    'o out': 'writes',
    'f fields': 'value',
    type: 'value',
    sort: 'value',
    limit: 'value',
    jsonArray: 'flag',
    pretty: 'flag',
  }),
  tool(['mongostat', 'mongotop'], 'sql.read', { 'n rowcount': 'value' }),
  tool(['mongorestore', 'mongoimport'], 'sql.write', {
    drop: 'flag',
    file: 'reads',
    archive: 'reads',
    type: 'value',
  }),
  tool(['mongofiles'], 'sql.write', {}),
  { names: ['mongod', 'mongos'], act: 'run.service', style: 'raw' },
];
