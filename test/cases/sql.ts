/**
 * `reads`: only read. `rolledBack`: write, and leave nothing. `changes`: change something on a real server, which the tests see
 * happen; with the acts that refuse them. `refused`: refused for other reasons: locks, settings, what can't be seen.
 * A text that starts a list of texts is one session: several -c or several arguments.
 */
export type SqlCases = {
  reads: readonly Texts[];
  rolledBack: readonly Texts[];
  changes: readonly (readonly [texts: Texts, ...acts: string[]])[];
  refused: readonly (readonly [texts: Texts, ...acts: string[]])[];
};

export type Texts = string | readonly string[];
