import type { Evidence } from './detection.ts';
import { isTable, type Manifest, strings, valueAt } from './manifests/manifest.ts';
import { readTomlText } from './manifests/toml.ts';
import { readYamlText } from './manifests/yaml.ts';
import {
  globOfPattern,
  isLiteral,
  propertyValues,
  stringLiterals,
  withoutComments,
  withoutProperty,
} from './source-text.ts';
import { joinPath, matchFiles, type Tree } from './tree.ts';

/**
 * Which files a test runner's own configuration takes for tests, as globs relative to the component.
 * `whole`: the configuration named all of them as literals, so the runner's habits don't count.
 */
export type ConfiguredTests = { globs: string[]; whole: boolean; evidence: Evidence[] };

type ConfigReader = (tree: Tree, manifest: Manifest, files: string[]) => ConfiguredTests;

const none: ConfiguredTests = { globs: [], whole: false, evidence: [] };

/** `files`: the configuration files found for the runner. */
export function readRunnerConfig(
  runner: string,
  tree: Tree,
  manifest: Manifest,
  files: string[],
): ConfiguredTests {
  const reader = readers[runner];
  return reader === undefined ? none : reader(tree, manifest, files);
}

const vitest: ConfigReader = (tree, { dir }, files) => {
  const all = [...files, ...matchFiles(tree, dir, 'vite.config.*')];
  return merge(
    all.map((file) => {
      let code = withoutComments(tree.read(file) ?? '');
      for (const name of ['coverage', 'exclude', 'optimizeDeps', 'deps', 'benchmark', 'commonjsOptions'])
        code = withoutProperty(code, name);
      const includes = propertyValues(code, 'include');
      const listed = includes.flatMap(stringLiterals);
      const elsewhere = stringLiterals(code).filter(namesTests);
      return {
        globs: [...listed, ...elsewhere].map(clean),
        whole: includes.length > 0 && includes.every(isLiteral),
        evidence:
          listed.length + elsewhere.length > 0 ? [says(file, 'test.include', 'names the test files')] : [],
      };
    }),
  );
};

/** A literal with a star whose last segment speaks of tests: what a helper in the configuration globs for. */
function namesTests(literal: string): boolean {
  const last = literal.slice(literal.lastIndexOf('/') + 1);
  return (
    literal.includes('*') && /(?:test|spec)[^/]*\.[{}\w,?()[\]]+$/i.test(last) && !literal.startsWith('!')
  );
}

const playwright: ConfigReader = (tree, _manifest, files) =>
  merge(
    files.map((file) => {
      const code = withoutComments(tree.read(file) ?? '');
      const dirs = propertyValues(code, 'testDir').flatMap(stringLiterals).map(clean);
      const matches = propertyValues(code, 'testMatch').flatMap((value) => [
        ...stringLiterals(value).map((glob) => (glob.includes('/') ? glob : `**/${glob}`)),
        ...[...value.matchAll(/\/((?:\\.|[^/\\\n])+)\//g)].flatMap(
          ([, pattern = '']) => globOfPattern(pattern) ?? [],
        ),
      ]);
      const places = dirs.filter((dir) => dir !== '' && dir !== '.');
      return {
        globs: places.length > 0 ? places.map((dir) => `${dir}/**`) : matches.map(clean),
        whole: places.length > 0,
        evidence: places.length > 0 ? [says(file, 'testDir', `keeps the tests in ${places.join(', ')}`)] : [],
      };
    }),
  );

const jest: ConfigReader = (tree, manifest, files) => {
  const inline = isTable(manifest.data.jest)
    ? [{ file: manifest.files[0] ?? '', data: manifest.data.jest }]
    : [];
  const json = [
    ...files.filter((file) => file.endsWith('.json')),
    ...matchFiles(tree, manifest.dir, 'test/jest-*.json'),
  ].map((file) => ({ file, data: parseJson(tree.read(file)) }));
  const fromData = [...inline, ...json].map(({ file, data }) => {
    const rootDir = clean(String(data.rootDir ?? '.'));
    const at = file.includes('/jest-') ? 'test' : rootDir === '.' ? '' : rootDir;
    const under = (glob: string) => clean(at === '' ? glob : `${at}/${glob.replace(/^<rootDir>\//, '')}`);
    const patterns = typeof data.testRegex === 'string' ? [data.testRegex] : strings(data.testRegex);
    const globs = [
      ...strings(data.testMatch),
      ...patterns.flatMap((pattern) => globOfPattern(pattern) ?? []),
    ].map(under);
    const counted = strings(data.testMatch).length + patterns.length;
    return {
      globs,
      whole: counted > 0 && globs.length === counted,
      evidence:
        globs.length > 0
          ? [says(file, patterns.length > 0 ? 'testRegex' : 'testMatch', 'names the test files')]
          : [],
    };
  });
  const fromCode = files
    .filter((file) => !file.endsWith('.json'))
    .map((file) => {
      const code = withoutComments(tree.read(file) ?? '');
      const lists = propertyValues(code, 'testMatch');
      const patterns = propertyValues(code, 'testRegex').flatMap((value) => [
        ...stringLiterals(value),
        ...[...value.matchAll(/^\/((?:\\.|[^/\\\n])+)\//g)].map(([, pattern = '']) => pattern),
      ]);
      const globs = [
        ...lists.flatMap(stringLiterals),
        ...patterns.flatMap((pattern) => globOfPattern(pattern) ?? []),
      ];
      return {
        globs: globs.map(clean),
        whole:
          globs.length > 0 && lists.every(isLiteral) && patterns.every((pattern) => globOfPattern(pattern)),
        evidence: globs.length > 0 ? [says(file, 'testMatch', 'names the test files')] : [],
      };
    });
  return merge([...fromData, ...fromCode]);
};

/** Directories of the suites in phpunit.xml, with their suffix. */
const phpunit: ConfigReader = (tree, _manifest, files) =>
  merge(
    files.map((file) => {
      const text = (tree.read(file) ?? '').replace(/<!--[\s\S]*?-->/g, '');
      const suites = /<testsuites?\b[\s\S]*?(?:<\/testsuites>|$)/.exec(text)?.[0] ?? '';
      const globs = [...suites.matchAll(/<directory\b([^>]*)>\s*([^<\s]+)\s*<\/directory>/g)].map(
        ([, attributes = '', place = '']) =>
          `${clean(place).replace(/\/$/, '')}/**/*${/suffix="([^"]+)"/.exec(attributes)?.[1] ?? 'Test.php'}`,
      );
      const single = [...suites.matchAll(/<file>\s*([^<\s]+)\s*<\/file>/g)].map(([, path = '']) =>
        clean(path),
      );
      return {
        globs: [...globs, ...single],
        whole: false,
        evidence: globs.length > 0 ? [says(file, 'testsuites', 'names the test directories')] : [],
      };
    }),
  );

const pytest: ConfigReader = (tree, manifest, files) => {
  const tables = files.map((file) => ({ file, options: pytestOptions(file, tree.read(file) ?? '') }));
  const own = valueAt(manifest.data, 'tool.pytest.ini_options');
  const pyproject = manifest.files.find((file) => file.endsWith('pyproject.toml'));
  if (isTable(own) && pyproject !== undefined) tables.push({ file: pyproject, options: own });
  return merge(
    tables.map(({ file, options }) => {
      const names = words(options.python_files);
      return {
        globs: names.map((name) => (name.includes('/') ? name : `**/${name}`)),
        whole: false,
        evidence: names.length > 0 ? [says(file, 'python_files', 'names the test files')] : [],
      };
    }),
  );
};

/** The pytest section of an ini file: pytest.ini, tox.ini, setup.cfg. */
function pytestOptions(file: string, text: string): Record<string, unknown> {
  if (file.endsWith('.toml')) return {};
  const section = /^\[(?:tool:)?pytest\]([\s\S]*?)(?=^\[|$(?![\s\S]))/m.exec(text)?.[1] ?? '';
  return Object.fromEntries(
    [...section.matchAll(/^(\w+)\s*=\s*((?:.*)(?:\n[ \t]+.*)*)/gm)].map(([, key = '', value = '']) => [
      key,
      value,
    ]),
  );
}

function words(value: unknown): string[] {
  return typeof value === 'string' ? value.split(/\s+/).filter((word) => word !== '') : strings(value);
}

const mocha: ConfigReader = (tree, manifest, files) => {
  const listed = files.map((file) => {
    const data = /\.ya?ml$/.test(file)
      ? readYamlText(file, tree.read(file) ?? '').data
      : parseJson(tree.read(file));
    return { file, spec: words(data.spec) };
  });
  const own = valueAt(manifest.data, 'mocha.spec');
  if (own !== undefined) listed.push({ file: manifest.files[0] ?? '', spec: words(own) });
  return merge(
    listed.map(({ file, spec }) => ({
      globs: spec.map(clean),
      whole: spec.length > 0,
      evidence: spec.length > 0 ? [says(file, 'spec', 'names the test files')] : [],
    })),
  );
};

const bunTest: ConfigReader = (tree, { dir }) => {
  const file = joinPath(dir, 'bunfig.toml');
  const text = tree.read(file);
  const root = text === null ? undefined : valueAt(readTomlText(file, text).data, 'test.root');
  return typeof root === 'string'
    ? {
        globs: [`${clean(root)}/**/*.{test,spec}.{js,jsx,ts,tsx}`],
        whole: true,
        evidence: [says(file, 'test.root', 'names the test directory')],
      }
    : none;
};

const readers: Record<string, ConfigReader> = {
  vitest,
  playwright,
  jest,
  phpunit,
  pest: phpunit,
  pytest,
  mocha,
  'bun-test': bunTest,
};

function merge(parts: ConfiguredTests[]): ConfiguredTests {
  const said = parts.filter(({ globs }) => globs.length > 0);
  return {
    globs: said.flatMap(({ globs }) => globs),
    whole: said.length > 0 && said.every(({ whole }) => whole),
    evidence: said.flatMap(({ evidence }) => evidence),
  };
}

function parseJson(text: string | null): Record<string, unknown> {
  try {
    const data: unknown = JSON.parse(text ?? '');
    return isTable(data) ? data : {};
  } catch {
    return {};
  }
}

function clean(glob: string): string {
  return glob
    .replace(/^<rootDir>\//, '')
    .replace(/^(?:\.\/)+/, '')
    .replace(/\/$/, '');
}

function says(file: string, key: string, text: string): Evidence {
  return { about: 'testGlobs', file, key, says: text, certainty: 0.9 };
}
