import { unique } from './catalogue.ts';
import type { ComponentContext } from './component-context.ts';
import { type DetectedComponent, type Evidence, rootRelativeGlobs } from './detection.ts';
import { testCommands } from './test-commands.ts';
import { type FoundRunner, findRunners } from './test-runners.ts';
import { joinPath } from './tree.ts';

export type Suite = Pick<
  DetectedComponent,
  'testRunner' | 'testGlobs' | 'testAll' | 'testFile' | 'testCase' | 'testReport' | 'endToEnd'
> & {
  /** A runner is surely there, and so are test files, or tests inside the sources. */
  hasTests: boolean;
  /** Nothing but tests of a running application. */
  onlyEndToEnd: boolean;
  evidence: Evidence[];
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

export function findSuite(context: ComponentContext): Suite {
  const found = findRunners(context);
  const unit = found.find(({ runner }) => runner.suite === 'unit');
  const endToEnd = found.find(({ runner }) => runner.suite === 'endToEnd');
  const main = unit ?? endToEnd;
  const none = {
    testRunner: null,
    testAll: null,
    testFile: null,
    testCase: null,
    testReport: null,
    endToEnd: null,
  };
  if (main === undefined)
    return { ...none, testGlobs: [], hasTests: false, onlyEndToEnd: false, evidence: [nothing(context)] };
  const commands = testCommands(context, main, found);
  return {
    testRunner: main.name,
    testGlobs: globsOf(context, found),
    testAll: commands.all,
    testFile: commands.file,
    testCase: commands.case,
    testReport: main.runner.report ?? null,
    endToEnd: unit && endToEnd ? second(context, endToEnd, found) : null,
    hasTests: found.some(({ files, inSource, certainty }) => certainty >= 0.7 && (files > 0 || inSource)),
    onlyEndToEnd: unit === undefined,
    evidence: [...main.evidence, ...commands.evidence],
  };
}

function second(
  context: ComponentContext,
  runner: FoundRunner,
  found: FoundRunner[],
): DetectedComponent['endToEnd'] {
  const commands = testCommands(context, runner, found);
  return {
    runner: runner.name,
    testAll: commands.all,
    testFile: commands.file,
    testGlobs: rootRelativeGlobs(runner.globs, context.dir),
  };
}

/** Every file that some runner takes, what the tests stand on, and directories that hold nothing else. */
function globsOf({ tree, dir, stack }: ComponentContext, found: FoundRunner[]): string[] {
  const whole = testDirectories.filter((name) => tree.directories.has(joinPath(dir, name)));
  const globs = [
    ...found.flatMap((one) => one.globs),
    ...whole.map((name) => `${name}/**`),
    ...found.flatMap((one) => one.support),
    ...stack.testSupport,
  ];
  return rootRelativeGlobs(unique(globs), dir);
}

function nothing({ manifest, tree }: ComponentContext): Evidence {
  return {
    about: 'testRunner',
    file: manifest.files[0] ?? '',
    says: 'names no test runner that is known',
    certainty: tree.truncated || manifest.problems.length > 0 ? 0.3 : 0.7,
  };
}
