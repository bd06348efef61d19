import { matchFiles } from '../match-files.ts';
import { joinPath, type Tree } from '../tree.ts';
import { addDependencies, emptyManifest, type ManifestReader } from './manifest.ts';
import { readTomlText } from './toml.ts';

/**
 * Maven and Gradle. Names are artifact ids, and plugin ids. A build script is code: only names written out as
 * literals, or by way of the version catalog, are seen.
 */
export const readJvm: ManifestReader = (tree, dir) => {
  const names = tree.directories.get(dir) ?? [];
  const files = ['pom.xml', 'build.gradle.kts', 'build.gradle', 'settings.gradle.kts', 'settings.gradle']
    .filter((name) => names.includes(name))
    .map((name) => joinPath(dir, name));
  if (files.length === 0) return null;
  const manifest = emptyManifest('jvm', dir, files);
  for (const file of [...files, ...modulesOf(tree, dir, files)]) {
    const text = tree.read(file) ?? '';
    if (file.endsWith('pom.xml')) {
      addDependencies(manifest, file, 'artifactId', pomArtifacts(text));
      if (!/<\/project>\s*$/.test(text.trim()))
        manifest.problems.push({
          about: 'stack',
          file,
          says: 'does not end as a Maven project does',
          certainty: 0,
        });
    } else addDependencies(manifest, file, 'build script', gradleNames(text, catalog(tree, dir)));
  }
  return manifest;
};

/** Build files of the projects below, where the build has several: what they use, it uses. */
function modulesOf(tree: Tree, dir: string, files: string[]): string[] {
  const hasModules = files.some((file) => /<module>|^\s*include[\s(]/m.test(tree.read(file) ?? ''));
  if (!hasModules) return [];
  return ['*', '*/*'].flatMap((below) =>
    matchFiles(tree, dir, `${below}/{pom.xml,build.gradle,build.gradle.kts}`, 60),
  );
}

function pomArtifacts(text: string): string[] {
  const plain = text.replace(/<!--[\s\S]*?-->/g, '');
  return [...plain.matchAll(/<artifactId>\s*([\w.-]+)\s*<\/artifactId>/g)].map(([, name = '']) => name);
}

function gradleNames(text: string, catalogNames: Map<string, string>): string[] {
  const plain = text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
  const coordinates = [...plain.matchAll(/["'][\w.-]+:([\w.-]+)(?::[^"']*)?["']/g)].map(
    ([, name = '']) => name,
  );
  const plugins = [
    ...plain.matchAll(/\bid[\s(]+["']([\w.-]+)["']/g),
    ...plain.matchAll(/\bapply\s*(?:plugin:|\(\s*plugin\s*=)\s*["']([\w.-]+)["']/g),
  ].map(([, name = '']) => name);
  const kotlin = [...plain.matchAll(/\bkotlin\(["']([\w.-]+)["']\)/g)].map(
    ([, name = '']) => `org.jetbrains.kotlin.${name}`,
  );
  const aliases = [...plain.matchAll(/\blibs\.([\w.]+)/g)].flatMap(([, alias = '']) => {
    const name = catalogNames.get(alias.replace(/^plugins\./, '').replaceAll('.', '-'));
    return name === undefined ? [] : [name];
  });
  return [...coordinates, ...plugins, ...kotlin, ...aliases];
}

/** Alias → artifact or plugin id, from the nearest gradle/libs.versions.toml upwards. */
function catalog(tree: Tree, dir: string): Map<string, string> {
  for (let at = dir; ; at = at.includes('/') ? at.slice(0, at.lastIndexOf('/')) : '.') {
    const file = joinPath(at, 'gradle/libs.versions.toml');
    const text = tree.read(file);
    if (text !== null) return catalogNames(readTomlText(file, text).data);
    if (at === '.') return new Map();
  }
}

function catalogNames(data: Record<string, unknown>): Map<string, string> {
  const names = new Map<string, string>();
  for (const [table, key] of [
    ['libraries', 'module'],
    ['plugins', 'id'],
  ] as const)
    for (const [alias, value] of Object.entries((data[table] ?? {}) as Record<string, unknown>)) {
      const row = (typeof value === 'string' ? { [key]: value } : value) as Record<string, unknown>;
      const coordinate = String(row[key] ?? row.name ?? '');
      const id =
        table === 'plugins' ? (coordinate.split(':')[0] ?? '') : (coordinate.split(':')[1] ?? coordinate);
      names.set(alias.replaceAll(/[._]/g, '-'), id);
    }
  return names;
}
