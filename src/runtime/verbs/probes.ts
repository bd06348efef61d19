import { judge } from '../../guard/judge.ts';
import { machine } from '../../guard/machine.ts';
import type { RuleId } from '../../guard/rules.ts';
import type { Policy } from '../../policy/policy.ts';

/** Calls whose answers follow from any policy: what every box must stop, and what it must let through. */
const probes: readonly { roles: 'all' | 'barriers'; command: string; rule: RuleId | undefined }[] = [
  { roles: 'all', command: 'echo {} > .claude/settings.json', rule: 'write.gates' },
  { roles: 'all', command: 'rm -rf .claude/hooks', rule: 'write.gates' },
  { roles: 'all', command: 'node .claude/hooks/gates.mjs approve plan', rule: 'gates.person' },
  { roles: 'all', command: 'echo "unclosed', rule: 'shell.syntax' },
  { roles: 'all', command: 'cat ~/.ssh/id_ed25519', rule: 'read.secret' },
  { roles: 'all', command: 'ls', rule: undefined },
  { roles: 'barriers', command: 'echo x > probe.txt', rule: 'write.none' },
  { roles: 'barriers', command: 'sh -c "$(cat script)"', rule: 'run.shell' },
  { roles: 'barriers', command: 'git status', rule: undefined },
];

/** One sentence for each probe that is answered otherwise than it must be. */
export function probe(policy: Policy, project: string): string[] {
  const world = machine(project, project);
  return Object.entries(policy.roles).flatMap(([role, { box, write, may = {} }]) => {
    const barrier = box === 'barrier' && !write.allow?.length;
    return probes
      .filter(
        ({ roles, rule }) => (roles === 'all' || barrier) && (rule === undefined || may[rule] === undefined),
      )
      .flatMap(({ command, rule }) => {
        const verdict = judge(role, { tool: 'Bash', input: { command }, cwd: project }, policy, world);
        if (verdict.rule === rule) return [];
        return [`${role}: \`${command}\` met ${verdict.rule ?? 'no rule'} instead of ${rule ?? 'no rule'}`];
      });
  });
}
