import path from 'node:path';
import { type Box, boxOf } from '../guard/boxes/box.ts';
import { judgeInside } from '../guard/boxes/writes.ts';
import { machine } from '../guard/machine.ts';
import { sweepAll } from '../guard/paths/sweep.ts';
import type { World } from '../guard/world.ts';
import type { Policy } from '../policy/policy.ts';
import { absorb, type Breach, checkSeal, dropSeal, restore, type Sealed, takeSeal } from '../seal/seal.ts';
import { openStore, type Store } from '../seal/store.ts';

/** An agent under seal: which one, in which role, in which work tree. */
export type SealedAgent = { agentId: string; role: string; cwd: string };

/** Where the seal of an agent lives and what it covers. */
type Seal = { store: Store; box: Box; sealed: Sealed; ignored: string[] };

function sealOf({ role, cwd }: SealedAgent, policy: Policy, project: string, stateDir: string): Seal {
  const world = machine(project, cwd);
  const box = boxOf(policy, role, world.caseInsensitive);
  return {
    store: openStore(world.root, stateDir),
    box,
    sealed: (file) => !isState(file) && !mayWrite(file, box),
    ignored: ignoredButSealed(box, world),
  };
}

/** Throws NoGit where there is no git. */
export function sealAgent(agent: SealedAgent, policy: Policy, project: string, stateDir: string): void {
  const { store, sealed, ignored } = sealOf(agent, policy, project, stateDir);
  takeSeal(store, agent.agentId, agent.role, sealed, ignored);
}

/**
 * Checks an agent's seal and puts back what is broken, except where another agent that runs now may write: that is its work.
 * Returns what was put back, and where the changed files were kept.
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
  const boxes = others.map(({ role }) => boxOf(policy, role, false));
  const breaches = checkSeal(store, agent.agentId, sealed, ignored).filter(
    (breach) => ![own, ...boxes].some((box) => mayMake(breach, box)),
  );
  const keptDir = path.join(stateDir, 'kept', now.toISOString().replace(/[:.]/g, '-'));
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

/** The gates' own notes change with every hook; the compiled code only when a session starts. */
function isState(file: string): boolean {
  return file.startsWith('.claude/gates/state/') && !file.startsWith(compiled);
}

const compiled = '.claude/gates/state/compiled/';

function mayWrite(file: string, box: Box): boolean {
  return judgeInside(file, box) === undefined;
}

/** What is written once is sealed when it stands there; adding to it is no breach. */
function mayMake({ path: file, how }: Breach, box: Box): boolean {
  return judgeInside(file, box, how === 'new') === undefined;
}

/** What git ignores but the seal holds: secrets such as .env, and the runtime's compiled code. Relative to the root. */
function ignoredButSealed(box: Box, world: World): string[] {
  const relative = (absolute: string) => absolute.slice(world.root.length + 1);
  const held = (file: string) =>
    (box.always.secrets.matches(file) && !isState(file)) || file.startsWith(compiled);
  return sweepAll(
    { kind: 'tree', dir: world.root },
    world,
    (absolute) => held(relative(absolute)) && world.kind(absolute) === 'file',
  ).map(relative);
}
