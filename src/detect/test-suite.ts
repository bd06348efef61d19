import { type Catalogue, unique } from './catalogue.ts';
import { type DetectedComponent, type Evidence, rootRelativeGlobs } from './detection.ts';
import { type Manifest, valueAt } from './manifests/manifest.ts';
import type { PackageManager } from './package-manager.ts';
import { readRunnerConfig } from './runner-config.ts';
import { type Call, callsOf } from './scripts.ts';
import type { Stack } from './stack.ts';
import type { TestRunner } from './tools.ts';
import { isInside, joinPath, matchFiles, type Tree } from './tree.ts';

/** What is known when a component's tests are looked for. */
export type ComponentContext = {
  tree: Tree;
  catalogue: Catalogue;
  dir: string;
  stack: Stack;
  manifest: Manifest;
  /** Of the same ecosystem at the workspace's root, where dependencies and scripts may be shared. */
  root: Manifest | null;
  manager: PackageManager | null;
  /** Directories of other components inside this one. */
  inner: string[];
};

export type Suite = Pick<
  DetectedComponent,
  'testRunner' | 'testGlobs' | 'testAll' | 'testFile' | 'testCase' | 'endToEnd'
> & { evidence: Evidence[] };

type FoundRunner = {
  name: string;
  runner: TestRunner;
  certainty: number;
  evidence: Evidence[];
  /** Scripts that start it, in the manifest's order. */
  scripts: string[];
  globs: string[];
  support: string[];
  files: number;
  /** What the runner's configuration says about them. */
  said: Evidence[];
};

/** Directories that hold nothing but tests, helpers and fixtures, where they exist. */
const testDirectories = [
  'test',
  'tests',
  'spec',
  'specs',
  '__tests__',
  'e2e',
  'cypress',
  'tests-e2e',
  'integration_test',
];

const fileLimit = 2000;

export function findSuite(context: ComponentContext): Suite {
  const found = findRunners(context);
  const unit = found.find(({ runner }) => runner.suite === 'unit');
  const endToEnd = found.find(({ runner }) => runner.suite === 'endToEnd');
  const main = unit ?? endToEnd;
  const testGlobs = globsOf(context, found);
  if (main === undefined)
    return {
      testRunner: null,
      testGlobs,
      testAll: null,
      testFile: null,
      testCase: null,
      endToEnd: null,
      evidence: [],
    };
  const commands = commandsOf(context, main);
  const all = testAllOf(context, main, found);
  return {
    testRunner: main.name,
    testGlobs,
    testAll: all.command,
    testFile: commands.file,
    testCase: commands.case,
    endToEnd:
      unit && endToEnd
        ? {
            runner: endToEnd.name,
            testAll: testAllOf(context, endToEnd, found).command,
            testFile: commandsOf(context, endToEnd).file,
            testGlobs: endToEnd.globs.map((glob) => joinPath(context.dir, glob)),
          }
        : null,
    evidence: [...main.evidence, ...(all.evidence ?? [])],
  };
}

/** Runners that something here points at, the main one first. */
function findRunners(context: ComponentContext): FoundRunner[] {
  const { catalogue, stack } = context;
  const found = stack.testRunners.flatMap((name) => {
    const runner = catalogue.testRunners.get(name);
    return runner === undefined ? [] : (findRunner(context, name, runner) ?? []);
  });
  if (found.length === 0 && stack.defaultTestRunner !== undefined) {
    const runner = catalogue.testRunners.get(stack.defaultTestRunner);
    const byHabit = runner && findByHabit(context, stack.defaultTestRunner, runner);
    if (byHabit) return [byHabit];
  }
  return found.sort((a, b) => b.certainty - a.certainty || b.files - a.files);
}

function findRunner(context: ComponentContext, name: string, runner: TestRunner): FoundRunner | null {
  const { tree, dir, manifest, root } = context;
  const config = runner.config.flatMap((glob) => matchFiles(tree, dir, glob));
  const scripts = scriptsThatRun(manifest, runner);
  const signs: Evidence[] = [
    ...scripts
      .slice(0, 1)
      .map((script) => sign(manifest.files[0] ?? '', `scripts.${script}`, 'starts it', 0.97)),
    ...config.slice(0, 1).map((file) => sign(file, undefined, 'is its configuration', 0.92)),
    ...runner.manifestKeys
      .filter((key) => valueAt(manifest.data, key) !== undefined)
      .map((key) => sign(manifest.files[0] ?? '', key, 'is its configuration', 0.9)),
  ];
  const named = dependencySign(manifest, runner, 0.85) ?? (root && dependencySign(root, runner, 0.55));
  const tests = testsOf(context, name, config);
  if (signs.length === 0 && (named === null || tests.files === 0)) return null;
  const evidence = [...signs, ...(named ? [named] : []), ...tests.said].map((item) => ({
    ...item,
    says: item.about === 'testRunner' ? `${item.says} (${runner.title})` : item.says,
  }));
  return {
    name,
    runner,
    scripts,
    evidence,
    certainty: Math.max(...evidence.map((item) => item.certainty)),
    ...tests,
  };
}

function testsOf(context: ComponentContext, name: string, config: string[]) {
  const { tree, catalogue, manifest } = context;
  const runner = catalogue.testRunners.get(name);
  const habits = context.stack.testGlobs.length > 0 ? context.stack.testGlobs : (runner?.testGlobs ?? []);
  const configured = readRunnerConfig(name, tree, manifest, config);
  const globs = unique(configured.whole ? configured.globs : [...configured.globs, ...habits]);
  return {
    globs,
    support: runner?.support ?? [],
    files: countFiles(context, globs),
    said: configured.evidence,
  };
}

/** The stack's usual runner, where only test files speak for it. */
function findByHabit(context: ComponentContext, name: string, runner: TestRunner): FoundRunner | null {
  const tests = testsOf(context, name, []);
  const inSource = runner.inSource && findInSource(context, runner.inSource);
  if (tests.files === 0 && !inSource && !context.tree.truncated) return null;
  const [first] = tests.globs.flatMap((glob) => filesOf(context, glob, 1));
  const evidence: Evidence[] = [
    sign(
      first ?? inSource ?? context.manifest.files[0] ?? '',
      undefined,
      `is how tests are usually run here (${runner.title})`,
      tests.files > 0 || inSource ? 0.9 : 0.5,
    ),
  ];
  return { name, runner, scripts: [], evidence, certainty: 0.9, ...tests };
}

function findInSource(
  context: ComponentContext,
  { glob, text }: NonNullable<TestRunner['inSource']>,
): string | null {
  return filesOf(context, glob, 300).find((file) => context.tree.read(file)?.includes(text)) ?? null;
}

function dependencySign(manifest: Manifest, runner: TestRunner, certainty: number): Evidence | null {
  const name = runner.dependencies.find((dependency) => manifest.dependencies.has(dependency));
  const origin = name === undefined ? undefined : manifest.dependencies.get(name);
  return origin === undefined ? null : sign(origin.file, `${origin.key}.${name}`, 'is installed', certainty);
}

export function scriptsThatRun(manifest: Manifest, { command }: Pick<TestRunner, 'command'>): string[] {
  if (command === undefined) return [];
  return [...manifest.scripts.keys()].filter((script) =>
    callsOf(manifest, script).some((call) => runs(call, command)),
  );
}

/** "node --test" is a program and its first argument; most commands are a program alone. */
export function runs(call: Call, command: string): boolean {
  const [program, ...args] = command.split(' ');
  return (
    call.program === command ||
    (call.program === program &&
      args.every((argument) =>
        call.args.some((given) => given === argument || given.startsWith(`${argument}=`)),
      ))
  );
}

function filesOf({ tree, dir, inner }: ComponentContext, glob: string, limit: number): string[] {
  return matchFiles(tree, dir, glob, limit).filter((file) => !inner.some((other) => isInside(file, other)));
}

function countFiles(context: ComponentContext, globs: string[]): number {
  return new Set(globs.flatMap((glob) => filesOf(context, glob, fileLimit))).size;
}

/** Every glob that some runner takes, what the tests stand on, and directories that hold nothing else. */
function globsOf(context: ComponentContext, found: FoundRunner[]): string[] {
  const { tree, dir, stack } = context;
  if (found.length === 0) return [];
  const whole = testDirectories.filter((name) => tree.directories.has(joinPath(dir, name)));
  const globs = [
    ...found.flatMap((one) => one.globs),
    ...whole.map((name) => `${name}/**`),
    ...found.flatMap((one) => one.support),
    ...stack.testSupport,
  ];
  return rootRelativeGlobs(unique(globs), dir);
}

type Commands = { all: string; file: string; case: string | null };

function commandsOf({ stack, manager }: ComponentContext, { name, runner }: FoundRunner): Commands {
  const own = stack.testCommands[name];
  return fillExec<Commands>(manager?.exec ?? '', {
    all: own?.all ?? runner.all,
    file: own?.file ?? runner.file,
    case: own?.case ?? runner.case ?? null,
  });
}

export function fillExec<T extends Record<string, string | null | undefined>>(exec: string, commands: T): T {
  return Object.fromEntries(
    Object.entries(commands).map(([key, command]) => [
      key,
      command?.replace(/\{exec\} ?/, exec === '' ? '' : `${exec} `),
    ]),
  ) as T;
}

/** The script people type, when one runs this suite and no other, once; else the runner itself. */
function testAllOf(
  context: ComponentContext,
  main: FoundRunner,
  found: FoundRunner[],
): { command: string; evidence?: Evidence[] } {
  const { manifest, manager, stack } = context;
  const own = stack.testCommands[main.name]?.all;
  const bare = commandsOf(context, main).all;
  if (own !== undefined || manager === null || main.runner.command === undefined) return { command: bare };
  const command = main.runner.command;
  const others = found.flatMap(({ runner }) => (runner === main.runner ? [] : (runner.command ?? [])));
  const fitting = main.scripts.filter((script) => {
    const calls = callsOf(manifest, script);
    return (
      calls.filter((call) => runs(call, command)).length === 1 &&
      !calls.some((call) => others.some((other) => runs(call, other))) &&
      !/watch|:ui$|debug|cov|update|open|headed|report/i.test(script)
    );
  });
  const script = rank(fitting, main.runner.suite)[0];
  if (script === undefined) return { command: bare };
  const once = main.runner.once;
  const call = callsOf(manifest, script).find((one) => runs(one, command));
  const watches = once !== undefined && !call?.args.some((argument) => once.unless.includes(argument));
  const run = manager.run(script);
  const extra = watches ? ` ${manager.name === 'npm' ? '-- ' : ''}${once.argument}` : '';
  return {
    command: run + extra,
    evidence: [
      {
        about: 'testAll',
        file: manifest.files[0] ?? '',
        key: `scripts.${script}`,
        says: watches ? `runs it, but would wait for changes, hence ${once.argument}` : 'runs it',
        certainty: 0.9,
      },
    ],
  };
}

function rank(scripts: string[], suite: 'unit' | 'endToEnd'): string[] {
  const order =
    suite === 'unit'
      ? ['test', 'test:unit', 'unit', 'test:run', 'test:ci']
      : ['test:e2e', 'e2e', 'test', 'test:playwright'];
  const position = (script: string) => (order.includes(script) ? order.indexOf(script) : order.length);
  return scripts
    .filter((script) => /test|spec|e2e|unit/i.test(script))
    .sort((a, b) => position(a) - position(b));
}

function sign(file: string, key: string | undefined, says: string, certainty: number): Evidence {
  return { about: 'testRunner', file, ...(key === undefined ? {} : { key }), says, certainty };
}
