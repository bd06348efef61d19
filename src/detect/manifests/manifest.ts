import type { Evidence } from '../detection.ts';
import type { Ecosystem } from '../stack.ts';
import type { Tree } from '../tree.ts';

/** What the manifests of one ecosystem in one directory say, whatever their format. */
export type Manifest = {
  ecosystem: Ecosystem;
  dir: string;
  /** The main one first. */
  files: string[];
  name: string | null;
  /** Name → where it is named. Names are as the ecosystem compares them (Python: lower case, dashes). */
  dependencies: Map<string, Origin>;
  scripts: Map<string, string>;
  /** The main manifest, parsed; {} when it couldn't be. */
  data: Record<string, unknown>;
  problems: Evidence[];
};

type Origin = { file: string; key: string };

/** Reads what its ecosystem has in a directory, or null when there is nothing. */
export type ManifestReader = (tree: Tree, dir: string) => Manifest | null;

export function emptyManifest(ecosystem: Ecosystem, dir: string, files: string[]): Manifest {
  return {
    ecosystem,
    dir,
    files,
    name: null,
    dependencies: new Map(),
    scripts: new Map(),
    data: {},
    problems: [],
  };
}

export function problem(file: string, says: string): Evidence {
  return { about: 'stack', file, says, certainty: 0 };
}

export function addDependencies(
  manifest: Manifest,
  file: string,
  key: string,
  names: Iterable<string>,
): void {
  for (const name of names)
    if (!manifest.dependencies.has(name)) manifest.dependencies.set(name, { file, key });
}

/** The value under a dotted path; undefined when any step is missing. */
export function valueAt(data: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => (isTable(value) ? value[key] : undefined), data);
}

export function isTable(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function keysOf(value: unknown): string[] {
  return isTable(value) ? Object.keys(value) : [];
}

export function strings(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : [];
}
