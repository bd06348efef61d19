import type { OptionRow } from './row.ts';

const user = (name: string) => `sql.user ${name}`;

/** PostgreSQL 15 to 18. The role of the policy is `app`. */
const postgres: readonly OptionRow[] = [
  {
    line: 'psql @ shop app -c "select 1"',
    does: ['sql.read'],
    flags:
      '-X --no-psqlrc -1 --single-transaction -a --echo-all -b --echo-errors -e --echo-queries -E --echo-hidden -n --no-readline -q --quiet -A --no-align --csv -H --html -t --tuples-only -x --expanded -z --field-separator-zero -0 --record-separator-zero -w --no-password -W --password',
    values: '-h --host -p --port -F --field-separator -P --pset -R --record-separator -T --table-attr',
    full: {
      '-d word': ['sql.read', user('shop')],
      '--dbname=word': ['sql.read', user('shop')],
      '-U app': ['sql.read'],
      '--username=app': ['sql.read'],
      '-U other': ['sql.read', user('other')],
      '-v id=1': ['sql.read'],
      '--set id=1': ['sql.read'],
      '--variable=id=1': ['sql.read'],
      '-s': ['sql.read', 'sql.unseen -s'],
      '--single-step': ['sql.read', 'sql.unseen --single-step'],
      '-S': ['sql.read', 'sql.unseen -S'],
      '--single-line': ['sql.read', 'sql.unseen --single-line'],
      '-c "drop table t"': ['sql.read', 'sql.write drop table t'],
      '--command "drop table t"': ['sql.read', 'sql.write drop table t'],
      '-f docs/x.sql': ['read docs/x.sql', 'sql.read', 'sql.unseen from docs/x.sql'],
      '--file=docs/x.sql': ['read docs/x.sql', 'sql.read', 'sql.unseen from docs/x.sql'],
      '-L src/made': ['sql.meta -L', 'sql.read', 'write src/made'],
      '--log-file=src/made': ['sql.meta -L', 'sql.read', 'write src/made'],
      '-o src/made': ['sql.meta -o', 'sql.read', 'write src/made'],
      '--output=src/made': ['sql.meta -o', 'sql.read', 'write src/made'],
      '-V': ['sql.read'],
      '--help=commands': ['sql.read'],
      '-?': ['sql.read'],
    },
  },
  {
    line: 'psql -U app shop @',
    does: ['sql.read', 'sql.unseen from standard input'],
    full: {
      '-l': ['sql.read'],
      '--list': ['sql.read'],
      '-l -c "drop table t"': ['sql.read', 'sql.write drop table t'],
    },
  },
  {
    line: 'pgcli @ shop app',
    does: ['sql.read', 'sql.unseen from standard input'],
    flags: '-l --list -w --no-password -W --password',
    values: '-h --host -p --port',
    full: { '-U other': ['sql.read', 'sql.unseen from standard input', user('other')] },
  },
  {
    line: 'PGUSER=app pg_dump @ -U other',
    does: ['sql.read', user('other')],
    flags:
      '-v --verbose -a --data-only -b --blobs --large-objects -B --no-blobs --no-large-objects -c --clean -C --create -O --no-owner -s --schema-only -x --no-privileges --no-acl --column-inserts --attribute-inserts --disable-dollar-quoting --disable-triggers --enable-row-security --if-exists --inserts --load-via-partition-root --no-comments --no-publications --no-security-labels --no-subscriptions --no-sync --no-table-access-method --no-tablespaces --no-toast-compression --no-unlogged-table-data --on-conflict-do-nothing --quote-all-identifiers --serializable-deferrable --strict-names --use-set-session-authorization -w --no-password -W --password',
    values:
      '-F --format -j --jobs -Z --compress --lock-wait-timeout -e --extension -E --encoding -n --schema -N --exclude-schema -t --table -T --exclude-table --exclude-table-data --extra-float-digits --rows-per-insert --section --snapshot -d --dbname -h --host -p --port',
    writesInto: '-f --file',
    value: '--unheard',
  },
  {
    line: 'PGUSER=app pg_dumpall @ -U other',
    does: ['sql.read', user('other')],
    flags:
      '-v --verbose -a --data-only -c --clean -g --globals-only -O --no-owner -r --roles-only -s --schema-only -t --tablespaces-only -x --no-privileges --column-inserts --disable-dollar-quoting --disable-triggers --if-exists --inserts --no-comments --no-role-passwords --no-sync --no-tablespaces --quote-all-identifiers -w --no-password -W --password',
    values:
      '--lock-wait-timeout -E --encoding --exclude-database --extra-float-digits --rows-per-insert -l --database -h --host -p --port',
    writes: '-f --file',
    value: '--unheard',
  },
  {
    line: 'PGUSER=app pg_restore @ -U other -d shop',
    does: ['sql.read', 'sql.write', user('other')],
    flags:
      '-l --list -v --verbose -a --data-only -c --clean -C --create -e --exit-on-error -O --no-owner -s --schema-only -x --no-privileges -1 --single-transaction --disable-triggers --if-exists --no-comments --no-data-for-failed-tables --no-tablespaces --strict-names -w --no-password -W --password',
    values:
      '-F --format -I --index -j --jobs -n --schema -N --exclude-schema -P --function -t --table -T --trigger --section -h --host -p --port',
    reads: '-L --use-list',
    writes: '-f --file',
    value: '--unheard',
  },
  {
    line: 'pg_isready @',
    does: ['sql.read'],
    values: '-d --dbname -h --host -p --port -t --timeout -U --username',
    value: '--unheard',
    full: { '-q': ['sql.read'], '-V': ['sql.read'] },
  },
  {
    line: 'PGUSER=app createdb @ -U other',
    does: ['sql.write', user('other')],
    flags: '-e --echo -w --no-password -W --password',
    values:
      '-D --tablespace -E --encoding -l --locale -O --owner -S --strategy -T --template -h --host -p --port --maintenance-db --lc-collate --lc-ctype --icu-locale --locale-provider',
    value: '--unheard',
  },
  {
    line: 'PGUSER=app dropdb @ -U other',
    does: ['sql.write', user('other')],
    flags: '-e --echo -f --force -i --interactive --if-exists -w --no-password -W --password',
    values: '-h --host -p --port --maintenance-db',
    value: '--unheard',
  },
  {
    line: 'PGUSER=app createuser @ -U other',
    does: ['sql.write', user('other')],
    flags:
      '-d --createdb -D --no-createdb -e --echo -i --inherit -I --no-inherit -l --login -L --no-login -P --pwprompt -r --createrole -R --no-createrole -s --superuser -S --no-superuser --interactive --replication --no-replication -w -W',
    values: '-c --connection-limit -g --role -h --host -p --port',
    value: '--unheard',
  },
  {
    line: 'PGUSER=app vacuumdb @ -U other',
    does: ['sql.write', user('other')],
    flags:
      '-a --all -e --echo -f --full -F --freeze -q --quiet --skip-locked -v --verbose -z --analyze -Z --analyze-only --analyze-in-stages -w -W',
    values: '-d --dbname -j --jobs -P --parallel -t --table -h --host -p --port --maintenance-db',
    value: '--unheard',
  },
  {
    line: 'PGUSER=app reindexdb @ -U other',
    does: ['sql.write', user('other')],
    flags: '-a --all --concurrently -e --echo -q --quiet -s --system -v --verbose -w -W',
    values:
      '-d --dbname -i --index -j --jobs -S --schema -t --table --tablespace -h --host -p --port --maintenance-db',
    value: '--unheard',
  },
  {
    line: 'PGUSER=app pgbench @ -U other',
    does: ['sql.write', user('other')],
    flags:
      '-i --initialize -n --no-vacuum -q --quiet -N --skip-some-updates -S --select-only -C --connect -l --log -v --vacuum-all',
    values:
      '-F --fillfactor -s --scale -b --builtin -c --client -D --define -j --jobs -L --latency-limit -M --protocol -P --progress -R --rate -t --transactions -T --time -h --host -p --port',
    reads: '-f --file',
    value: '--unheard',
  },
  {
    line: 'PGUSER=app pg_basebackup @ -U other',
    does: ['sql.read', user('other')],
    flags: '-R -z --gzip -n --no-clean -N --no-sync -P --progress -v --verbose -w -W',
    values:
      '-F --format -r --max-rate -X --wal-method -Z --compress -c --checkpoint -l --label -S --slot -h --host -p --port',
    writesInto: '-D --pgdata --waldir',
    value: '--unheard',
  },
];

/** SQLite 3.40, its own shell; DuckDB 1. */
const files: readonly OptionRow[] = [
  {
    line: 'sqlite3 @ docs/guide.md "select 1"',
    does: ['read docs/guide.md', 'sql.read'],
    flags:
      '-ascii -batch -box -column -csv -echo -header -noheader -html -json -line -list -markdown -nofollow -quote -readonly -safe -stats -table -tabs -bail --bail --readonly -interactive',
    apart: '-newline -nullvalue -separator -mmap -maxsize -vfs',
    full: {
      '-cmd .tables': ['read docs/guide.md', 'sql.read'],
      "-cmd '.shell id'": ['read docs/guide.md', 'sql.meta .shell', 'sql.read'],
      '-init docs/x.sql': [
        'read docs/guide.md',
        'read docs/x.sql',
        'sql.read',
        'sql.unseen -init',
        'write docs/guide.md',
      ],
      '-version': ['sql.read'],
      '-help': ['sql.read'],
    },
  },
  {
    line: 'duckdb @ docs/guide.md -c "select 1"',
    does: ['read docs/guide.md', 'sql.read', 'sql.read select 1'],
    flags: '-readonly -csv -json -box -line -list -markdown -table -noheader -header -batch -bail',
  },
];

export const databaseOptions: readonly OptionRow[] = [...postgres, ...files];
