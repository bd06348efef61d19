import { relative, sep } from 'node:path';
import type { Effect, Target } from '../../guard/effects.ts';
import type { Rule } from '../../guard/rules.ts';
import type { Verdict } from '../../guard/verdict.ts';
import { acts } from '../../policy/acts.ts';
import { explainTexts } from '../messages/explain.ts';
import type { Paint } from '../terminal/colour.ts';
import { definitions, wrap } from '../terminal/layout.ts';

const styles = { allow: 'green', ask: 'yellow', block: 'red' } as const;

/** Verdict first, then why, then everything the call would do. */
export function verdictText(verdict: Verdict, root: string, paint: Paint, width: number): string {
  const { decision, rule, reason, effects, opaque } = verdict;
  const lines = [
    `${paint([styles[decision], 'bold'], explainTexts.decisions[decision])}${rule ? `  ${paint('dim', rule)}` : ''}`,
  ];
  if (reason) lines.push(...wrap(reason, width - 2).map((line) => `  ${line}`));
  lines.push('', effects.length > 0 ? explainTexts.effects : explainTexts.noEffects);
  lines.push(...effectLines(effects, root, width));
  if (opaque && decision === 'allow') lines.push('', ...wrap(explainTexts.opaque, width));
  return `${lines.join('\n')}\n`;
}

/** "write  tests/a.txt (cp)"; the same effect twice says nothing new. */
function effectLines(effects: readonly Effect[], root: string, width: number): string[] {
  const rows = effects.map(
    (effect) => [effect.kind === 'act' ? effect.act : effect.kind, effectText(effect, root)] as const,
  );
  const told = new Map(rows.map((row) => [row.join(' '), row]));
  return told.size === 0 ? [] : definitions([...told.values()], width, 16).split('\n');
}

function effectText(effect: Effect, root: string): string {
  if (effect.kind !== 'act') return `${targetText(effect.target, root)} (${effect.by})`;
  const detail = effect.detail === undefined ? '' : `: ${effect.detail}`;
  return `${effect.by} ${acts[effect.act].says}${detail}`;
}

function targetText(target: Target, root: string): string {
  if (target.kind === 'path') return shortPath(target.path, root);
  if (target.kind === 'tree')
    return `${shortPath(target.dir, root)}/**${target.name ? `/${target.name}` : ''}`;
  return target.prefix === undefined
    ? explainTexts.unknownPath
    : explainTexts.unknownPathBelow(shortPath(target.prefix, root));
}

function shortPath(absolute: string, root: string): string {
  const path = relative(root, absolute);
  if (path === '') return '.';
  return path === '..' || path.startsWith(`..${sep}`) ? absolute : path;
}

/** Every rule: its id, what it says, what to do instead, and a call that it stops. */
export function rulesText(rules: Readonly<Record<string, Rule>>, paint: Paint, width: number): string {
  return Object.entries(rules)
    .map(([id, { says, instead, example }]) => {
      const sentence = `${general(says)}. ${instead}.`;
      const lines = wrap(sentence.charAt(0).toUpperCase() + sentence.slice(1), width - 2);
      return [paint('bold', id), ...lines, explainTexts.example(example.role, example.command)]
        .map((line, index) => (index === 0 ? line : `  ${line}`))
        .join('\n');
    })
    .join('\n\n')
    .concat('\n');
}

/** A rule's sentence without a call to be about. */
function general(says: string): string {
  return says.replaceAll(/\{(\w+)\}/g, (_, name) => explainTexts.placeholders[name] ?? name);
}
