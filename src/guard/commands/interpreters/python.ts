import { act, type Effect, read, write } from '../../effects.ts';
import { type Arg, known } from '../../shell/arg.ts';
import type { Call, Program } from '../program.ts';
import { scriptEffects } from '../script-file.ts';
import { interpreter } from './run.ts';

const versions = Array.from({ length: 20 }, (_, minor) => `python3.${minor}`);

const python = interpreter({
  names: [
    'python',
    'python2',
    'python3',
    ...versions,
    'pypy',
    'pypy3',
    'ipython',
    'ipython3',
    'bpython',
    'py',
  ],
  language: 'python',
  grammar: {
    code: 'c',
    module: 'm',
    codeEndsOptions: true,
    values: 'WXQ',
    long: { 'check-hash-based-pycs': 'value' },
    harmless: ['V', 'VV', 'h', '?', 'version', 'help', 'help-all', 'help-env', 'help-xoptions'],
  },
  module: moduleEffects,
});

/** Modules of the standard library that do more than run code. The others are programs of their name: pytest, pip, black. */
const standardModules: Readonly<Record<string, (rest: readonly Arg[], call: Call) => Effect[]>> = {
  'http.server': () => [act('run.service', 'python -m http.server')],
  'json.tool': (rest, { context }) => {
    const [input, output] = rest.filter((arg) => !arg.text?.startsWith('-'));
    return [
      ...(input ? [read(context.target(input), 'json.tool')] : []),
      ...(output ? [write(context.target(output), 'json.tool')] : []),
    ];
  },
  venv: writesTree,
  virtualenv: writesTree,
  ensurepip: () => [act('install', 'python -m ensurepip')],
  py_compile: (rest, { context }) => rest.map((file) => read(context.target(file), 'py_compile')),
  compileall: () => [act('run.build', 'compileall')],
  unittest: () => [act('run.build', 'unittest')],
  doctest: () => [act('run.build', 'doctest')],
  pdb: (rest, call) => runsScript(rest, call),
  trace: (rest, call) => runsScript(rest, call),
  cProfile: (rest, call) => runsScript(rest, call),
  profile: (rest, call) => runsScript(rest, call),
  timeit: () => [act('run.interpreter', 'timeit')],
  site: () => [],
  platform: () => [],
  this: () => [],
  calendar: () => [],
  sysconfig: () => [],
  tokenize: (rest, { context }) => rest.map((file) => read(context.target(file), 'tokenize')),
  ast: (rest, { context }) => rest.map((file) => read(context.target(file), 'ast')),
  zipfile: archive,
  tarfile: archive,
};

/** A module of that name in the working directory comes before Python's own, so it is never only what it is called. */
function moduleEffects(module: Arg, rest: readonly Arg[], call: Call): Effect[] {
  return [act('run.interpreter', 'python -m'), ...namedModule(module.text, rest, call)];
}

function namedModule(name: string | undefined, rest: readonly Arg[], call: Call): Effect[] {
  if (name === undefined) return [act('run.dynamic', 'python -m')];
  const own = Object.hasOwn(standardModules, name) ? standardModules[name] : undefined;
  if (own) return own(rest, call);
  const program =
    { django: 'django-admin', 'pip._internal': 'pip', alembic: 'alembic' }[name] ?? name.split('.')[0];
  return call.context.run([known(program ?? name), ...rest]);
}

function writesTree(rest: readonly Arg[], { context }: Call): Effect[] {
  return rest
    .filter((arg) => !arg.text?.startsWith('-'))
    .map((dir) => write(context.target(dir), 'python -m venv'));
}

/** -c makes the archive of its first operand, -e unpacks into the second. */
function archive(rest: readonly Arg[], { context }: Call): Effect[] {
  const [verb, ...files] = rest;
  const [first, second] = files;
  if (/^-(?:c|-create)$/.test(verb?.text ?? '') && first)
    return [write(context.target(first), 'python archive')];
  if (/^-(?:e|-extract)$/.test(verb?.text ?? ''))
    return [write(context.target(second ?? known('.')), 'python archive')];
  return files.map((file) => read(context.target(file), 'python archive'));
}

function runsScript(rest: readonly Arg[], call: Call): Effect[] {
  const at = rest.findIndex((arg) => !arg.text?.startsWith('-'));
  const inner = rest[at];
  return inner
    ? scriptEffects(inner, rest.slice(at + 1), call, 'python')
    : [act('run.interpreter', 'python')];
}

export const pythonPrograms: readonly Program[] = [python];
