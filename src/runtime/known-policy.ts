import fs from 'node:fs';
import path from 'node:path';
import type { Policy } from '../policy/policy.ts';
import type { Installation } from './installation.ts';

/**
 * The policy. Not checked again while its text is the one that was found right when the session started: loading the schema and
 * checking by it costs a hook more than its verdict. Throws PolicyError when it is missing, unreadable or wrong.
 */
export async function currentPolicy(at: Installation): Promise<Policy> {
  return knownPolicy(at) ?? (await import('./policy-file.ts')).readPolicy(at);
}

/** Undefined when nothing was kept, or something else. */
export function knownPolicy({ policyFile, keptDir }: Installation): Policy | undefined {
  if (keptDir === undefined) return undefined;
  try {
    const { text, policy } = JSON.parse(fs.readFileSync(keptPolicyFile(keptDir), 'utf8'));
    return text === fs.readFileSync(policyFile, 'utf8') ? policy : undefined;
  } catch {
    return undefined;
  }
}

export function keptPolicyFile(keptDir: string): string {
  return path.join(keptDir, 'policy.json');
}
