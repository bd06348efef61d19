import { matchFiles } from '../match-files.ts';
import { joinPath, type Tree } from '../tree.ts';
import { readJsonText } from './json.ts';
import {
  addDependencies,
  emptyManifest,
  isTable,
  keysOf,
  type Manifest,
  type ManifestReader,
  strings,
  valueAt,
} from './manifest.ts';

/** What an executor starts, so that a target reads like a script. */
const programs: Record<string, string> = {
  '@nx/jest:jest': 'jest',
  '@nx/vite:test': 'vitest run',
  '@nx/vitest:test': 'vitest run',
  '@nx/eslint:lint': 'eslint .',
  '@nx/linter:eslint': 'eslint .',
  '@nx/playwright:playwright': 'playwright test',
  '@nx/cypress:cypress': 'cypress run',
  '@angular-devkit/build-angular:karma': 'ng test --watch=false',
};

/**
 * A project.json of an Nx workspace whose packages live in the root's package.json. Its dependencies are the packages
 * that its own configuration speaks of.
 */
export const readNxProject: ManifestReader = (tree, dir) => {
  const names = tree.directories.get(dir) ?? [];
  const isProject = names.includes('project.json') && !names.includes('package.json');
  if (!isProject || !tree.directories.get('.')?.includes('nx.json')) return null;
  const file = joinPath(dir, 'project.json');
  const { data, problems } = readJsonText(file, tree.read(file) ?? '');
  const name = typeof data.name === 'string' ? data.name : dir.slice(dir.lastIndexOf('/') + 1);
  const manifest: Manifest = { ...emptyManifest('npm', dir, [file]), name, data, problems };
  addDependencies(manifest, file, 'targets', executorPackages(data));
  for (const config of configFiles(tree, dir))
    addDependencies(manifest, config, 'text', namedIn(tree.read(config) ?? '', rootPackages(tree)));
  if (isTable(data.targets))
    for (const [target, options] of Object.entries(data.targets)) {
      const body = bodyOf(options);
      if (body !== null) manifest.scripts.set(target, body);
    }
  return manifest;
};

function configFiles(tree: Tree, dir: string): string[] {
  return matchFiles(tree, dir, '{project,tsconfig*,.eslintrc*}.json').concat(
    matchFiles(tree, dir, '{jest,vite,vitest,eslint,playwright,cypress,webpack}.config.*'),
  );
}

function rootPackages(tree: Tree): string[] {
  const { data } = readJsonText('package.json', tree.read('package.json') ?? '{}');
  return ['dependencies', 'devDependencies'].flatMap((key) => keysOf(data[key]));
}

function namedIn(text: string, packages: string[]): string[] {
  return packages.filter((name) =>
    [`'${name}'`, `"${name}"`, `"${name}:`, `'${name}/`].some((word) => text.includes(word)),
  );
}

function executorPackages(data: Record<string, unknown>): string[] {
  const targets = isTable(data.targets) ? Object.values(data.targets) : [];
  return targets.flatMap((target) => {
    const executor = isTable(target) && typeof target.executor === 'string' ? target.executor : '';
    return executor.includes(':') && !executor.startsWith('nx:')
      ? [executor.slice(0, executor.lastIndexOf(':'))]
      : [];
  });
}

function bodyOf(target: unknown): string | null {
  const executor = valueAt(target, 'executor');
  if (typeof executor === 'string' && programs[executor] !== undefined) return programs[executor];
  const command = valueAt(target, 'options.command') ?? valueAt(target, 'command');
  if (typeof command === 'string') return command;
  const commands = strings(valueAt(target, 'options.commands'));
  return commands.length > 0 ? commands.join(' && ') : null;
}
