import { matchFiles } from '../match-files.ts';
import { joinPath, type Tree } from '../tree.ts';
import {
  addDependencies,
  emptyManifest,
  isTable,
  keysOf,
  type Manifest,
  type ManifestReader,
  strings,
  valueAt,
} from './manifest.ts';
import { readTomlText } from './toml.ts';

/** pyproject.toml, Pipfile, setup.cfg, setup.py, tox.ini and requirements files of one directory, taken together. */
export const readPython: ManifestReader = (tree, dir) => {
  const has = (name: string) => tree.directories.get(dir)?.includes(name) ?? false;
  const requirements = [
    ...matchFiles(tree, dir, '*requirements*.{txt,in}'),
    ...matchFiles(tree, dir, 'requirements/*.{txt,in}'),
  ];
  const main = ['pyproject.toml', 'Pipfile', 'setup.cfg', 'setup.py', 'tox.ini']
    .filter(has)
    .map((name) => joinPath(dir, name));
  const entry = has('manage.py') ? [joinPath(dir, 'manage.py')] : [];
  const files = [...main, ...requirements, ...entry];
  if (files.length === 0) return null;
  const manifest = emptyManifest('python', dir, files);
  for (const file of main) readMain(tree, manifest, file);
  for (const file of requirements)
    addDependencies(manifest, file, 'requirements', requirementNames((tree.read(file) ?? '').split('\n')));
  return manifest;
};

function readMain(tree: Tree, manifest: Manifest, file: string): void {
  const text = tree.read(file) ?? '';
  if (file.endsWith('pyproject.toml')) readPyproject(manifest, file, text);
  else if (file.endsWith('Pipfile')) {
    const { data, problems } = readTomlText(file, text);
    manifest.problems.push(...problems);
    for (const key of ['packages', 'dev-packages'])
      addDependencies(manifest, file, key, keysOf(data[key]).map(normalName));
  } else if (file.endsWith('.py')) addDependencies(manifest, file, 'install_requires', setupPyNames(text));
  else {
    const sections = iniSections(text);
    addDependencies(manifest, file, 'install_requires', setupCfgNames(sections));
    readPytestSection(manifest, sections);
  }
}

function readPyproject(manifest: Manifest, file: string, text: string): void {
  const { data, problems } = readTomlText(file, text);
  manifest.problems.push(...problems);
  manifest.data = data;
  const name = valueAt(data, 'project.name') ?? valueAt(data, 'tool.poetry.name');
  manifest.name = typeof name === 'string' ? name : null;
  const add = (key: string, names: string[]) => addDependencies(manifest, file, key, names);
  add('project.dependencies', requirementNames(strings(valueAt(data, 'project.dependencies'))));
  for (const group of ['project.optional-dependencies', 'dependency-groups', 'tool.pdm.dev-dependencies'])
    for (const [key, list] of entries(valueAt(data, group)))
      add(`${group}.${key}`, requirementNames(strings(list)));
  add('tool.uv.dev-dependencies', requirementNames(strings(valueAt(data, 'tool.uv.dev-dependencies'))));
  for (const key of ['tool.poetry.dependencies', 'tool.poetry.dev-dependencies'])
    add(key, keysOf(valueAt(data, key)).map(normalName));
  for (const [key, group] of entries(valueAt(data, 'tool.poetry.group')))
    add(`tool.poetry.group.${key}`, keysOf(valueAt(group, 'dependencies')).map(normalName));
  for (const [key, environment] of entries(valueAt(data, 'tool.hatch.envs')))
    add(`tool.hatch.envs.${key}`, requirementNames(strings(valueAt(environment, 'dependencies'))));
}

function entries(value: unknown): [string, unknown][] {
  return isTable(value) ? Object.entries(value) : [];
}

/** PEP 503. */
function normalName(name: string): string {
  return name.toLowerCase().replace(/[-_.]+/g, '-');
}

/** Names and their extras: "psycopg[binary]>=3" gives psycopg. Options, links and comments give nothing. */
function requirementNames(lines: string[]): string[] {
  return lines.flatMap((line) => {
    const name = /^\s*([A-Za-z0-9][A-Za-z0-9._-]*)\s*(?:\[[^\]]*\]\s*)?(?:$|[<>=!~;@,(#\s])/.exec(line)?.[1];
    return name ? [normalName(name)] : [];
  });
}

/** The strings in install_requires, extras_require and tests_require of a setup.py. */
function setupPyNames(text: string): string[] {
  const blocks = text.matchAll(/(?:install|extras|tests)_require\w*\s*=\s*([[{][\s\S]*?[\]}])/g);
  return [...blocks].flatMap(([, block = '']) =>
    requirementNames([...block.matchAll(/["']([^"']+)["']/g)].map(([, item = '']) => item)),
  );
}

type IniSection = { name: string; values: Map<string, string> };

/** Sections and values of an ini file; a value goes on over indented lines. */
function iniSections(text: string): IniSection[] {
  return [...text.matchAll(/^\[([^\]\n]+)\]([\s\S]*?)(?=^\[|$(?![\s\S]))/gm)].map(
    ([, name = '', body = '']) => ({
      name,
      values: new Map(
        [...body.matchAll(/^([\w.-]+)\s*[=:]\s*(.*(?:\n[ \t]+.*)*)/gm)].map(([, key = '', value = '']) => [
          key,
          value,
        ]),
      ),
    }),
  );
}

function setupCfgNames(sections: IniSection[]): string[] {
  return sections.flatMap(({ name, values }) =>
    [...values]
      .filter(([key]) => name === 'options.extras_require' || /^(?:install|tests)_requires?$/.test(key))
      .flatMap(([, value]) => requirementNames(value.split('\n'))),
  );
}

/** pytest's options in setup.cfg or tox.ini, put where pyproject.toml has them. */
function readPytestSection(manifest: Manifest, sections: IniSection[]): void {
  const section = sections.find(({ name }) => name === 'tool:pytest' || name === 'pytest');
  if (section && valueAt(manifest.data, 'tool.pytest') === undefined)
    manifest.data = {
      ...manifest.data,
      tool: { pytest: { ini_options: Object.fromEntries(section.values) } },
    };
}
