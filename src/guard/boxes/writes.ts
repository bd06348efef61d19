import { act, type Effect, type Target } from '../effects.ts';
import { below, locate } from '../paths/location.ts';
import { sweep } from '../paths/sweep.ts';
import type { World } from '../world.ts';
import { judgeAct } from './acts.ts';
import type { Box, Objection } from './box.ts';

type Write = Extract<Effect, { kind: 'write' }>;

/** May this box write there? */
export function judgeWrite(effect: Write, box: Box, world: World): Objection | undefined {
  const { target } = effect;
  if (target.kind === 'unknown') return judgeUnknown(target.prefix, box, world);
  if (target.kind === 'path') return judgePath(target.path, box, world);
  if (target.some && box.kind === 'guardrail') return judgeUnknown(`${target.dir}/`, box, world);
  const sample = judgeSample(target, box, world);
  const elsewhere =
    target.name !== undefined && target.depth === undefined && mayReach(`${target.dir}/`, box, world);
  const above = sample?.rule === 'write.not-allowed' && elsewhere ? undefined : sample;
  if (above?.decision === 'block') return above;
  // A question about the directory does not answer for what lies in it.
  const below = judgeBelow(target, box, world);
  const inside = below && { ...below, found: true as const };
  return inside?.decision === 'block' ? inside : (above ?? inside);
}

/** The directory itself, or a name in it that the glob matches; shown as the glob was written. */
function judgeSample(
  { dir, name }: Extract<Target, { kind: 'tree' }>,
  box: Box,
  world: World,
): Objection | undefined {
  if (name === undefined) return judgePath(dir, box, world);
  return judgeStandIn(`${dir}/`, sampleName(name), name, box, world);
}

/** A name that stands for others, which is not the one to show. */
function judgeStandIn(
  start: string,
  name: string,
  display: string,
  box: Box,
  world: World,
): Objection | undefined {
  const objection = judgePath(`${start}${name}`, box, world);
  if (!objection?.what.endsWith(name)) return objection;
  return { ...objection, what: `${objection.what.slice(0, -name.length)}${display}` };
}

/** A path of the repository, relative to its work tree's root. `isNew`: nothing is there yet. */
export function judgeInside(relative: string, box: Box, isNew = false): Objection | undefined {
  const block = (rule: Objection['rule'], set = ''): Objection => ({
    decision: 'block',
    rule,
    what: relative || '.',
    set,
  });
  if (box.always.gates.matches(relative)) return block('write.gates');
  if (relative === '.git' || relative.startsWith('.git/')) return block('write.git');
  if (box.writesNothing) return block('write.none');
  const { allow, ask, deny, once } = box.write;
  if (deny?.set.matches(relative)) return block('write.denied', deny.wordsFor(relative));
  if (!isNew && once?.set.matches(relative)) return block('write.denied', once.wordsFor(relative));
  if (ask?.set.matches(relative)) return { decision: 'ask', rule: 'write.ask', what: relative };
  if (allow && !allow.set.matches(relative)) return block('write.not-allowed', allow.wordsFor(relative));
  return undefined;
}

function judgePath(absolute: string, box: Box, world: World): Objection | undefined {
  const location = locate(absolute, world);
  const block = (rule: Objection['rule'], what: string): Objection => ({ decision: 'block', rule, what });
  if (location.place === 'inside')
    return judgeInside(location.relative, box, world.kind(absolute) === 'missing');
  const inHome = below(absolute, world.home, world);
  if (inHome !== undefined && box.always.homeGates.matches(inHome))
    return block('write.gates', `~/${inHome}`);
  if (box.kind === 'barrier') return block('write.none', absolute);
  if (location.place === 'temporary' || box.free) return undefined;
  // The client's own plans and notes.
  if (
    location.place === 'home' &&
    /^\.claude\/(plans|todos|projects\/[^/]+\/memory)\//.test(location.relative)
  )
    return undefined;
  return block('write.outside', absolute);
}

/** Deleting or moving a directory touches what lies below it; a sweep touches the files it finds. */
function judgeBelow(tree: Extract<Target, { kind: 'tree' }>, box: Box, world: World): Objection | undefined {
  const above = holdsProtected(tree, box, world);
  if (above) return above;
  let objection: Objection | undefined;
  sweep(tree, world, (absolute) => {
    const found = judgePath(absolute, box, world);
    if (objection === undefined || found?.decision === 'block') objection = found;
    return objection?.decision === 'block';
  });
  return objection;
}

/** Protected paths that start below this directory, whether they exist or not. */
function holdsProtected(
  tree: Extract<Target, { kind: 'tree' }>,
  box: Box,
  world: World,
): Objection | undefined {
  if (tree.name !== undefined) return undefined;
  const location = locate(tree.dir, world);
  if (location.place !== 'inside') return undefined;
  const shown = (start: string) =>
    start === location.relative ? start : `${start} (below ${location.relative || '.'})`;
  const gates = box.always.gates.reachesInto(location.relative);
  if (gates !== undefined) return { decision: 'block', rule: 'write.gates', what: shown(gates) };
  for (const named of [box.write.deny, box.write.once]) {
    const denied = named?.set.reachesInto(location.relative);
    if (named && denied !== undefined)
      return { decision: 'block', rule: 'write.denied', what: shown(denied), set: named.wordsFor(denied) };
  }
  return undefined;
}

function judgeUnknown(prefix: string | undefined, box: Box, world: World): Objection | undefined {
  if (box.kind === 'barrier')
    return { decision: 'block', rule: 'write.none', what: prefix ?? 'an unknown path' };
  if (prefix === undefined) return judgeAct(act('write.unknown', 'this'), box);
  const location = locate(prefix, world);
  if (location.place !== 'inside') return judgeStandIn(prefix, 'x', '…', box, world);
  // Whatever is unpacked or named into the gates' own directory may be one of their files.
  const gates = location.relative.includes('/') ? box.always.gates.continues(location.relative) : undefined;
  if (gates !== undefined) return { decision: 'block', rule: 'write.gates', what: gates };
  // Only what certainly lies wrong objects: the rest is for the seal.
  const objection = judgeStandIn(prefix, 'x', '…', box, world);
  return objection?.rule === 'write.not-allowed' && mayReach(prefix, box, world) ? undefined : objection;
}

/** Does something that starts with this path lie among what the role may write? */
function mayReach(prefix: string, box: Box, world: World): boolean {
  const location = locate(prefix, world);
  if (location.place !== 'inside') return false;
  // What a person is asked about goes by its name, which then is known.
  return box.write.allow?.set.mayMatchPrefix(location.relative) === true;
}

/** A name that the glob certainly matches, for sets that go by names: "*.test.ts" gives "x.test.ts". */
function sampleName(glob: string): string {
  return glob.replace(/\{([^,}]*)[^}]*\}/g, '$1').replace(/\*+|\?|\[[^\]]+\]/g, 'x');
}
