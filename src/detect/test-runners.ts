import { unique } from './catalogue.ts';
import { type ComponentContext, filesOf } from './component-context.ts';
import type { Evidence } from './detection.ts';
import { type Manifest, valueAt } from './manifests/manifest.ts';
import { matchFiles } from './match-files.ts';
import { readRunnerConfig } from './runner-config/read.ts';
import { type Call, callsOf } from './scripts.ts';
import type { TestRunner } from './tools.ts';

export type FoundRunner = {
  name: string;
  runner: TestRunner;
  certainty: number;
  evidence: Evidence[];
  /** Scripts that start it, in the manifest's order. */
  scripts: string[];
  /** Which files it takes for tests, relative to the component. */
  globs: string[];
  /** The same for each configuration file that names them. */
  globsByConfig: Map<string, string[]>;
  support: string[];
  /** Test files that are there. */
  files: number;
  /** Tests inside source files. */
  inSource: boolean;
  /** The script that is called test starts it. */
  isMain: boolean;
};

const fileLimit = 1000;

/** Runners that something here points at, the main one first. */
export function findRunners(context: ComponentContext): FoundRunner[] {
  const { catalogue, stack } = context;
  const found = stack.testRunners.flatMap((name) => {
    const runner = catalogue.testRunners.get(name);
    return runner === undefined ? [] : (findRunner(context, name, runner) ?? []);
  });
  if (found.length > 0)
    return found.sort(
      (a, b) => b.certainty - a.certainty || Number(b.isMain) - Number(a.isMain) || b.files - a.files,
    );
  const usual = stack.defaultTestRunner;
  const runner = usual === undefined ? undefined : catalogue.testRunners.get(usual);
  if (usual === undefined || runner === undefined) return [];
  const habit = findByHabit(context, usual, runner);
  return habit === null ? [] : [habit];
}

function findRunner(context: ComponentContext, name: string, runner: TestRunner): FoundRunner | null {
  const { tree, dir, manifest, root, stack, isMember } = context;
  const config = runner.config.flatMap((glob) => matchFiles(tree, dir, glob));
  const scripts = scriptsThatRun(manifest, runner.command);
  const main = manifest.files[0] ?? '';
  const named =
    dependencySign(manifest, runner, 0.85) ?? (root && dependencySign(root, runner, isMember ? 0.75 : 0.55));
  const isBacked =
    named !== null ||
    scripts.length > 0 ||
    runner.dependencies.length === 0 ||
    name === stack.defaultTestRunner;
  const signs: Evidence[] = [
    ...scripts.slice(0, 1).map((script) => sign(main, `scripts.${script}`, 'starts it', 0.97)),
    ...config.slice(0, 1).map((file) => sign(file, undefined, 'is its configuration', isBacked ? 0.92 : 0.6)),
    ...runner.manifestKeys
      .filter((key) => valueAt(manifest.data, key) !== undefined)
      .map((key) => sign(main, key, 'is its configuration', 0.9)),
  ];
  if (signs.length === 0 && named === null) return null;
  const tests = testsOf(context, name, runner, config);
  if (signs.length === 0 && tests.files === 0) return null;
  const evidence = [...signs, ...(named ? [named] : [])];
  return {
    name,
    runner,
    scripts,
    isMain: scripts.includes('test'),
    certainty: Math.max(...evidence.map(({ certainty }) => certainty)),
    ...tests,
    evidence: [
      ...evidence.map((item) => ({ ...item, says: `${item.says} (${runner.title})` })),
      ...tests.evidence,
    ],
  };
}

function testsOf(context: ComponentContext, name: string, runner: TestRunner, config: string[]) {
  const { tree, manifest, stack } = context;
  const habits = stack.testGlobs.length > 0 ? stack.testGlobs : runner.testGlobs;
  const configured = readRunnerConfig(name, tree, manifest, config);
  const globs = unique(configured.whole ? configured.globs : [...configured.globs, ...habits]);
  const files = countFiles(context, globs);
  const habit: Evidence = {
    about: 'testGlobs',
    file: config[0] ?? manifest.files[0] ?? '',
    says:
      files > 0
        ? `are the usual names, and ${files} files have them`
        : 'are the usual names, but no file has one',
    certainty: files > 0 ? 0.85 : 0.5,
  };
  return {
    globs,
    globsByConfig: configured.byFile,
    support: runner.support,
    files,
    inSource: false,
    evidence: configured.whole ? configured.evidence : [...configured.evidence, habit],
  };
}

/** The stack's usual runner, where only test files, or tests in the sources, speak for it. */
function findByHabit(context: ComponentContext, name: string, runner: TestRunner): FoundRunner | null {
  const tests = testsOf(context, name, runner, []);
  const source = runner.inSource === undefined ? null : findInSource(context, runner.inSource);
  const seen = tests.files > 0 || source !== null;
  if (!seen && !context.tree.truncated) return null;
  const [first] = tests.globs.flatMap((glob) => filesOf(context, glob, 1));
  const file = first ?? source ?? context.manifest.files[0] ?? '';
  const certainty = seen ? 0.9 : 0.5;
  const says = `is how tests are usually run here (${runner.title})`;
  return {
    name,
    runner,
    scripts: [],
    isMain: false,
    certainty,
    ...tests,
    inSource: source !== null,
    evidence: [sign(file, undefined, says, certainty), ...tests.evidence],
  };
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

export function scriptsThatRun(manifest: Manifest, command: string | undefined): string[] {
  if (command === undefined) return [];
  return [...manifest.scripts.keys()].filter((script) =>
    callsOf(manifest, script).some((call) => runs(call, command)),
  );
}

/** "node --test" is a program and its first argument; most commands are a program alone. */
export function runs(call: Call, command: string): boolean {
  const [program, ...args] = command.split(' ');
  const has = (argument: string) =>
    call.args.some((given) => given === argument || given.startsWith(`${argument}=`));
  return call.program === command || (call.program === program && args.every(has));
}

export function countFiles(context: ComponentContext, globs: string[]): number {
  return new Set(globs.flatMap((glob) => filesOf(context, glob, fileLimit))).size;
}

function sign(file: string, key: string | undefined, says: string, certainty: number): Evidence {
  return { about: 'testRunner', file, ...(key === undefined ? {} : { key }), says, certainty };
}
