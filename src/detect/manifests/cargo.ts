import { joinPath } from '../tree.ts';
import {
  addDependencies,
  emptyManifest,
  isTable,
  type ManifestReader,
  strings,
  valueAt,
} from './manifest.ts';
import { readTomlText } from './toml.ts';

const tables = ['dependencies', 'dev-dependencies', 'build-dependencies', 'workspace.dependencies'];

/** Crates, and their features as "sqlx/postgres". */
export const readCargo: ManifestReader = (tree, dir) => {
  const file = joinPath(dir, 'Cargo.toml');
  const text = tree.directories.get(dir)?.includes('Cargo.toml') ? tree.read(file) : null;
  if (text === null) return null;
  const { data, problems } = readTomlText(file, text);
  const manifest = { ...emptyManifest('cargo', dir, [file]), data, problems };
  for (const table of tables) {
    const crates = valueAt(data, table);
    if (!isTable(crates)) continue;
    for (const [crate, wanted] of Object.entries(crates))
      addDependencies(manifest, file, table, [
        crate,
        ...strings(valueAt(wanted, 'features')).map((feature) => `${crate}/${feature}`),
      ]);
  }
  const name = valueAt(data, 'package.name');
  return { ...manifest, name: typeof name === 'string' ? name : null };
};
