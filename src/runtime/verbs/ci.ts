import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { type Policy, startDirectories } from '../../policy/policy.ts';
import { PolicyError } from '../../policy/policy-error.ts';
import type { Installation } from '../installation.ts';
import { readPolicy } from '../policy-file.ts';
import { wiringProblems } from '../settings-files.ts';
import { probe } from './probes.ts';

/** What a pull request must not have changed: the runtime's bytes, the wiring, the answers of the guard. */
export function ci(_args: readonly string[], at: Installation): number {
  const policy = policyOrFault(at);
  const problems = [
    ...runtimeProblems(at.project),
    ...wiringProblems(at.project, 'project', typeof policy === 'string' ? [] : startDirectories(policy)),
    ...(typeof policy === 'string' ? [policy] : probe(policy, at.project)),
  ];
  for (const problem of problems) process.stderr.write(`gates: ${problem}.\n`);
  if (problems.length === 0)
    process.stdout.write('gates: runtime unmodified, hooks wired, every probe answered as it must.\n');
  return problems.length === 0 ? 0 : 1;
}

function policyOrFault(at: Installation): Policy | string {
  try {
    return readPolicy(at);
  } catch (error) {
    if (!(error instanceof PolicyError)) throw error;
    return error.message;
  }
}

/** Runtime files whose bytes are not those that were installed. */
function runtimeProblems(project: string): string[] {
  const record = path.join(project, '.claude/gates/installed.json');
  let installed: { files?: Record<string, { kind?: string; hash?: string }> };
  try {
    installed = JSON.parse(fs.readFileSync(record, 'utf8'));
  } catch {
    return [
      '.claude/gates/installed.json cannot be read, so nothing says which bytes the runtime should have',
    ];
  }
  return Object.entries(installed.files ?? {}).flatMap(([file, { kind, hash }]) => {
    if (kind !== 'runtime') return [];
    const full = path.join(project, file);
    if (!fs.existsSync(full)) return [`${file} is missing`];
    return createHash('sha256').update(fs.readFileSync(full)).digest('hex') === hash
      ? []
      : [`${file} is not as it was installed`];
  });
}
