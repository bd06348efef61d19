import type { Catalogue } from '../catalogue.ts';
import type { ComponentContext } from '../component-context.ts';
import { type ComposeProject, type ComposeService, execPrefix } from '../compose.ts';
import type { DetectedDatabase, Evidence } from '../detection.ts';
import { readEnvExamples } from '../env-example.ts';
import type { DatabaseEngine } from '../tools.ts';
import { type EngineUse, engineOfImage, engineOfUrl } from './engines.ts';

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
  const superusers = superusersOf(context.catalogue, use.engine, row, projects);
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

/** The official images make their first user a superuser, in whichever compose file it is named. */
function superusersOf(
  catalogue: Catalogue,
  engine: string,
  row: DatabaseEngine,
  projects: ComposeProject[],
): string[] {
  const made = projects
    .flatMap(({ services }) => services)
    .filter(({ image }) => image !== null && engineOfImage(catalogue, image) === engine)
    .flatMap(({ environment }) => environment.get('POSTGRES_USER') ?? [])
    .filter(isPlain);
  return [...new Set([...row.superusers, ...made])];
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
  return (
    /^[\w.@-]+$/.test(value) &&
    !/^(?:null|(?:db_|database_)?(?:user(?:name)?|name|database)|changeme|xxx+|your[\w-]*)$/i.test(value)
  );
}

function says(file: string, key: string, text: string, certainty: number): Evidence {
  return { about: 'database', file, key, says: text, certainty };
}
