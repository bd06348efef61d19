import * as v from 'valibot';
import { commandsSchema, ecosystems, texts } from './stack.ts';

/**
 * What stacks share, as tables in `templates/tools/`: test runners, linters, databases, CI set-up.
 *
 * Commands hold placeholders: `{exec}` is the package manager's way to run an installed program ("pnpm exec",
 * "uv run", "./mvnw"); `{file}` a path relative to the component, `{directory}` its directory, `{stem}` its name
 * without extension, `{label}` its dotted module path, `{name}` the name of one test case, `{report}` a file to write.
 */

const ecosystem = v.picklist(ecosystems);

/** One of these must hold; a runner or linter without any is only taken when a stack names it as default. */
const signs = {
  /** Names in the manifest. */
  dependencies: v.optional(texts, []),
  /** Configuration files, as globs relative to the component. */
  config: v.optional(texts, []),
  /** Dotted keys in the manifest, or in pyproject.toml. */
  manifestKeys: v.optional(texts, []),
  /** Word that a script starts to run it. */
  command: v.optional(v.string()),
};

export const testRunnerSchema = v.strictObject({
  title: v.string(),
  ecosystems: v.array(ecosystem),
  ...signs,
  /** 'endToEnd' needs browsers or a running application, so it is never the suite a gate waits for while another is there. */
  suite: v.optional(v.picklist(['unit', 'endToEnd']), 'unit'),
  /** What the runner takes for tests when its configuration says nothing. */
  testGlobs: texts,
  support: v.optional(texts, []),
  all: v.string(),
  file: v.string(),
  case: v.optional(v.string()),
  /** Package manager → commands where it starts the runner in another way (Gradle beside Maven). */
  managers: v.optional(v.record(v.string(), commandsSchema), {}),
  /** Tests that live in source files: which files, and the text that gives them away. */
  inSource: v.optional(v.strictObject({ glob: v.string(), text: v.string() })),
  /** Tests that cover one source file. */
  related: v.optional(v.string()),
  /** How the runner is kept from watching when a script starts it bare. */
  once: v.optional(v.strictObject({ argument: v.string(), unless: v.array(v.string()) })),
  report: v.optional(
    v.strictObject({
      format: v.picklist(['junit', 'json', 'tap', 'text']),
      arguments: v.string(),
      files: v.optional(texts),
    }),
  ),
  /** Spellings of "accept the new snapshots". */
  snapshotUpdates: v.optional(texts, []),
});

export const linterSchema = v.strictObject({
  title: v.string(),
  ecosystems: v.array(ecosystem),
  ...signs,
  kind: v.picklist(['lint', 'format', 'types']),
  /** Whole component, reading only. */
  check: v.optional(v.string()),
  checkFile: v.optional(v.string()),
  fixFile: v.optional(v.string()),
  files: texts,
  /** Words that make it write, so that a script with one is not a check. */
  writes: v.optional(texts, []),
  /** Words without which it writes: a script is only a check with one of them. */
  reads: v.optional(texts, []),
  /** Often installed without being used, so that only its configuration counts. */
  needs: v.optional(v.picklist(['config'])),
  /** Comes with the toolchain, so that nothing shows whether the project wants it. */
  usual: v.optional(v.boolean(), false),
  /** Only starts what the packages of a workspace call lint. */
  delegates: v.optional(v.boolean(), false),
});

export const databaseSchema = v.strictObject({
  title: v.string(),
  /** The policy's name for it; without one it is named but not guarded by an SQL reader. */
  kind: v.optional(v.picklist(['postgres', 'mysql', 'mariadb', 'sqlite', 'sqlserver', 'mongodb'])),
  /** Container images, without registry and tag; a trailing * is a prefix. */
  images: v.optional(texts, []),
  /** What ORMs and frameworks call it in their configuration. */
  names: v.optional(texts, []),
  urlSchemes: v.optional(texts, []),
  /** Ecosystem → client libraries. */
  dependencies: v.optional(v.record(ecosystem, texts), {}),
  client: v.optional(v.string()),
  superusers: v.optional(texts, []),
});

export const ciSetupSchema = v.strictObject({
  title: v.string(),
  uses: v.string(),
  with: v.optional(v.record(v.string(), v.union([v.string(), v.boolean(), v.number()])), {}),
  /** Install exactly what the lock file says. */
  install: v.optional(v.string()),
});

export type TestRunner = v.InferOutput<typeof testRunnerSchema>;
export type Linter = v.InferOutput<typeof linterSchema>;
export type DatabaseEngine = v.InferOutput<typeof databaseSchema>;
export type CiSetup = v.InferOutput<typeof ciSetupSchema>;
