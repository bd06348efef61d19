import type { Effect } from '../../effects.ts';
import { optionValues } from '../parse-args.ts';
import type { Call, Context, ParsedArgs, Program } from '../program.ts';
import { findManifest, inDirectory, type Manifest } from './manifest.ts';
import { onceAtATime } from './nesting.ts';
import { runPieces } from './shell-text.ts';

/** A task: shell lines and other tasks, in order. */
type Step = { shell: string } | { task: string };

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
    'f force json p parallel s silent v verbose w watch y yes x exit-code c color insecure offline download g global':
      'flag',
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
  tasks: ReadonlyMap<string, readonly Step[]>,
  manifest: Manifest,
  context: Context,
): Effect[] {
  return onceAtATime(`${manifest.file} ${name}`, () =>
    (tasks.get(name) ?? []).flatMap((step) =>
      'task' in step
        ? namedTask(step.task, tasks, manifest, context)
        : runPieces(
            step.shell.split(/\{\{.*?\}\}/).flatMap((piece, at) => (at === 0 ? [piece] : [undefined, piece])),
            context,
          ),
    ),
  );
}

/** Reads the block style people write Taskfiles in; what is written otherwise gives no steps and stays opaque. */
function parseTasks(text: string): Map<string, Step[]> {
  const tasks = new Map<string, Step[]>();
  const lines = text.replaceAll('\r\n', '\n').split('\n');
  const start = lines.findIndex((line) => /^tasks:\s*$/.test(line));
  let steps: Step[] | undefined;
  let nameIndent: number | undefined;
  for (let at = start + 1; start >= 0 && at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    if (/^\s*(?:#.*)?$/.test(line)) continue;
    const indent = line.search(/\S/);
    if (indent === 0) break;
    nameIndent ??= indent;
    const entry = /^\s*(?:- )?['"]?([\w:.*-]+)['"]?:\s*(.*)$/.exec(line);
    if (indent === nameIndent && entry) {
      steps = [];
      tasks.set(entry[1] ?? '', steps);
      if (entry[2]) steps.push(...inlineSteps(entry[2]));
      continue;
    }
    if (!steps) continue;
    const block = /^\s*(?:- )?(?:cmd:\s*)?[|>]-?\s*$|^\s*cmd:\s*[|>]-?\s*$/.test(line);
    if (block) {
      const body: string[] = [];
      while (
        at + 1 < lines.length &&
        (/^\s*$/.test(lines[at + 1] ?? '') || (lines[at + 1] ?? '').search(/\S/) > indent)
      )
        body.push((lines[++at] ?? '').trim());
      steps.push({ shell: body.join('\n') });
    } else steps.push(...lineSteps(line));
  }
  return tasks;
}

function lineSteps(line: string): Step[] {
  const command = /^\s*(?:-\s+)?(?:cmd|cmds):\s*(.+)$/.exec(line);
  if (command) return inlineSteps(command[1] ?? '');
  const other = /^\s*(?:-\s+)?task:\s*['"]?([\w:.-]+)/.exec(line);
  if (other) return [{ task: other[1] ?? '' }];
  const dependencies = /^\s*deps:\s*\[(.*)\]/.exec(line);
  if (dependencies) return (dependencies[1] ?? '').split(',').map((name) => ({ task: unquoted(name) }));
  const item = /^\s*-\s+(.+)$/.exec(line);
  if (!item || /^\w+:\s/.test(item[1] ?? '')) return [];
  const shell = unquoted(item[1] ?? '');
  // A bare name under `deps:` is a task; as a command it would do nothing the tables don't know.
  return /^[\w:.-]+$/.test(shell) ? [{ task: shell }, { shell }] : [{ shell }];
}

function inlineSteps(value: string): Step[] {
  const list = /^\[(.*)\]\s*$/.exec(value);
  if (!list) return [{ shell: unquoted(value) }];
  return [...(list[1] ?? '').matchAll(/'((?:[^']|'')*)'|"((?:\\.|[^"])*)"|([^,]+)/g)]
    .map((item) => item[1] ?? item[2] ?? item[3] ?? '')
    .filter((shell) => shell.trim() !== '')
    .map((shell) => ({ shell: shell.trim() }));
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
