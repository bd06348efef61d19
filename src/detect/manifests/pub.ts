import { joinPath } from '../tree.ts';
import { addDependencies, emptyManifest, keysOf, type ManifestReader } from './manifest.ts';
import { readYamlText } from './yaml.ts';

export const readPub: ManifestReader = (tree, dir) => {
  const file = joinPath(dir, 'pubspec.yaml');
  const text = tree.directories.get(dir)?.includes('pubspec.yaml') ? tree.read(file) : null;
  if (text === null) return null;
  const { data, problems } = readYamlText(file, text);
  const manifest = { ...emptyManifest('pub', dir, [file]), data, problems };
  for (const key of ['dependencies', 'dev_dependencies'])
    addDependencies(manifest, file, key, keysOf(data[key]));
  return { ...manifest, name: typeof data.name === 'string' ? data.name : null };
};
