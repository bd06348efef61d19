import type { Catalogue } from '../catalogue.ts';
import type { ComponentContext } from '../component-context.ts';
import type { ComposeProject, ComposeService } from '../compose.ts';
import { type ExampleVariable, readEnvExamples } from '../env-example.ts';
import { parentOf } from '../package-manager.ts';
import { databaseConfig } from './config.ts';
import { type EngineUse, eachOnce, engineNamed, engineOfImage, engineOfUrl } from './engines.ts';

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
  return eachOnce([
    ...own,
    ...variables.flatMap((variable) => fromVariable(context.catalogue, variable) ?? []),
  ]);
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
