import { act, type Effect } from '../../effects.ts';
import { type Arg, known } from '../../shell/arg.ts';
import { hasOption, optionValues } from '../parse-args.ts';
import type { Call, Program } from '../program.ts';
import { type TaskSource, taskEffects } from '../scripts/toml-tasks.ts';
import { oneOffEffects } from './one-off.ts';
import { options } from './verbs.ts';

export const readOptions = options(
  'outdated o uptodate u editable e local l user verbose v not-required exclude-editable all a latest tree t no-dev only-dev top-level frozen locked',
  'path format exclude python p group only with without depth',
);

/** A task of the project's file, a module or script of Python, or any command in its environment. */
export function runInProject(words: readonly Arg[], call: Call, source?: TaskSource): Effect[] {
  const [first, ...rest] = words;
  if (!first) return [];
  const task = source && taskEffects(source, first, rest, call.context);
  if (task) return task;
  if (/\.py$/.test(first.text ?? '')) return call.context.run([known('python'), ...words]);
  return call.context.run(words);
}

export const runVerb = (names: string, source?: TaskSource, values = ''): Program => ({
  names: names.split(' '),
  act: 'run.script',
  anyOption: true,
  stopAtOperand: true,
  options: {
    'm module': 'value',
    ...options(
      '',
      `${values} with-editable with-requirements p python extra group env-file C config-setting only-group no-group directory project e env`,
    ),
  },
  effects: (call, parsed) => [
    ...parsed.options.flatMap(({ asWritten }) =>
      asWritten.startsWith('--with') ? [act('install', `${parsed.by} --with`)] : [],
    ),
    ...(hasOption(parsed, 'm')
      ? call.context.run([known('python'), known('-m'), ...optionValues(parsed, 'm'), ...parsed.operands])
      : runInProject(parsed.operands, call, source)),
  ],
});

/** uvx TOOL, pipx run TOOL. */
export function oneOff(names: string): Program {
  return {
    names: names.split(' '),
    act: 'run.script',
    anyOption: true,
    stopAtOperand: true,
    options: {
      ...options(
        'q quiet v verbose isolated offline no-cache refresh pypackages verbose system-site-packages',
        'p python index index-url default-index pip-args with w with-requirements env-file',
      ),
      'from spec': 'value',
    },
    effects: (call, parsed) =>
      parsed.operands.length === 0
        ? []
        : oneOffEffects(parsed.operands, call, parsed.by, optionValues(parsed, 'from').at(-1)),
  };
}
