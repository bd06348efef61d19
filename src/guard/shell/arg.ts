/** One field of a command line after expansion, as far as it can be known without running anything. */
export type Arg = {
  /** The whole text, when it is known. */
  text?: string;
  /** What the real text certainly starts with; equals `text` when that is known. */
  prefix: string;
  /**
   * A glob; `text` is then absent and `prefix` ends before the first wildcard. With `many` the shell expands it, without
   * it is one text that matches, of a file that need not exist: "$f" in `for f in *.ts`.
   */
  pattern?: string;
  /** With a pattern over directories: nothing so named, and nothing in a directory so named. */
  except?: readonly string[];
  /** With a pattern: files among these that a search picked by what they hold, or none. */
  some?: true;
  /** May become no field or several: unquoted variables of unknown value, "$@", globs. `prefix` is then the first one's. */
  many?: true;
  /** With `many`: these fields, in an order that is not known. */
  among?: readonly Arg[];
  /** What the text certainly ends with, behind what is not known: ":path" in "$commit:path". */
  ending?: string;
  /** Unknown, but certainly one word (not empty) of letters, digits and `._/:@%+,-`: a number, a hash, a date. */
  word?: true;
  /** What comes out when the file is read: <(process substitution). */
  content?: Stdin;
  /** The word is nothing but this variable of the environment, which no command of the line has set: "$DATABASE_URL". */
  variable?: string;
};

export const known = (text: string): Arg => ({ text, prefix: text });
export const unknown = (prefix = ''): Arg => ({ prefix });

/** What a command reads on its standard input. */
export type Stdin =
  /** The terminal, /dev/null, or nothing: there is no text to see. */
  | { kind: 'none' }
  | { kind: 'text'; text: string }
  | { kind: 'file'; file: Arg }
  /**
   * Names of files, one a line or NUL-separated, that lie below `dir` (find, git ls-files, ls …): what xargs gets. `some`: only
   * those that a search picked by what they hold (grep -l).
   */
  | { kind: 'names'; dir: Arg; name?: string; except?: readonly string[]; some?: true }
  /** `prefix`: what it starts with; `word`: it is one word, as for an Arg (date, mktemp, git rev-parse, wc -l), or each line is, if there are any. */
  | { kind: 'unknown'; from: string; prefix?: string; word?: true | 'each line' };

/** A prefix assignment or exported variable as a program sees it. */
export type Assignment = { name: string; value: Arg };

/** The logical working directory; undefined after a `cd` to somewhere unknown. */
export type Cwd = string | undefined;
