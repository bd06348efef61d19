import type { Effect } from '../effects.ts';
import { ruleOf } from '../rules.ts';
import type { Verdict } from '../verdict.ts';
import type { World } from '../world.ts';
import { isOpaque, judgeAct } from './acts.ts';
import type { Box, Objection } from './box.ts';
import { judgeRead } from './reads.ts';
import { judgeWrite } from './writes.ts';

/** Effects meet a box: the first block wins, else the first question, else it may run. */
export function judgeEffects(effects: readonly Effect[], box: Box, world: World): Verdict {
  let strictest: { objection: Objection; effect: Effect } | undefined;
  for (const effect of effects) {
    const objection = judgeEffect(effect, box, world);
    if (objection === undefined) continue;
    if (strictest === undefined || (strictest.objection.decision === 'ask' && objection.decision === 'block'))
      strictest = { objection, effect };
    if (strictest.objection.decision === 'block') break;
  }
  const opaque = effects.some(isOpaque);
  if (strictest === undefined) return { decision: 'allow', effects, opaque };
  const { objection, effect } = strictest;
  return {
    decision: objection.decision,
    rule: objection.rule,
    reason: explainObjection(objection, box),
    effect,
    effects,
    opaque,
  };
}

function judgeEffect(effect: Effect, box: Box, world: World): Objection | undefined {
  if (effect.kind === 'write') return judgeWrite(effect, box, world);
  return effect.kind === 'read' ? judgeRead(effect, box, world) : judgeAct(effect, box);
}

/** One sentence that says why, one that says what is allowed instead. */
export function explainObjection({ rule, what, set }: Objection, box: Pick<Box, 'role'>): string {
  const { says, instead } = ruleOf(rule);
  const why = says
    .replaceAll('{what}', oneLine(what))
    .replaceAll('{role}', box.role)
    .replaceAll('{set}', set ?? '');
  return `${why}. ${instead}.`;
}

function oneLine(text: string): string {
  const flat = text.replace(/\s+/g, ' ');
  return flat.length > 120 ? `${flat.slice(0, 117)}…` : flat;
}
