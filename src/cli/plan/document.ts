import type { Plan } from '../../scaffold/plan.ts';
import { version } from '../../version.ts';
import { exits } from '../failure.ts';

/** What a plan comes to. The same for a dry run as for the run: a preview never differs from the write. */
export function exitOf(plan: Plan): number {
  return plan.leftovers.length > 0 ? exits.conflicts : exits.done;
}

/** The document of --json. */
export function planDocument(
  plan: Plan,
  command: string,
  components: readonly unknown[],
  more: { warnings: readonly string[]; dryRun: boolean; exit: number },
): Record<string, unknown> {
  return {
    version,
    command,
    root: plan.root,
    dryRun: more.dryRun,
    components,
    files: plan.files.map(({ path, kind, state, action }) => ({ path, kind, state, action })),
    conflicts: plan.conflicts.map(({ path, reason, detail, outcome, aside = null }) => ({
      path,
      reason,
      detail,
      outcome,
      aside,
    })),
    purge: plan.purge,
    leftovers: plan.leftovers,
    warnings: [...more.warnings, ...plan.warnings],
    exit: more.exit,
  };
}
