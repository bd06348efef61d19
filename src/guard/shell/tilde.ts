import path from 'node:path';
import { type Arg, known, unknown } from './arg.ts';
import type { Evaluation } from './evaluation.ts';
import type { State } from './state.ts';
import { someWord } from './values.ts';

type Expanded = { literal: string } | { kind: 'value'; value: Arg; quoted: true };

/**
 * Tilde prefixes in unquoted text, undefined when there are none. `start`: only the first character counts; `behind name`:
 * `name=~…:~…` in an argument; `assignment`: the start and behind each colon. A prefix ends at a slash, a colon or the word's end.
 */
export function expandTilde(
  evaluation: Evaluation,
  state: State,
  text: string,
  place: { tilde: 'start' | 'behind name' | 'assignment' | 'none'; isFirst: boolean; isLast: boolean },
): Expanded[] | undefined {
  if (!text.includes('~')) return undefined;
  const colons = place.tilde !== 'start';
  const result: Expanded[] = [];
  let rest = text;
  if (place.tilde === 'behind name') {
    const name = /^[A-Za-z_]\w*=/.exec(text)?.[0] ?? '';
    result.push({ literal: name });
    rest = text.slice(name.length);
  }
  const segments = colons ? rest.split(':') : [rest];
  for (const [index, segment] of segments.entries()) {
    if (index > 0) result.push({ literal: ':' });
    const atStart = index > 0 || place.isFirst;
    const prefix = atStart ? /^~[^/\\'"]*/.exec(segment)?.[0] : undefined;
    const endsHere = prefix !== undefined && prefix.length === segment.length;
    const continues = endsHere && index === segments.length - 1 && !place.isLast;
    if (prefix === undefined || continues) result.push({ literal: segment });
    else
      result.push(
        { kind: 'value', value: directory(evaluation, state, prefix.slice(1)), quoted: true },
        { literal: segment.slice(prefix.length) },
      );
  }
  return result;
}

function directory(evaluation: Evaluation, state: State, name: string): Arg {
  if (name === '') return homeDirectory(evaluation, state);
  if (name === '+') return state.cwd === undefined ? unknown() : known(state.cwd);
  if (name === '-') return state.previousCwd === undefined ? unknown() : known(state.previousCwd);
  return homeOf(evaluation, name);
}

/** ~name, where such a home lies beside one's own; without one bash leaves the word as it is. */
function homeOf({ elsewhere, world }: Evaluation, name: string): Arg {
  if (elsewhere !== undefined) return unknown();
  const beside = name === 'root' ? '/root' : `${path.posix.dirname(world.home)}/${name}`;
  return beside === world.home || world.kind(beside) === 'directory' ? known(beside) : unknown();
}

/** $HOME. */
export function homeDirectory(evaluation: Evaluation, state: State): Arg {
  const assigned = state.variables.get('HOME');
  if (assigned !== undefined) return assigned.value ?? someWord;
  return evaluation.elsewhere === undefined ? known(evaluation.world.home) : unknown();
}
