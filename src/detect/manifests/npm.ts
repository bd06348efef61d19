import { joinPath } from '../tree.ts';
import { readJsonText } from './json.ts';
import {
  addDependencies,
  emptyManifest,
  isTable,
  keysOf,
  type Manifest,
  type ManifestReader,
} from './manifest.ts';

/** Optional ones are left out: whether they are there says nothing about the project. */
const dependencyKeys = ['dependencies', 'devDependencies', 'peerDependencies'];

export const readNpm: ManifestReader = (tree, dir) => {
  const file = joinPath(dir, 'package.json');
  const text = tree.directories.get(dir)?.includes('package.json') ? tree.read(file) : null;
  if (text === null) return null;
  const manifest = emptyManifest('npm', dir, [file]);
  const { data, problems } = readJsonText(file, text);
  return fill({ ...manifest, data, problems }, file);
};

function fill(manifest: Manifest, file: string): Manifest {
  const { data } = manifest;
  for (const key of dependencyKeys) addDependencies(manifest, file, key, keysOf(data[key]));
  if (isTable(data.scripts))
    for (const [name, body] of Object.entries(data.scripts))
      if (typeof body === 'string') manifest.scripts.set(name, body);
  return { ...manifest, name: typeof data.name === 'string' ? data.name : null };
}
