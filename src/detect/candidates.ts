import type { Catalogue } from './catalogue.ts';
import type { Evidence } from './detection.ts';
import type { Manifest } from './manifests/manifest.ts';
import { readManifests } from './manifests/readers.ts';
import { type Match, matchStack } from './match.ts';
import { isExample, isInside, type Tree } from './tree.ts';

/** A directory and a manifest in it that some stack answers to. */
export type Candidate = { dir: string; manifest: Manifest; match: Match };

const maxDepth = 4;

/** Manifests in such places belong to tests, examples and tools of another component. */
const notComponents = new Set(
  (
    'test tests testing spec specs __tests__ testdata test-data fixtures fixture __fixtures__ __mocks__ mocks ' +
    'example examples sample samples demo demos stub stubs template templates docs doc documentation benchmark ' +
    'benchmarks bench third_party third-party external node_modules android ios macos windows linux cargokit hack ' +
    'scripts script src-tauri'
  ).split(' '),
);

/** Ecosystems in which a manifest below another one is a part of it, unless a workspace lists it. */
const nestsInto = new Set(['jvm', 'dotnet', 'mix']);

/** Looks at the manifests of every directory that may hold a component. */
export function findCandidates(
  tree: Tree,
  catalogue: Catalogue,
  members: ReadonlySet<string>,
): { candidates: Candidate[]; manifests: Map<string, Manifest[]>; warnings: Evidence[] } {
  const manifests = new Map<string, Manifest[]>();
  const candidates: Candidate[] = [];
  const warnings: Evidence[] = [];
  for (const dir of tree.directories.keys()) {
    if (isExample(dir) || (!members.has(dir) && !mayHoldComponent(dir))) continue;
    const here = readManifests(tree, dir);
    if (here.length === 0) continue;
    manifests.set(dir, here);
    for (const manifest of here) {
      warnings.push(...manifest.problems);
      if (isPartOfAnother(manifest, candidates)) continue;
      const lendsNames = dir === '.' && members.size > 0 && manifest.ecosystem === 'npm';
      const match = matchStack(tree, manifest, catalogue, lendsNames);
      if (match) candidates.push({ dir, manifest, match });
    }
  }
  return { candidates, manifests, warnings };
}

function mayHoldComponent(dir: string): boolean {
  if (dir === '.') return true;
  const segments = dir.split('/');
  return (
    segments.length <= maxDepth &&
    segments.every((segment) => !notComponents.has(segment.toLowerCase()) && !segment.startsWith('.'))
  );
}

function isPartOfAnother({ ecosystem, dir }: Manifest, candidates: Candidate[]): boolean {
  return (
    nestsInto.has(ecosystem) &&
    candidates.some((other) => other.manifest.ecosystem === ecosystem && isInside(dir, other.dir))
  );
}
