import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { type Stack, stackSchema } from './stack.ts';
import {
  type CiSetup,
  ciSetupSchema,
  type DatabaseEngine,
  databaseSchema,
  type Linter,
  linterSchema,
  type TestRunner,
  testRunnerSchema,
} from './tools.ts';

/** Everything the package knows about stacks, by name. */
export type Catalogue = {
  stacks: Map<string, Stack>;
  testRunners: Map<string, TestRunner>;
  linters: Map<string, Linter>;
  databases: Map<string, DatabaseEngine>;
  ci: Map<string, CiSetup>;
};

class CatalogueError extends Error {}

/** Reads and checks the data under `templatesDir`. Throws CatalogueError with one line: file, key, what is wrong. */
export function loadCatalogue(templatesDir: string): Catalogue {
  const table = <T>(name: string, schema: v.GenericSchema<unknown, T>) =>
    new Map(
      Object.entries(readJson(join(templatesDir, 'tools', `${name}.json`), v.record(v.string(), schema))),
    );
  const catalogue: Catalogue = {
    stacks: loadStacks(join(templatesDir, 'stacks')),
    testRunners: table('test-runners', testRunnerSchema),
    linters: table('linters', linterSchema),
    databases: table('databases', databaseSchema),
    ci: table('ci', ciSetupSchema),
  };
  checkNames(catalogue);
  return catalogue;
}

function loadStacks(directory: string): Map<string, Stack> {
  const raw = new Map<string, Stack>();
  for (const file of readdirSync(directory).sort()) {
    if (!file.endsWith('.json')) continue;
    const stack = readJson(join(directory, file), stackSchema);
    if (`${stack.name}.json` !== file)
      throw new CatalogueError(`${file}: holds the stack "${stack.name}"; name and file must agree`);
    raw.set(stack.name, stack);
  }
  return new Map([...raw].map(([name, stack]) => [name, withParents(stack, raw, [])]));
}

function withParents(stack: Stack, all: Map<string, Stack>, below: string[]): Stack {
  if (stack.extends === undefined) return stack;
  const parent = all.get(stack.extends);
  if (!parent || below.includes(stack.extends))
    throw new CatalogueError(
      `${stack.name}.json: extends "${stack.extends}", which ${parent ? 'extends it' : 'does not exist'}`,
    );
  return extendStack(stack, withParents(parent, all, [...below, stack.name]));
}

/** Lists add up, the child's first; `detect`, `over` and `defaultTestRunner` are the child's own. */
function extendStack(child: Stack, parent: Stack): Stack {
  const joined = (key: 'testRunners' | 'testGlobs' | 'testSupport' | 'linters' | 'wrappers') =>
    unique([...child[key], ...parent[key]]);
  const path = (key: keyof Stack['paths']) =>
    unique([...(child.paths[key] ?? []), ...(parent.paths[key] ?? [])]);
  const defaultTestRunner = child.defaultTestRunner ?? parent.defaultTestRunner;
  const databases = child.databases ?? parent.databases;
  return {
    ...child,
    ...(defaultTestRunner === undefined ? {} : { defaultTestRunner }),
    ...(databases === undefined ? {} : { databases }),
    testRunners: joined('testRunners'),
    testCommands: { ...parent.testCommands, ...child.testCommands },
    testGlobs: joined('testGlobs'),
    testSupport: joined('testSupport'),
    linters: joined('linters'),
    wrappers: joined('wrappers'),
    paths: {
      generated: path('generated'),
      immutable: path('immutable'),
      secrets: path('secrets'),
      locks: path('locks'),
      protected: path('protected'),
    },
    ci: {
      setup: unique([...(child.ci.setup ?? []), ...(parent.ci.setup ?? [])]),
      env: { ...parent.ci.env, ...child.ci.env },
      prepare: unique([...(parent.ci.prepare ?? []), ...(child.ci.prepare ?? [])]),
    },
    invariants: unique([...child.invariants, ...parent.invariants]),
    advice: unique([...child.advice, ...parent.advice]),
    rules: [
      ...child.rules,
      ...parent.rules.filter((rule) => !child.rules.some(({ name }) => name === rule.name)),
    ],
  };
}

/** A name that points nowhere is found here, not when some repo happens to need it. */
function checkNames({ stacks, testRunners, linters, databases, ci }: Catalogue): void {
  const check = (
    stack: string,
    key: string,
    names: readonly string[],
    known: ReadonlyMap<string, unknown>,
  ) => {
    const unknown = names.find((name) => !known.has(name));
    if (unknown !== undefined) throw new CatalogueError(`${stack}.json: ${key}: "${unknown}" does not exist`);
  };
  for (const [name, stack] of stacks) {
    check(name, 'over', stack.over, stacks);
    check(name, 'testRunners', stack.testRunners, testRunners);
    check(name, 'testCommands', Object.keys(stack.testCommands), testRunners);
    check(name, 'defaultTestRunner', stack.defaultTestRunner ? [stack.defaultTestRunner] : [], testRunners);
    check(name, 'linters', stack.linters, linters);
    check(name, 'databases', stack.databases ?? [], databases);
    check(name, 'ci.setup', stack.ci.setup ?? [], ci);
  }
}

function readJson<T>(file: string, schema: v.GenericSchema<unknown, T>): T {
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new CatalogueError(`${file}: ${(error as Error).message}`);
  }
  const result = v.safeParse(schema, json);
  if (result.success) return result.output;
  const issue = result.issues[0];
  throw new CatalogueError(`${file}: ${v.getDotPath(issue) ?? 'the file'}: ${issue.message}`);
}

export function unique<T>(values: readonly T[]): T[] {
  return [...new Set(values)];
}
