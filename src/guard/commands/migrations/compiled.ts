import { act } from '../../effects.ts';
import type { Program } from '../program.ts';
import { migrationTool } from './tool.ts';

/** goose is a migration tool, and the name of a coding client. */
const goose: Program = {
  names: ['goose'],
  act: 'run.build',
  anyOption: true,
  style: 'single-dash',
  options: {
    'dir table certfile ssl-cert ssl-key env': 'value',
    's v h no-versioning allow-missing version timeout no-color': 'flag',
  },
  effects: (_, parsed) => {
    const words = parsed.operands.map((word) => word.text);
    if (/^(?:session|run|configure|mcp|acp|web|recipe|project)$/.test(words[0] ?? ''))
      return [act('agent.client', 'goose')];
    // goose [driver dbstring] verb
    const verbs = words.filter((word) => word === undefined || /^[a-z-]+$/.test(word));
    if (
      verbs.some(
        (word) => word === undefined || /^(?:up|up-by-one|up-to|down|down-to|redo|reset|fix)$/.test(word),
      )
    )
      return [act('migrate', 'goose')];
    return verbs.includes('create') ? [act('run.write', 'goose create')] : [];
  },
};

/** Buffalo's migrations: buffalo pop migrate, soda migrate. */
const pop: Program = {
  names: ['soda', 'buffalo'],
  act: 'run.build',
  style: 'raw',
  effects: ({ args, name }) => {
    const verbs = args.flatMap(({ text }) => (text === undefined || text.startsWith('-') ? [] : [text]));
    const [verb = ''] = name === 'buffalo' && verbs[0] === 'pop' ? verbs.slice(1) : verbs;
    return /^(?:migrate|drop|reset|create|schema)$/.test(verb) && verbs.at(-1) !== 'status'
      ? [act('migrate', name, verb)]
      : [];
  },
};

export const compiledMigrations: readonly Program[] = [
  goose,
  pop,
  migrationTool({
    names: 'migrate golang-migrate',
    style: 'single-dash',
    values: 'path database source prefetch lock-timeout ext dir seq digits',
    applies: 'up down drop force goto',
    makes: [['create', 'migrations']],
    tells: 'version help',
  }),
  migrationTool({
    names: 'atlas',
    values: 'env u url to from dev-url dir var c config f file s schema format',
    applies:
      'schema+apply schema+clean migrate+apply migrate+down migrate+set migrate+push schema+push migrate+rm',
    shows: '--dry-run',
    makes: [
      [
        'migrate+diff migrate+new migrate+hash migrate+import migrate+edit migrate+checkpoint migrate+rebase',
        'migrations',
      ],
    ],
    tells:
      'migrate+lint migrate+status migrate+validate migrate+test migrate+ls schema+inspect schema+diff schema+fmt schema+test schema+plan version license',
  }),
  migrationTool({
    names: 'dbmate',
    values: 'u url d migrations-dir s schema-file e env migrations-table',
    applies: 'up down drop rollback migrate create load',
    makes: [
      ['new', 'db/migrations'],
      ['dump', 'db'],
    ],
    tells: 'status wait',
  }),
  migrationTool({
    names: 'tern sql-migrate sqitch skeema pgroll pgmigrate flywheel',
    values:
      'd m migrations c config env host port database user password destination D target target-version',
    applies:
      'migrate up down redo skip deploy revert rebase checkout push start complete rollback baseline clean init',
    shows: '--dry-run -dryrun',
    makes: [
      ['new add', 'migrations'],
      ['gengen renumber', 'migrations'],
    ],
    tells: 'status log plan verify diff lint format pull version code print-migrations info validate',
  }),
  migrationTool({
    names: 'sqlx',
    values: 'D database-url source connect-timeout',
    applies:
      'migrate+run migrate+revert database+create database+drop database+reset database+setup db+create db+drop db+reset db+setup mig+run mig+revert',
    shows: '--dry-run',
    makes: [['migrate+add mig+add', 'migrations']],
    tells: 'migrate+info migrate+build-script mig+info prepare completions',
  }),
  migrationTool({
    names: 'diesel',
    values: 'database-url config-file migration-dir locked-schema',
    applies:
      'migration+run migration+revert migration+redo setup database+reset database+setup database+drop',
    makes: [['migration+generate', 'migrations']],
    tells: 'migration+list migration+pending print-schema completions',
  }),
  migrationTool({
    names: 'sea-orm-cli',
    values: 'd migration-dir s database-schema u database-url n num o output-dir',
    applies: 'migrate migrate+up migrate+down migrate+fresh migrate+refresh migrate+reset',
    makes: [
      ['migrate+generate migrate+init', 'migration'],
      ['generate+entity', 'src'],
    ],
    tells: 'migrate+status',
  }),
  migrationTool({
    names: 'refinery',
    values: 'c config e env-var p path',
    applies: 'migrate',
    shows: '--fake',
    tells: 'setup',
  }),
  migrationTool({
    names: 'flyway',
    style: 'single-dash',
    applies: 'migrate clean repair baseline undo deploy prepare snapshot',
    tells: 'info validate check version help diff diffText testConnection list-engines auth',
  }),
  migrationTool({
    names: 'liquibase',
    values:
      'defaultsFile defaults-file url username password changelog-file changelogFile classpath driver log-level tag',
    applies:
      'update update-* updateCount updateToTag updateTestingRollback rollback rollback-* rollbackCount rollbackToDate drop-all dropAll tag changelog-sync changelog-sync-* changelogSync changelogSyncToTag clear-checksums clearCheckSums release-locks releaseLocks mark-next-changeset-ran markNextChangeSetRan execute-sql executeSql',
    tells:
      'status update-sql updateSQL update-count-sql update-to-tag-sql rollback-sql rollbackSQL rollback-count-sql future-rollback-sql futureRollbackSQL changelog-sync-sql changelogSyncSQL validate history diff diff-changelog diffChangeLog generate-changelog generateChangeLog snapshot list-locks listLocks db-doc dbDoc checks init tag-exists tagExists calculate-checksum calculateCheckSum unexpected-changesets unexpectedChangeSets --version',
  }),
  migrationTool({
    names: 'dotnet-ef',
    values:
      'p project s startup-project c context framework configuration runtime o output-dir n namespace i connection',
    applies: 'database+update database+drop migrations+remove',
    shows: '--dry-run',
    makes: [
      ['migrations+add', 'Migrations'],
      ['dbcontext+scaffold dbcontext+optimize', '.'],
    ],
    tells:
      'migrations+list migrations+script migrations+bundle migrations+has-pending-model-changes dbcontext+info dbcontext+list dbcontext+script',
  }),
  { names: ['Update-Database', 'Drop-Database', 'Remove-Migration'], act: 'migrate', anyOption: true },
  {
    names: [
      'gh-ost',
      'pt-online-schema-change',
      'pt-archiver',
      'pt-table-sync',
      'grate',
      'rh',
      'pgloader',
      'bytebase',
      'lhm',
    ],
    act: 'migrate',
    anyOption: true,
  },
];
