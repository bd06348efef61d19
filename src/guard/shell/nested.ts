import { act } from '../effects.ts';
import { isZsh } from './dialect.ts';
import { add, type Evaluation } from './evaluation.ts';
import { BoundsError, limits } from './limits.ts';
import { parseShell } from './parse.ts';
import { runLines } from './script.ts';
import { fork, type State } from './state.ts';

/** Source text run by this very shell: eval, trap, prompts. What it can't read is the act shell.syntax. */
export function runSource(evaluation: Evaluation, state: State, source: string, by: string): State[] {
  if (evaluation.nesting >= limits.nestedShells) throw new BoundsError('shells within shells');
  const parsed = parseShell(source, state.options.has('extglob'));
  if (isZsh(evaluation) && /(?:^|[^\\])(?:\\\\)*\\$/.test(source))
    add(evaluation, act('shell.syntax', by, 'a backslash at the end'));
  if ('fault' in parsed) {
    add(evaluation, act(parsed.fault, by, parsed.why));
    state.status = undefined;
    return [state];
  }
  return runLines({ ...evaluation, nesting: evaluation.nesting + 1 }, parsed.script, source, state);
}

/** The same in a copy of the state, for its effects alone. */
export function runNested(evaluation: Evaluation, state: State, source: string, by: string): void {
  runSource(evaluation, fork(state), source, by);
}
