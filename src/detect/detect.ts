import { stackPaths } from './apply-preset.ts';
import { type Candidate, findCandidates } from './candidates.ts';
import { type Catalogue, loadCatalogue } from './catalogue.ts';
import type { ComponentContext } from './component-context.ts';
import { readCompose } from './compose.ts';
import { addDatabases } from './databases/attach.ts';
import type { DetectedComponent, Detection, Evidence } from './detection.ts';
import { findLinting } from './lint.ts';
import type { Manifest } from './manifests/manifest.ts';
import { readManifests } from './manifests/readers.ts';
import { packageManagerOf } from './package-manager.ts';
import type { Stack } from './stack.ts';
import { findTemplatesDir } from './templates-dir.ts';
import { findSuite } from './test-suite.ts';
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
  const { workspace, members } = readWorkspace(tree, readManifests(tree, '.'));
  const { candidates, manifests, warnings } = findCandidates(tree, catalogue, members);
  const described = candidates.map((candidate) => {
    const context = contextOf(tree, catalogue, candidate, candidates, manifests, members);
    return { candidate, context, ...describe(context, candidate) };
  });
  const chosen = choose(described);
  const projects = readCompose(tree);
  addDatabases(chosen, described, projects);
  return {
    workspace,
    components: chosen.map(({ component }) => component),
    warnings: [
      ...warnings,
      ...projects.flatMap(({ problems }) => problems),
      ...(tree.truncated ? [boundWarning] : []),
    ],
  };
}

const boundWarning: Evidence = {
  about: 'workspace',
  file: '.',
  says: 'the repository is larger than detection looks: what lies deep in it may be missing',
  certainty: 0,
};

function contextOf(
  tree: Tree,
  catalogue: Catalogue,
  { dir, manifest, match }: Candidate,
  candidates: Candidate[],
  manifests: Map<string, Manifest[]>,
  members: ReadonlySet<string>,
): ComponentContext {
  const root = manifests.get('.')?.find(({ ecosystem }) => ecosystem === manifest.ecosystem) ?? null;
  const inner = candidates.map((other) => other.dir).filter((other) => other !== dir && isInside(other, dir));
  const manager = packageManagerOf(tree, manifest, root);
  return {
    tree,
    catalogue,
    dir,
    stack: match.stack,
    manifest,
    root,
    manager,
    inner,
    isMember: members.has(dir),
  };
}

export type Described = {
  candidate: Candidate;
  context: ComponentContext;
  component: DetectedComponent;
  kind: Stack['kind'];
  /** See Suite. */
  hasTests: boolean;
  onlyEndToEnd: boolean;
};

function describe(
  context: ComponentContext,
  { dir, match }: Candidate,
): Pick<Described, 'component' | 'kind' | 'hasTests' | 'onlyEndToEnd'> {
  const { evidence: testEvidence, hasTests, onlyEndToEnd, ...tests } = findSuite(context);
  const { evidence: lintEvidence, ...linting } = findLinting(context);
  return {
    kind: match.kind,
    hasTests,
    onlyEndToEnd,
    component: {
      dir,
      stack: match.stack.name,
      certainty: match.certainty,
      ...tests,
      ...linting,
      packageManager: context.manager?.name ?? null,
      database: null,
      otherDatabases: [],
      service: null,
      paths: stackPaths(match.stack, dir),
      evidence: [...match.evidence, ...(context.manager?.evidence ?? []), ...testEvidence, ...lintEvidence],
    },
  };
}

/**
 * Apps, and libraries with tests; where there is neither, the shallowest libraries. A package beside a component that
 * is only there for its tools (a package.json with Biome beside a Gemfile, one with Playwright beside a solution) is
 * part of that component.
 */
function choose(described: Described[]): Described[] {
  const hasApp = (dir: string) => described.some((one) => one.kind === 'app' && one.component.dir === dir);
  const isSure = ({ kind, hasTests, onlyEndToEnd, component }: Described) =>
    kind === 'app' || (hasTests && !(onlyEndToEnd && hasApp(component.dir)));
  const sure = described.filter(isSure);
  if (sure.length === 0) {
    const depth = ({ component: { dir } }: Described) => (dir === '.' ? 0 : dir.split('/').length);
    const least = Math.min(...described.map(depth));
    return described.filter((one) => depth(one) === least);
  }
  for (const tools of described.filter((one) => !isSure(one))) {
    const host = sure.find(({ component }) => component.dir === tools.component.dir);
    if (host !== undefined) lend(tools, host.component);
  }
  return sure;
}

function lend({ component: tools, hasTests }: Described, host: DetectedComponent): void {
  host.lint.push(...tools.lint);
  host.lintFix.push(...tools.lintFix);
  host.linters.push(...tools.linters);
  host.evidence.push(...tools.evidence.filter(({ about }) => about === 'lint'));
  if (!hasTests) return;
  host.testGlobs.push(...tools.testGlobs);
  if (
    host.endToEnd === null &&
    tools.testRunner !== null &&
    tools.testAll !== null &&
    tools.testFile !== null
  )
    host.endToEnd = {
      runner: tools.testRunner,
      testAll: tools.testAll,
      testFile: tools.testFile,
      testGlobs: tools.testGlobs,
    };
}
