import type { OptionRow } from './row.ts';

const other = 'sql.user other';
const connectionFlags =
  '-C --compress --ssl --skip-ssl --ssl-verify-server-cert --no-defaults -v --verbose -s --silent -f --force --debug-check --debug-info';
const connectionValues =
  '-h --host -P --port -S --socket --protocol --connect-timeout --ssl-mode --ssl-ca --ssl-capath --ssl-cert --ssl-cipher --ssl-crl --ssl-crlpath --ssl-key --tls-version';

/** What names the user elsewhere: whoever it is. */
const unseenUser = Object.fromEntries(
  [
    '--defaults-file=docs/my.cnf',
    '--defaults-extra-file docs/my.cnf',
    '--DEFAULTS_file=docs/my.cnf',
    '--loose-defaults-file=docs/my.cnf',
  ].map((option) => [option, ['read docs/my.cnf', 'sql.read', other]]),
);

/** MySQL 8 and MariaDB 10.11. The role of the policy is `app`. */
export const mysqlOptions: readonly OptionRow[] = [
  {
    line: 'mysql -e "select 1" @ -u other',
    does: ['sql.read', other],
    flags: `${connectionFlags} -A --no-auto-rehash --auto-rehash --skip-auto-rehash -B --batch -N --skip-column-names --column-names -t --table -E --vertical --auto-vertical-output -H --html -X --xml -r --raw -n --unbuffered -q --quick -w --wait -c --comments -U --safe-updates --i-am-a-dummy --sandbox --skip-local-infile --skip-named-commands --binary-as-hex --binary-mode --column-type-info -i --ignore-spaces --line-numbers -L --skip-line-numbers -b --no-beep -o --one-database --abort-source-on-error --print-query-on-error --progress-reports --reconnect --skip-reconnect --secure-auth --show-warnings --sigint-ignore -T --NO-beep --no_beep --loose-no-beep`,
    values: `${connectionValues} -D --database --max-allowed-packet --max-join-size --net-buffer-length --prompt --quick-max-column-width --select-limit --connect_timeout --Select_Limit`,
    attached: '-p --password',
    value: '--unheard',
    full: {
      ...unseenUser,
      '--login-path=x': ['sql.read', other],
      '-e "drop table t"': ['sql.read', 'sql.write drop table t', other],
      '--execute="drop table t"': ['sql.read', 'sql.write drop table t', other],
      '--init-command="drop table t"': ['sql.read', 'sql.write drop table t', other],
      '--init_command="drop table t"': ['sql.read', 'sql.write drop table t', other],
      '--loose-init-command="drop table t"': ['sql.read', 'sql.write drop table t', other],
      '--delimiter=/': ['sql.read', 'sql.unseen split by another delimiter', other],
      '--default-character-set=utf8mb4': ['sql.read', other],
      '--default-character-set gbk': ['sql.read', 'sql.settings default-character-set', other],
      '--tee=src/made': ['sql.meta --tee', 'sql.read', other, 'write src/made'],
      '--pager': ['sql.meta --pager', 'sql.read', other],
      "--pager='tee src/made'": ['sql.meta --pager', 'sql.read', other, 'write src/made'],
      '-V': ['sql.read'],
      '--version': ['sql.read'],
      '-?': ['sql.read'],
      '-I': ['sql.read'],
    },
  },
  {
    line: 'mysqldump @ -u other shop',
    does: ['sql.read', other],
    flags: `${connectionFlags} -A --all-databases -Y --all-tablespaces -y --no-tablespaces -B --databases --tables -d --no-data -t --no-create-info -n --no-create-db -a --create-options --single-transaction -x --lock-all-tables -l --lock-tables --skip-lock-tables --add-locks --skip-add-locks --add-drop-database --add-drop-table --skip-add-drop-table --add-drop-trigger -i --comments --skip-comments -c --complete-insert -e --extended-insert --skip-extended-insert --insert-ignore --replace -K --disable-keys -q --quick -Q --quote-names -R --routines -E --events --triggers --skip-triggers --hex-blob --compact --opt --skip-opt --order-by-primary --order-by-size --dump-date --skip-dump-date -N --no-set-names --set-charset --tz-utc --no-autocommit --allow-keywords --header -X --xml`,
    values: `${connectionValues} -w --where --ignore-table --ignore-table-data --ignore-database --column-statistics --set-gtid-purged --compatible --fields-terminated-by --fields-enclosed-by --fields-optionally-enclosed-by --fields-escaped-by --lines-terminated-by --max-allowed-packet --net-buffer-length --as-of --system`,
    attached: '-p --password',
    writes: '-r --result-file --log-error',
    writesInto: '-T --tab',
    value: '--unheard',
    full: unseenUser,
  },
  {
    line: 'mysqladmin @ -u other ping',
    does: ['sql.read', other],
    flags: `${connectionFlags} -r --relative -E --vertical -b --no-beep -l --local`,
    values: `${connectionValues} -i --sleep -c --count --shutdown-timeout`,
    attached: '-w --wait',
  },
  {
    line: 'mysqlshow @ -u other shop',
    does: ['sql.read', other],
    flags: `${connectionFlags} -t --show-table-type -k --keys -i --status --count`,
    values: connectionValues,
    value: '--unheard',
  },
  {
    line: 'mysqlimport @ -u other shop docs/guide.md',
    does: ['read docs/guide.md', 'sql.write', other],
    flags: `${connectionFlags} -L --local -d --delete -i --ignore -r --replace -k --ignore-foreign-keys -l --lock-tables --low-priority`,
    values: `${connectionValues} -c --columns --ignore-lines --use-threads --fields-terminated-by --fields-enclosed-by --lines-terminated-by`,
  },
  {
    line: 'mysqlsh --sql @ -u other -e "select 1"',
    does: ['sql.read', other],
    values: '-h --host -P --port -S --socket -D --schema',
    attached: '-p --password',
    value: '--unheard',
    full: {
      '--sqlc': ['sql.read', other],
      '-e "drop table t"': ['sql.read', 'sql.write drop table t', other],
      '-f docs/x.sql': ['read docs/x.sql', 'sql.read', 'sql.unseen from docs/x.sql', other],
    },
  },
];
