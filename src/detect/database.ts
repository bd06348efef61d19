import type { Catalogue } from './catalogue.ts';
import type { ComponentContext } from './component-context.ts';
import { type ComposeProject, type ComposeService, execPrefix, serviceOf } from './compose.ts';
import { databaseConfig } from './database-config.ts';
import type { Described } from './detect.ts';
import type { DetectedDatabase, Evidence } from './detection.ts';
import { type ExampleVariable, readEnvExamples } from './env-example.ts';
import { parentOf } from './package-manager.ts';
import type { DatabaseEngine } from './tools.ts';
import { isInside } from './tree.ts';

/** An engine that a component uses, and why we think so. */
export type EngineUse = { engine: string; evidence: Evidence };

/**
 * Engines that a component's own files name: configuration, client libraries, examples of variables. An example at the
 * root only speaks for components that something else says have a database.
 */
export function findEngines(context: ComponentContext): EngineUse[] {
  const allowed = context.stack.databases ?? [];
  if (allowed.length === 0) return [];
  const own = [
    ...databaseConfig(context).flatMap(({ name, evidence }) => {
      const engine = engineNamed(context.catalogue, name);
      return engine === null ? [] : [{ engine, evidence }];
    }),
    ...fromDependencies(context, allowed),
  ];
  const variables = readEnvExamples(context.tree, context.dir).filter(
    ({ file }) => own.length > 0 || parentOf(file) === context.dir,
  );
  const uses = [...own, ...variables.flatMap((variable) => fromVariable(context.catalogue, variable) ?? [])];
  return uses.filter((use, index) => uses.findIndex(({ engine }) => engine === use.engine) === index);
}

export function engineNamed(catalogue: Catalogue, name: string): string | null {
  for (const [engine, row] of catalogue.databases)
    if (engine === name || row.names.includes(name)) return engine;
  return null;
}

function engineOfUrl(catalogue: Catalogue, url: string): string | null {
  const scheme = /^((?:jdbc:)?[a-z][\w+]*):/i.exec(url)?.[1]?.toLowerCase();
  if (scheme === undefined) return null;
  for (const [engine, row] of catalogue.databases) if (row.urlSchemes.includes(scheme)) return engine;
  return null;
}

export function engineOfImage(catalogue: Catalogue, image: string): string | null {
  const last = image.slice(image.lastIndexOf('/') + 1);
  for (const [engine, row] of catalogue.databases)
    if (row.images.includes(image) || row.images.includes(last)) return engine;
  return null;
}

/** A variable with a connection URL, or one whose name says which engine's URL it holds. */
function fromVariable(catalogue: Catalogue, { file, name, value }: ExampleVariable): EngineUse | null {
  if (!/(?:URL|URI|DSN|CONNECTION_STRING)$/i.test(name)) return null;
  const byValue = engineOfUrl(catalogue, value);
  const word = name.toLowerCase().split('_')[0] ?? '';
  const byName = /^(?:postgres|postgresql|pg|mysql|redis|mongo|mongodb|clickhouse)$/.test(word)
    ? engineNamed(catalogue, word)
    : null;
  const engine = byValue ?? byName;
  return engine === null
    ? null
    : {
        engine,
        evidence: {
          about: 'database',
          file,
          key: name,
          says: `points at ${engine}`,
          certainty: byValue ? 0.85 : 0.75,
        },
      };
}

/** An Nx application has the packages of the root; which of them it uses, nothing says. */
function fromDependencies(context: ComponentContext, allowed: readonly string[]): EngineUse[] {
  const { catalogue, stack, root } = context;
  const isNxApp = stack.kind === 'app' && context.manifest.files[0]?.endsWith('project.json');
  const manifest = isNxApp && root ? root : context.manifest;
  const names = [...allowed, ...[...catalogue.databases.keys()].filter((name) => !allowed.includes(name))];
  return names.flatMap((engine) => {
    const clients = catalogue.databases.get(engine)?.dependencies[manifest.ecosystem] ?? [];
    const client = clients.find((name) => manifest.dependencies.has(name));
    const origin = client === undefined ? undefined : manifest.dependencies.get(client);
    return origin === undefined
      ? []
      : [
          {
            engine,
            evidence: {
              about: 'database' as const,
              file: origin.file,
              key: `${origin.key}.${client}`,
              says: `is a client of ${catalogue.databases.get(engine)?.title ?? engine}`,
              certainty: catalogue.databases.get(engine)?.kind === undefined || isNxApp ? 0.75 : 0.85,
            },
          },
        ];
  });
}

/** Engines among the services that a component's service stands on. */
export function enginesBehind(
  catalogue: Catalogue,
  projects: ComposeProject[],
  service: ComposeService,
): EngineUse[] {
  const project = projects.find(({ services }) => services.includes(service));
  const seen = new Set<string>();
  const visit = (name: string): ComposeService[] => {
    const next = project?.services.find((other) => other.name === name);
    if (!next || seen.has(name)) return [];
    seen.add(name);
    return [next, ...next.dependsOn.flatMap(visit)];
  };
  return service.dependsOn.flatMap(visit).flatMap((needed) => {
    const engine = needed.image === null ? null : engineOfImage(catalogue, needed.image);
    return engine === null
      ? []
      : [
          {
            engine,
            evidence: {
              about: 'database' as const,
              file: needed.file,
              key: `services.${needed.name}.image`,
              says: `is started for the service ${service.name}`,
              certainty: 0.85,
            },
          },
        ];
  });
}

/** How to reach the main engine: its container or the host, the application's role, the database, the URL variable. */
export function reach(
  context: ComponentContext,
  use: EngineUse,
  projects: ComposeProject[],
  own: ComposeService | null,
): { database: DetectedDatabase; evidence: Evidence[] } | null {
  const row = context.catalogue.databases.get(use.engine);
  if (row?.kind === undefined) return null;
  const hosted = serverOf(context.catalogue, use.engine, projects);
  const variables = [
    ...readEnvExamples(context.tree, context.dir),
    ...[...(own?.environment ?? [])].map(([name, value]) => ({ file: own?.file ?? '', name, value })),
  ];
  const url = variables
    .filter(({ name }) => !/TEST/i.test(name))
    .find(({ name, value }) => isUrlOf(context.catalogue, use.engine, name, value));
  const named = (names: string[]) =>
    variables.find(({ name, value }) => names.includes(name) && isPlain(value));
  const role = userOf(url?.value) ?? named(userVariables)?.value ?? null;
  const superusers = superusersOf(row, hosted?.service ?? null);
  const isSuper = role !== null && superusers.includes(role);
  return {
    database: {
      kind: row.kind,
      via: hosted === null ? '' : execPrefix(hosted.service, hosted.isDefault),
      role: isSuper ? null : role,
      name: nameOf(url?.value) ?? named(nameVariables)?.value ?? hostedName(hosted?.service ?? null),
      urlVariable: url?.name ?? null,
      superusers,
    },
    evidence: [
      use.evidence,
      ...(hosted
        ? [says(hosted.service.file, `services.${hosted.service.name}`, 'runs it in a container', 0.85)]
        : []),
      ...(url ? [says(url.file, url.name, 'holds its address', 0.85)] : []),
      ...(isSuper && hosted
        ? [
            says(
              hosted.service.file,
              `services.${hosted.service.name}`,
              `makes ${role} a superuser, so the application has no role of its own yet`,
              0.85,
            ),
          ]
        : []),
    ],
  };
}

const userVariables = [
  'DB_USERNAME',
  'DB_USER',
  'DATABASE_USER',
  'DATABASE_USERNAME',
  'PGUSER',
  'MYSQL_USER',
  'POSTGRES_USER',
];
const nameVariables = [
  'DB_DATABASE',
  'DB_NAME',
  'DATABASE_NAME',
  'PGDATABASE',
  'MYSQL_DATABASE',
  'POSTGRES_DB',
];

function serverOf(
  catalogue: Catalogue,
  engine: string,
  projects: ComposeProject[],
): { service: ComposeService; isDefault: boolean } | null {
  for (const { services, isDefault } of projects) {
    const service = services.find(
      ({ image }) => image !== null && engineOfImage(catalogue, image) === engine,
    );
    if (service) return { service, isDefault };
  }
  return null;
}

/** The official images make their first user a superuser. */
function superusersOf(row: DatabaseEngine, service: ComposeService | null): string[] {
  const made = row.kind === 'postgres' ? service?.environment.get('POSTGRES_USER') : undefined;
  return [...new Set([...row.superusers, ...(made !== undefined && isPlain(made) ? [made] : [])])];
}

function hostedName(service: ComposeService | null): string | null {
  const value = nameVariables
    .map((name) => service?.environment.get(name))
    .find((text) => text !== undefined);
  return value !== undefined && isPlain(value) ? value : null;
}

function isUrlOf(catalogue: Catalogue, engine: string, name: string, value: string): boolean {
  const of = engineOfUrl(catalogue, value);
  if (of !== null) return of === engine;
  return (
    /^(?:DATABASE|POSTGRES|POSTGRESQL|MYSQL|MONGO|MONGODB|DB)_(?:URL|URI|DSN)$/.test(name) && value !== ''
  );
}

function userOf(url: string | undefined): string | null {
  const user = /^[\w+:]+:\/\/([^:@/]+)(?::[^@]*)?@/.exec(url ?? '')?.[1];
  return user !== undefined && isPlain(user) ? user : null;
}

function nameOf(url: string | undefined): string | null {
  const name = /^[\w+:]+:\/\/[^/]+\/([\w.-]+)/.exec(url ?? '')?.[1];
  return name !== undefined && isPlain(name) ? name : null;
}

/** A value that is one, not a reference to another variable or a placeholder. */
function isPlain(value: string): boolean {
  return /^[\w.@-]+$/.test(value) && !/^(?:null|user(?:name)?|changeme|xxx+|your[\w-]*)$/i.test(value);
}

function says(file: string, key: string, text: string, certainty: number): Evidence {
  return { about: 'database', file, key, says: text, certainty };
}

/**
 * Databases and services of the chosen components. A package that another one of the repository depends on lends it
 * its databases: the client library often lives there.
 */
export function addDatabases(chosen: Described[], all: Described[], allProjects: ComposeProject[]): void {
  const own = new Map(all.map(({ context }) => [context, findEngines(context)] as const));
  const dirs = chosen.map(({ component }) => component.dir);
  for (const { component, context } of chosen) {
    const inOther = (file: string) =>
      dirs.some((dir) => dir !== '.' && isInside(file, dir) && !isInside(component.dir, dir));
    const projects = allProjects.filter(({ file }) => !inOther(file));
    const hosted = serviceOf(
      projects,
      component.dir,
      dirs.filter((dir) => dir !== component.dir),
    );
    if (hosted !== null) {
      const { service, containerDir, certainty, how } = hosted;
      component.service = { name: service.name, dir: containerDir };
      component.evidence.push({
        about: 'service',
        file: service.file,
        key: `services.${service.name}`,
        says: how,
        certainty,
      });
    }
    if ((context.stack.databases ?? []).length === 0) continue;
    const uses = [...(own.get(context) ?? []), ...fromPackages(context, all, own)];
    const mayUse = uses.length > 0 || context.stack.kind === 'app';
    const behind =
      hosted === null || !mayUse ? [] : enginesBehind(context.catalogue, projects, hosted.service);
    const engines = [...uses, ...behind].filter(
      (use, index, list) => list.findIndex(({ engine }) => engine === use.engine) === index,
    );
    for (const use of engines) {
      const reached =
        component.database === null ? reach(context, use, projects, hosted?.service ?? null) : null;
      if (reached === null) component.otherDatabases.push(use.engine);
      else component.database = reached.database;
      component.evidence.push(...(reached?.evidence ?? [use.evidence]));
    }
  }
}

function fromPackages(
  { manifest }: ComponentContext,
  all: Described[],
  own: Map<ComponentContext, EngineUse[]>,
): EngineUse[] {
  return all.flatMap(({ context }) => {
    const { name, ecosystem } = context.manifest;
    const isUsed = context.manifest !== manifest && ecosystem === manifest.ecosystem && name !== null;
    return isUsed && manifest.dependencies.has(name) ? (own.get(context) ?? []) : [];
  });
}
