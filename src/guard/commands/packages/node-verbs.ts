import { act, type Effect, write } from '../../effects.ts';
import { type Arg, known } from '../../shell/arg.ts';
import { optionValues } from '../parse-args.ts';
import type { Call, Context, Options, ParsedArgs, Program } from '../program.ts';
import { inDirectory } from '../scripts/manifest.ts';
import { hasScript, packageScriptEffects } from '../scripts/npm-scripts.ts';
import { selectPackages, workspacePackages } from '../scripts/workspaces.ts';
import { oneOffEffects } from './one-off.ts';
import { options, rawVerb } from './verbs.ts';

/** Options of npm, pnpm, yarn and bun that may stand anywhere. */
export const anywhere: Options = {
  'C prefix dir cwd cwd-prefix': 'directory',
  'F filter filter-prod': 'value',
  'workspaces ws r recursive': 'flag',
  ...options(
    'silent s quiet q verbose d json long l parseable p global g force f yes y if-present no-audit no-fund no-save save-dev D save-exact E offline prefer-offline stream parallel aggregate-output include-workspace-root iwr workspace-root no-bail color no-color ignore-scripts bun hot watch smol',
    'loglevel registry omit include otp tag depth workspace-concurrency reporter config',
  ),
  // Where npm keeps its files, and what it runs scripts with.
  'userconfig globalconfig cache logs-dir script-shell shell node-options git store-dir': {
    act: 'run.option',
    value: true,
  },
};

export const readOptions = options(
  'all a prod production dev only-projects no-optional package-lock-only unicode',
  'depth package',
);

/** The packages that -w, --filter and -r choose; the working directory when none of them is given. */
function chosen(call: Call, parsed: ParsedArgs): Context[] {
  const { context } = call;
  const given = [...parsed.options, ...(parsed.parent?.options ?? [])];
  const selectors = given.filter(({ name, value }) => (name === 'w' && value) || name === 'F');
  const packages = selectors.flatMap(({ value }) => selectPackages(value?.text ?? '', context) ?? []);
  if (packages.length > 0) return packages.map(({ dir }) => inDirectory(dir, context));
  const everywhere = selectors.length > 0 || given.some(({ name }) => name === 'workspaces');
  if (!everywhere) return [context];
  return [context, ...workspacePackages(context).map(({ dir }) => inDirectory(dir, context))];
}

/** npm run NAME [-- words]. Without a name it lists. */
export function runScript(call: Call, parsed: ParsedArgs): Effect[] {
  const [name, ...words] = parsed.operands;
  if (!name) return [];
  const passed = words[0]?.text === '--' ? words.slice(1) : words;
  return chosen(call, parsed).flatMap((context) => scriptOrCommand(name, passed, call, context));
}

/** A script of that name, or else (pnpm, yarn, bun) a command of an installed package, or a file. */
function scriptOrCommand(name: Arg, words: readonly Arg[], call: Call, context: Context): Effect[] {
  const isFile = call.name === 'bun' && /^\.{0,2}\/|\.[cm]?[jt]sx?$/.test(name.text ?? '');
  if (isFile) return context.run([known('node'), name, ...words]);
  if (call.name === 'npm' || name.text === undefined || hasScript(name.text, context))
    return packageScriptEffects(name, words, context);
  return [act('run.script', `${call.name} ${name.text}`), ...context.run([name, ...words])];
}

/** npm takes options behind the name for itself; the others hand on all that follows. */
const lifecycle = (isNpm: boolean): Program[] =>
  (
    [
      ['test t tst', 'test'],
      ['start', 'start'],
      ['stop', 'stop'],
      ['restart', 'restart'],
    ] as const
  ).map(([names, script]) => ({
    names: names.split(' '),
    act: 'run.build',
    ...(isNpm ? {} : { style: 'raw' as const }),
    effects: (call, parsed) => {
      const words = parsed.operands[0]?.text === '--' ? parsed.operands.slice(1) : parsed.operands;
      return chosen(call, parsed).flatMap((context) => packageScriptEffects(known(script), words, context));
    },
  }));

export const npmRun: readonly Program[] = [
  { names: ['run', 'run-script', 'rum', 'urn'], act: 'run.read', effects: runScript },
  ...lifecycle(true),
];

export const runVerbs: readonly Program[] = [
  { names: ['run', 'run-script'], act: 'run.read', stopAtOperand: true, effects: runScript },
  ...lifecycle(false),
];

const execOptions: Options = {
  'p package': 'value',
  'c call': 'runs',
  'y yes no no-install ignore-existing q quiet prefer-offline shell-mode': 'flag',
};

/** npx CMD, npm exec, pnpm dlx, bunx …: fetches what isn't there. */
export const oneOff = (names: string): Program => ({
  names: names.split(' '),
  act: 'run.script',
  anyOption: true,
  stopAtOperand: true,
  options: { ...anywhere, ...execOptions, 'w workspace': 'value' },
  effects: (call, parsed) => {
    const packages = optionValues(parsed, 'p');
    if (parsed.operands.length === 0) return packages.length > 0 ? [act('install', parsed.by)] : [];
    return oneOffEffects(parsed.operands, call, parsed.by, packages.at(-1));
  },
});

/** pnpm exec, yarn exec: only what is installed. */
export const installedCommand = (names: string): Program => ({
  names: names.split(' '),
  act: 'run.script',
  anyOption: true,
  stopAtOperand: true,
  options: { ...anywhere, 'c shell-mode': 'flag' },
  effects: (call, parsed) => (parsed.operands.length === 0 ? [] : call.context.run(parsed.operands)),
});

/** Writes package.json and no more. */
export const packageJson = (names: string): Program => ({
  names: names.split(' '),
  act: 'run.write',
  style: 'raw',
  effects: (call, parsed) => {
    const [first] = call.args.map(({ text }) => text);
    if (first === 'get') return [];
    return [write(call.context.target(known('package.json')), parsed.by)];
  },
});

/** `npm init x` and `npm create x` fetch create-x and run it. */
export const creators = (names: string): Program =>
  rawVerb(names, (call, parsed) => {
    const isValue = (at: number) => /^--(?:scope|workspace|access)$/.test(call.args[at - 1]?.text ?? '');
    const named = call.args.find(
      ({ text }, at) => (text === undefined || !text.startsWith('-')) && !isValue(at),
    );
    if (!named)
      return [act('run.write', parsed.by), write(call.context.target(known('package.json')), parsed.by)];
    const { text } = named;
    const command = text === undefined || text.startsWith('create-') ? named : known(`create-${text}`);
    return oneOffEffects([command, ...call.args.slice(call.args.indexOf(named) + 1)], call, parsed.by);
  });
