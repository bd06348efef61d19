import { parse } from 'smol-toml';
import { act, type Effect } from '../../effects.ts';
import { type Arg, known } from '../../shell/arg.ts';
import type { Context } from '../program.ts';
import { asObject, asTexts, findManifest, inDirectory } from './manifest.ts';
import { onceAtATime } from './nesting.ts';
import { runText } from './shell-text.ts';

/** Where a tool keeps its tasks: a file, and the tables in it. "*" stands for any one key. */
export type TaskSource = { files: readonly string[]; tables: readonly (readonly string[])[] };

export const taskSources = {
  mise: { files: ['mise.toml', '.mise.toml', '.config/mise.toml'], tables: [['tasks']] },
  poe: { files: ['pyproject.toml', 'poe_tasks.toml'], tables: [['tool', 'poe', 'tasks']] },
  pdm: { files: ['pyproject.toml'], tables: [['tool', 'pdm', 'scripts']] },
  hatch: {
    files: ['pyproject.toml', 'hatch.toml'],
    tables: [
      ['tool', 'hatch', 'envs', '*', 'scripts'],
      ['envs', '*', 'scripts'],
    ],
  },
  taskipy: { files: ['pyproject.toml'], tables: [['tool', 'taskipy', 'tasks']] },
  rye: { files: ['pyproject.toml'], tables: [['tool', 'rye', 'scripts']] },
  pixi: {
    files: ['pixi.toml', 'pyproject.toml'],
    tables: [['tasks'], ['tool', 'pixi', 'tasks'], ['feature', '*', 'tasks']],
  },
  pipenv: { files: ['Pipfile'], tables: [['scripts']] },
  devbox: { files: ['devbox.json'], tables: [['shell', 'scripts']] },
} as const satisfies Record<string, TaskSource>;

type Task = { lines: string[]; others: string[]; dir: string; file: string };

function found(source: TaskSource, name: string, context: Context): Task | undefined {
  for (const file of source.files) {
    const manifest = findManifest([file], context);
    const document = manifest && tables(manifest.file, manifest.text);
    if (!manifest || !document) continue;
    for (const path of source.tables)
      for (const table of tablesAt(document, path)) {
        if (!Object.hasOwn(table, name)) continue;
        return { ...readTask(table[name]), dir: manifest.dir, file: manifest.file };
      }
  }
  return undefined;
}

type Table = Readonly<Record<string, unknown>>;

function tables(file: string, text: string): Table | undefined {
  try {
    return asObject(file.endsWith('.json') ? JSON.parse(text) : parse(text));
  } catch {
    return undefined;
  }
}

function tablesAt(table: Table, path: readonly string[]): Table[] {
  const [key, ...rest] = path;
  if (key === undefined) return [table];
  const next = key === '*' ? Object.values(table) : [table[key]];
  return next.flatMap((value) => {
    const inner = asObject(value);
    return inner ? tablesAt(inner, rest) : [];
  });
}

/** "text", ["text", …], { cmd | shell | run | script | call: … }, { sequence | chain | composite | depends: [names] }. */
function readTask(value: unknown): { lines: string[]; others: string[] } {
  const table = asObject(value);
  if (!table) return { lines: asTexts(value), others: [] };
  const { cmd, shell, run, script } = table;
  return {
    lines: [cmd, shell, run, script].flatMap((text) =>
      Array.isArray(text) && text === cmd ? [asTexts(text).join(' ')] : asTexts(text),
    ),
    others: [
      table.sequence,
      table.composite,
      table.chain,
      table.depends,
      table['depends-on'],
      table.depends_on,
    ].flatMap(asTexts),
  };
}

/** Runs a task; undefined when there is none of that name. */
export function taskEffects(
  source: TaskSource,
  name: Arg | undefined,
  extra: readonly Arg[],
  context: Context,
): Effect[] | undefined {
  if (name?.text === undefined) return name && [act('run.script', 'a task')];
  const task = found(source, name.text, context);
  if (!task) return undefined;
  const inside = inDirectory(task.dir, context);
  return [
    act('run.script', `task ${name.text}`),
    ...onceAtATime(`${task.file} ${name.text}`, () => [
      ...task.others.flatMap(
        (other) => taskEffects(source, known(other), [], context) ?? runText(other, [], inside),
      ),
      ...task.lines.flatMap((line, at) => runText(line, at === task.lines.length - 1 ? extra : [], inside)),
    ]),
  ];
}
