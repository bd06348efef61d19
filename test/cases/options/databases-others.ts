import type { OptionRow } from './row.ts';

const other = 'sql.user other';

/** sqlcmd 18 (ODBC) and go-sqlcmd 1, bcp 18; mongosh 2 and the database tools 100; redis-cli 7; clickhouse 24. */
export const otherDatabaseOptions: readonly OptionRow[] = [
  {
    line: 'sqlcmd -Q "select 1" @ -U other',
    does: ['sql.read', 'sql.read select 1', other],
    flags:
      '-E --use-trusted-connection -W --trim-spaces -C --trust-server-certificate -b --exit-on-error -x --disable-variable-substitution -I --enable-quoted-identifiers',
    values:
      '-S --server -P --password -d --database-name -h --headers -s --column-separator -w --screen-width -l --login-timeout -t --query-timeout -m --error-level -K --application-intent -H --workstation-name -y --variable-type-width -Y --fixed-type-width -F --format',
    attached: '-N -r -k -X',
    value: '-Lc',
    full: {
      '-Q "drop table t"': ['sql.read', 'sql.read select 1', 'sql.write drop table t', other],
      '-q "drop table t"': ['sql.read', 'sql.read select 1', 'sql.write drop table t', other],
      '-i docs/x.sql': [
        'read docs/x.sql',
        'sql.read',
        'sql.read select 1',
        'sql.unseen from docs/x.sql',
        other,
      ],
      '--input-file docs/x.sql': [
        'read docs/x.sql',
        'sql.read',
        'sql.read select 1',
        'sql.unseen from docs/x.sql',
        other,
      ],
      '-o src/made': ['sql.meta -o', 'sql.read', 'sql.read select 1', other, 'write src/made'],
      '-?': ['sql.read'],
      '--version': ['sql.read'],
    },
  },
  {
    line: 'bcp @ -U other shop.dbo.t out src/made',
    does: ['sql.read', other, 'write src/made'],
    flags: '-c -n -w -N -k -E -q -T -x -R -v',
    values: '-S -P -d -F -L -b -t -r -m -a -h -C -V -K',
    reads: '-i',
    writes: '-o -e',
    value: '7',
  },
  {
    line: 'mongosh @ -u other --eval "db.a.find()"',
    does: ['sql.read', other],
    flags: '--quiet --norc --nodb --retryWrites --tls',
    values: '-p --password --host --port --authenticationDatabase --authenticationMechanism',
    attached: '--json',
    value: '--unheard',
    full: {
      '-f docs/x.js': ['read docs/x.js', 'sql.read', 'sql.unseen from docs/x.js', other],
      '--eval "db.a.drop()"': ['sql.read', 'sql.write db.a.drop()', other],
      '--version': ['sql.read'],
      '--help': ['sql.read'],
    },
  },
  {
    line: 'mongodump @ -u other -o src/made',
    does: ['sql.read', other, 'write src/made/**'],
    flags: '--gzip --tls --quiet',
    values: '-p --password --host --port -d --db -c --collection -q --query --authenticationDatabase',
    attached: '-v --verbose',
    value: '--unheard',
    full: { '--archive=src/a': ['sql.read', other, 'write src/a', 'write src/made/**'] },
  },
  {
    line: 'mongoexport @ -u other',
    does: ['sql.read', other],
    flags: '--jsonArray --pretty --quiet',
    values: '-f --fields --type --sort --limit -q --query -d --db -c --collection',
    writes: '-o --out',
    value: '--unheard',
  },
  {
    line: 'mongoimport @ -u other',
    does: ['sql.write', other],
    flags: '--drop --quiet',
    values: '--type -d --db -c --collection',
    reads: '--file',
    value: '--unheard',
  },
  {
    line: 'redis-cli @ get key',
    does: ['sql.read', 'sql.read get key'],
    flags: '-c -x -X -2 -3 --tls --no-auth-warning --raw --no-raw --csv --json --quoted-json --quoted-input',
    apart: '-h -p -a -n -s -i -r -u --pass --sni --cacert --cert --key',
    value: 'flushall',
    full: {
      '--user other': ['sql.read', 'sql.read get key', other],
      '--pattern x --scan': ['sql.read'],
      '--bigkeys': ['sql.read'],
      '--stat': ['sql.read'],
      '--latency-history': ['sql.read'],
      '--pipe': ['sql.read', 'sql.write --pipe'],
      '--eval docs/x.lua': ['sql.read', 'sql.unseen --eval'],
      '--rdb src/made': ['sql.read', 'sql.unseen --rdb'],
      '--functions-rdb src/made': ['sql.read', 'sql.unseen --functions-rdb'],
    },
  },
  {
    line: 'clickhouse-client -q "select 1" @ -u other',
    does: ['sql.read', 'sql.read select 1', other],
    flags: '-n --multiquery --multiline -s --secure -t --time',
    values: '-h --host --port --password -d --database -f --format',
    value: '--unheard',
    full: {
      '-q "drop table t"': ['sql.read', 'sql.read select 1', 'sql.write drop table t', other],
      '--query "drop table t"': ['sql.read', 'sql.read select 1', 'sql.write drop table t', other],
      '--queries-file docs/x.sql': [
        'read docs/x.sql',
        'sql.read',
        'sql.read select 1',
        'sql.unseen from docs/x.sql',
        other,
      ],
    },
  },
  {
    line: 'cockroach sql -e "select 1" @ -u other',
    does: ['sql.read', 'sql.read select 1', other],
    flags: '--insecure',
    values: '-d --database --host --url --format --certs-dir',
    value: '--unheard',
    full: {
      '-e "drop table t"': ['sql.read', 'sql.read select 1', 'sql.write drop table t', other],
      '-f docs/x.sql': [
        'read docs/x.sql',
        'sql.read',
        'sql.read select 1',
        'sql.unseen from docs/x.sql',
        other,
      ],
    },
  },
  {
    line: 'cqlsh -e "select 1" @ -u other',
    does: ['sql.read', 'sql.read select 1', other],
    values: '-p --password -k --keyspace',
    value: '--unheard',
    full: {
      '-f docs/x.cql': [
        'read docs/x.cql',
        'sql.read',
        'sql.read select 1',
        'sql.unseen from docs/x.cql',
        other,
      ],
    },
  },
  {
    line: 'snowsql -q "select 1" @ -u other',
    does: ['sql.read', 'sql.read select 1', other],
    values: '-d --dbname',
    value: '--unheard',
    full: {
      '-f docs/x.sql': [
        'read docs/x.sql',
        'sql.read',
        'sql.read select 1',
        'sql.unseen from docs/x.sql',
        other,
      ],
    },
  },
  {
    line: 'trino --execute "select 1" @ --user other',
    does: ['sql.read', 'sql.read select 1', other],
    values: '--server --catalog --schema',
    value: '--unheard',
    full: {
      '-f docs/x.sql': [
        'read docs/x.sql',
        'sql.read',
        'sql.read select 1',
        'sql.unseen from docs/x.sql',
        other,
      ],
    },
  },
];
