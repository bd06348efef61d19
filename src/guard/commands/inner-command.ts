import type { Act } from '../../policy/acts.ts';
import type { Effect } from '../effects.ts';
import type { Arg, Assignment } from '../shell/arg.ts';
import { afterStart } from './parse-args.ts';
import type { Call, Options, Program } from './program.ts';

/** A program whose operands are another command line, after `skip` words of its own. */
export function wrapper(names: string, options: Options, own: { skip?: number; act?: Act } = {}): Program {
  return {
    names: names.split(' '),
    act: own.act ?? 'run.read',
    stopAtOperand: true,
    options,
    effects: (call, parsed) => runFrom(call, parsed.operands, own.skip ?? 0),
  };
}

/** The words from `skip` on, as a command. */
export function runFrom(call: Call, operands: readonly Arg[], skip: number): Effect[] {
  const words = operands.slice(skip);
  return words.length === 0 ? [] : call.context.run(words);
}

/** Leading NAME=value words, and the command after them; to env and sudo any word with an equals sign is one. */
export function leadingAssignments(words: readonly Arg[]): { assignments: Assignment[]; command: Arg[] } {
  const assignments: Assignment[] = [];
  for (const word of words) {
    const name = /^([^=]+)=/.exec(word.text ?? word.prefix)?.[1];
    if (name === undefined) break;
    assignments.push({ name, value: afterStart(word, name.length + 1) });
  }
  return { assignments, command: words.slice(assignments.length) };
}

/** The words after the first `--`, wherever it stands; undefined without one. */
export function wordsAfterDashes(words: readonly Arg[]): readonly Arg[] | undefined {
  const at = words.findIndex((word) => word.text === '--');
  return at < 0 ? undefined : words.slice(at + 1);
}
