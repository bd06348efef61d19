import picomatch from 'picomatch';
import type { Evidence, Workspace, WorkspaceTool } from './detection.ts';
import { isTable, type Manifest, strings, valueAt } from './manifests/manifest.ts';
import { readTomlText } from './manifests/toml.ts';
import { readYamlText } from './manifests/yaml.ts';
import type { Tree } from './tree.ts';

export type WorkspaceMembers = {
  workspace: Workspace;
  /** Directories that some tool lists as its members. */
  members: Set<string>;
};

type Found = { tool: WorkspaceTool; evidence: Evidence; globs: string[] };

/** Tools that only run tasks; one of them names the workspace before the tool that links it. */
const taskRunners: WorkspaceTool[] = ['nx', 'turbo', 'lerna'];

/** Reads what ties packages together at the root. A list that names nothing but the root itself ties nothing. */
export function readWorkspace(tree: Tree, rootManifests: Manifest[]): WorkspaceMembers {
  const linking = linkers.flatMap((read) => read(tree, rootManifests) ?? []);
  const members = new Map<WorkspaceTool, string[]>(
    linking.map(({ tool, globs }) => [tool, expand(tree, globs)] as const),
  );
  const real = linking.filter(({ tool }) => (members.get(tool)?.length ?? 0) > 0);
  const nx = nxProjects(tree);
  const running: Found[] = (
    [
      ['nx.json', 'nx'],
      ['turbo.json', 'turbo'],
      ['lerna.json', 'lerna'],
    ] as const
  ).flatMap(([file, tool]) =>
    tree.directories.get('.')?.includes(file) && (real.length > 0 || tool === 'nx')
      ? [{ tool, evidence: says(file, `runs tasks across packages with ${tool}`), globs: [] }]
      : [],
  );
  const found = [...running, ...real];
  const tools = found.map(({ tool }) => tool);
  return {
    workspace: {
      kind: taskRunners.find((tool) => tools.includes(tool)) ?? tools[0] ?? 'single',
      tools,
      evidence: found.map(({ evidence }) => evidence),
    },
    members: new Set([...members.values(), nx].flat()),
  };
}

function nxProjects(tree: Tree): string[] {
  if (!tree.directories.get('.')?.includes('nx.json')) return [];
  return [...tree.directories].filter(([, names]) => names.includes('project.json')).map(([dir]) => dir);
}

type Linker = (tree: Tree, rootManifests: Manifest[]) => Found | null;

const jsWorkspaces: Linker = (tree, rootManifests) => {
  const npm = rootManifests.find(({ ecosystem }) => ecosystem === 'npm');
  const pnpm = tree.read('pnpm-workspace.yaml');
  if (pnpm !== null)
    return {
      tool: 'pnpm',
      evidence: { ...says('pnpm-workspace.yaml', 'lists the packages'), key: 'packages' },
      globs: strings(readYamlText('pnpm-workspace.yaml', pnpm).data.packages),
    };
  const listed = npm?.data.workspaces;
  const globs = strings(isTable(listed) ? listed.packages : listed);
  if (globs.length === 0) return null;
  const has = (...names: string[]) => names.some((name) => tree.directories.get('.')?.includes(name));
  const named = /^(npm|pnpm|yarn|bun)@/.exec(String(npm?.data.packageManager ?? ''))?.[1] as
    | WorkspaceTool
    | undefined;
  const tool = named ?? (has('bun.lock', 'bun.lockb') ? 'bun' : has('yarn.lock') ? 'yarn' : 'npm');
  return { tool, evidence: { ...says('package.json', 'lists the packages'), key: 'workspaces' }, globs };
};

const uvWorkspace: Linker = (tree) => fromToml(tree, 'pyproject.toml', 'tool.uv.workspace.members', 'uv');
const cargoWorkspace: Linker = (tree) => fromToml(tree, 'Cargo.toml', 'workspace.members', 'cargo');

function fromToml(tree: Tree, file: string, key: string, tool: WorkspaceTool): Found | null {
  const text = tree.read(file);
  if (text === null) return null;
  const globs = strings(valueAt(readTomlText(file, text).data, key));
  return globs.length === 0 ? null : { tool, evidence: { ...says(file, 'lists the members'), key }, globs };
}

const goWork: Linker = (tree) => {
  const text = tree.read('go.work');
  if (text === null) return null;
  const block = [...text.matchAll(/^use\s*\(([^)]*)\)|^use\s+(\S+)/gm)].map(
    ([, many, one]) => many ?? one ?? '',
  );
  const globs = block.flatMap((part) => part.split('\n')).map((line) => line.replace(/\/\/.*/, '').trim());
  return {
    tool: 'go',
    evidence: says('go.work', 'lists the modules'),
    globs: globs.filter((glob) => glob !== ''),
  };
};

const pubWorkspace: Linker = (tree, rootManifests) => {
  const pub = rootManifests.find(({ ecosystem }) => ecosystem === 'pub');
  const melos = tree.read('melos.yaml');
  const globs = [
    ...strings(pub?.data.workspace),
    ...(melos === null ? [] : strings(readYamlText('melos.yaml', melos).data.packages)),
  ];
  const file = pub && strings(pub.data.workspace).length > 0 ? 'pubspec.yaml' : 'melos.yaml';
  return globs.length === 0 ? null : { tool: 'pub', evidence: says(file, 'lists the packages'), globs };
};

const mavenModules: Linker = (tree) => {
  const text = tree.read('pom.xml')?.replace(/<!--[\s\S]*?-->/g, '');
  const globs = [...(text ?? '').matchAll(/<module>\s*([^<\s]+)\s*<\/module>/g)].map(([, name = '']) => name);
  return globs.length === 0
    ? null
    : { tool: 'maven', evidence: { ...says('pom.xml', 'lists the modules'), key: 'modules' }, globs };
};

const gradleProjects: Linker = (tree) => {
  const file = ['settings.gradle.kts', 'settings.gradle'].find((name) => tree.read(name) !== null);
  if (file === undefined) return null;
  const text = (tree.read(file) ?? '').replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
  const includes = [...text.matchAll(/^\s*include\s*\(?((?:\s*["'][^"']+["']\s*,?)+)/gm)];
  const globs = includes
    .flatMap(([, list = '']) => [...list.matchAll(/["']([^"']+)["']/g)])
    .map(([, name = '']) => name.replace(/^:/, '').replaceAll(':', '/'));
  return globs.length === 0
    ? null
    : { tool: 'gradle', evidence: { ...says(file, 'includes the projects'), key: 'include' }, globs };
};

const mixUmbrella: Linker = (tree) => {
  const apps = /\bapps_path:\s*"([^"]+)"/.exec(tree.read('mix.exs') ?? '')?.[1];
  return apps === undefined
    ? null
    : {
        tool: 'mix',
        evidence: { ...says('mix.exs', 'is an umbrella'), key: 'apps_path' },
        globs: [`${apps}/*`],
      };
};

const linkers: Linker[] = [
  jsWorkspaces,
  uvWorkspace,
  pubWorkspace,
  cargoWorkspace,
  goWork,
  gradleProjects,
  mavenModules,
  mixUmbrella,
];

/** Directories that globs name, without the root. */
function expand(tree: Tree, globs: string[]): string[] {
  const clean = globs.map((glob) => glob.replace(/^\.\//, '').replace(/\/+$/, ''));
  const wanted = clean.filter((glob) => !glob.startsWith('!') && glob !== '.' && glob !== '');
  if (wanted.length === 0) return [];
  const matches = picomatch(wanted, {
    ignore: clean.filter((glob) => glob.startsWith('!')).map((glob) => glob.slice(1)),
  });
  return [...tree.directories.keys()].filter((dir) => matches(dir));
}

function says(file: string, text: string): Evidence {
  return { about: 'workspace', file, says: text, certainty: 0.95 };
}
