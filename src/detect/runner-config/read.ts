import type { Evidence } from '../detection.ts';
import type { Manifest } from '../manifests/manifest.ts';
import type { Tree } from '../tree.ts';
import { bunTest, jest, mocha, playwright, vitest } from './javascript.ts';
import { phpunit, pytest } from './others.ts';
import type { ConfigReader } from './part.ts';

/**
 * Which files a test runner's own configuration takes for tests, as globs relative to the component.
 * `whole`: it named all of them, so the runner's habits don't count.
 */
export type ConfiguredTests = {
  globs: string[];
  byFile: Map<string, string[]>;
  whole: boolean;
  evidence: Evidence[];
};

const readers: Record<string, ConfigReader> = {
  vitest,
  playwright,
  jest,
  phpunit,
  pest: phpunit,
  pytest,
  mocha,
  'bun-test': bunTest,
};

/** `files`: the configuration files found for the runner. */
export function readRunnerConfig(
  runner: string,
  tree: Tree,
  manifest: Manifest,
  files: string[],
): ConfiguredTests {
  const parts = readers[runner]?.(tree, manifest, files) ?? [];
  const said = parts.filter(({ globs }) => globs.length > 0);
  return {
    globs: said.flatMap(({ globs }) => globs),
    byFile: new Map(said.map(({ file, globs }) => [file, globs])),
    whole: said.length > 0 && said.every(({ whole }) => whole),
    evidence: said.flatMap(({ evidence }) => evidence),
  };
}
