/**
 * The options of one program or verb as its own help or manual has them, by what they do with the word behind them. Names with
 * their dashes, separated by blanks; versions together. The tests build a command line out of each.
 */
export type OptionRow = {
  /** A call with `@` where its options stand. What follows it is seen for what it does. */
  line: string;
  /** What the line does without options: effects as in table cases. */
  does: readonly string[];
  /** No value: the word behind is the line's own. */
  flags?: string;
  /** The same, on a line where it cannot matter whose the word behind is. */
  free?: string;
  /** A value, as the next word or attached. */
  values?: string;
  /** A value, only ever as the next word. */
  apart?: string;
  /** A value only when attached; without one they are flags. */
  attached?: string;
  /** A value that is always attached. */
  joined?: string;
  /** A value that is a file which is read, a file that is written, a directory that is written into. */
  reads?: string;
  writes?: string;
  writesInto?: string;
  /** A value that is shell code. */
  runs?: string;
  /** Whole options as they are written, with all that the line does then. */
  full?: Readonly<Record<string, readonly string[]>>;
  /** What stands in for a value. */
  value?: string;
};
