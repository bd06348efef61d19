import { act, type Effect, write } from '../../effects.ts';
import { known } from '../../shell/arg.ts';
import { codeEffects } from '../interpreters/code.ts';
import { optionValues } from '../parse-args.ts';
import type { Call, ParsedArgs, Program } from '../program.ts';
import { newFileIn } from '../runners/tool.ts';
import { snapshotUpdate } from '../snapshots.ts';
import { migrationTool } from './tool.ts';

const artisan = migrationTool({
  names: 'artisan',
  values: 'execute filter path database class seeder connection queue',
  abbreviates: true,
  applies:
    'migrate migrate:fresh migrate:refresh migrate:reset migrate:rollback migrate:install db:wipe db:seed queue:flush queue:clear tenants:migrate tenants:migrate-fresh tenants:rollback tenants:seed module:migrate module:migrate-fresh module:migrate-refresh module:migrate-reset module:migrate-rollback module:seed scout:flush permission:create-role permission:create-permission passport:install telescope:clear pulse:clear snapshot:load snapshot:cleanup',
  shows: '--pretend',
  opens: 'tinker',
  sql: 'db',
  makes: [
    [
      'make:migration make:queue-table make:notifications-table make:session-table make:cache-table queue:table session:table notifications:table cache:table',
      'database/migrations',
    ],
    ['make:seeder', 'database/seeders'],
    ['make:factory', 'database/factories'],
    ['make:test pest:test pest:install pest:dataset dusk:make dusk:page dusk:component', 'tests'],
    ['make:view make:component livewire:layout', 'resources/views'],
    ['make:controller make:request make:resource make:middleware', 'app/Http'],
    ['make:model', 'app/Models'],
    ['make:* livewire:make model:make filament:*', 'app'],
    ['schema:dump', 'database/schema'],
    ['vendor:publish config:publish', 'config'],
    ['lang:publish', 'lang'],
    ['stub:publish', 'stubs'],
  ],
  tells:
    'test dusk pest migrate:status list help about env inspire route:list event:list schedule:list schedule:test queue:failed queue:monitor config:show model:show db:show db:table db:monitor serve queue:work queue:listen queue:restart queue:retry queue:forget queue:retry-batch queue:prune-batches queue:prune-failed horizon horizon:* reverb:start octane:start schedule:run schedule:work schedule:clear-cache config:cache config:clear cache:clear cache:forget route:cache route:clear view:cache view:clear event:cache event:clear optimize optimize:clear package:discover storage:link storage:unlink down up ide-helper:* wayfinder:generate ziggy:generate typescript:transform pail completion channel:list icons:cache filament:optimize inertia:start-ssr inertia:stop-ssr boost:mcp mcp:start',
  effects: artisanEffects,
});

function artisanEffects(call: Call, parsed: ParsedArgs): Effect[] {
  const verb = parsed.operands[0]?.text ?? '';
  const given = (...options: string[]) => call.args.some(({ text }) => options.includes(text ?? ''));
  const effects: Effect[] = [];
  if (verb === 'tinker')
    effects.push(...optionValues(parsed, 'execute').flatMap((code) => codeEffects(code, 'php', call)));
  if (verb === 'schema:dump' && given('--prune')) effects.push(act('migrate', 'artisan schema:dump --prune'));
  if (verb === 'key:generate' && !given('--show'))
    effects.push(write(call.context.target(known('.env')), 'artisan key:generate'));
  if (/^env:(?:en|de)crypt$/.test(verb))
    effects.push(write(call.context.target(known('.env')), `artisan ${verb}`));
  if (
    /^(?:install:|breeze:|jetstream:|sail:|ui\b|telescope:install|horizon:install|reverb:install|octane:install|folio:install|boost:install)/.test(
      verb,
    )
  )
    effects.push(act('install', `artisan ${verb}`));
  if (verb.startsWith('make:') && given('--test', '--pest', '--phpunit'))
    effects.push(write(newFileIn('tests', call), `artisan ${verb} --test`));
  if (verb === 'make:model' && given('-m', '--migration', '-a', '--all', '-mfs', '-mf', '-mcr'))
    effects.push(write(newFileIn('database/migrations', call), 'artisan make:model -m'));
  if (verb === 'test' && given('--update-snapshots'))
    effects.push(snapshotUpdate('artisan test', '--update-snapshots'));
  const isProduction = call.args.some(({ text }) => /^--env=prod/.test(text ?? ''));
  if (isProduction && verb !== '') effects.push(act('migrate', 'artisan --env=production'));
  return effects;
}

/** Symfony's bin/console, and Doctrine's own. */
const symfony = migrationTool({
  names: 'console doctrine doctrine-migrations',
  values: 'e env connection em db',
  abbreviates: true,
  applies:
    'doctrine:migrations:migrate doctrine:migrations:execute doctrine:migrations:rollup doctrine:migrations:version doctrine:migrations:sync-metadata-storage doctrine:database:drop doctrine:database:create doctrine:database:import doctrine:schema:drop doctrine:schema:update doctrine:schema:create doctrine:fixtures:load doctrine:mongodb:schema:drop doctrine:mongodb:fixtures:load hautelook:fixtures:load foundry:load-fixtures sylius:fixtures:load sylius:install migrations:migrate migrations:execute migrations:rollup migrations:version orm:schema-tool:drop orm:schema-tool:update orm:schema-tool:create messenger:setup-transports',
  shows: '--dump-sql --dry-run',
  sql: 'doctrine:query:sql dbal:run-sql doctrine:query:dql doctrine:run:dql orm:run-dql',
  makes: [
    [
      'doctrine:migrations:diff doctrine:migrations:generate doctrine:migrations:dump-schema migrations:diff migrations:generate make:migration',
      'migrations',
    ],
    ['make:test make:unit-test make:functional-test', 'tests'],
    ['make:*', 'src'],
  ],
  tells:
    'list help about debug:* lint:* cache:* router:match assets:* doctrine:schema:validate doctrine:mapping:info doctrine:migrations:status doctrine:migrations:list doctrine:migrations:up-to-date doctrine:migrations:current doctrine:migrations:latest orm:info orm:validate-schema migrations:status migrations:list messenger:consume messenger:stats server:* translation:* importmap:* config:dump-reference',
  effects: (_, parsed) =>
    /^secrets:/.test(parsed.operands[0]?.text ?? '') ? [act('secret.read', parsed.by)] : [],
});

const others: readonly Program[] = [
  migrationTool({
    names: 'phinx',
    values: 'e environment c configuration t target s seed',
    applies: 'migrate rollback seed:run breakpoint',
    shows: '-x --dry-run',
    makes: [
      ['create', 'db/migrations'],
      ['seed:create', 'db/seeds'],
    ],
    tells: 'status test list init',
  }),
  migrationTool({
    names: 'cake',
    values: 'c connection p plugin',
    applies: 'migrations+migrate migrations+rollback migrations+seed migrations+mark_migrated seeds+run',
    shows: '-x --dry-run',
    makes: [
      ['bake+migration bake+migration_snapshot bake+migration_diff bake+seed', 'config'],
      ['bake+test', 'tests'],
      ['bake', 'src'],
    ],
    tells:
      'migrations+status migrations+dump routes server schema_cache cache i18n plugin version completion',
    opens: 'console',
  }),
  migrationTool({
    names: 'yii',
    applies:
      'migrate migrate/up migrate/down migrate/to migrate/redo migrate/fresh migrate/mark fixture fixture/load fixture/unload migrate-* rbac-migrate*',
    makes: [
      ['migrate/create migration/create', 'migrations'],
      ['gii*', '.'],
    ],
    tells: 'migrate/history migrate/new help serve cache/* message/* asset/*',
    opens: 'shell',
  }),
  migrationTool({
    names: 'spark',
    applies: 'migrate migrate:refresh migrate:rollback db:seed db:create queue:flush',
    makes: [
      ['make:migration make:seeder', 'app/Database'],
      ['make:*', 'app'],
    ],
    tells: 'migrate:status db:table routes list serve cache:* help env',
  }),
  migrationTool({
    names: 'wp wp-cli.phar',
    values: 'path url user require ssh http',
    applies:
      'db+reset db+drop db+import db+clean db+create db+repair db+optimize search-replace core+update-db core+multisite-install site+empty site+delete post+delete user+delete option+update option+delete import',
    opens: 'eval eval-file shell',
    sql: 'db+query db+cli',
    tells: 'db+tables db+size db+check db+export db+search help cli cache rewrite cron+event+list',
    effects: (_, parsed) => {
      const [noun, verb] = parsed.operands.map((word) => word.text ?? '');
      return /^(?:plugin|theme|core|package|language)$/.test(noun ?? '') &&
        /^(?:install|update|delete|activate|deactivate|uninstall|download)$/.test(verb ?? '')
        ? [act('install', `wp ${noun} ${verb}`)]
        : [];
    },
  }),
  migrationTool({
    names: 'drush',
    values: 'r root l uri',
    applies:
      'sql:drop sql-drop sql:sync sql-sync sql:create updatedb updb site:install si config:import cim entity:updates entup migrate:import mim migrate:rollback mr pm:install pm:enable en pm:uninstall pmu user:create user:block entity:delete',
    opens: 'php:eval ev php-eval php:script scr php:cli core:cli',
    sql: 'sql:query sqlq sql-query sql:cli sqlc',
    tells:
      'status st core:status cache:rebuild cr updatedb:status updbst watchdog:* ws pm:list pml config:get cget config:status cst list help sql:dump sql:connect route',
  }),
  migrationTool({
    names: 'magento n98-magerun2 n98-magerun',
    applies:
      'setup:upgrade setup:install setup:rollback setup:uninstall setup:db-schema:upgrade setup:db-data:upgrade module:enable module:disable module:uninstall admin:user:create db:drop db:import',
    sql: 'db:query db:console',
    opens: 'dev:console',
    tells:
      'cache:* indexer:* setup:di:compile setup:static-content:deploy setup:db:status module:status list help deploy:mode:show dev:* config:show',
  }),
  migrationTool({
    names: 'craft',
    applies:
      'migrate migrate/* up db/restore db/drop-all-tables project-config/apply install install/craft restore',
    makes: [
      ['migrate/create', 'migrations'],
      ['make', '.'],
    ],
    tells:
      'migrate/history migrate/new project-config/diff project-config/write cache/* clear-caches/* db/backup help queue/*',
    opens: 'exec shell',
  }),
  migrationTool({
    names: 'drupal typo3 contao-console shopware',
    applies:
      'database:migrate* database:drop* database:import site:install contao:migrate database:updateschema upgrade:run system:install system:update*',
    tells: 'list help cache:* debug:*',
  }),
];

export const phpMigrations: readonly Program[] = [artisan, symfony, ...others];
