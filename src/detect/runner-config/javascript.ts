import { isTable, strings, valueAt } from '../manifests/manifest.ts';
import { readTomlText } from '../manifests/toml.ts';
import { readYamlText } from '../manifests/yaml.ts';
import { matchFiles } from '../match-files.ts';
import {
  globOfPattern,
  isLiteral,
  propertyValues,
  stringLiterals,
  withoutComments,
  withoutProperty,
} from '../source-text.ts';
import { joinPath } from '../tree.ts';
import { type ConfigReader, cleanPath, parseJson, part } from './part.ts';

/** Properties that have an `include` or globs of their own, which are not about tests. */
const notAboutTests = [
  'coverage',
  'exclude',
  'optimizeDeps',
  'deps',
  'benchmark',
  'commonjsOptions',
  'build',
];

export const vitest: ConfigReader = (tree, { dir }, files) =>
  [...files, ...matchFiles(tree, dir, 'vite.config.*')].map((file) => {
    const text = withoutComments(tree.read(file) ?? '');
    const code = notAboutTests.reduce(withoutProperty, text);
    const includes = propertyValues(code, 'test').flatMap((block) => propertyValues(block, 'include'));
    const globs = [...includes.flatMap(stringLiterals), ...stringLiterals(code).filter(namesTests)];
    return part(file, 'test.include', globs, includes.length > 0 && includes.every(isLiteral));
  });

/** A literal with a star whose last segment speaks of tests: what a function in the configuration globs for. */
function namesTests(literal: string): boolean {
  const last = literal.slice(literal.lastIndexOf('/') + 1);
  return (
    literal.includes('*') && /(?:test|spec)[^/]*\.[{}\w,?()[\]]+$/i.test(last) && !literal.startsWith('!')
  );
}

/** A directory of its own holds nothing but tests and what they need. */
export const playwright: ConfigReader = (tree, _manifest, files) =>
  files.map((file) => {
    const code = withoutComments(tree.read(file) ?? '');
    const dirs = propertyValues(code, 'testDir').flatMap(stringLiterals).map(cleanPath);
    const places = dirs.filter((dir) => dir !== '' && dir !== '.');
    const matches = propertyValues(code, 'testMatch').flatMap((value) => [
      ...stringLiterals(value).map((glob) => (glob.includes('/') ? glob : `**/${glob}`)),
      ...patternsIn(value).flatMap((pattern) => globOfPattern(pattern) ?? []),
    ]);
    return places.length > 0
      ? part(
          file,
          'testDir',
          places.map((dir) => `${dir}/**`),
          true,
        )
      : part(file, 'testMatch', matches, false);
  });

function patternsIn(value: string): string[] {
  return [...value.matchAll(/\/((?:\\.|[^/\\\n])+)\//g)].map(([, pattern = '']) => pattern);
}

export const jest: ConfigReader = (tree, manifest, files) => {
  const inline = isTable(manifest.data.jest)
    ? [{ file: manifest.files[0] ?? '', data: manifest.data.jest }]
    : [];
  const json = files
    .filter((file) => file.endsWith('.json'))
    .map((file) => ({ file, data: parseJson(tree.read(file)) }));
  const fromData = [...inline, ...json].map(({ file, data }) => {
    const rootDir = cleanPath(String(data.rootDir ?? '.'));
    const own = manifest.dir === '.' ? file : file.slice(manifest.dir.length + 1);
    const base = own.includes('/') ? own.slice(0, own.lastIndexOf('/')) : '';
    const at = rootDir === '.' || rootDir === '' ? base : joinPath(base === '' ? '.' : base, rootDir);
    const patterns = typeof data.testRegex === 'string' ? [data.testRegex] : strings(data.testRegex);
    const globs = [
      ...strings(data.testMatch),
      ...patterns.flatMap((pattern) => globOfPattern(pattern) ?? []),
    ];
    const counted = strings(data.testMatch).length + patterns.length;
    const under = globs.map(cleanPath).map((glob) => (at === '' ? glob : `${at}/${glob}`));
    return part(
      file,
      patterns.length > 0 ? 'testRegex' : 'testMatch',
      under,
      counted > 0 && globs.length === counted,
    );
  });
  const fromCode = files
    .filter((file) => !file.endsWith('.json'))
    .map((file) => {
      const code = withoutComments(tree.read(file) ?? '');
      const lists = propertyValues(code, 'testMatch');
      const patterns = propertyValues(code, 'testRegex').flatMap((value) => [
        ...stringLiterals(value),
        ...patternsIn(value),
      ]);
      const converted = patterns.flatMap((pattern) => globOfPattern(pattern) ?? []);
      const globs = [...lists.flatMap(stringLiterals), ...converted];
      const whole = globs.length > 0 && lists.every(isLiteral) && converted.length === patterns.length;
      return part(file, lists.length > 0 ? 'testMatch' : 'testRegex', globs, whole);
    });
  return [...fromData, ...fromCode];
};

export const mocha: ConfigReader = (tree, manifest, files) => {
  const own = valueAt(manifest.data, 'mocha.spec');
  const listed = files.map((file) => {
    const text = tree.read(file) ?? '';
    const data = /\.ya?ml$/.test(file) ? readYamlText(file, text).data : parseJson(text);
    return { file, spec: data.spec };
  });
  return [...listed, { file: manifest.files[0] ?? '', spec: own }].map(({ file, spec }) => {
    const globs = typeof spec === 'string' ? [spec] : strings(spec);
    return part(file, 'spec', globs, globs.length > 0);
  });
};

export const bunTest: ConfigReader = (tree, { dir }) => {
  const file = joinPath(dir, 'bunfig.toml');
  const text = tree.read(file);
  const root = text === null ? undefined : valueAt(readTomlText(file, text).data, 'test.root');
  return typeof root === 'string' ? [part(file, 'test.root', [`${cleanPath(root)}/**`], true)] : [];
};
