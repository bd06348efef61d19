import * as v from 'valibot';

/** A stack is data about one framework in one directory: `templates/stacks/<name>.json`. Unknown keys are errors. */

export const ecosystems = [
  'npm',
  'composer',
  'python',
  'bundler',
  'go',
  'cargo',
  'jvm',
  'dotnet',
  'mix',
  'pub',
  'none',
] as const;

export type Ecosystem = (typeof ecosystems)[number];

export const texts = v.array(v.pipe(v.string(), v.minLength(1)));

/** A share of 1. */
const certainty = v.pipe(v.number(), v.minValue(0), v.maxValue(1));

/** An app is a component wherever it is found; a library only where it has tests of its own or stands alone. */
const stackKind = v.picklist(['app', 'library']);

/** All given conditions must hold in one directory. */
const conditionSchema = v.strictObject({
  certainty,
  /** Globs relative to the directory, each of which some file must match. */
  files: v.optional(texts, []),
  anyFile: v.optional(texts, []),
  noFile: v.optional(texts, []),
  /** Names in the manifest of the stack's ecosystem, development ones included. */
  dependencies: v.optional(texts, []),
  anyDependency: v.optional(texts, []),
  noDependency: v.optional(texts, []),
  /** The same, but needed at run time: what only the tests or the build use doesn't count. */
  runtimeDependencies: v.optional(texts, []),
  /** Top-level keys of the manifest. */
  manifestKeys: v.optional(texts, []),
  noManifestKeys: v.optional(texts, []),
  /** File in the directory → text it must contain. */
  contains: v.optional(v.record(v.string(), v.string()), {}),
  /** Where a stack is an app in one shape and a library in another (a crate with a main.rs). */
  kind: v.optional(stackKind),
  /** Why this points at the stack, for people. */
  says: v.string(),
});

/** How tests are started; see `templates/tools/test-runners.json` for the placeholders. */
export const commandsSchema = v.strictObject({
  all: v.optional(v.string()),
  file: v.optional(v.string()),
  case: v.optional(v.string()),
});

const pathsSchema = v.strictObject({
  generated: v.optional(texts, []),
  immutable: v.optional(texts, []),
  secrets: v.optional(texts, []),
  locks: v.optional(texts, []),
  protected: v.optional(texts, []),
});

const ciSchema = v.strictObject({
  /** Names in `templates/tools/ci.json`. */
  setup: v.optional(texts, []),
  /** Environment of the test job. */
  env: v.optional(v.record(v.string(), v.string()), {}),
  /** Commands before the tests, in order. */
  prepare: v.optional(texts, []),
});

/** A rule file for the client, loaded where its paths apply. */
const ruleSchema = v.strictObject({
  name: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/, 'must be lower case, with dashes')),
  paths: texts,
  says: texts,
});

export const stackSchema = v.strictObject({
  $schema: v.optional(v.string()),
  name: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/, 'must be lower case, with dashes')),
  title: v.string(),
  ecosystem: v.picklist(ecosystems),
  kind: stackKind,
  /** Takes over what the other stack says and adds its own. */
  extends: v.optional(v.string()),
  /** Stacks this one replaces when both match in one directory. */
  over: v.optional(texts, []),
  detect: v.array(conditionSchema),
  /** Test runners it may use, best first: names in `templates/tools/test-runners.json`. */
  testRunners: v.optional(texts, []),
  /** Runner → commands where the framework starts it in its own way ("php artisan test"). */
  testCommands: v.optional(v.record(v.string(), commandsSchema), {}),
  /** Taken when nothing in the repo names a runner but test files are there. */
  defaultTestRunner: v.optional(v.string()),
  /** Replaces the runner's own globs where the stack has firmer habits. Relative to the directory. */
  testGlobs: v.optional(texts, []),
  /** What tests stand on: base classes, factories of the test tree, snapshots, the runner's configuration. */
  testSupport: v.optional(texts, []),
  /** Names in `templates/tools/linters.json`. */
  linters: v.optional(texts, []),
  paths: v.optional(pathsSchema, {}),
  /** Names in `templates/tools/databases.json` that this stack talks to, most usual first; [] for a front end. */
  databases: v.optional(texts),
  /** Programs that run others for this stack, so that a guard looks through them. */
  wrappers: v.optional(texts, []),
  ci: v.optional(ciSchema, {}),
  /** Sentences offered for the user's CLAUDE.md. */
  invariants: v.optional(texts, []),
  /** Advice to whoever writes code here: one fact each. */
  advice: v.optional(texts, []),
  rules: v.optional(v.array(ruleSchema), []),
});

export type Stack = v.InferOutput<typeof stackSchema>;
export type StackCondition = Stack['detect'][number];
