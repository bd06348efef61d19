import type { Effect } from '../../effects.ts';
import { type Arg, known, unknown } from '../../shell/arg.ts';
import { optionValues } from '../parse-args.ts';
import type { Call, Context, ParsedArgs, Program } from '../program.ts';
import { findManifest, inDirectory, type Manifest } from './manifest.ts';
import { onceAtATime } from './nesting.ts';
import { runPieces } from './shell-text.ts';

/** A task: shell lines and other tasks, in order. */
type Step = { shell: string } | { task: string };
type Task = { steps: Step[]; dir?: Arg };

/** task NAME (go-task): the commands of Taskfile.yml. */
const task: Program = {
  names: ['task', 'go-task'],
  act: 'run.script',
  anyOption: true,
  options: {
    'd dir': 'directory',
    't taskfile': 'value',
    'C concurrency o output I interval sort': 'value',
    'l list a list-all summary status n dry': { act: 'run.read' },
    'i init': { act: 'run.write' },
  },
  effects: taskEffects,
};

const fileNames = ['Taskfile.yml', 'taskfile.yml', 'Taskfile.yaml', 'taskfile.yaml', 'Taskfile.dist.yml'];

function taskEffects(call: Call, parsed: ParsedArgs): Effect[] {
  const asks = parsed.options.some(({ name }) => name === 'l');
  const named = optionValues(parsed, 't').at(-1)?.text;
  const manifest = findManifest(named === undefined ? fileNames : [named], call.context);
  if (!manifest || asks) return [];
  const tasks = parseTasks(manifest.text);
  const operands = parsed.operands.filter((word) => !/^\w+=/.test(word.text ?? ''));
  const wanted = operands.length === 0 ? ['default'] : operands.map((word) => word.text ?? '');
  const context = inDirectory(manifest.dir, call.context);
  return wanted.flatMap((name) => namedTask(name, tasks, manifest, context));
}

function namedTask(
  name: string,
  tasks: ReadonlyMap<string, Task>,
  manifest: Manifest,
  context: Context,
): Effect[] {
  const found = tasks.get(name);
  if (!found) return [];
  const inside = found.dir === undefined ? context : context.from(found.dir);
  return onceAtATime(`${manifest.file} ${name}`, () =>
    found.steps.flatMap((step) =>
      'task' in step
        ? namedTask(step.task, tasks, manifest, context)
        : runPieces(
            step.shell.split(/\{\{.*?\}\}/).flatMap((piece, at) => (at === 0 ? [piece] : [undefined, piece])),
            inside,
          ),
    ),
  );
}

/** Reads the block style people write Taskfiles in; what is written otherwise gives no steps and stays opaque. */
function parseTasks(text: string): Map<string, Task> {
  const tasks = new Map<string, Task>();
  const lines = text.replaceAll('\r\n', '\n').split('\n');
  const start = lines.findIndex((line) => /^tasks:\s*$/.test(line));
  let current: Task | undefined;
  let nameIndent: number | undefined;
  let section = '';
  for (let at = start + 1; start >= 0 && at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    if (/^\s*(?:#.*)?$/.test(line)) continue;
    const indent = line.search(/\S/);
    if (indent === 0) break;
    nameIndent ??= indent;
    const entry = /^\s*['"]?([\w:.*-]+)['"]?:\s*(.*)$/.exec(line);
    const opened = blockStart.exec(line);
    const body = opened ? indented(lines, at + 1, indent) : [];
    at += body.length;
    const code = opened
      ? [{ shell: body.map((one) => one.trim()).join(opened[1] === '>' ? ' ' : '\n') }]
      : [];
    if (indent === nameIndent && entry) {
      current = { steps: code };
      section = '';
      tasks.set(entry[1] ?? '', current);
      if (entry[2] && !opened) current.steps.push(...inlineSteps(entry[2]));
      continue;
    }
    if (!current) continue;
    section = /^\s*(\w+):\s*$/.exec(line)?.[1] ?? section;
    const dir = /^\s*dir:\s*(.+)$/.exec(line)?.[1];
    if (dir !== undefined) current.dir = dir.includes('{{') ? unknown() : known(unquoted(dir));
    else current.steps.push(...(opened ? code : lineSteps(line, section)));
  }
  return tasks;
}

/** `- |`, `cmd: >-`, `name: |`: code in the lines below; `>` folds them into one. */
const blockStart = /^\s*(?:-\s+)?(?:['"]?[\w:.-]+['"]?:\s*)?([|>])[+-]?\d?\s*(?:#.*)?$/;

/** The lines from `start` on that stand further in than `indent`, or are empty. */
function indented(lines: readonly string[], start: number, indent: number): string[] {
  let end = start;
  while (end < lines.length && (/^\s*$/.test(lines[end] ?? '') || (lines[end] ?? '').search(/\S/) > indent))
    end += 1;
  return lines.slice(start, end);
}

function lineSteps(line: string, section: string): Step[] {
  // defer: runs at the end, sh: for a variable or a condition.
  const command = /^\s*(?:-\s+)?(?:cmds?|defer|sh):\s*(.+)$/.exec(line);
  if (command) return inlineSteps(command[1] ?? '');
  const other = /^\s*(?:-\s+)?task:\s*['"]?([\w:.-]+)/.exec(line);
  if (other) return [{ task: other[1] ?? '' }];
  const dependencies = /^\s*deps:\s*\[(.*)\]/.exec(line);
  if (dependencies) return (dependencies[1] ?? '').split(',').map((name) => ({ task: unquoted(name) }));
  const item = /^\s*-\s+(.+)$/.exec(line);
  if (!item || /^\w+:\s/.test(item[1] ?? '') || /^(?:sources|generates|aliases|vars)$/.test(section))
    return [];
  const text = unquoted(item[1] ?? '');
  return section === 'deps' ? [{ task: text }] : [{ shell: text }];
}

function inlineSteps(value: string): Step[] {
  const list = /^\[(.*)\]\s*$/.exec(value);
  if (!list) return [{ shell: unquoted(value) }];
  return [...(list[1] ?? '').matchAll(/\s*('(?:[^']|'')*'|"(?:\\.|[^"\\])*"|[^,]+)/g)]
    .map(([, item = '']) => unquoted(item))
    .filter((shell) => shell !== '')
    .map((shell) => ({ shell }));
}

function unquoted(value: string): string {
  const text = value.trim();
  const single = /^'((?:[^']|'')*)'/.exec(text);
  if (single) return (single[1] ?? '').replaceAll("''", "'");
  const double = /^"((?:\\.|[^"\\])*)"/.exec(text);
  if (double) return (double[1] ?? '').replace(/\\(.)/g, '$1');
  return text.replace(/\s+#.*$/, '');
}

export const taskfilePrograms: readonly Program[] = [task];
