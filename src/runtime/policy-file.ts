import fs from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
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

/**
 * For the calls of this session. Made anew each time, so that no script's change to it lasts longer. A policy that is wrong, and a
 * disk that takes nothing, cost time, not safety.
 */
export function keepPolicy(at: Installation): void {
  if (at.keptDir === undefined) return;
  const kept = keptPolicyFile(at.keptDir);
  try {
    const text = policyText(at);
    const policy = parsePolicy(text);
    if (isDeepStrictEqual(knownPolicy(at), policy)) return;
    fs.mkdirSync(at.keptDir, { recursive: true });
    fs.writeFileSync(`${kept}.tmp`, JSON.stringify({ text, policy }));
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
