import { stackPaths } from './apply-preset.ts';
import { type Candidate, findCandidates } from './candidates.ts';
import { type Catalogue, loadCatalogue } from './catalogue.ts';
import type { DetectedComponent, Detection, Evidence } from './detection.ts';
import { findLinting } from './lint.ts';
import type { Manifest } from './manifests/manifest.ts';
import { packageManagerOf } from './package-manager.ts';
import type { Stack } from './stack.ts';
import { findTemplatesDir } from './templates-dir.ts';
import { type ComponentContext, findSuite, type Suite } from './test-suite.ts';
import { defaultBounds, isInside, readTree, type Tree, type TreeBounds } from './tree.ts';
import { readWorkspace } from './workspace.ts';

export type DetectOptions = { templatesDir?: string; catalogue?: Catalogue; bounds?: TreeBounds };

/**
 * Which stacks live in the repository at `root` (an absolute path). Reads names, and the texts of manifests and
 * configuration; runs nothing, writes nothing, never reads `.env`. Throws only when the package's own data is broken.
 */
export function detect(root: string, options: DetectOptions = {}): Detection {
  const catalogue = options.catalogue ?? loadCatalogue(options.templatesDir ?? findTemplatesDir());
  const tree = readTree(root, options.bounds ?? defaultBounds);
  const rootManifests = findCandidates(
    { ...tree, directories: onlyRoot(tree) },
    catalogue,
    new Set(),
  ).manifests.get('.');
  const { workspace, members } = readWorkspace(tree, rootManifests ?? []);
  const { candidates, manifests, warnings } = findCandidates(tree, catalogue, members);
  const described = candidates.map((candidate) =>
    describe(tree, catalogue, candidate, candidates, manifests),
  );
  return {
    workspace,
    components: choose(described),
    warnings: [...warnings, ...(tree.truncated ? [bound()] : [])],
  };
}

function onlyRoot(tree: Tree): Tree['directories'] {
  return new Map([['.', tree.directories.get('.') ?? []]]);
}

function bound(): Evidence {
  const says = 'the repository is larger than detection looks: what lies deep in it may be missing';
  return { about: 'workspace', file: '.', says, certainty: 0 };
}

type Described = { component: DetectedComponent; kind: Stack['kind']; suite: Suite };

function describe(
  tree: Tree,
  catalogue: Catalogue,
  { dir, manifest, match }: Candidate,
  candidates: Candidate[],
  manifests: Map<string, Manifest[]>,
): Described {
  const root = manifests.get('.')?.find(({ ecosystem }) => ecosystem === manifest.ecosystem) ?? null;
  const manager = packageManagerOf(tree, manifest, root);
  const inner = candidates.map((other) => other.dir).filter((other) => other !== dir && isInside(other, dir));
  const context: ComponentContext = {
    tree,
    catalogue,
    dir,
    stack: match.stack,
    manifest,
    root,
    manager,
    inner,
  };
  const suite = findSuite(context);
  const { evidence: lintEvidence, ...linting } = findLinting(context);
  const { evidence: suiteEvidence, ...tests } = suite;
  return {
    kind: match.kind,
    suite,
    component: {
      dir,
      stack: match.stack.name,
      certainty: match.certainty,
      ...tests,
      ...linting,
      packageManager: manager?.name ?? null,
      database: null,
      otherDatabases: [],
      service: null,
      paths: stackPaths(match.stack, dir),
      evidence: [...match.evidence, ...(manager?.evidence ?? []), ...suiteEvidence, ...lintEvidence],
    },
  };
}

/** Apps, and libraries with tests; where there is neither, the shallowest libraries. */
function choose(described: Described[]): DetectedComponent[] {
  const sure = described.filter(({ kind, suite }) => kind === 'app' || suite.testRunner !== null);
  if (sure.length > 0) return sure.map(({ component }) => component);
  const depth = ({ component }: Described) => (component.dir === '.' ? 0 : component.dir.split('/').length);
  const least = Math.min(...described.map(depth));
  return described.filter((one) => depth(one) === least).map(({ component }) => component);
}
