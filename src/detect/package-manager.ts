import type { Evidence } from './detection.ts';
import { type Manifest, valueAt } from './manifests/manifest.ts';
import { matchFiles } from './match-files.ts';
import { joinPath, type Tree } from './tree.ts';

/** Which tool installs the dependencies here, and how it starts an installed program. */
export type PackageManager = {
  name: string;
  evidence: Evidence[];
  exec: string;
  run: (script: string) => string;
};

type Lock = { manager: string; files: string[] };

const locks: Record<'npm' | 'python', Lock[]> = {
  npm: [
    { manager: 'pnpm', files: ['pnpm-lock.yaml'] },
    { manager: 'bun', files: ['bun.lock', 'bun.lockb'] },
    { manager: 'yarn', files: ['yarn.lock'] },
    { manager: 'npm', files: ['package-lock.json', 'npm-shrinkwrap.json'] },
  ],
  python: [
    { manager: 'uv', files: ['uv.lock'] },
    { manager: 'poetry', files: ['poetry.lock'] },
    { manager: 'pdm', files: ['pdm.lock'] },
    { manager: 'pipenv', files: ['Pipfile.lock', 'Pipfile'] },
  ],
};

/** Managers of ecosystems that leave no choice. */
const only: Partial<Record<Manifest['ecosystem'], string>> = {
  composer: 'composer',
  bundler: 'bundler',
  go: 'go',
  cargo: 'cargo',
  dotnet: 'nuget',
  mix: 'mix',
  pub: 'pub',
};

const execs: Record<string, string> = {
  npm: 'npx',
  pnpm: 'pnpm exec',
  yarn: 'yarn',
  bun: 'bunx',
  uv: 'uv run',
  poetry: 'poetry run',
  pdm: 'pdm run',
  pipenv: 'pipenv run',
  bundler: 'bundle exec',
};

const scriptRunners: Record<string, (script: string) => string> = {
  npm: (script) => (script === 'test' ? 'npm test' : `npm run ${script}`),
  pnpm: (script) => `pnpm ${script}`,
  yarn: (script) => `yarn ${script}`,
  bun: (script) => `bun run ${script}`,
  composer: (script) => `composer ${script}`,
};

export function packageManagerOf(
  tree: Tree,
  manifest: Manifest,
  root: Manifest | null,
): PackageManager | null {
  const found = choose(tree, manifest, root);
  if (found === null) return null;
  const { name, evidence, exec } = found;
  if (manifest.files[0]?.endsWith('project.json'))
    return {
      name,
      evidence,
      exec: execs[name] ?? '',
      run: (script) => `${execs[name]} nx ${script} ${manifest.name}`,
    };
  return {
    name,
    evidence,
    exec: exec ?? execs[name] ?? '',
    run: scriptRunners[name] ?? ((script) => script),
  };
}

type Choice = { name: string; evidence: Evidence[]; exec?: string };

function choose(tree: Tree, manifest: Manifest, root: Manifest | null): Choice | null {
  const { ecosystem, dir } = manifest;
  if (ecosystem === 'npm') return chooseNpm(tree, manifest, root);
  if (ecosystem === 'python') return choosePython(tree, manifest);
  if (ecosystem === 'jvm') return chooseJvm(tree, manifest);
  const name = only[ecosystem];
  const file = manifest.files[0];
  if (name === undefined || file === undefined) return null;
  const evidence = [says(file, `${name} is the only one for it`, 0.98)];
  const pinned = [dir, '.']
    .map((place) => joinPath(place, '.fvmrc'))
    .find((path) => tree.read(path) !== null);
  return name === 'pub' && pinned !== undefined
    ? { name, evidence: [...evidence, says(pinned, 'pins Flutter by fvm', 0.9)], exec: 'fvm' }
    : { name, evidence };
}

function chooseNpm(tree: Tree, manifest: Manifest, root: Manifest | null): Choice {
  for (const candidate of [manifest, ...(root && root !== manifest ? [root] : [])]) {
    const named = /^(npm|pnpm|yarn|bun)@/.exec(String(valueAt(candidate.data, 'packageManager') ?? ''))?.[1];
    const file = candidate.files[0];
    if (named !== undefined && file !== undefined)
      return { name: named, evidence: [{ ...says(file, `names ${named}`, 0.98), key: 'packageManager' }] };
  }
  const used = usage(tree, manifest, root);
  const found = locksAbove(tree, manifest.dir, locks.npm);
  const [only] = found;
  if (only !== undefined && found.length === 1)
    return { name: only.manager, evidence: [says(only.file, 'is the lock file', 0.95)] };
  const preferred = found.find(({ manager }) => manager === used) ?? only;
  if (preferred !== undefined)
    return {
      name: preferred.manager,
      evidence: [
        says(preferred.file, `is one of ${found.length} lock files; scripts use ${used ?? 'none'}`, 0.7),
      ],
    };
  const file = manifest.files[0] ?? 'package.json';
  return used === null
    ? { name: 'npm', evidence: [says(file, 'names no package manager, and there is no lock file', 0.5)] }
    : { name: used, evidence: [says(file, `has no lock file; scripts and workflows use ${used}`, 0.7)] };
}

/** Lock files of the nearest directory, at or above `dir`, that has any. */
function locksAbove(tree: Tree, dir: string, table: Lock[]): { manager: string; file: string }[] {
  for (let at = dir; ; at = parentOf(at)) {
    const names = tree.directories.get(at) ?? [];
    const here = table.flatMap(({ manager, files }) => {
      const file = files.find((name) => names.includes(name));
      return file === undefined ? [] : [{ manager, file: joinPath(at, file) }];
    });
    if (here.length > 0 || at === '.') return here;
  }
}

/** The manager that scripts here and workflows of the repo call most. */
function usage(tree: Tree, manifest: Manifest, root: Manifest | null): string | null {
  const sibling = tree.read(joinPath(manifest.dir, 'composer.json'));
  const scripts = [manifest, root].flatMap((one) => [...(one?.scripts.values() ?? [])]);
  const workflows = matchFiles(tree, '.github/workflows', '*.{yml,yaml}', 20).map(
    (file) => tree.read(file) ?? '',
  );
  for (const texts of [scripts, [sibling ?? '', ...workflows]]) {
    const counts = new Map<string, number>();
    for (const text of texts)
      for (const [, name = ''] of text.matchAll(
        /\b(npm|pnpm|yarn|bunx?) (?:ci|run|install|i|test|exec|add|--)/g,
      )) {
        const manager = name === 'bunx' ? 'bun' : name;
        counts.set(manager, (counts.get(manager) ?? 0) + 1);
      }
    const [most] = [...counts].sort((a, b) => b[1] - a[1]);
    if (most) return most[0];
  }
  return null;
}

function choosePython(tree: Tree, manifest: Manifest): Choice {
  const [lock] = locksAbove(tree, manifest.dir, locks.python);
  if (lock) return { name: lock.manager, evidence: [says(lock.file, 'is its lock file', 0.95)] };
  const file = manifest.files[0] ?? 'pyproject.toml';
  for (const manager of ['uv', 'poetry', 'pdm', 'hatch'])
    if (valueAt(manifest.data, `tool.${manager}`) !== undefined)
      return {
        name: manager,
        evidence: [{ ...says(file, `configures ${manager}`, 0.8), key: `tool.${manager}` }],
      };
  return { name: 'pip', evidence: [says(file, 'has no lock file of another manager', 0.8)] };
}

function chooseJvm(tree: Tree, manifest: Manifest): Choice {
  const names = tree.directories.get(manifest.dir) ?? [];
  const maven = names.includes('pom.xml');
  const [wrapper, bare] = maven ? ['mvnw', 'mvn'] : ['gradlew', 'gradle'];
  const file = manifest.files[0] ?? '';
  const both = maven && names.some((name) => name.startsWith('build.gradle'));
  return {
    name: maven ? 'maven' : 'gradle',
    evidence: [says(file, both ? 'is there beside a Gradle build' : 'is the build file', both ? 0.75 : 0.97)],
    exec: names.includes(wrapper) ? `./${wrapper}` : bare,
  };
}

export function parentOf(dir: string): string {
  return dir.includes('/') ? dir.slice(0, dir.lastIndexOf('/')) : '.';
}

function says(file: string, text: string, certainty: number): Evidence {
  return { about: 'packageManager', file, says: text, certainty };
}

/** The same script, started from a component for the manifest at the workspace's root. */
export function runAtRoot(manager: string, script: string, dir: string): string {
  const up = dir === '.' ? '.' : dir.split('/').fill('..').join('/');
  if (manager === 'pnpm') return `pnpm -w run ${script}`;
  if (manager === 'npm') return `npm --prefix ${up} run ${script}`;
  return `${manager} --cwd ${up} run ${script}`;
}
