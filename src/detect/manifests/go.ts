import { joinPath } from '../tree.ts';
import { addDependencies, emptyManifest, type ManifestReader } from './manifest.ts';

/** Modules that go.mod requires, by their path without a major version suffix. */
export const readGo: ManifestReader = (tree, dir) => {
  const file = joinPath(dir, 'go.mod');
  const text = tree.directories.get(dir)?.includes('go.mod') ? tree.read(file) : null;
  if (text === null) return null;
  const manifest = emptyManifest('go', dir, [file]);
  const required = text.matchAll(
    /^\s*(?:require\s+|tool\s+)?([\w.-]+\.[\w.-]+\/[^\s]+)(?:\s+v\S+)?(?:\s*\/\/.*)?$/gm,
  );
  addDependencies(
    manifest,
    file,
    'require',
    [...required].map(([, path = '']) => path.replace(/\/v\d+$/, '')),
  );
  return { ...manifest, name: /^module\s+(\S+)/m.exec(text)?.[1] ?? null };
};
