import { resolve } from 'node:path';
import { judge } from '../../guard/judge.ts';
import { machine } from '../../guard/machine.ts';
import type { Verdict } from '../../guard/verdict.ts';
import type { World } from '../../guard/world.ts';
import { defaultPolicy } from '../../policy/defaults.ts';
import type { Io } from '../io.ts';
import { explainTexts } from '../messages/explain.ts';
import { gatedRoot, readPolicy } from '../repo.ts';

export type Question = {
  role: string;
  tool: string;
  input: Readonly<Record<string, unknown>>;
  /** Relative to the root, or absolute. */
  cwd?: string;
};

export type Explainer = {
  root: string;
  installed: boolean;
  /** Has the policy a box for this role, or does it get that of '*'? */
  knows(role: string): boolean;
  answer(question: Question): Verdict;
};

/** The guard of a repo: by its own policy, or where nothing is installed by the shipped one with tests in tests/. */
export function explainerFor(directory: string | undefined, io: Io): Explainer {
  const { root, installed } = gatedRoot(directory, io);
  const policy = installed ? readPolicy(root) : defaultPolicy({ tests: ['tests/**'] });
  const worlds = new Map<string, World>();
  const worldAt = (cwd: string): World => {
    const world = worlds.get(cwd) ?? machine(root, cwd);
    worlds.set(cwd, world);
    return world;
  };
  return {
    root,
    installed,
    knows: (role) => role === 'main' || (role !== '*' && Object.hasOwn(policy.roles, role)),
    answer({ role, tool, input, cwd = '.' }) {
      const from = resolve(root, cwd);
      try {
        return judge(role, { tool, input, cwd: from }, policy, worldAt(from));
      } catch (error) {
        return failed(error as Error);
      }
    },
  };
}

/** The installed guard blocks when it fails; so does what explains it. */
function failed(error: Error): Verdict {
  return {
    decision: 'block',
    rule: 'input.invalid',
    reason: explainTexts.guardFailed(error.message),
    effects: [],
    opaque: false,
  };
}
