import { createHash } from 'node:crypto';
import path from 'node:path';
import { type Box, boxOf } from '../guard/boxes/box.ts';
import { judgeInside } from '../guard/boxes/writes.ts';
import { machine } from '../guard/machine.ts';
import { passedOver } from '../guard/paths/sweep.ts';
import { gatePaths } from '../policy/path-sets.ts';
import type { Policy } from '../policy/policy.ts';
import type { Ignored } from '../seal/ignored.ts';
import type { Breach, Sealed } from '../seal/look.ts';
import { absorb, checkSeal, dropSeal, hasSeal, isLost, markLost, restore, takeSeal } from '../seal/seal.ts';
import { knownStore, NoGit, openStore, SealError, type Store } from '../seal/store.ts';

/** An agent under seal: which one, in which role, in which work tree. */
export type SealedAgent = { agentId: string; role: string; cwd: string };

/** Where the seal of an agent lives and what it covers. */
type Seal = { store: Store; box: Box; sealed: Sealed; ignored: Ignored };

function sealOf({ role, cwd }: SealedAgent, policy: Policy, project: string, stateDir: string): Seal {
  const { root, caseInsensitive } = machine(project, cwd);
  const box = boxOf(policy, role, caseInsensitive);
  return {
    store: knownStore(root, stateDir),
    box,
    sealed: (file) => !isState(file) && !mayWrite(file, box),
    ignored: {
      held: (file) =>
        (!isState(file) && (box.always.secrets.matches(file) || box.always.gates.matches(file))) ||
        file.startsWith(compiled),
      entered: (directory) => {
        if (`${directory}/`.startsWith(state)) return [state, compiled].includes(`${directory}/`);
        return !passedOver.has(path.basename(directory)) && !`${directory}/`.startsWith(worktrees);
      },
    },
  };
}

/** Throws NoGit where there is no git. */
export function sealAgent(agent: SealedAgent, policy: Policy, project: string, stateDir: string): void {
  const { store, sealed, ignored } = sealOf(agent, policy, project, stateDir);
  const { role, agentId } = agent;
  const definition = JSON.stringify([policy.roles[role] ?? policy.roles['*'], policy.paths, gatePaths]);
  const box = createHash('sha256').update(definition).digest('hex').slice(0, 16);
  takeSeal(store, () => openStore(store.root, stateDir), agentId, { role, box }, sealed, ignored);
}

/** Takes the seal that an agent should have by now. Throws NoGit where there is no git, and what else keeps one from being taken. */
export function sealIfOpen(agent: SealedAgent, policy: Policy, project: string, stateDir: string): void {
  const { store } = sealOf(agent, policy, project, stateDir);
  if (hasSeal(store, agent.agentId)) return;
  if (isLost(store, agent.agentId)) throw new SealError('the one it had was taken away during a call');
  sealAgent(agent, policy, project, stateDir);
}

export function isSealed(agent: SealedAgent, policy: Policy, project: string, stateDir: string): boolean {
  return hasSeal(sealOf(agent, policy, project, stateDir).store, agent.agentId);
}

/**
 * The seal that an agent had is gone: none is taken for it any more, as that would hold what has been left behind. False where
 * there is no git, and so there was none.
 */
export function loseSeal(agent: SealedAgent, policy: Policy, project: string, stateDir: string): boolean {
  const { store } = sealOf(agent, policy, project, stateDir);
  try {
    openStore(store.root, stateDir);
  } catch (error) {
    if (error instanceof NoGit) return false;
    throw error;
  }
  markLost(store, agent.agentId);
  return true;
}

/**
 * Checks an agent's seal and puts back what is broken, except where another agent that runs now may write: that is its work.
 * Returns what was put back, and where the changed files were kept. Where there is no seal yet one is taken: nothing unseen ran without.
 */
export function checkAgent(
  agent: SealedAgent,
  others: readonly SealedAgent[],
  policy: Policy,
  project: string,
  stateDir: string,
  now: Date,
): { restored: Breach[]; keptDir: string } {
  const { store, box: own, sealed, ignored } = sealOf(agent, policy, project, stateDir);
  const keptDir = path.join(stateDir, 'kept', now.toISOString().replace(/[:.]/g, '-'));
  if (!hasSeal(store, agent.agentId)) {
    if (!isLost(store, agent.agentId)) sealAgent(agent, policy, project, stateDir);
    return { restored: [], keptDir };
  }
  const boxes = others.map(({ role }) => boxOf(policy, role, false));
  const breaches = checkSeal(store, agent.agentId, sealed, ignored).filter(
    (breach) => ![own, ...boxes].some((box) => mayMake(breach, box)),
  );
  if (breaches.length > 0) restore(store, agent.agentId, breaches, keptDir);
  return { restored: breaches, keptDir };
}

/** An agent has finished: what it rightly changed becomes part of the others' seals, its own is dropped. */
export function releaseAgent(
  agent: SealedAgent,
  others: readonly SealedAgent[],
  policy: Policy,
  project: string,
  stateDir: string,
): void {
  const own = sealOf(agent, policy, project, stateDir);
  for (const other of others) {
    const { store, sealed, ignored } = sealOf(other, policy, project, stateDir);
    if (store.root !== own.store.root) continue;
    absorb(
      store,
      other.agentId,
      checkSeal(store, other.agentId, sealed, ignored)
        .filter((breach) => mayMake(breach, own.box))
        .map((breach) => breach.path),
    );
  }
  dropSeal(own.store, agent.agentId);
}

const state = '.claude/gates/state/';
const compiled = `${state}compiled/`;
/** Where the client keeps the work trees of other agents; each has a seal of its own. */
const worktrees = '.claude/worktrees/';

/** The gates' own notes change with every hook, their compiled code only when a session starts. */
function isState(file: string): boolean {
  return file.startsWith(state) && !file.startsWith(compiled);
}

function mayWrite(file: string, box: Box): boolean {
  return judgeInside(file, box) === undefined;
}

/** What is written once is sealed when it stands there; adding to it is no breach. */
function mayMake({ path: file, how }: Breach, box: Box): boolean {
  return judgeInside(file, box, how === 'new') === undefined;
}
