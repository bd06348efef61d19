import type { OptionRow } from './row.ts';

const B = 'run.build';
const applies = ['migrate', B];

/** A tool's options that take a value, in front of a verb that changes the database: it has to be seen behind them. */
const before = (line: string, values: string, does: readonly string[] = applies): OptionRow => ({
  line,
  does,
  values,
});

export const migrationOptions: readonly OptionRow[] = [
  before('prisma @ migrate deploy', '--schema --config --name --url --from-url --to-url --generator --file'),
  before('drizzle-kit @ push', '--config --name --schema --out --dialect --url'),
  before(
    'knex @ migrate:latest',
    '--knexfile --cwd --env --client --connection -x --migrations-directory --migrations-table-name',
  ),
  before('typeorm @ migration:run', '-d --dataSource -f --config -c --connection -n --name -t --transaction'),
  before(
    'sequelize @ db:migrate',
    '--env --config --url --migrations-path --seeders-path --models-path --to --from --name',
  ),
  before('mikro-orm @ migration:up', '--config --to --from --only --name --path'),
  before(
    'db-migrate @ up',
    '-m --migrations-dir --config -e --env --migrations-table --schema -f --config-file -d --database-url-var',
  ),
  before('hasura @ deploy', '--endpoint --admin-secret --project --database-name --envfile'),
  before(
    'supabase @ db push',
    '--project-ref --linked-ref --workdir --profile --db-url --schema -p --password -o --output -f --file',
  ),
  before('django-admin @ flush', '--settings --pythonpath -v --verbosity --database'),
  before(
    'alembic @ upgrade head',
    '-c --config -n --name -x -m --message --rev-id --head --version-path --depends-on --branch-label',
  ),
  before('flask @ db upgrade', '-A --app -e --env-file -d --directory -m --message -x --x-arg --rev-id'),
  before('aerich @ upgrade', '-c --config --app --name'),
  before('yoyo @ apply', '-d --database -m --migrations --app --directory --name'),
  before('artisan @ migrate', '--database --path --class --seeder --connection --queue --filter'),
  before('console @ doctrine:migrations:migrate', '-e --env --connection --em --db'),
  before('phinx @ migrate', '-e --environment -c --configuration -t --target -s --seed'),
  before('wp @ db reset', '--path --url --user --require --ssh --http'),
  before('drush @ updatedb', '-r --root -l --uri'),
  before(
    'atlas @ schema apply',
    '--env --url -u --to --from --dev-url --dir --var -c --config -f --file --schema -s --format',
  ),
  before('dbmate @ up', '-u --url -d --migrations-dir -s --schema-file -e --env --migrations-table'),
  before(
    'tern @ migrate',
    '-d -m --migrations -c --config --env --host --port --database --user --password --destination -D --target --target-version',
  ),
  before('sqlx @ migrate run', '-D --database-url --source --connect-timeout'),
  before('diesel @ migration run', '--database-url --config-file --migration-dir --locked-schema'),
  before(
    'sea-orm-cli @ migrate up',
    '-d --migration-dir -s --database-schema -u --database-url -n --num -o --output-dir',
  ),
  before('refinery @ migrate', '-c --config -e --env-var -p --path'),
  before(
    'liquibase @ update',
    '--defaultsFile --defaults-file --url --username --password --changelog-file --changelogFile --classpath --driver --log-level --tag',
  ),
  before(
    'dotnet-ef @ database update',
    '-p --project -s --startup-project -c --context --framework --configuration --runtime -o --output-dir -n --namespace -i --connection',
  ),
  {
    line: 'migrate @ up',
    does: applies,
    values: '-path -database -source -prefetch -lock-timeout',
  },
];
