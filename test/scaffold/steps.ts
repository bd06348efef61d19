import { apply } from '../../src/scaffold/apply.ts';
import type { DesiredFile } from '../../src/scaffold/desired.ts';
import { type Plan, type PlannedFile, type PlanOptions, plan, planRemove } from '../../src/scaffold/plan.ts';
import type { Repo } from './repo.ts';
import { desired, type Version } from './templates.ts';

type Options = Partial<PlanOptions>;

/** Plans and applies a version of the test templates, or any files. */
export async function install(
  repo: Repo,
  what: Version | DesiredFile[],
  options: Options = {},
): Promise<Plan> {
  const [version, files] = typeof what === 'string' ? [what, desired(what)] : ['1', what];
  const planned = plan(repo.root, files, { version, ...options });
  await apply(planned);
  return planned;
}

export async function uninstall(repo: Repo): Promise<Plan> {
  const planned = planRemove(repo.root, { version: '1' });
  await apply(planned);
  return planned;
}

export function fileIn(planned: Plan, path: string): PlannedFile {
  const file = planned.files.find((candidate) => candidate.path === path);
  if (file === undefined) throw new Error(`${path} is not in the plan`);
  return file;
}

/** `path: state action` of all files that a plan would touch. */
export function changes(planned: Plan): string[] {
  return planned.files
    .filter(({ action }) => action !== 'keep')
    .map(({ path, state, action }) => `${path}: ${state} ${action}`);
}
