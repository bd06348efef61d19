import { act, type Effect } from '../effects.ts';
import type { Arg, Assignment } from '../shell/arg.ts';
import type { CommandSettings } from './program.ts';

/** As whom a client connects: by name, by nobody's name (then the system's user or a file decides), or by one that can't be seen. */
export type DatabaseUser = { name: string } | 'application' | 'unnamed' | 'unseen';

const superusers = new Set(
  `postgres root sa admin administrator superuser dba pgsql enterprisedb rdsadmin rds_superuser cloudsqladmin cloudsqlsuperuser
   azure_superuser azure_pg_admin azuresu doadmin supabase_admin mysql mariadb.sys mysql.sys system sys`.split(
    /\s+/,
  ),
);

/** Agents connect as the application's role, or as nobody known to be more when the policy names none. */
export function userEffects(user: DatabaseUser, by: string, settings: CommandSettings): Effect[] {
  const { role, superusers: others = [] } = settings.database ?? {};
  if (user === 'application') return [];
  if (user === 'unnamed') return [act('sql.user', by, 'no user is named')];
  if (user === 'unseen') return [act('sql.user', by, 'the user cannot be seen')];
  const { name } = user;
  if (superusers.has(name.toLowerCase()) || others.includes(name)) return [act('sql.superuser', by, name)];
  return role === undefined || role === name ? [] : [act('sql.user', by, name)];
}

/** The user a word names. An empty one names nobody. */
export function userOf(arg: Arg | undefined): DatabaseUser | undefined {
  if (arg === undefined) return undefined;
  if (arg.text === undefined) return 'unseen';
  return arg.text === '' ? 'unnamed' : { name: arg.text };
}

/** Does this word hold the application's connection, by a variable that the policy knows? */
export const isApplicationUrl = (arg: Arg, settings: CommandSettings): boolean =>
  arg.variable !== undefined && arg.variable === settings.database?.urlVariable;

/** The value a program sees: the last assignment of the name. */
export const assigned = (assignments: readonly Assignment[], name: string): Arg | undefined =>
  assignments.findLast((assignment) => assignment.name === name)?.value;
