/**
 * What a program's verbs do, as its help has it: `[line, acts, also]`, the line with `@` for the verb, verbs (several words joined by
 * +) by their act, and the acts that every one of them has besides. run.read is nothing; details don't count.
 */
export type VerbRow = readonly [
  line: string,
  acts: Readonly<Record<string, string>>,
  also?: readonly string[],
];
