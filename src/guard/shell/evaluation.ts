import type { Call, CommandSettings } from '../commands/program.ts';
import type { Effect } from '../effects.ts';
import type { World } from '../world.ts';
import type { Assignment, Stdin } from './arg.ts';
import { BoundsError, limits } from './limits.ts';
import { type Log, record } from './log.ts';

/** The command tables, as the shell asks them. */
export type Commands = {
  effectsOf(call: Call): Effect[];
  /** What the command writes on standard output; undefined when that can't be known. */
  outputOf(call: Call): Stdin | undefined;
};

/**
 * What the line itself has put into a file, as far as it is seen: pieces in the order they were found, whichever way its
 * conditions go. Good for finding what a script would do, not for what it would not.
 */
type Written = { text: string; fetched: boolean };

/** Everything that stays the same while one script is evaluated. */
export type Evaluation = {
  world: World;
  settings: CommandSettings;
  commands: Commands;
  log: Log;
  /** Shared with the shells within. */
  budget: { steps: number };
  /** By absolute path. Shared as well. */
  written: Map<string, Written>;
  /** Shells around this one. */
  nesting: number;
  /** Functions that are being called, innermost last. */
  calls: readonly string[];
  /** Loops around this point that `break` can leave. */
  loops: number;
  /** Within a function or a sourced file, where `return` means something. */
  returns: boolean;
  /** Something else runs at the same time and changes files: a glob that matches nothing now may match then. */
  concurrent: boolean;
  /** What an enclosing command (env, sudo) put into the environment. */
  inherited: readonly Assignment[];
  /** Another machine or container: only what is `mapped` lies on this disk. */
  elsewhere: { mapped?: { there: string; here: string } } | undefined;
  /** The shell that reads the source; see dialect.ts. */
  dialect: 'bash' | 'sh' | 'zsh';
};

export function step(evaluation: Evaluation): void {
  evaluation.budget.steps += 1;
  if (evaluation.budget.steps > limits.steps) throw new BoundsError('too many steps');
}

/** Adds to what is known of a file's text. */
export function notePiece({ written }: Evaluation, file: string, output: Stdin): void {
  const { text, fetched } = written.get(file) ?? { text: '', fetched: false };
  const piece = output.kind === 'text' ? output.text : output.kind === 'unknown' ? (output.prefix ?? '') : '';
  const isFetched = output.kind === 'unknown' && /^(?:curl|wget|http|fetch)/.test(output.from);
  if (text.length + piece.length <= limits.valueLength)
    written.set(file, { text: text + piece, fetched: fetched || isFetched });
}

export const add = (evaluation: Evaluation, ...effects: Effect[]): void => record(evaluation.log, effects);
