import { act } from '../effects.ts';
import { type Arg, known } from './arg.ts';
import { add, type Evaluation } from './evaluation.ts';
import { limits } from './limits.ts';
import { caseChanged } from './operations.ts';
import type { State } from './state.ts';
import { isWord } from './values.ts';
import { expandPrompt } from './variables.ts';

/** ${x@P} ${x@U} ${x@u} ${x@L} ${x@Q} and the others. */
export function transformed(evaluation: Evaluation, state: State, value: Arg, kind: string): Arg {
  if (kind === 'P') {
    if (value.text === undefined) {
      if (!isWord(value)) add(evaluation, act('run.dynamic', 'a prompt'));
    } else expandPrompt(evaluation, state, value.text);
    return { prefix: '' };
  }
  if (kind === 'U') return caseChanged(value, '^^', undefined);
  if (kind === 'u') return caseChanged(value, '^', undefined);
  if (kind === 'L') return caseChanged(value, ',,', undefined);
  return value.text !== undefined && kind === 'Q' && value.text.length < limits.valueLength
    ? known(`'${value.text.replaceAll("'", "'\\''")}'`)
    : { prefix: '' };
}
