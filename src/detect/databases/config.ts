import type { ComponentContext } from '../component-context.ts';
import type { Evidence } from '../detection.ts';
import { readEnvExamples } from '../env-example.ts';
import { isTable } from '../manifests/manifest.ts';
import { readYamlText } from '../manifests/yaml.ts';
import { matchFiles } from '../match-files.ts';
import { withoutComments } from '../source-text.ts';
import { joinPath } from '../tree.ts';

/** Engines as frameworks and ORMs name them in their configuration, the default one first. */
export type NamedEngine = { name: string; evidence: Evidence };

type Reader = (context: ComponentContext) => NamedEngine[];

export function databaseConfig(context: ComponentContext): NamedEngine[] {
  return [laravel, rails, django, spring, prisma, drizzle].flatMap((read) => read(context));
}

const laravel: Reader = (context) => {
  if (!context.stack.name.startsWith('laravel')) return [];
  const { tree, dir } = context;
  const variables = readEnvExamples(tree, dir);
  const connection = variables.find(({ name }) => name === 'DB_CONNECTION');
  const places = ['config/database.php', 'app/Config/database.php'].map((path) => joinPath(dir, path));
  const config = places.find((path) => tree.read(path) !== null) ?? '';
  const byDefault = /'default'\s*=>\s*env\(\s*'DB_CONNECTION'\s*,\s*'(\w+)'/.exec(
    tree.read(config) ?? '',
  )?.[1];
  const stores = variables.find(
    ({ name, value }) =>
      /^(?:CACHE_STORE|CACHE_DRIVER|QUEUE_CONNECTION|SESSION_DRIVER)$/.test(name) && value === 'redis',
  );
  return [
    ...(connection ? [found(connection.value, connection.file, 'DB_CONNECTION', 0.95)] : []),
    ...(!connection && byDefault !== undefined ? [found(byDefault, config, 'default', 0.85)] : []),
    ...(stores ? [found('redis', stores.file, stores.name, 0.9)] : []),
  ];
};

/** config/database.yml is a template: what Ruby would put in is left out before it is read. */
const rails: Reader = ({ tree, dir }) => {
  const file = joinPath(dir, 'config/database.yml');
  const text = tree.read(file);
  if (text === null) return [];
  const { data } = readYamlText(file, text.replace(/<%[\s\S]*?%>/g, ''));
  const adapters = [data.default, data.development, data.production].flatMap(adaptersIn);
  const literal =
    adapters.length > 0
      ? adapters
      : [...text.matchAll(/^\s*adapter:\s*(\w+)/gm)].map(([, name = '']) => name);
  return [...new Set(literal)].map((name) => found(name, file, 'adapter', 0.95));
};

function adaptersIn(value: unknown): string[] {
  if (!isTable(value)) return [];
  return typeof value.adapter === 'string' ? [value.adapter] : Object.values(value).flatMap(adaptersIn);
}

const django: Reader = ({ stack, tree, dir }) => {
  if (stack.name !== 'django') return [];
  const files = [
    'settings.py',
    '*/settings.py',
    '*/settings/*.py',
    'config/settings/*.py',
    'settings/*.py',
  ].flatMap((glob) => matchFiles(tree, dir, glob, 10));
  return files.flatMap((file) =>
    [...(tree.read(file) ?? '').matchAll(/django\.(?:contrib\.gis\.)?db\.backends\.(\w+)/g)].map(
      ([, name = '']) => found(name === 'spatialite' ? 'sqlite' : name, file, 'DATABASES', 0.9),
    ),
  );
};

const spring: Reader = ({ manifest, tree, dir }) => {
  if (manifest.ecosystem !== 'jvm') return [];
  return matchFiles(tree, dir, 'src/main/resources/application*.{properties,yml,yaml}', 20)
    .filter((file) => !/prod/.test(file))
    .flatMap((file) => {
      const text = tree.read(file) ?? '';
      const urls = [...text.matchAll(/jdbc:(\w+):/g)].map(([, name = '']) => name);
      const named = [...text.matchAll(/^\s*database\s*[=:]\s*(\w+)/gm)].map(([, name = '']) => name);
      return [...named, ...urls].map((name) => found(name, file, 'datasource', 0.9));
    });
};

const prisma: Reader = ({ manifest, tree, dir }) => {
  if (manifest.ecosystem !== 'npm') return [];
  const uses = ['@prisma/client', 'prisma'].some((name) => manifest.dependencies.has(name));
  if (!uses) return [];
  const own = matchFiles(tree, dir, 'prisma/*.prisma', 20);
  const files = own.length > 0 ? own : matchFiles(tree, '.', 'prisma/*.prisma', 20);
  return files.flatMap((file) => {
    const provider = /datasource\s+\w+\s*\{[^}]*?provider\s*=\s*"(\w+)"/.exec(tree.read(file) ?? '')?.[1];
    return provider === undefined ? [] : [found(provider, file, 'datasource.provider', 0.95)];
  });
};

const drizzle: Reader = ({ tree, dir }) =>
  matchFiles(tree, dir, 'drizzle.config.*').flatMap((file) => {
    const dialect = /\bdialect\s*:\s*['"`](\w+)['"`]/.exec(withoutComments(tree.read(file) ?? ''))?.[1];
    return dialect === undefined ? [] : [found(dialect, file, 'dialect', 0.95)];
  });

function found(name: string, file: string, key: string, certainty: number): NamedEngine {
  return { name, evidence: { about: 'database', file, key, says: `names ${name}`, certainty } };
}
