import type { Evidence } from '../detection.ts';
import { isTable, type Manifest } from '../manifests/manifest.ts';
import type { Tree } from '../tree.ts';

/** What one configuration file says about which files are tests; globs are relative to the component. */
export type Part = {
  file: string;
  globs: string[];
  /** It named all of them as literals, so the runner's habits don't count. */
  whole: boolean;
  evidence: Evidence[];
};

/** `files`: the configuration files found for the runner. */
export type ConfigReader = (tree: Tree, manifest: Manifest, files: string[]) => Part[];

export function part(file: string, key: string, globs: string[], whole: boolean): Part {
  const evidence: Evidence = {
    about: 'testGlobs',
    file,
    key,
    says: whole ? 'names the test files' : 'names some of the test files',
    certainty: whole ? 0.9 : 0.8,
  };
  return { file, globs: globs.map(cleanPath), whole, evidence: globs.length > 0 ? [evidence] : [] };
}

export function cleanPath(glob: string): string {
  return glob
    .replace(/^<rootDir>\//, '')
    .replace(/^(?:\.\/)+/, '')
    .replace(/\/$/, '');
}

export function parseJson(text: string | null): Record<string, unknown> {
  try {
    const data: unknown = JSON.parse(text ?? '');
    return isTable(data) ? data : {};
  } catch {
    return {};
  }
}
