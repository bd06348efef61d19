import type { VerbRow } from './row.ts';

const B = ['run.build'];

/** Tools that carry schema changes to a database, by their own documentation. */
export const migrationVerbs: readonly VerbRow[] = [
  [
    'prisma @',
    {
      migrate: 'migrate+dev migrate+deploy migrate+reset migrate+resolve db+push db+execute db+seed',
      'run.write': 'init',
      'run.build': 'migrate+diff migrate+status validate generate version studio',
      'run.build run.script': 'format db+pull',
    },
    B,
  ],
  [
    'drizzle-kit @',
    {
      migrate: 'push migrate drop push:pg drop:pg',
      'run.write': 'generate generate:pg up pull introspect',
      'run.build': 'check studio export',
    },
    B,
  ],
  [
    'knex @',
    {
      migrate: 'migrate:latest migrate:up migrate:down migrate:rollback migrate:unlock seed:run',
      'run.write': 'migrate:make seed:make init',
      'run.build': 'migrate:status migrate:list migrate:currentVersion',
    },
    B,
  ],
  [
    'typeorm @',
    {
      migrate: 'migration:run migration:revert schema:drop schema:sync cache:clear',
      'sql.unseen': 'query',
      'run.write': 'migration:create migration:generate entity:create subscriber:create init',
      'run.build': 'migration:show schema:log version',
    },
    B,
  ],
  [
    'sequelize @',
    {
      migrate: 'db:migrate db:migrate:undo db:migrate:undo:all db:seed:all db:drop db:create',
      'run.write': 'migration:generate migration:create seed:generate model:generate init',
      'run.build': 'db:migrate:status help',
    },
    B,
  ],
  [
    'mikro-orm @',
    {
      migrate:
        'migration:up migration:down migration:fresh schema:drop schema:update schema:create schema:fresh seeder:run database:create database:import',
      'run.write': 'migration:create seeder:create generate-entities',
      'run.build': 'migration:list migration:pending migration:check debug cache:clear',
    },
    B,
  ],
  [
    'kysely @',
    {
      migrate: 'migrate:latest migrate:up migrate+latest migrate+down migrate+rollback seed:run seed+run',
      'run.write': 'migrate:make migrate+make seed:make init',
      'run.build': 'migrate:list migrate+list seed:list',
      'sql.unseen': 'sql',
    },
    B,
  ],
  ['db-migrate @', { migrate: 'up down reset', 'run.write': 'create init', 'run.build': 'check' }, B],
  ['node-pg-migrate @', { migrate: 'up down redo', 'run.write': 'create' }, B],
  [
    'graphile-migrate @',
    { migrate: 'migrate watch reset commit uncommit run', 'run.build': 'status compile init' },
    B,
  ],
  [
    'ace @',
    {
      migrate:
        'migration:run migration:rollback migration:refresh migration:reset migration:fresh db:seed db:wipe db:truncate',
      'migrate run.interpreter': 'repl',
      'run.write': 'make:migration make:test make:controller',
      'run.build': 'migration:status list serve build test generate:key',
      'install run.script': 'add configure',
    },
    B,
  ],
  [
    'hasura @',
    {
      migrate:
        'migrate+apply migrate+delete migrate+squash metadata+apply metadata+clear metadata+reload metadata+inconsistency+drop seed+apply deploy',
      'run.write': 'migrate+create seed+create metadata+export',
      'run.build': 'migrate+status metadata+diff console version init',
    },
    B,
  ],
  [
    'supabase @',
    {
      migrate: 'db+reset db+push migration+up migration+repair migration+squash seed snapshots',
      'sql.unseen': 'db+query sql',
      'run.write': 'migration+new db+pull functions+new init db+diff',
      'run.build': 'db+dump db+lint migration+list status gen+types test',
    },
    B,
  ],
  [
    'django-admin @',
    {
      migrate:
        'migrate flush loaddata syncdb createcachetable createsuperuser changepassword remove_stale_contenttypes clearsessions reset_db runscript',
      'sql.unseen': 'dbshell',
      'migrate run.interpreter': 'shell shell_plus',
      'run.write': 'startapp startproject makemigrations squashmigrations optimizemigration',
      'run.build':
        'showmigrations sqlmigrate sqlflush check test runserver collectstatic compilemessages makemessages inspectdb dumpdata show_urls',
      'environment.read': 'diffsettings',
    },
    B,
  ],
  [
    'alembic @',
    {
      migrate: 'upgrade downgrade stamp ensure_version',
      'run.write': 'revision merge edit init',
      'run.build': 'history check current heads branches show list_templates',
    },
    B,
  ],
  [
    'flask @',
    {
      migrate: 'db+upgrade db+downgrade db+stamp',
      'migrate run.interpreter': 'shell',
      'run.write': 'db+migrate db+revision db+merge db+edit db+init',
      'run.build': 'db+history db+current db+heads db+show db+check run routes',
    },
    B,
  ],
  [
    'aerich @',
    {
      migrate: 'upgrade downgrade init-db',
      'run.write': 'migrate init',
      'run.build': 'history heads inspectdb',
    },
    B,
  ],
  [
    'yoyo @',
    { migrate: 'apply rollback reapply develop mark unmark', 'run.write': 'new', 'run.build': 'list' },
    B,
  ],
  [
    'dbt @',
    {
      migrate: 'run seed snapshot build retry run-operation clone',
      'run.build': 'compile parse ls list docs debug deps test source clean show init',
    },
    B,
  ],
  ['soda @', { migrate: 'migrate drop reset create', 'run.build': 'generate' }, B],
  ['buffalo pop @', { migrate: 'migrate drop reset create' }, B],
  [
    'migrate @',
    { migrate: 'up down drop force goto', 'run.write': 'create', 'run.build': 'version help' },
    B,
  ],
  [
    'goose @',
    {
      migrate: 'up up-by-one up-to down down-to redo reset fix',
      'run.write': 'create',
      'agent.client': 'session run configure mcp',
      'run.build': 'status version',
    },
    B,
  ],
  ['goose postgres "host=x" @', { migrate: 'up down', 'run.build': 'status' }, B],
  [
    'atlas @',
    {
      migrate:
        'schema+apply schema+clean migrate+apply migrate+down migrate+set migrate+push schema+push migrate+rm',
      'run.write': 'migrate+diff migrate+new migrate+hash migrate+import migrate+checkpoint',
      'run.build':
        'migrate+lint migrate+status migrate+validate migrate+test schema+inspect schema+diff schema+fmt version',
    },
    B,
  ],
  [
    'dbmate @',
    {
      migrate: 'up down drop rollback migrate create load',
      'run.write': 'new dump',
      'run.build': 'status wait',
    },
    B,
  ],
  [
    'sqitch @',
    { migrate: 'deploy revert rebase checkout', 'run.write': 'add', 'run.build': 'status log plan verify' },
    B,
  ],
  [
    'sqlx @',
    {
      migrate: 'migrate+run migrate+revert database+create database+drop database+reset database+setup',
      'run.write': 'migrate+add',
      'run.build': 'migrate+info migrate+build-script prepare',
    },
    B,
  ],
  [
    'diesel @',
    {
      migrate:
        'migration+run migration+revert migration+redo setup database+reset database+setup database+drop',
      'run.write': 'migration+generate',
      'run.build': 'migration+list migration+pending print-schema',
    },
    B,
  ],
  [
    'sea-orm-cli @',
    {
      migrate: 'migrate migrate+up migrate+down migrate+fresh migrate+refresh migrate+reset',
      'run.write': 'migrate+generate migrate+init generate+entity',
      'run.build': 'migrate+status',
    },
    B,
  ],
  ['refinery @', { migrate: 'migrate', 'run.build': 'setup' }, B],
  [
    'flyway @',
    { migrate: 'migrate clean repair baseline undo deploy', 'run.build': 'info validate check version' },
    B,
  ],
  [
    'liquibase @',
    {
      migrate:
        'update update-count update-to-tag rollback rollback-count drop-all tag changelog-sync clear-checksums release-locks execute-sql updateCount dropAll',
      'run.build':
        'status update-sql rollback-sql future-rollback-sql validate history diff diff-changelog generate-changelog snapshot list-locks db-doc updateSQL',
    },
    B,
  ],
  [
    'dotnet-ef @',
    {
      migrate: 'database+update database+drop migrations+remove',
      'run.write': 'migrations+add dbcontext+scaffold',
      'run.build': 'migrations+list migrations+script dbcontext+info dbcontext+list',
    },
    B,
  ],
  ['dotnet ef @', { migrate: 'database+update database+drop', 'run.build': 'migrations+list' }, B],
];
