import { act, type Effect, write } from '../../effects.ts';
import { known } from '../../shell/arg.ts';
import { optionValues } from '../parse-args.ts';
import type { Call, ParsedArgs, Program } from '../program.ts';
import { newFileIn } from '../runners/tool.ts';
import { migrationTool } from './tool.ts';

const prisma = migrationTool({
  names: 'prisma',
  values:
    'schema name n url from-url to-url from-schema-datamodel to-schema-datamodel shadow-database-url file generator applied rolled-back config',
  applies: 'migrate+dev migrate+deploy migrate+reset migrate+resolve db+push db+execute db+seed',
  shows: '--create-only',
  makes: [['init', 'prisma']],
  tells: 'migrate+diff migrate+status validate generate version studio dev debug mcp platform',
  effects: prismaEffects,
});

function prismaEffects(call: Call, parsed: ParsedArgs): Effect[] {
  const [first, second] = parsed.operands.map((word) => word.text);
  const schema = call.context.target(optionValues(parsed, 'schema').at(-1) ?? known('prisma/schema.prisma'));
  if (first === 'format' || (first === 'db' && second === 'pull')) return [write(schema, `prisma ${first}`)];
  const createsOnly = second === 'dev' && call.args.some(({ text }) => text === '--create-only');
  return createsOnly ? [write(newFileIn('prisma/migrations', call), 'prisma migrate dev')] : [];
}

export const javascriptMigrations: readonly Program[] = [
  prisma,
  migrationTool({
    names: 'drizzle-kit',
    values: 'config name schema out dialect url',
    applies: 'push push:* migrate drop drop:*',
    makes: [['generate generate:* up up:* pull introspect introspect:*', 'drizzle']],
    tells: 'check check:* studio export version',
  }),
  migrationTool({
    names: 'knex',
    values: 'knexfile cwd env client connection x migrations-directory migrations-table-name',
    applies: 'migrate:latest migrate:up migrate:down migrate:rollback migrate:unlock seed:run',
    makes: [
      ['migrate:make', 'migrations'],
      ['seed:make', 'seeds'],
      ['init', '.'],
    ],
    tells: 'migrate:status migrate:list migrate:currentVersion',
  }),
  migrationTool({
    names: 'typeorm typeorm-ts-node-commonjs typeorm-ts-node-esm',
    values: 'd dataSource f config c connection n name t transaction',
    applies: 'migration:run migration:revert schema:drop schema:sync cache:clear',
    sql: 'query',
    makes: [
      ['migration:create migration:generate', 'src'],
      ['entity:create subscriber:create init', 'src'],
    ],
    tells: 'migration:show schema:log version',
  }),
  migrationTool({
    names: 'sequelize',
    values: 'env config url migrations-path seeders-path models-path to from name',
    applies: 'db:*',
    makes: [
      ['migration:generate migration:create', 'migrations'],
      ['seed:generate seed:create', 'seeders'],
      ['model:generate model:create', 'models'],
      ['init init:*', '.'],
    ],
    tells: 'db:migrate:status help version',
  }),
  migrationTool({
    names: 'mikro-orm mikro-orm-esm',
    values: 'config to from only name path',
    applies:
      'migration:up migration:down migration:fresh schema:drop schema:update schema:create schema:fresh seeder:run database:create database:import',
    shows: '-d --dump',
    makes: [
      ['migration:create', 'migrations'],
      ['seeder:create', 'seeders'],
      ['generate-entities', 'src'],
    ],
    tells: 'migration:list migration:pending migration:check debug cache:* help',
  }),
  migrationTool({
    names: 'kysely',
    applies: 'migrate:* migrate+latest migrate+up migrate+down migrate+rollback seed:run seed+run',
    makes: [
      ['migrate:make migrate+make', 'migrations'],
      ['seed:make seed+make', 'seeds'],
      ['init', '.'],
    ],
    tells: 'migrate:list migrate+list seed:list seed+list',
    sql: 'sql',
  }),
  migrationTool({
    names:
      'node-pg-migrate db-migrate migrate-mongo umzug pg-migrate migrate-mongoose ts-migrate-mongoose postgrator',
    values: 'm migrations-dir d database-url-var config f config-file e env migrations-table schema',
    applies: 'up down redo reset postgrator db migrate',
    shows: '--dry-run',
    makes: [
      ['create', 'migrations'],
      ['init', '.'],
    ],
    tells: 'status check pending executed list prune',
  }),
  migrationTool({
    names: 'graphile-migrate',
    applies: 'migrate watch reset commit uncommit run',
    tells: 'status compile init',
  }),
  migrationTool({
    names: 'ace adonis',
    applies:
      'migration:run migration:rollback migration:refresh migration:reset migration:fresh db:seed db:wipe db:truncate',
    opens: 'repl',
    makes: [
      ['make:migration', 'database/migrations'],
      ['make:test', 'tests'],
      ['make:*', 'app'],
    ],
    tells: 'migration:status list list:* serve build test generate:key inspect:* env:*',
    effects: (_, parsed) =>
      /^(?:add|configure)$/.test(parsed.operands[0]?.text ?? '') ? [act('install', 'ace')] : [],
  }),
  migrationTool({
    names: 'payload medusa directus strapi keystone better-auth',
    applies: 'migrate migrate:* db:* database+migrate:* database+install bootstrap import',
    makes: [
      ['migrate:create db:generate', 'src'],
      ['generate', '.'],
    ],
    tells: 'migrate:status db:plugin generate:* build start dev develop export schema+snapshot develop',
  }),
  migrationTool({
    names: 'rw redwood blitz wasp',
    applies: 'db+migrate-dev db+reset db+seed data-migrate data-migrate+up',
    opens: 'console c',
    makes: [['generate g scaffold', '.']],
    tells: 'build dev test lint start check type-check tc info routes',
    effects: (call, parsed) =>
      parsed.operands[0]?.text === 'prisma'
        ? call.context.run([known('prisma'), ...parsed.operands.slice(1)])
        : [],
  }),
  migrationTool({
    names: 'hasura',
    values: 'endpoint admin-secret project database-name up down version envfile',
    applies:
      'migrate+apply migrate+delete migrate+squash metadata+apply metadata+clear metadata+reload metadata+inconsistency+drop seed+apply deploy',
    shows: '--dry-run',
    makes: [
      ['migrate+create', 'migrations'],
      ['seed+create', 'seeds'],
      ['metadata+export', 'metadata'],
    ],
    tells: 'migrate+status metadata+diff metadata+inconsistency console version init',
  }),
  migrationTool({
    names: 'supabase',
    values: 'project-ref linked-ref workdir profile db-url schema s f file p password lang output o',
    applies:
      'db+reset db+push db+remote migration+up migration+down migration+repair migration+squash seed seed+buckets snapshots',
    shows: '--dry-run',
    sql: 'db+query sql',
    makes: [
      ['migration+new db+pull', 'supabase/migrations'],
      ['functions+new init', 'supabase'],
      ['db+diff', 'supabase/migrations'],
    ],
    tells:
      'db+dump db+lint db+start db+test migration+list migration+fetch status gen gen+types inspect test services completion',
    effects: (_, parsed) => {
      const verb = parsed.operands[0]?.text ?? '';
      if (/^(?:start|stop)$/.test(verb)) return [act('run.service', `supabase ${verb}`)];
      return /^(?:link|unlink|login|logout|projects|functions|secrets|orgs|branches|domains|storage|config|network-.*|ssl-.*|encryption|sso|vanity-subdomains|postgres-config|backups)$/.test(
        verb,
      ) && parsed.operands[1]?.text !== 'new'
        ? [act('run.cloud', `supabase ${verb}`)]
        : [];
    },
  }),
];
