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

/** python_files, from an ini file or pyproject.toml. */
export const pytest: ConfigReader = (tree, manifest, files) => {
  const tables = files
    .filter((file) => !file.endsWith('.toml') && !file.endsWith('.py'))
    .map((file) => ({ file, names: iniNames(tree.read(file) ?? '') }));
  const own = valueAt(manifest.data, 'tool.pytest.ini_options');
  const pyproject = manifest.files.find((file) => file.endsWith('pyproject.toml'));
  if (isTable(own) && pyproject !== undefined)
    tables.push({ file: pyproject, names: words(own.python_files) });
  return tables.map(({ file, names }) =>
    part(
      file,
      'python_files',
      names.map((name) => (name.includes('/') ? name : `**/${name}`)),
      false,
    ),
  );
};

function iniNames(text: string): string[] {
  const section = /^\[(?:tool:)?pytest\]([\s\S]*?)(?=^\[|$(?![\s\S]))/m.exec(text)?.[1] ?? '';
  return words(/^python_files\s*=\s*(.*(?:\n[ \t]+.*)*)/m.exec(section)?.[1]);
}

function words(value: unknown): string[] {
  return typeof value === 'string' ? value.split(/\s+/).filter((word) => word !== '') : strings(value);
}
