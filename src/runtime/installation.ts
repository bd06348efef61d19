import fs from 'node:fs';
import path from 'node:path';
import { type Policy, PolicyError, parsePolicy } from '../policy/policy.ts';

/** Where this copy of the runtime is installed. Taken from the file itself: the client's variables can be changed by settings. */
export type Installation = {
  project: string;
  policyFile: string;
  stateDir: string;
  /** The runtime's compiled code, kept by gates.cjs. */
  compiledDir: string;
};

export function installation(runtimeFile: string): Installation {
  const project = path.resolve(path.dirname(runtimeFile), '..', '..');
  const gates = path.join(project, '.claude', 'gates');
  const stateDir = path.join(gates, 'state');
  return {
    project,
    policyFile: path.join(gates, 'gates.json'),
    stateDir,
    compiledDir: path.join(stateDir, 'compiled'),
  };
}

/** Throws PolicyError when the policy is missing, unreadable or wrong. */
export function readPolicy({ policyFile }: Installation): Policy {
  let text: string;
  try {
    text = fs.readFileSync(policyFile, 'utf8');
  } catch (error) {
    throw new PolicyError(`gates.json cannot be read (${(error as NodeJS.ErrnoException).code})`);
  }
  return parsePolicy(text);
}
