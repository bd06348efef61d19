import { joinPath } from '../tree.ts';
import { addDependencies, emptyManifest, type ManifestReader } from './manifest.ts';

/** Dependencies as tuples in mix.exs: {:phoenix, "~> 1.8"}; of an umbrella, those of its applications too. */
export const readMix: ManifestReader = (tree, dir) => {
  if (!tree.directories.get(dir)?.includes('mix.exs')) return null;
  const file = joinPath(dir, 'mix.exs');
  const text = tree.read(file) ?? '';
  const manifest = emptyManifest('mix', dir, [file]);
  const umbrella = /\bapps_path:\s*"([^"]+)"/.exec(text)?.[1];
  const applications =
    umbrella === undefined
      ? []
      : [...tree.directories.keys()]
          .filter((candidate) => candidate.startsWith(`${joinPath(dir, umbrella)}/`))
          .filter((candidate) => tree.directories.get(candidate)?.includes('mix.exs'))
          .map((candidate) => joinPath(candidate, 'mix.exs'));
  for (const source of [file, ...applications]) {
    const tuples = (tree.read(source) ?? '').replace(/^\s*#.*$/gm, '').matchAll(/\{\s*:(\w+)\s*,/g);
    addDependencies(
      manifest,
      source,
      'deps',
      [...tuples].map(([, name = '']) => name),
    );
  }
  return { ...manifest, name: /\bapp:\s*:(\w+)/.exec(text)?.[1] ?? null };
};
