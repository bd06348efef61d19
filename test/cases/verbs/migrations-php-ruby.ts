import type { VerbRow } from './row.ts';

const B = ['run.build'];

export const phpAndRubyMigrationVerbs: readonly VerbRow[] = [
  [
    'phinx @',
    {
      migrate: 'migrate rollback seed:run breakpoint',
      'run.write': 'create seed:create',
      'run.build': 'status test list init',
    },
    B,
  ],
  [
    'bin/cake @',
    {
      migrate: 'migrations+migrate migrations+rollback migrations+seed migrations+mark_migrated',
      'run.write': 'bake+migration bake+test bake+model',
      'migrate run.interpreter': 'console',
      'run.read': 'migrations+status migrations+dump routes server',
    },
    [...B, 'run.script'],
  ],
  [
    'yii @',
    {
      migrate: 'migrate migrate/up migrate/down migrate/redo migrate/fresh fixture/load',
      'run.write': 'migrate/create gii/model',
      'run.build': 'migrate/history migrate/new serve cache/flush',
      'migrate run.interpreter': 'shell',
    },
    B,
  ],
  [
    'spark @',
    {
      migrate: 'migrate migrate:refresh migrate:rollback db:seed db:create',
      'run.write': 'make:migration make:model',
      'run.build': 'migrate:status routes list serve cache:clear',
    },
    B,
  ],
  [
    'artisan @',
    {
      migrate:
        'migrate migrate:fresh migrate:refresh migrate:reset migrate:rollback migrate:install db:wipe db:seed queue:flush queue:clear',
      'migrate run.interpreter': 'tinker',
      'sql.unseen': 'db',
      'run.write':
        'make:migration make:seeder make:factory make:test make:view make:controller make:model make:command schema:dump vendor:publish lang:publish stub:publish',
      'run.build':
        'test migrate:status list about route:list config:cache cache:clear db:show serve queue:work optimize storage:link',
      'install run.script': 'install:api breeze:install telescope:install',
    },
    B,
  ],
  [
    'console @',
    {
      migrate:
        'doctrine:migrations:migrate doctrine:migrations:execute doctrine:migrations:rollup doctrine:database:drop doctrine:database:create doctrine:schema:update doctrine:schema:drop doctrine:fixtures:load messenger:setup-transports d:m:m',
      'sql.unseen': 'doctrine:query:sql dbal:run-sql',
      'run.write':
        'doctrine:migrations:diff doctrine:migrations:generate make:migration make:test make:entity',
      'run.build':
        'list about debug:router lint:yaml cache:clear doctrine:schema:validate doctrine:migrations:status doctrine:migrations:list',
      'run.script secret.read': 'secrets:reveal secrets:list',
    },
    B,
  ],
  [
    'wp @',
    {
      migrate:
        'db+reset db+drop db+import db+clean db+create db+repair search-replace core+update-db site+empty post+delete user+delete option+update',
      'sql.unseen': 'db+query db+cli',
      'migrate run.interpreter': 'eval eval-file shell',
      'run.build': 'db+tables db+size db+export cache rewrite',
    },
    B,
  ],
  [
    'drush @',
    {
      migrate:
        'sql:drop sql-drop sql:sync updatedb updb site:install si config:import cim pm:install en entity:delete',
      'sql.unseen': 'sql:query sqlq sql:cli',
      'migrate run.interpreter': 'php:eval ev php:script scr',
      'run.build': 'status st cache:rebuild cr watchdog:show pm:list config:get sql:dump',
    },
    B,
  ],
  [
    'magento @',
    {
      migrate:
        'setup:upgrade setup:install setup:rollback setup:uninstall module:enable module:disable admin:user:create',
      'run.build':
        'cache:flush indexer:reindex setup:di:compile setup:static-content:deploy module:status list',
    },
    B,
  ],
  [
    'craft @',
    {
      migrate: 'migrate migrate/up up db/restore db/drop-all-tables project-config/apply install',
      'run.write': 'migrate/create make',
      'run.build': 'migrate/history project-config/diff cache/flush db/backup',
      'migrate run.interpreter': 'exec shell',
    },
    B,
  ],
  [
    'rails @',
    {
      migrate:
        'db:migrate db:rollback db:reset db:drop db:create db:seed db:setup db:schema:load db:migrate:redo data:migrate',
      'run.build':
        'db:migrate:status db:version db:test:prepare test test:all routes about stats assets:precompile',
      'sql.unseen': 'dbconsole db',
      'migrate run.interpreter': 'console c runner r',
      'run.write': 'generate g destroy d db:schema:dump',
      install: 'new active_storage:install app:update',
      'secret.read': 'credentials:show credentials:edit',
      'run.script': 'unheard',
    },
    B,
  ],
  [
    'rake @',
    {
      migrate: 'db:migrate db:drop ridgepole:apply custom:migrate',
      'run.build': 'spec test RAILS_ENV=test',
      'run.script': 'unheard',
    },
    B,
  ],
  [
    'ridgepole @',
    { migrate: '--apply -a --merge -m', 'run.build': '--dry-run --export --apply+--dry-run' },
    B,
  ],
  ['sequel @', { migrate: '-m+db', 'run.interpreter sql.unseen': 'sqlite://x' }, B],
  ['hanami @', { migrate: 'db+migrate db+drop db+prepare console', 'run.build': 'db+version server' }, B],
];
