import { isTable, strings, valueAt } from '../manifests/manifest.ts';
import { type ConfigReader, cleanPath, part } from './part.ts';

/** Directories and files of the suites in phpunit.xml, with their suffix. */
export const phpunit: ConfigReader = (tree, _manifest, files) =>
  files
    .filter((file) => /\.xml(?:\.dist)?$/.test(file))
    .map((file) => {
      const text = (tree.read(file) ?? '').replace(/<!--[\s\S]*?-->/g, '');
      const suites = /<testsuites?\b[\s\S]*?(?:<\/testsuites>|$)/.exec(text)?.[0] ?? '';
      const globs = [...suites.matchAll(/<directory\b([^>]*)>\s*([^<\s]+)\s*<\/directory>/g)].map(
        ([, attributes = '', place = '']) =>
          `${cleanPath(place)}/**/*${/suffix="([^"]+)"/.exec(attributes)?.[1] ?? 'Test.php'}`,
      );
      const single = [...suites.matchAll(/<file>\s*([^<\s]+)\s*<\/file>/g)].map(([, path = '']) => path);
      return part(file, 'testsuites', [...globs, ...single], false);
    });

/** python_files, from pytest.ini or wherever else the manifest found pytest's options. */
export const pytest: ConfigReader = (tree, manifest, files) => {
  const tables = files
    .filter((file) => file.endsWith('.ini'))
    .map((file) => ({ file, names: words(pythonFiles.exec(tree.read(file) ?? '')?.[1]) }));
  const own = valueAt(manifest.data, 'tool.pytest.ini_options');
  if (isTable(own)) tables.push({ file: manifest.files[0] ?? '', names: words(own.python_files) });
  return tables.map(({ file, names }) =>
    part(
      file,
      'python_files',
      names.map((name) => (name.includes('/') ? name : `**/${name}`)),
      false,
    ),
  );
};

const pythonFiles = /^python_files\s*=\s*(.*(?:\n[ \t]+.*)*)/m;

function words(value: unknown): string[] {
  return typeof value === 'string' ? value.split(/\s+/).filter((word) => word !== '') : strings(value);
}
