import { act, type Effect, write } from '../../effects.ts';
import { known } from '../../shell/arg.ts';
import type { Call, Program } from '../program.ts';
import { rewritten } from '../runners/tool.ts';

const mix: Program = {
  names: ['mix'],
  act: 'run.read',
  style: 'raw',
  effects: mixEffects,
};

/** mix task words; `mix do a, b` and `mix do a + b` are several. */
function mixEffects(call: Call): Effect[] {
  const [task, ...words] = call.args;
  if (!task) return [];
  const name = task.text;
  if (name === undefined) return [act('migrate', 'mix', 'a task that is only known at run time')];
  if (name === 'do')
    return splitTasks(words.map(({ text }) => text ?? '')).flatMap((part) =>
      call.context.run([known('mix'), ...part.map(known)]),
    );
  return mixTask(
    name,
    words.map(({ text }) => text ?? ''),
    call,
  );
}

function splitTasks(words: readonly string[]): string[][] {
  const parts: string[][] = [[]];
  for (const word of words) {
    const ends = word === '+' || word === ',' || word.endsWith(',');
    const text = word === '+' ? '' : word.replace(/,$/, '');
    if (text !== '') parts.at(-1)?.push(text);
    if (ends) parts.push([]);
  }
  return parts.filter((part) => part.length > 0);
}

function mixTask(name: string, words: readonly string[], call: Call): Effect[] {
  const by = `mix ${name}`;
  const isTest = call.assignments.findLast((one) => one.name === 'MIX_ENV')?.value.text === 'test';
  if (
    /^(?:ecto\.(?:drop|reset|migrate|rollback|setup|load|create|seed)|ash(?:_\w+)?\.(?:migrate|reset|rollback|setup|create|drop|tear_down)|triplex\..*|event_store\.(?:drop|create|init|migrate))$/.test(
      name,
    )
  )
    return [act(isTest ? 'run.build' : 'migrate', by)];
  if (/^(?:ecto\.gen\.|ash(?:_\w+)?\.generate_migrations)/.test(name))
    return [act('run.write', by), write(newIn('priv/repo/migrations', call), by)];
  if (/^phx\.gen\./.test(name))
    return [
      act('run.write', by),
      ...['lib', 'test', 'priv/repo/migrations'].map((dir) => write(newIn(dir, call), by)),
    ];
  if (name === 'deps.get') return [act(words.includes('--check-locked') ? 'install.frozen' : 'install', by)];
  if (
    /^(?:deps\.(?:update|unlock|clean)|archive\.(?:install|uninstall)|escript\.(?:install|uninstall)|local(?:\..+)?|igniter\.(?:install|upgrade|new)|new|phx\.new.*|hex\.(?:install|config)|tailwind\.install|esbuild\.install|assets\.setup)$/.test(
      name,
    )
  )
    return [act('install', by)];
  if (/^hex\.(?:publish|retire|owner|user|organization|build|package)$/.test(name))
    return [act(/\.(?:publish|retire|owner)$/.test(name) ? 'publish' : 'network.write', by)];
  if (name === 'run') return runInApplication(words, by, call);
  if (name === 'format')
    return words.some((word) => /^--(?:check-formatted|dry-run)$/.test(word))
      ? [act('run.build', by)]
      : [
          act('run.build', by),
          ...rewritten(
            words.filter((word) => !word.startsWith('-')).map(known),
            ['*.{ex,exs,heex}'],
            by,
            call,
          ),
        ];
  if (name === 'cmd') return words.length === 0 ? [] : call.context.run(words.map(known));
  if (
    /^(?:test|compile|credo|dialyzer|docs|clean|xref|sobelow|coveralls.*|phx\.(?:routes|server|digest|gen\.secret)|deps\.(?:compile|loadpaths)|release|help|deps|deps\.(?:tree|audit)|hex\.(?:audit|outdated|info|search)|gettext\..*|assets\..*|profile\..*|app\..*|ecto\.(?:migrations|dump)?|ecto|eval|doctor|styler|boundary\..*|usage_rules\..*|precommit)$/.test(
      name,
    ) &&
    name !== 'precommit'
  )
    return [act(name === 'eval' ? 'run.interpreter' : 'run.build', by)];
  const alias = mixAlias(name, call);
  return [act('run.script', by), ...alias.flatMap((line) => call.context.shell(known(`mix ${line}`)))];
}

function newIn(dir: string, { context }: Call) {
  const target = context.target(known(dir));
  return target.kind === 'path' ? ({ kind: 'unknown', prefix: `${target.path}/` } as const) : target;
}

/** Code inside the application, with its database. */
function runInApplication(words: readonly string[], by: string, call: Call): Effect[] {
  const code = words[words.findIndex((word) => word === '-e' || word === '--eval') + 1];
  const evaluates = words.some((word) => word === '-e' || word === '--eval') && code !== undefined;
  return [
    act('migrate', by),
    ...(evaluates ? call.context.run([known('elixir'), known('-e'), known(code)]) : []),
  ];
}

/** `aliases: [setup: ["deps.get", "ecto.setup"]]` in mix.exs. An alias that names itself means the task (test). */
function mixAlias(name: string, { context }: Call): string[] {
  const target = context.target(known('mix.exs'));
  const text = target.kind === 'path' ? (context.world.readText(target.path) ?? '') : '';
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const list = new RegExp(`(?:^|[\\s,[])"?${escaped}"?:\\s*\\[([^\\]]*)\\]`, 'm').exec(text)?.[1] ?? '';
  return [...list.matchAll(/"((?:\\.|[^"\\])*)"/g)]
    .map(([, line = '']) => line)
    .filter((line) => line.split(' ')[0] !== name);
}

export const elixirPackages: readonly Program[] = [mix];
