import type { Stdin } from './arg.ts';
import type { State } from './state.ts';
import { appendOutput, joinOutputs } from './values.ts';

/**
 * What a file descriptor leads to: an entry of the state's `inputs` when it can be read, of its `captures` when what is
 * written there is collected. `file`: the one that it writes. `piped`: it is an end of a pipe. `closed`: writing
 * there fails. Copies of a descriptor share the entry, as they share a position in the file.
 */
export type Descriptor = { input?: number; capture?: number; file?: string; piped?: true; closed?: true };

/** What is left to read on a descriptor. */
export function inputOf(state: State, fd = 0): Stdin {
  const index = state.descriptors.get(fd)?.input;
  return (index === undefined ? undefined : state.inputs[index]) ?? { kind: 'none' };
}

/** Opens something for reading. */
export function openInput(state: State, input: Stdin): Descriptor {
  state.inputs = [...state.inputs, input];
  return { input: state.inputs.length - 1 };
}

/** Something was read: `rest` is left, for every copy of the descriptor. */
export function consume(state: State, fd: number, rest: Stdin): void {
  const index = state.descriptors.get(fd)?.input;
  if (index !== undefined) state.inputs = state.inputs.with(index, rest);
}

export function connect(state: State, fd: number, descriptor: Descriptor): void {
  state.descriptors = new Map(state.descriptors).set(fd, descriptor);
}

/** What a command writes, into whichever capture its output leads. Errors of an unknown command may go to one too. */
export function writeOutput(state: State, output: Stdin): void {
  const level = state.descriptors.get(1)?.capture;
  const errors = output.kind === 'unknown' ? state.descriptors.get(2)?.capture : undefined;
  for (const at of new Set([level, errors]))
    if (at !== undefined)
      state.captures = state.captures.with(at, appendOutput(state.captures[at] ?? { kind: 'none' }, output));
}

/** What the shell itself says of an error, in words that are its own affair. */
export function complain(state: State): void {
  const at = state.descriptors.get(2)?.capture;
  if (at === undefined) return;
  const before = state.captures[at] ?? { kind: 'none' };
  state.captures = state.captures.with(at, appendOutput(before, { kind: 'unknown', from: 'an error' }));
}

/** A failure may end what writes, and which command fails is not followed. */
export function doubtOutput(state: State): void {
  state.captures = state.captures.map(() => ({ kind: 'unknown', from: 'what may end early' }));
}

export const isCaptured = (state: State): boolean =>
  [1, 2].some((fd) => state.descriptors.get(fd)?.capture !== undefined);

/** Brings back to a shell what its subshell read and wrote: files and captures are shared. */
export function shareStreams(state: State, ends: readonly State[]): void {
  state.captures = state.captures.map(
    (output, index) => joinedAt(ends, (end) => end.captures[index] ?? output) ?? output,
  );
  state.inputs = state.inputs.map(
    (input, index) => joinedAt(ends, (end) => end.inputs[index] ?? input) ?? input,
  );
}

function joinedAt(ends: readonly State[], pick: (end: State) => Stdin): Stdin | undefined {
  const [first, ...others] = ends.map(pick);
  return first === undefined ? undefined : others.reduce(joinOutputs, first);
}
