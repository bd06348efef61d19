import type { Catalogue } from './catalogue.ts';
import type { Evidence } from './detection.ts';
import { type Manifest, valueAt } from './manifests/manifest.ts';
import { matchFiles } from './match-files.ts';
import type { Stack, StackCondition } from './stack.ts';
import { joinPath, type Tree } from './tree.ts';

export type Match = {
  stack: Stack;
  kind: Stack['kind'];
  certainty: number;
  evidence: Evidence[];
};

/** A manifest that couldn't be read whole still points somewhere, but nothing is certain any more. */
const doubt = 0.7;

/**
 * The stack of a manifest: the surest one that no other match replaces; null when none is named. `lendsNames`: the root
 * of a workspace holds packages for its members, so that a name alone makes no application of it.
 */
export function matchStack(
  tree: Tree,
  manifest: Manifest,
  catalogue: Catalogue,
  lendsNames: boolean,
): Match | null {
  const matches = [...catalogue.stacks.values()]
    .filter((stack) => stack.ecosystem === manifest.ecosystem)
    .flatMap((stack) => best(tree, manifest, stack, lendsNames) ?? []);
  const replaced = new Set(matches.flatMap(({ stack }) => stack.over));
  const [first] = matches
    .filter(({ stack }) => !replaced.has(stack.name))
    .sort((a, b) => b.certainty - a.certainty || b.stack.over.length - a.stack.over.length);
  return first ?? null;
}

function best(tree: Tree, manifest: Manifest, stack: Stack, lendsNames: boolean): Match | null {
  const [condition] = stack.detect
    .filter((candidate) => !(lendsNames && stack.kind === 'app' && isNameOnly(candidate)))
    .filter((candidate) => holds(tree, manifest, candidate))
    .sort((a, b) => b.certainty - a.certainty);
  if (!condition) return null;
  const certainty = condition.certainty * (manifest.problems.length > 0 ? doubt : 1);
  return {
    stack,
    kind: condition.kind ?? stack.kind,
    certainty,
    evidence: [...originsOf(tree, manifest, condition, certainty), ...manifest.problems],
  };
}

function isNameOnly({ files, anyFile, contains }: StackCondition): boolean {
  return [...files, ...anyFile, ...Object.keys(contains)].length === 0;
}

function holds(tree: Tree, manifest: Manifest, condition: StackCondition): boolean {
  const { dependencies, data, dir } = manifest;
  const has = (name: string) => dependencies.has(name);
  const exists = (glob: string) => matchFiles(tree, dir, glob, 1).length > 0;
  return (
    condition.dependencies.every(has) &&
    condition.runtimeDependencies.every((name) => dependencies.get(name)?.key === 'dependencies') &&
    (condition.anyDependency.length === 0 || condition.anyDependency.some(has)) &&
    !condition.noDependency.some(has) &&
    condition.manifestKeys.every((key) => valueAt(data, key) !== undefined) &&
    condition.noManifestKeys.every((key) => valueAt(data, key) === undefined) &&
    condition.files.every(exists) &&
    (condition.anyFile.length === 0 || condition.anyFile.some(exists)) &&
    !condition.noFile.some(exists) &&
    Object.entries(condition.contains).every(([file, text]) => tree.read(joinPath(dir, file))?.includes(text))
  );
}

/** One evidence for each thing that was seen: the dependency with its key, or the file. */
function originsOf(tree: Tree, manifest: Manifest, condition: StackCondition, certainty: number): Evidence[] {
  const named = [
    ...condition.dependencies,
    ...condition.runtimeDependencies,
    ...condition.anyDependency,
  ].flatMap((name) => {
    const origin = manifest.dependencies.get(name);
    return origin === undefined ? [] : [{ file: origin.file, key: `${origin.key}.${name}` }];
  });
  const files = [...condition.files, ...condition.anyFile, ...Object.keys(condition.contains)]
    .flatMap((glob) => matchFiles(tree, manifest.dir, glob, 1))
    .map((file) => ({ file }));
  const seen =
    named.length + files.length > 0 ? [...named, ...files] : [{ file: manifest.files[0] ?? manifest.dir }];
  return seen.map((place) => ({ about: 'stack', ...place, says: condition.says, certainty }));
}
