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

/** Snapshot libraries and runners of many languages take one of these for "accept what came out". */
const snapshotVariables =
  /^(?:UPDATE_(?:SNAPSHOTS?|SNAPS?|GOLDENS?|GOLDEN_FILES|EXPECT(?:ED|ATIONS?)?|BASELINES?|SCREENSHOTS)|(?:OVERWRITE|RECORD|REGENERATE|WRITE|REFRESH)_(?:SNAPSHOTS?|GOLDENS?)|(?:SNAPSHOTS?|GOLDENS?)_(?:UPDATE|OVERWRITE|RECORD)|INSTA_(?:FORCE_)?UPDATE|TRYBUILD|SNAPSHOTS|TAP_SNAPSHOT|SNAPSHY_OVERRIDE|SNAPSHOT_TESTING_RECORD|RUSTC_BLESS|BLESS)$/;

/** Does a test runner that sees this rewrite its expected results? */
export const updatesSnapshots = ({ name, value }: Assignment): boolean =>
  snapshotVariables.test(name) &&
  !/^(?:0|no|none|false|off|never|auto|new|unseen|missing|)$/i.test(value.text ?? '1');

/** Variables whose value is a command line that some program runs: pagers, editors, helpers of git and ssh. */
const commandVariables =
  /^(?:GIT_(?:EXTERNAL_DIFF|PAGER|EDITOR|SEQUENCE_EDITOR|SSH|SSH_COMMAND|ASKPASS|PROXY_COMMAND)|(?:MAN|PSQL_|GH_|SYSTEMD_|AWS_|BAT_|DELTA_)?PAGER|(?:GH_|KUBE_|SYSTEMD_|FC)?EDITOR|VISUAL|(?:GH_)?BROWSER|(?:SSH|SUDO)_ASKPASS|LESSOPEN|LESSCLOSE|RUSTC(?:_WORKSPACE)?_WRAPPER)$/;

/** The command line a variable holds, as far as it is known; undefined when it holds none. */
export function commandIn({ name, value }: Assignment): string | undefined {
  if (!commandVariables.test(name) || value.text === undefined || value.text === '') return undefined;
  return value.text.replace(/^\|\|?-?/, '');
}

/** Could a program that sees this run, read or write something else than it would without? */
export function changesPrograms({ name, value }: Assignment): boolean {
  if (harmless.has(name) || /^LC_[A-Z]+$/.test(name)) return false;
  const values = Object.hasOwn(harmlessValues, name) ? harmlessValues[name] : undefined;
  return values === undefined || value.text === undefined || !values.includes(value.text);
}
