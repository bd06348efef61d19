import { act, type Effect, write } from '../effects.ts';
import { libpqEffects } from './databases-libpq.ts';
import { hasOption } from './parse-args.ts';
import type { Call, Options, ParsedArgs, Program } from './program.ts';

/** Options go by the first name of their entry: who connects is looked up by -U and -h. */
export const connection: Options = {
  'h host': 'value',
  'p port': 'value',
  'U username': 'value',
  'w no-password W password': 'flag',
};

/** A tool whose only effect on the database is `effect`, said with what it works on. */
function tool(
  name: string,
  effect: 'sql.read' | 'sql.write',
  options: Options,
  operands: 'database' | 'text',
): Program {
  return {
    names: [name],
    act: effect,
    options: {
      'V version help ? e echo q quiet v verbose': 'flag',
      ...connection,
      ...options,
    },
    effects: (call, parsed) =>
      libpqEffects(call, parsed, { database: 'd', operands: operands === 'database' ? ['database'] : [] }),
  };
}

/** What pg_dump, pg_dumpall and pg_restore have in common. */
const archives: Options = {
  'd dbname': 'value',
  'E encoding lock-wait-timeout extra-float-digits rows-per-insert': 'value',
  'a data-only c clean O no-owner s schema-only x no-privileges no-acl column-inserts attribute-inserts disable-dollar-quoting disable-triggers if-exists inserts load-via-partition-root no-comments no-publications no-security-labels no-subscriptions no-sync no-table-access-method no-tablespaces no-toast-compression no-unlogged-table-data on-conflict-do-nothing quote-all-identifiers use-set-session-authorization':
    'flag',
};

const dumpOptions: Options = {
  ...archives,
  'f file': 'writes-tree',
  'F format j jobs Z compress e extension n schema N exclude-schema t table T exclude-table exclude-table-data section snapshot':
    'value',
  'b large-objects blobs B no-large-objects no-blobs C create enable-row-security serializable-deferrable strict-names':
    'flag',
};

const dumpAllOptions: Options = {
  ...archives,
  'f file': 'writes',
  'l database exclude-database': 'value',
  'g globals-only r roles-only t tablespaces-only no-role-passwords': 'flag',
};

const restoreOptions: Options = {
  ...connection,
  ...archives,
  'V version help ? v verbose': 'flag',
  'f file': 'value',
  'L use-list': 'reads',
  'F format I index j jobs n schema N exclude-schema P function t table T trigger section': 'value',
  'l list e exit-on-error C create 1 single-transaction enable-row-security no-data-for-failed-tables strict-names':
    'flag',
};

/** Without -d it prints the archive as SQL; with it, it writes to the database. */
function restoreEffects(call: Call, parsed: ParsedArgs): Effect[] {
  const { context, name } = call;
  const file = parsed.options.find((option) => option.name === 'f')?.value;
  const written = file && file.text !== '-' ? [write(context.target(file), `${name} -f`)] : [];
  if (!hasOption(parsed, 'd')) return written;
  return [...written, act('sql.write', name), ...libpqEffects(call, parsed, { database: 'd', operands: [] })];
}

const maintenance: Options = {
  'd dbname': 'value',
  't table n schema N exclude-schema j jobs P parallel maintenance-db min-mxid-age min-xid-age': 'value',
  'a all concurrently f full force F freeze z analyze Z analyze-only analyze-in-stages skip-locked disable-page-skipping':
    'flag',
};

const made: Options = { 'maintenance-db': 'value', 'f force if-exists i interactive': 'flag' };

export const postgresTools: readonly Program[] = [
  tool('pg_dump', 'sql.read', dumpOptions, 'database'),
  tool('pg_dumpall', 'sql.read', dumpAllOptions, 'text'),
  {
    names: ['pg_isready'],
    act: 'sql.read',
    options: { ...connection, 'd dbname t timeout': 'value', 'q quiet V version ? help': 'flag' },
  },
  tool('pg_amcheck', 'sql.write', maintenance, 'database'),
  {
    names: ['pg_restore'],
    act: 'sql.read',
    options: restoreOptions,
    operands: 'reads',
    effects: restoreEffects,
  },
  tool(
    'createdb',
    'sql.write',
    {
      'D tablespace E encoding l locale lc-collate lc-ctype icu-locale icu-rules locale-provider O owner S strategy T template maintenance-db':
        'value',
    },
    'text',
  ),
  tool('dropdb', 'sql.write', made, 'text'),
  tool(
    'createuser',
    'sql.write',
    {
      'c connection-limit g role member-of a with-admin m with-member v valid-until': 'value',
      'd createdb D no-createdb i inherit I no-inherit l login L no-login P pwprompt r createrole R no-createrole s superuser S no-superuser interactive replication no-replication bypassrls no-bypassrls':
        'flag',
    },
    'text',
  ),
  tool('dropuser', 'sql.write', made, 'text'),
  tool('vacuumdb', 'sql.write', maintenance, 'database'),
  tool(
    'reindexdb',
    'sql.write',
    { ...maintenance, 's system': 'flag', 'i index S schema tablespace': 'value' },
    'database',
  ),
  tool('clusterdb', 'sql.write', maintenance, 'database'),
  tool(
    'pgbench',
    'sql.write',
    {
      'f file': 'reads',
      'F fillfactor s scale b builtin c client D define I init-steps j jobs L latency-limit M protocol P progress R rate t transactions T time':
        'value',
      'i initialize n no-vacuum N skip-some-updates S select-only C connect l log vacuum-all r report-per-command d debug':
        'flag',
    },
    'database',
  ),
  tool(
    'pg_basebackup',
    'sql.read',
    {
      'D pgdata waldir': 'writes-tree',
      'F format r max-rate X wal-method Z compress c checkpoint l label S slot s status-interval': 'value',
      'R write-recovery-conf z gzip C create-slot n no-clean N no-sync P progress': 'flag',
    },
    'text',
  ),
  tool('vacuumlo', 'sql.write', { 'l limit': 'value', 'n dry-run': 'flag' }, 'database'),
  ...[
    'pg_ctl',
    'initdb',
    'pg_ctlcluster',
    'pg_createcluster',
    'pg_dropcluster',
    'pg_resetwal',
    'pg_upgrade',
    'postgres',
  ].map((name): Program => ({ names: [name], act: 'run.service', style: 'raw' })),
];
