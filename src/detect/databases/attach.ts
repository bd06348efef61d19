import type { ComponentContext } from '../component-context.ts';
import { type ComposeProject, serviceOf } from '../compose.ts';
import type { Described } from '../detect.ts';
import { isInside } from '../tree.ts';
import { type EngineUse, eachOnce } from './engines.ts';
import { enginesBehind, findEngines } from './find.ts';
import { reach } from './reach.ts';

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
    for (const use of eachOnce([...uses, ...behind])) {
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
