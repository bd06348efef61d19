import { posix } from 'node:path';
import type { Evidence } from './detection.ts';
import { isTable, strings } from './manifests/manifest.ts';
import { readYamlText } from './manifests/yaml.ts';
import { isExample, isInside, joinPath, type Tree } from './tree.ts';

export type ComposeService = {
  name: string;
  /** The file that starts it; its override may add to it. */
  file: string;
  /** Image without registry, tag and digest; null for what is built. */
  image: string | null;
  environment: Map<string, string>;
  dependsOn: string[];
  /** Places of the repository it is built from or sees, root-relative, and where they lie in the container. */
  places: { source: string; target: string | null }[];
};

/** One way to start the project: a file, with the override that docker compose takes by itself. */
export type ComposeProject = {
  file: string;
  isDefault: boolean;
  services: ComposeService[];
  problems: Evidence[];
};

const defaultNames = ['compose.yaml', 'compose.yml', 'docker-compose.yaml', 'docker-compose.yml'];
const maxDepth = 3;
const maxProjects = 4;

/** The compose projects of the repository, what a developer most likely starts first; no more than a few are read. */
export function readCompose(tree: Tree): ComposeProject[] {
  const files = [...tree.directories]
    .filter(([dir]) => dir === '.' || dir.split('/').length < maxDepth)
    .filter(([dir]) => !dir.startsWith('.github') && !/(?:^|\/)docs?(?:\/|$)/.test(dir))
    .flatMap(([dir, names]) => names.filter(isComposeFile).map((name) => joinPath(dir, name)));
  return files
    .filter((file) => !/\.override\.ya?ml$/.test(file) && !isExample(file))
    .sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1))
    .slice(0, maxProjects)
    .map((file) => readProject(tree, file, overrideOf(file, files)));
}

function isComposeFile(name: string): boolean {
  return /^(?:docker-)?compose(?:[.-][\w.-]+)?\.ya?ml$/.test(name);
}

function overrideOf(file: string, files: string[]): string | undefined {
  const override = file.replace(/\.(ya?ml)$/, '.override.$1');
  return defaultNames.includes(posix.basename(file)) ? files.find((other) => other === override) : undefined;
}

function rank(file: string): number {
  if (/prod|deploy|\bci\b|build|monitor|nightly/.test(file)) return 6;
  if (/test|^\.devcontainer/.test(file)) return 5;
  if (defaultNames.includes(file)) return 0;
  if (/dev|local/.test(file)) return 1;
  return defaultNames.includes(posix.basename(file)) ? 2 : 3;
}

function readProject(tree: Tree, file: string, override: string | undefined): ComposeProject {
  const parts = [file, ...(override === undefined ? [] : [override])].map((part) =>
    readYamlText(part, tree.read(part) ?? ''),
  );
  const services = new Map<string, Record<string, unknown>>();
  for (const { data } of parts)
    if (isTable(data.services))
      for (const [name, service] of Object.entries(data.services))
        if (isTable(service)) services.set(name, { ...services.get(name), ...withoutEmpty(service) });
  const directory = posix.dirname(file);
  return {
    file,
    isDefault: directory === '.' && defaultNames.includes(file),
    services: [...services].map(([name, service]) => readService(name, service, file, directory)),
    problems: parts.flatMap(({ problems }) => problems),
  };
}

function withoutEmpty(service: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(service).filter(([, value]) => value !== null && value !== undefined),
  );
}

function readService(
  name: string,
  service: Record<string, unknown>,
  file: string,
  directory: string,
): ComposeService {
  const build = isTable(service.build) ? service.build : { context: service.build };
  const context = typeof build.context === 'string' ? resolve(directory, build.context) : null;
  const dockerfile = typeof build.dockerfile === 'string' ? build.dockerfile : null;
  const built =
    context === null
      ? []
      : [
          {
            source: dockerfile === null ? context : joinPath(context, posix.dirname(dockerfile)),
            target: null,
          },
        ];
  return {
    name,
    file,
    image: typeof service.image === 'string' && service.build === undefined ? bareImage(service.image) : null,
    environment: environmentOf(service.environment),
    dependsOn: isTable(service.depends_on) ? Object.keys(service.depends_on) : strings(service.depends_on),
    places: [
      ...(context !== null && context !== '.' ? [{ source: context, target: null }] : []),
      ...built.filter(({ source }) => source !== '.'),
      ...volumesOf(service.volumes, directory),
      ...watchesOf(service.develop, directory),
    ],
  };
}

function resolve(directory: string, path: string): string | null {
  if (!/^\.{0,2}(?:\/|$)|^[\w-]/.test(path) || path.startsWith('/') || path.includes('$')) return null;
  const resolved = posix.normalize(posix.join(directory, path)).replace(/\/$/, '');
  return resolved.startsWith('..') ? null : resolved;
}

/** "docker.io/postgis/postgis:16-3.4@sha256:…" is "postgis/postgis". A tag from a variable changes nothing. */
function bareImage(image: string): string {
  const name = image
    .replace(/\$\{[^}]*:?-([^}]*)\}/g, '$1')
    .replace(/@.*$/, '')
    .replace(/:[^/:]*$/, '');
  const [first = '', ...rest] = name.split('/');
  return rest.length > 0 && /[.:]/.test(first) ? rest.join('/') : name;
}

function environmentOf(value: unknown): Map<string, string> {
  const pairs: [string, unknown][] = isTable(value)
    ? Object.entries(value)
    : strings(value).map((line) => [line.split('=')[0] ?? '', line.slice(line.indexOf('=') + 1)]);
  return new Map(pairs.map(([key, text]) => [key, withDefaults(String(text ?? ''))]));
}

/** "${DB_USER:-app}" is "app" where nobody says otherwise; a variable without a default stays as it is written. */
function withDefaults(text: string): string {
  return text.replace(/\$\{(\w+):?-([^}]*)\}/g, '$2');
}

function volumesOf(value: unknown, directory: string): ComposeService['places'] {
  const list = Array.isArray(value) ? value : [];
  return list.flatMap((volume) => {
    const [source, target] = isTable(volume)
      ? [volume.type === 'bind' ? volume.source : undefined, volume.target]
      : String(volume).split(':');
    if (typeof source !== 'string' || typeof target !== 'string' || !source.startsWith('.')) return [];
    const place = resolve(directory, source);
    return place === null ? [] : [{ source: place, target }];
  });
}

function watchesOf(value: unknown, directory: string): ComposeService['places'] {
  const watch = isTable(value) && Array.isArray(value.watch) ? value.watch : [];
  return watch.flatMap((entry) => {
    if (!isTable(entry) || entry.action !== 'sync' || typeof entry.path !== 'string') return [];
    const place = resolve(directory, entry.path);
    return place === null || typeof entry.target !== 'string'
      ? []
      : [{ source: place, target: entry.target }];
  });
}

/** The service that runs a component, and the component's directory in its container where a mount tells it. */
export function serviceOf(
  projects: ComposeProject[],
  dir: string,
  others: readonly string[],
): { service: ComposeService; containerDir: string | null; certainty: number; how: string } | null {
  for (const { services, file } of projects) {
    if (file.startsWith('.devcontainer/')) continue;
    const namesakes = services.filter((service) => isNamesake(service, dir));
    const rest = services.filter((service) => !isNamesake(service, dir) && !helperName.test(service.name));
    for (const service of [...namesakes, ...rest]) {
      if (service.image !== null && service.places.length === 0) continue;
      const place = service.places.find(
        ({ source, target }) => target === null && source === dir && dir !== '.',
      );
      const containerDir = containerDirOf(service, dir, others);
      if (containerDir !== null) return { service, containerDir, certainty: 0.9, how: 'mounts it' };
      if (place !== undefined)
        return { service, containerDir: null, certainty: 0.9, how: 'is built from it' };
    }
    const namesake = namesakes.find(({ image }) => image === null);
    if (namesake) return { service: namesake, containerDir: null, certainty: 0.7, how: 'has its name' };
  }
  return null;
}

/** Services that share an application's code to do a part of its work. */
const helperName =
  /(?:^|[-_])(?:tests?|playwright|e2e|queues?|workers?|scheduler?|cron|proxy|nginx|migrat\w*|prestart)(?:[-_]|$)/;

function isNamesake({ name }: ComposeService, dir: string): boolean {
  return dir !== '.' && name === posix.basename(dir);
}

/** From a mount of the directory, of one around it, or of its parts ("./backend/app:/srv/app" puts it in /srv). */
function containerDirOf(service: ComposeService, dir: string, others: readonly string[]): string | null {
  for (const { source, target } of service.places) {
    if (target === null) continue;
    if (source === dir) return target;
    if (isInside(dir, source) && !others.some((other) => isInside(dir, other)))
      return `${target.replace(/\/$/, '')}/${source === '.' ? dir : dir.slice(source.length + 1)}`;
    if (dir !== '.' && isInside(source, dir)) {
      const part = source.slice(dir.length);
      if (target.endsWith(part) && posix.extname(part) === '') return target.slice(0, -part.length) || '/';
    }
  }
  return null;
}

/** Prefix that runs a program in a service without a terminal, typed at the repository's root. */
export function execPrefix({ name, file }: ComposeService, isDefault: boolean): string {
  return isDefault ? `docker compose exec -T ${name}` : `docker compose -f ${file} exec -T ${name}`;
}
