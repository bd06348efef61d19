import { probeProblem, probesFor } from '../../gates/probes.ts';
import { repoFiles } from '../../gates/repo-files.ts';
import { judge } from '../../guard/judge.ts';
import { machine } from '../../guard/machine.ts';
import type { Policy } from '../../policy/policy.ts';

/** One sentence for each probe that this guard answers otherwise than it must. */
export function probe(policy: Policy, project: string): string[] {
  const world = machine(project, project);
  return probesFor(policy, repoFiles(project), world.caseInsensitive).flatMap((asked) => {
    const { role, tool, input } = asked;
    const problem = probeProblem(asked, judge(role, { tool, input, cwd: project }, policy, world));
    return problem === undefined ? [] : [problem];
  });
}
