import { type Effect, openWord } from '../effects.ts';
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
    if (objection?.decision === 'block') {
      strictest = { objection, effect };
      break;
    }
    if (objection) strictest ??= { objection, effect };
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
export function explainObjection(objection: Objection, box: Pick<Box, 'role'>): string {
  const { says, instead, what } = wordsFor(objection);
  const why = says
    .replaceAll('{what}', oneLine(what))
    .replaceAll('{role}', box.role)
    .replaceAll('{set}', objection.set ?? '');
  return `${why}. ${instead}.`;
}

/** Two rules have another cause at times, with another way out. */
function wordsFor({ decision, rule, what, found }: Objection): {
  says: string;
  instead: string;
  what: string;
} {
  const { says, instead } = ruleOf(rule);
  if (found && decision === 'block')
    return { says, instead: 'This reaches more files than are yours to change: name those you mean', what };
  const end = ` (${openWord('')})`;
  if (rule === 'run.option' && what.endsWith(end.slice(2)))
    return {
      says: '{what} gets a word that is only known at run time, and that may be any option',
      instead: 'Write the word itself',
      what: what.slice(0, what.lastIndexOf(' (', what.length - end.length)),
    };
  return { says, instead, what };
}

function oneLine(text: string): string {
  const flat = text.replace(/\s+/g, ' ');
  return flat.length > 120 ? `${flat.slice(0, 117)}…` : flat;
}
