import type { Assignment } from './arg.ts';

/** Variables that change how a program prints, not what it runs, reads or writes. */
const harmless = new Set(
  [
    'LANG LANGUAGE TZ TERM COLORTERM NO_COLOR FORCE_COLOR CLICOLOR CLICOLOR_FORCE COLUMNS LINES CI',
    'PYTHONUNBUFFERED PYTHONDONTWRITEBYTECODE DEBIAN_FRONTEND HUSKY_SKIP_INSTALL',
    // The clients that read these are rows of their own, which look at the values.
    'PGUSER PGHOST PGPORT PGDATABASE PGPASSWORD PGOPTIONS PGAPPNAME PGCONNECT_TIMEOUT PGSSLMODE PGTZ PGCLIENTENCODING',
    'PGHOSTADDR PGDATESTYLE PGTARGETSESSIONATTRS REDISCLI_AUTH SQLCMDUSER SQLCMDPASSWORD SQLCMDSERVER SQLCMDDBNAME',
    'MYSQL_PWD MYSQL_HOST MYSQL_TCP_PORT MYSQL_UNIX_PORT',
  ].flatMap((line) => line.split(' ')),
);

/** Variables that name a program or switch, harmless with these values. */
const harmlessValues: Readonly<Record<string, readonly string[]>> = {
  PAGER: ['', 'cat'],
  GIT_PAGER: ['', 'cat'],
  MANPAGER: ['', 'cat'],
  PSQL_PAGER: ['', 'cat'],
  PSQLRC: ['/dev/null'],
  GIT_TERMINAL_PROMPT: ['0'],
  GIT_OPTIONAL_LOCKS: ['0', '1'],
  GIT_EDITOR: ['true', ':'],
  EDITOR: ['true', ':'],
};

/** Could a program that sees this run, read or write something else than it would without? */
export function changesPrograms({ name, value }: Assignment): boolean {
  if (harmless.has(name) || /^LC_[A-Z]+$/.test(name)) return false;
  const values = Object.hasOwn(harmlessValues, name) ? harmlessValues[name] : undefined;
  return values === undefined || value.text === undefined || !values.includes(value.text);
}
