import { joinPath } from '../tree.ts';
import { readJsonText } from './json.ts';
import { addDependencies, emptyManifest, isTable, keysOf, type ManifestReader, strings } from './manifest.ts';

export const readComposer: ManifestReader = (tree, dir) => {
  const file = joinPath(dir, 'composer.json');
  const text = tree.directories.get(dir)?.includes('composer.json') ? tree.read(file) : null;
  if (text === null) return null;
  const { data, problems } = readJsonText(file, text);
  const manifest = { ...emptyManifest('composer', dir, [file]), data, problems };
  addDependencies(manifest, file, 'require', keysOf(data.require));
  addDependencies(manifest, file, 'require-dev', keysOf(data['require-dev']));
  if (isTable(data.scripts))
    for (const [name, body] of Object.entries(data.scripts))
      manifest.scripts.set(name, typeof body === 'string' ? body : strings(body).join(' && '));
  return { ...manifest, name: typeof data.name === 'string' ? data.name : null };
};
