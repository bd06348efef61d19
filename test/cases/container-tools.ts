import type { TableCase } from '../guard/commands/table-cases.ts';

const C = 'run.container';
const W = 'run.write';
const T = 'write tests/a.test.ts';
/** `rm tests/a.test.ts`, in a directory that is the repository's. */
const removes = [C, W, T] as const;
const artisan = [C, 'read artisan', 'run.build', 'run.script'] as const;

/** Tools that run a project's programs in containers and machines, each by its own manual. */
export const containerToolCases: TableCase[] = [
  // Laravel Sail
  ...['artisan', 'art', 'a', 'php artisan'].map(
    (verb): TableCase => [`sail ${verb} migrate`, ...artisan, 'migrate'],
  ),
  ['sail test', ...artisan],
  ['sail dusk', ...artisan],
  ['sail debug migrate', ...artisan, 'migrate'],
  ['sail tinker', ...artisan, 'migrate', 'run.interpreter'],
  ...['composer require x/y', 'npm install', 'pnpm add x', 'yarn add x', 'bun add x'].map(
    (words): TableCase => [`sail ${words}`, C, 'install', ...(/pnpm|yarn/.test(words) ? ['run.script'] : [])],
  ),
  ['sail phpunit', C, 'run.build'],
  ['sail pest --update-snapshots', C, 'run.build', 'run.snapshots'],
  ['sail pint tests/a.test.ts', C, 'run.build', T],
  ['sail phpstan analyse', C, 'run.build'],
  ['sail node -e "fs.rmSync(\'tests/a.test.ts\')"', C, 'run.interpreter', T],
  ['sail php -r "unlink(\'tests/a.test.ts\');"', C, 'run.interpreter', T],
  ['sail npx rimraf tests/a.test.ts', ...removes, 'run.script'],
  ['sail bin rm tests/a.test.ts', ...removes],
  ['sail run-bin rm tests/a.test.ts', ...removes],
  ['sail shell -c "rm tests/a.test.ts"', ...removes],
  ['sail bash -c "rm tests/a.test.ts"', ...removes],
  ['sail root-shell -c "rm tests/a.test.ts"', ...removes],
  ['sail root-bash -c "rm tests/a.test.ts"', ...removes],
  ['sail shell', C, 'run.script'],
  ...[
    ['mysql', '-e "drop table t"', 'sql.write drop table t'],
    ['mariadb', '-e "drop table t"', 'sql.write drop table t'],
    ['psql', '-c "drop table t"', 'sql.write drop table t'],
  ].map(
    ([verb, words, effect]): TableCase => [
      `sail ${verb} ${words}`,
      C,
      'sql.read',
      'sql.user the user cannot be seen',
      effect ?? '',
    ],
  ),
  ['sail mongodb --eval "db.a.drop()"', C, 'sql.read', 'sql.write db.a.drop()'],
  ['sail redis flushall', C, 'sql.read', 'sql.write flushall'],
  ['sail valkey flushall', C, 'sql.read', 'sql.write flushall'],
  ['sail share', C, 'network.write'],
  ['sail up -d', C, 'run.service up'],
  ['sail down -v', C, 'migrate deletes volumes, and the data in them', 'run.service'],
  ['sail exec app rm x', C, W],
  ['sail', C],

  // DDEV and Lando
  ['ddev exec rm tests/a.test.ts', ...removes],
  ['ddev exec -s db rm tests/a.test.ts', ...removes],
  ['ddev exec --dir /var/www/html rm tests/a.test.ts', ...removes],
  ['ddev . rm tests/a.test.ts', ...removes],
  ['ddev ssh -c "rm tests/a.test.ts"', ...removes],
  ['ddev ssh', C, 'run.shell'],
  ['ddev artisan migrate', C, 'migrate', 'run.build'],
  ['ddev art migrate', C, 'migrate', 'run.build'],
  ['ddev composer require x/y', C, 'install'],
  ['ddev drush updatedb', C, 'migrate', 'run.build'],
  ['ddev wp db reset', C, 'migrate', 'run.build'],
  [
    'ddev mysql -e "drop table t"',
    C,
    'sql.read',
    'sql.user the user cannot be seen',
    'sql.write drop table t',
  ],
  [
    'ddev psql -c "drop table t"',
    C,
    'sql.read',
    'sql.user the user cannot be seen',
    'sql.write drop table t',
  ],
  ['ddev import-db', C, 'migrate'],
  ['ddev snapshot', C, 'migrate'],
  ['ddev delete', C, 'migrate'],
  ['ddev describe', C, 'network.read'],
  ['ddev logs', C, 'network.read'],
  ['ddev export-db', C, 'network.read'],
  ['ddev start', C, 'run.service'],
  ['lando php -r "unlink(\'/app/tests/a.test.ts\');"', C, 'run.interpreter', T],
  ['lando db-import x.sql', C, 'migrate'],
  ['lando rebuild', C, 'migrate'],
  ['lando ssh -c "rm /app/tests/a.test.ts"', ...removes],
  ['warden env exec php rm x', C, 'run.unknown'],
  ['dip run rm tests/a.test.ts', ...removes],

  // Machines and other containers
  ['limactl shell default rm tests/a.test.ts', ...removes],
  ['lima rm tests/a.test.ts', ...removes],
  ['lima', C],
  ['limactl list', C],
  ['limactl start', C, 'run.service start'],
  ['limactl shell default', C, 'run.shell'],
  ['colima ssh -- rm tests/a.test.ts', ...removes],
  ['distrobox enter box -- rm tests/a.test.ts', ...removes],
  ['apptainer exec image.sif rm tests/a.test.ts', ...removes],
  ['apptainer exec --bind src image.sif rm tests/a.test.ts', ...removes],
  ['devcontainer exec --workspace-folder . rm tests/a.test.ts', ...removes],
  ['devcontainer exec rm tests/a.test.ts', ...removes],
  ['devcontainer up', C, 'run.service up'],
  ['devcontainer read-configuration', C],
  ['orb run rm tests/a.test.ts', ...removes],
  ['lxc exec box -- rm tests/a.test.ts', C, W],
  ['lxc list', C],
  ['lxc delete box', C, 'run.service delete'],
  ['multipass exec box -- rm x', C, W],
  ['machinectl status', C],

  // Images that are programs; what lies in a registry, or at a digest.
  ['docker run -v .:/w -w /w composer require x/y', C, 'install', 'run.unknown'],
  ['docker run ghcr.io/x/composer:2 require x/y', C, 'install', 'run.unknown'],
  ['docker run composer@sha256:abc require x/y', C, 'install', 'run.unknown'],
  ['docker run amazon/aws-cli s3 rm x', C, 'run.cloud s3 rm', 'run.unknown'],
  ['docker run --entrypoint sh composer -c "rm x"', C, W],
  ['docker compose run composer require x/y', C, 'run.unknown'],
  ['nerdctl exec app rm x', C, W],
  ['finch exec app rm x', C, W],
];
