import { matchFiles } from '../match-files.ts';
import { isInside, joinPath } from '../tree.ts';
import { addDependencies, emptyManifest, type ManifestReader } from './manifest.ts';

/** A solution with all projects below it, or a project that no solution holds. Names are lower case. */
export const readDotnet: ManifestReader = (tree, dir) => {
  const names = tree.directories.get(dir) ?? [];
  const solutions = names.filter((name) => /\.slnx?$/i.test(name)).map((name) => joinPath(dir, name));
  const own = names.filter((name) => /\.(?:cs|fs|vb)proj$/i.test(name)).map((name) => joinPath(dir, name));
  if (solutions.length + own.length === 0) return null;
  if (solutions.length === 0 && solutionAbove([...tree.directories], dir)) return null;
  const projects = solutions.length > 0 ? matchFiles(tree, dir, '**/*.{cs,fs,vb}proj', 200) : own;
  const shared = ['Directory.Packages.props', 'Directory.Build.props']
    .filter((name) => names.includes(name))
    .map((name) => joinPath(dir, name));
  const manifest = emptyManifest('dotnet', dir, [...solutions, ...own]);
  for (const file of [...projects, ...shared]) {
    const text = (tree.read(file) ?? '').replace(/<!--[\s\S]*?-->/g, '');
    const packages = [...text.matchAll(/<PackageReference\b[^>]*\bInclude\s*=\s*"([^"]+)"/gi)];
    addDependencies(
      manifest,
      file,
      'PackageReference',
      packages.map(([, name = '']) => name.toLowerCase()),
    );
    const sdks = [...text.matchAll(/<Project\b[^>]*\bSdk\s*=\s*"([^"/]+)/gi)];
    addDependencies(
      manifest,
      file,
      'Sdk',
      sdks.map(([, name = '']) => name.toLowerCase()),
    );
  }
  return manifest;
};

function solutionAbove(directories: [string, readonly string[]][], dir: string): boolean {
  return directories.some(
    ([candidate, names]) => isInside(dir, candidate) && names.some((name) => /\.slnx?$/i.test(name)),
  );
}
