import path from 'node:path';
import type { Database } from '../../policy/policy.ts';
import type { Arg } from '../shell/arg.ts';
import type { Call } from './program.ts';

/** The clients that send SQL and nothing else, by what the policy calls the database. */
const clients: Readonly<Record<Database['kind'], readonly string[]>> = {
  postgres: ['psql'],
  mysql: ['mysql', 'mariadb'],
  mariadb: ['mariadb', 'mysql'],
  sqlite: ['sqlite3'],
  sqlserver: ['sqlcmd'],
  mongodb: ['mongosh'],
  none: [],
};

/**
 * The client and its words, where they follow the policy's own way to the database (`database.via`, such as
 * "docker compose exec -T db") word for word: a person has allowed that way, so only what the client sends counts.
 */
export function clientBehindVia(call: Call): readonly Arg[] | undefined {
  const { database } = call.context.settings;
  const [program, ...words] = database?.via?.trim().split(/\s+/) ?? [];
  if (!database || !program || program !== call.path || call.assignments.length > 0) return undefined;
  if (!words.every((word, index) => call.args[index]?.text === word)) return undefined;
  const rest = call.args.slice(words.length);
  const name = rest[0]?.text;
  return name !== undefined && clients[database.kind].includes(path.posix.basename(name)) ? rest : undefined;
}
