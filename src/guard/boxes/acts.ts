import { type Act, acts } from '../../policy/acts.ts';
import type { Decision } from '../../policy/policy.ts';
import type { Effect } from '../effects.ts';
import type { Box, Objection } from './box.ts';

type ActEffect = Extract<Effect, { kind: 'act' }>;

/** The policy's answer to an act: the most specific name counts, then the kind of box. */
export function judgeAct(effect: ActEffect, box: Box): Objection | undefined {
  const decision = answer(effect.act, box);
  if (decision === 'allow') return undefined;
  return {
    decision,
    rule: effect.act,
    what: effect.detail === undefined ? effect.by : `${effect.by} (${effect.detail})`,
  };
}

/** allow, ask or block, as this box answers to an act. */
export function answer(act: Act, box: Pick<Box, 'may' | 'kind'>): Decision {
  if ('fixed' in acts[act]) return 'block';
  const prefix = act.split('.')[0] ?? act;
  return box.may[act] ?? box.may[prefix] ?? (box.kind === 'guardrail' ? unnamed(act) : 'block');
}

const unnamed = (act: Act): Decision => (acts[act] as { guardrail?: Decision }).guardrail ?? 'allow';

/** Was this allowed without anybody seeing what it changes? */
export function isOpaque(effect: Effect): boolean {
  if (effect.kind === 'act') return 'opaque' in acts[effect.act];
  return effect.kind === 'write' && effect.target.kind === 'unknown';
}
