import { type ComponentContext, fillExec } from './component-context.ts';
import type { Evidence } from './detection.ts';
import { type Call, callsOf } from './scripts.ts';
import { countFiles, type FoundRunner, runs } from './test-runners.ts';

export type TestCommands = { all: string; file: string; case: string | null; evidence: Evidence[] };

/** How a runner is started for everything, one file, one case. */
export function testCommands(
  context: ComponentContext,
  main: FoundRunner,
  found: FoundRunner[],
): TestCommands {
  const { stack, manager, manifest } = context;
  const { runner } = main;
  const own = stack.testCommands[main.name] ?? runner.managers[manager?.name ?? ''];
  const testCase = own?.case ?? runner.case;
  const bare = fillExec(context, own?.all ?? runner.all);
  const script = own?.all === undefined && manager !== null ? bestScript(context, main, found) : null;
  const all = script === null ? { command: bare, says: `is how ${runner.title} is started` } : script;
  return {
    all: all.command,
    file: fillExec(context, own?.file ?? runner.file),
    case: testCase === undefined ? null : fillExec(context, testCase),
    evidence: [
      {
        about: 'testAll',
        file: manifest.files[0] ?? '',
        ...(script === null ? {} : { key: `scripts.${script.name}` }),
        says: all.says,
        certainty: Math.min(main.certainty, 0.9),
      },
    ],
  };
}

type ScriptChoice = { name: string; command: string; says: string };

/** The script people type: one that runs this suite and no other, on files that are there. */
function bestScript(context: ComponentContext, main: FoundRunner, found: FoundRunner[]): ScriptChoice | null {
  const { manifest, manager } = context;
  const { command, once, suite } = main.runner;
  if (command === undefined || manager === null) return null;
  const others = found.flatMap(({ runner }) => (runner === main.runner ? [] : (runner.command ?? [])));
  const fitting = main.scripts.flatMap((name) => {
    const calls = callsOf(manifest, name);
    const own = calls.filter((call) => runs(call, command));
    const [call] = own;
    const alone = own.length === 1 && !calls.some((other) => others.some((program) => runs(other, program)));
    const usual =
      /test|spec|e2e|unit/i.test(name) && !/watch|:ui$|debug|cov|update|open|headed|report/i.test(name);
    return alone && usual && call !== undefined && !call.args.some(isWatch) ? [{ name, call }] : [];
  });
  const [best] = fitting.sort(
    (a, b) =>
      emptiness(context, main, a.call) - emptiness(context, main, b.call) ||
      rank(a.name, suite) - rank(b.name, suite),
  );
  if (best === undefined) return null;
  const watches = once !== undefined && !best.call.args.some((argument) => once.unless.includes(argument));
  const bare = best.call.args.length === 0 && fillExec(context, main.runner.all) === command;
  const run = bare ? command : manager.run(best.name);
  return {
    name: best.name,
    command: watches ? `${run} ${manager.name === 'npm' ? '-- ' : ''}${once.argument}` : run,
    says: watches ? `runs it, but would wait for changes, hence ${once.argument}` : 'runs it',
  };
}

/** A run that never ends by itself. */
function isWatch(argument: string): boolean {
  return /^(?:--watch(?:-?all)?|-w|watch|dev)$/i.test(argument);
}

/** 1 for a script whose configuration names files of which there are none. */
function emptiness(context: ComponentContext, main: FoundRunner, call: Call): number {
  if (context.tree.truncated || main.globsByConfig.size < 2) return 0;
  const at = call.args.findIndex((argument) => /^(?:-c|--config)(?:=|$)/.test(argument));
  const named = call.args[at]?.split('=')[1] ?? call.args[at + 1];
  const config = at < 0 ? undefined : named?.replace(/^\.\//, '');
  const globs = [...main.globsByConfig].flatMap(([file, list]) =>
    (config === undefined ? !/\/jest-/.test(file) : file.endsWith(config)) ? list : [],
  );
  return globs.length > 0 && countFiles(context, globs) === 0 ? 1 : 0;
}

const usualNames = {
  unit: ['test', 'test:unit', 'unit', 'test:run', 'test:ci'],
  endToEnd: ['test:e2e', 'e2e', 'test', 'test:playwright'],
};

function rank(script: string, suite: 'unit' | 'endToEnd'): number {
  const index = usualNames[suite].indexOf(script);
  return index < 0 ? usualNames[suite].length : index;
}
