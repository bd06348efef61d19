import { type Policy, startDirectories } from '../../policy/policy.ts';
import { PolicyError } from '../../policy/policy-error.ts';
import { flowState } from '../flow/current.ts';
import { runLine } from '../flow/run-line.ts';
import { statusLine } from '../flow/status-line.ts';
import type { Installation } from '../installation.ts';
import { readPolicy } from '../policy-file.ts';
import { wiringProblems } from '../settings-files.ts';

/** Prints each role's box, the run, and what is wrong with the wiring; `--line`: the run in a few words. */
export function status(args: readonly string[], at: Installation): number {
  const unknown = args.find((arg) => arg !== '--line');
  if (unknown !== undefined) {
    process.stderr.write(`gates status: '${unknown}' is not an option. Usage: status [--line]\n`);
    return 2;
  }
  if (args.length > 0) return line(at);
  const problems: string[] = [];
  try {
    const policy = readPolicy(at);
    problems.push(...wiringProblems(at.project, undefined, startDirectories(policy)));
    process.stdout.write(`${[...boxLines(policy), runLine(flowState(policy, at, {}))].join('\n')}\n`);
  } catch (error) {
    if (!(error instanceof PolicyError)) throw error;
    problems.push(error.message, ...wiringProblems(at.project));
  }
  for (const problem of problems) process.stderr.write(`Problem: ${problem}.\n`);
  return problems.length === 0 ? 0 : 1;
}

function line(at: Installation): number {
  try {
    process.stdout.write(`${statusLine(flowState(readPolicy(at), at, {}))}\n`);
    return 0;
  } catch (error) {
    if (!(error instanceof PolicyError)) throw error;
    process.stdout.write('gates: every call is blocked, gates.json is broken\n');
    return 1;
  }
}

function boxLines(policy: Policy): string[] {
  const main = policy.main === 'free' ? 'free' : 'architect';
  return [
    `main session: ${main}`,
    ...Object.entries(policy.roles).map(([name, role]) => {
      const writes =
        role.write.allow?.join(', ') ??
        (role.box === 'barrier' ? 'nothing' : `all but ${role.write.deny?.join(', ') ?? 'nothing'}`);
      return `${name === '*' ? 'any other agent' : name}: ${role.box}, writes ${writes}`;
    }),
  ];
}
