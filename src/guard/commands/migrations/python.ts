import { act, type Effect, write } from '../../effects.ts';
import { known } from '../../shell/arg.ts';
import { codeEffects } from '../interpreters/code.ts';
import { optionValues } from '../parse-args.ts';
import type { Call, ParsedArgs, Program } from '../program.ts';
import { newFileIn } from '../runners/tool.ts';
import { migrationTool } from './tool.ts';

const django = migrationTool({
  names: 'manage.py django-admin',
  values: 'settings pythonpath v verbosity c command o output n name database interface i p port',
  applies:
    'migrate migrate_schemas flush reset_db reset_schema loaddata syncdb sync_db createcachetable createsuperuser changepassword remove_stale_contenttypes clearsessions sqldsn runscript drop_test_database pgmigrate mongo_migrate',
  shows: '--plan --check',
  sql: 'dbshell',
  opens: 'shell shell_plus',
  makes: [['startapp startproject', '.']],
  tells:
    'makemigrations squashmigrations optimizemigration showmigrations sqlmigrate sqlflush sqlsequencereset sqlclear check test testserver runserver runserver_plus collectstatic compilemessages makemessages findstatic inspectdb dumpdata diffsettings show_urls validate_templates graph_models help version compilescss compress spectacular rundramatiq',
  effects: djangoEffects,
});

function djangoEffects(call: Call, parsed: ParsedArgs): Effect[] {
  const [verb, ...labels] = parsed.operands.map((word) => word.text ?? '');
  const given = (...options: string[]) => call.args.some(({ text }) => options.includes(text ?? ''));
  if (verb === 'shell' || verb === 'shell_plus') {
    const stdin = call.stdin.kind === 'text' ? [known(call.stdin.text)] : [];
    return [...optionValues(parsed, 'c'), ...stdin].flatMap((code) => codeEffects(code, 'python', call));
  }
  if (verb === 'diffsettings') return [act('environment.read', 'manage.py diffsettings')];
  if (verb === 'dumpdata')
    return optionValues(parsed, 'o').map((file) => write(call.context.target(file), 'manage.py dumpdata'));
  const makesMigration = /^(?:makemigrations|squashmigrations|optimizemigration)$/.test(verb ?? '');
  if (!makesMigration || given('--check', '--dry-run')) return [];
  const apps = verb === 'makemigrations' ? labels : labels.slice(0, 1);
  const targets =
    apps.length > 0
      ? apps.map((app) => newFileIn(`${app}/migrations`, call))
      : [{ kind: 'unknown' } as const];
  return [
    act('run.write', `manage.py ${verb}`),
    ...targets.map((target) => write(target, `manage.py ${verb}`)),
  ];
}

const alembicVerbs = {
  applies: 'upgrade downgrade stamp ensure_version',
  makes: 'revision merge edit',
  tells: 'history check current heads branches show list_templates',
};

/** flask db is Alembic under Flask-Migrate; flask shell a session in the application. */
const flask = migrationTool({
  names: 'flask',
  values: 'A app e env-file d directory m message x-arg x rev-id',
  applies: 'db+upgrade db+downgrade db+stamp',
  shows: '--sql',
  opens: 'shell',
  makes: [
    ['db+migrate db+revision db+merge db+edit', 'migrations/versions'],
    ['db+init', 'migrations'],
  ],
  tells: 'db+history db+current db+heads db+branches db+show db+check db+list-templates run routes --version',
});

export const pythonMigrations: readonly Program[] = [
  django,
  migrationTool({
    names: 'alembic',
    values: 'c config n name x m message rev-id head version-path depends-on branch-label',
    applies: alembicVerbs.applies,
    shows: '--sql',
    makes: [
      [alembicVerbs.makes, 'alembic/versions'],
      ['init', 'alembic'],
    ],
    tells: alembicVerbs.tells,
  }),
  flask,
  migrationTool({
    names: 'aerich',
    values: 'c config app name',
    applies: 'upgrade downgrade init-db',
    makes: [
      ['migrate', 'migrations'],
      ['init', '.'],
    ],
    tells: 'history heads inspectdb',
  }),
  migrationTool({
    names: 'piccolo yoyo pw_migrate pem masonite-orm',
    values: 'd database m migrations app directory name',
    applies:
      'migrations+forwards migrations+backwards apply rollback reapply develop mark unmark migrate fixtures+load seed:run migrate:*',
    opens: 'playground+run shell+run',
    sql: 'sql_shell+run',
    makes: [['migrations+new new create migration', 'migrations']],
    tells: 'migrations+check list showmigrations status schema+* migrate:status',
  }),
  migrationTool({
    names: 'dbt sqlmesh',
    values: 'profiles-dir project-dir target t select s models m exclude selector vars threads profile',
    applies: 'run seed snapshot build retry run-operation clone plan migrate janitor invalidate',
    tells:
      'compile parse ls list docs debug deps test source clean show init lint format render diff info audit',
  }),
  migrationTool({
    names: 'superset mlflow ckan',
    applies: 'db+upgrade db+downgrade db+init db+clean init load_examples load-examples',
    tells: 'run version server db+current',
  }),
];
