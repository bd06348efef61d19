import { act, type Effect, write } from '../../effects.ts';
import { known } from '../../shell/arg.ts';
import { codeEffects } from '../interpreters/code.ts';
import { hasOption } from '../parse-args.ts';
import type { Call, ParsedArgs, Program } from '../program.ts';
import { newFileIn } from '../runners/tool.ts';
import { kindEffects, kindOf, type MigrationTool } from './tool.ts';

/** Tasks of Rails and its gems, run by rails, bin/rails and rake. */
const tasks: MigrationTool = {
  names: 'rails rake',
  applies: 'db:* data:migrate* data:rollback* data:schema:load seed:* ridgepole:apply',
  tells:
    'db:migrate:status db:migrate:status:* db:version db:abort_if_pending_migrations db:abort_if_pending_migrations:* db:test:* db:schema:cache:dump db:schema:cache:clear db:encryption:init db:_dump data:migrate:status test test:* spec spec:* routes about stats notes middleware initializers zeitwerk:check time:zones:* log:clear tmp:* assets:* javascript:* css:* webpacker:* yarn:* secret server s restart version default rubocop rubocop:* lint i18n:* cache:* dev:cache tailwindcss:* stats zeitwerk:* rswag:* brakeman',
  makes: [['db:schema:dump db:structure:dump db:schema:dump:*', 'db']],
  testEnvironment: { variable: 'RAILS_ENV', value: /^test$/ },
};

const rails: Program = {
  names: ['rails', 'rake'],
  act: 'run.build',
  anyOption: true,
  options: {
    'e environment': 'value',
    'f rakefile I libdir R rakelibdir r require E execute-continue p port b binding P pid c config': 'value',
    'T tasks D describe W where n dry-run': 'optional',
    'A all q quiet s silent t trace v verbose m multitask B build-all N no-search h help j jobs sandbox skip-test skip-test-framework no-test-framework':
      'optional',
    'e-code execute execute-print': 'value',
    C: 'directory',
  },
  effects: railsEffects,
};

function railsEffects(call: Call, parsed: ParsedArgs): Effect[] {
  if (hasOption(parsed, 'T')) return [];
  const [verb, ...rest] = parsed.operands;
  const name = verb?.text;
  if (verb && name === undefined) return [act('migrate', parsed.by, 'a task that is only known at run time')];
  if (call.name === 'rails') {
    const own = railsCommand(
      name ?? '',
      rest.map((word) => word.text ?? ''),
      call,
      parsed,
    );
    if (own) return own;
  }
  return parsed.operands.flatMap((operand) => taskEffects(operand.text, call, parsed));
}

function taskEffects(task: string | undefined, call: Call, parsed: ParsedArgs): Effect[] {
  if (task === undefined) return [act('migrate', parsed.by, 'a task that is only known at run time')];
  if (/^\w+=/.test(task)) return [];
  const kind = kindOf(tasks, [task.replace(/\[.*$/, '')]);
  if (kind === undefined)
    return [
      act(/migrat/.test(task) && !/status/.test(task) ? 'migrate' : 'run.script', `${call.name} ${task}`),
    ];
  return kindEffects(tasks, kind, call, { ...parsed, operands: [known(task)] });
}

function railsCommand(
  verb: string,
  rest: readonly string[],
  call: Call,
  parsed: ParsedArgs,
): Effect[] | undefined {
  const by = `rails ${verb}`;
  switch (verb) {
    case 'dbconsole':
    case 'db':
      return [act('sql.unseen', by)];
    case 'console':
    case 'c':
      return [act('run.interpreter', by), act('migrate', by), ...stdinCode(call)];
    case 'runner':
    case 'r':
      return [act('migrate', by), ...codeEffects(parsed.operands[1], 'ruby', call)];
    case 'generate':
    case 'g':
    case 'destroy':
    case 'd':
      return generated(rest[0] ?? '', by, call);
    case 'new':
    case 'plugin':
      return [act('install', by)];
    default:
      if (/^(?:credentials|encrypted|secrets):/.test(verb))
        return [
          act('secret.read', by),
          ...(verb.endsWith(':edit') ? [write(newFileIn('config', call), by)] : []),
        ];
      if (/^[\w]+:install(?::\w+)*$/.test(verb) || verb === 'app:update' || verb === 'app:template')
        return [act('install', by)];
      return undefined;
  }
}

const stdinCode = (call: Call): Effect[] =>
  call.stdin.kind === 'text' ? codeEffects(known(call.stdin.text), 'ruby', call) : [];

/** Generators write the code, and the tests for it unless told not to. */
function generated(generator: string, by: string, call: Call): Effect[] {
  const dirs: Readonly<Record<string, readonly string[]>> = {
    migration: ['db/migrate'],
    model: ['app', 'db/migrate'],
    scaffold: ['app', 'db/migrate', 'config'],
    resource: ['app', 'db/migrate', 'config'],
    controller: ['app', 'config'],
    task: ['lib/tasks'],
    system_test: [],
    integration_test: [],
    initializer: ['config/initializers'],
  };
  const places = [...(dirs[generator] ?? ['app'])];
  const withoutTests = call.args.some(({ text }) =>
    /^--(?:no-test-framework|skip-test-framework|skip-test|test-framework=false|no-specs)$/.test(text ?? ''),
  );
  if (!withoutTests && !/^(?:migration|task|initializer)$/.test(generator)) places.push('test');
  return [act('run.write', by), ...places.map((dir) => write(newFileIn(dir, call), by))];
}

const ridgepole: Program = {
  names: ['ridgepole'],
  act: 'run.build',
  style: 'raw',
  effects: (call) => {
    const given = call.args.map(({ text }) => text ?? '');
    if (given.includes('--dry-run') || !given.some((word) => /^(?:-a|--apply|-m|--merge)$/.test(word)))
      return [];
    return [act('migrate', 'ridgepole --apply')];
  },
};

/** sequel -m dir URL applies migrations; otherwise it is a session with the database. */
const sequel: Program = {
  names: ['sequel'],
  act: 'run.build',
  style: 'raw',
  effects: (call) =>
    call.args.some(({ text }) => /^(?:-m|--migrate-directory|-M)/.test(text ?? ''))
      ? [act('migrate', 'sequel -m')]
      : [act('sql.unseen', 'sequel'), act('run.interpreter', 'sequel')],
};

const hanami: Program = {
  names: ['hanami'],
  act: 'run.build',
  style: 'raw',
  effects: (call) => {
    const [noun, verb] = call.args.map(({ text }) => text ?? '');
    if (noun === 'console') return [act('migrate', 'hanami console')];
    return noun === 'db' && !/^(?:version|structure)$/.test(verb ?? '')
      ? [act('migrate', `hanami db ${verb}`)]
      : [];
  },
};

export const rubyMigrations: readonly Program[] = [rails, ridgepole, sequel, hanami];
