/** Work is bounded by size and count, never by the clock. Past a bound the answer is the act shell.bounds. */
export const limits = {
  /** Bytes of one source text. */
  sourceBytes: 64 * 1024,
  /** Nesting of syntax nodes; past 256 the parser drops inner commands in silence. */
  depth: 200,
  nodes: 20_000,
  /** Commands and words evaluated, nested shells included. */
  steps: 20_000,
  nestedShells: 16,
  /** States that branches may leave behind before they are joined into one. */
  states: 8,
  /** Rounds of a loop that are followed exactly. */
  rounds: 64,
  /** Words that one brace expansion may make. */
  braces: 512,
  /** Characters of a value that are followed exactly. */
  valueLength: 16 * 1024,
  /** Calls of a function within itself that are followed exactly. */
  recursion: 5,
} as const;

/** Thrown where a bound is passed; the outermost evaluation turns it into the act shell.bounds. */
export class BoundsError extends Error {}
