import fs from 'node:fs';
import { type Policy, parsePolicy } from '../policy/policy.ts';
import { PolicyError } from '../policy/policy-error.ts';
import type { Installation } from './installation.ts';
import { keptPolicyFile, knownPolicy } from './known-policy.ts';

/** Throws PolicyError when the policy is missing, unreadable or wrong. */
export function readPolicy(at: Installation): Policy {
  const text = policyText(at);
  try {
    return parsePolicy(text);
  } catch (error) {
    if (error instanceof PolicyError) throw new PolicyError(`gates.json: ${error.message}`);
    throw error;
  }
}

/** For the calls of this session. A policy that is wrong, and a disk that takes nothing, cost time, not safety. */
export function keepPolicy(at: Installation): void {
  if (at.keptDir === undefined || knownPolicy(at)) return;
  try {
    const text = policyText(at);
    const kept = keptPolicyFile(at.keptDir);
    fs.mkdirSync(at.keptDir, { recursive: true });
    fs.writeFileSync(`${kept}.tmp`, JSON.stringify({ text, policy: parsePolicy(text) }));
    fs.renameSync(`${kept}.tmp`, kept);
  } catch {}
}

function policyText({ policyFile }: Installation): string {
  try {
    return fs.readFileSync(policyFile, 'utf8');
  } catch (error) {
    throw new PolicyError(`gates.json: cannot be read (${(error as NodeJS.ErrnoException).code})`);
  }
}
