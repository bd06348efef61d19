import type { Policy } from '../../policy/policy.ts';
import type { DesiredFile } from '../../scaffold/desired.ts';
import { render } from '../../scaffold/render/render.ts';
import { catalogue } from '../package-data.ts';
import { runtimeTexts } from '../package-files.ts';
import { policyPath } from '../repo.ts';

/** Every file that a policy asks for. `update`: what becomes of a gates.json that is there already. */
export function desiredFiles(policy: Policy, update?: (text: string) => string): DesiredFile[] {
  const files = render(policy, { ...runtimeTexts(), invariants: invariantsOf(policy) });
  if (update === undefined) return files;
  return files.map((file) =>
    file.path === policyPath && file.kind === 'owned' ? { ...file, update } : file,
  );
}

/** What the stacks suggest for CLAUDE.md. A stack that is no longer ours suggests nothing. */
function invariantsOf({ components }: Policy): string[] {
  return [...new Set(components.flatMap(({ stack }) => catalogue.stacks.get(stack)?.invariants ?? []))];
}
