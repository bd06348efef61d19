import { joinPath } from '../tree.ts';
import { addDependencies, emptyManifest, type ManifestReader } from './manifest.ts';

/** Gems that a Gemfile or a gemspec names with a literal; names that are computed stay unknown. */
export const readRuby: ManifestReader = (tree, dir) => {
  const names = tree.directories.get(dir) ?? [];
  const files = names
    .filter((name) => name === 'Gemfile' || name === 'gems.rb' || name.endsWith('.gemspec'))
    .map((name) => joinPath(dir, name));
  if (files.length === 0) return null;
  const manifest = emptyManifest('bundler', dir, files);
  for (const file of files) {
    const gems = (tree.read(file) ?? '').matchAll(
      /^\s*(?:gem|\w+\.add(?:_development|_runtime)?_dependency)[\s(]+["']([\w.-]+)["']/gm,
    );
    addDependencies(
      manifest,
      file,
      'gem',
      [...gems].map(([, name = '']) => name),
    );
  }
  return manifest;
};
