import type { Act } from '../../policy/acts.ts';
import type { Database } from '../../policy/policy.ts';
import type { Effect, Target } from '../effects.ts';
import type { Arg, Assignment, Cwd, Stdin } from '../shell/arg.ts';
import type { World } from '../world.ts';

/** One simple command, its words expanded, ready to be looked up in the tables. */
export type Call = {
  /** Base name of the command, without ".exe". */
  name: string;
  /** The command as written: "/usr/bin/git", "./run.sh". */
  path: string;
  args: readonly Arg[];
  assignments: readonly Assignment[];
  stdin: Stdin;
  context: Context;
  /** The file is run by a program that reads it, not by the system. */
  interpreted?: boolean;
};

/** What a row may ask for while it turns a call into effects. */
export type Context = {
  world: World;
  cwd: Cwd;
  settings: CommandSettings;
  /** A word in path position: resolved against the working directory, `~` already expanded by the shell. */
  target(arg: Arg): Target;
  /** What this very line has put into a file so far, as far as it is seen. */
  written(absolute: string): { text: string; fetched: boolean } | undefined;
  /** The same context in another working directory (git -C, make -C, npm --prefix). */
  from(directory: Arg): Context;
  /** Another command line run by this one (env, sudo, xargs, find -exec, npm run …): args[0] is its name. */
  run(args: readonly Arg[], change?: Change): Effect[];
  /** Shell source run by this one (sh -c, eval, ssh …). Unknown text becomes the act run.shell. */
  shell(code: Arg, change?: Change): Effect[];
};

export type Change = {
  stdin?: Stdin;
  cwd?: Cwd;
  assignments?: readonly Assignment[];
  /** Runs elsewhere (container, other machine): 'mapped' gives the directory there that is this repository's `dir` here. */
  elsewhere?: { mapped?: { there: string; here: string } };
  interpreted?: true;
  /** Positional parameters of the shell code, $0 first. */
  parameters?: readonly Arg[];
  /** Options the shell is started with: letters of `set`, names of `set -o` and `shopt`. */
  options?: readonly Arg[];
};

/** What the policy says that command tables need. */
export type CommandSettings = {
  database?: Database;
  /** docker compose services that hold a component: its directory here and there. */
  services: readonly { name: string; here: string; there: string | undefined }[];
};

/**
 * What an option means. A value may be attached (-xVAL, --opt=VAL) or the next word, as getopt has it.
 *  flag           no value, nothing happens that matters
 *  value          a value that does nothing by itself
 *  optional       a value only when attached (--color=always, -i.bak)
 *  reads          the value is a file that is read           writes        … that is written
 *  reads-tree     … a directory read recursively             writes-tree   … a directory written into
 *  writes-into    … a directory in which the operands land under their own base names (cp -t)
 *  recursive      no value; the operands are trees (rm -r)   directory     … the working directory from here on (git -C)
 *  runs           the value is shell code                    {act}         as flag, and this act happens
 *  {act, value}   as value, and this act happens
 * A file named "-" is the standard stream for all of these.
 */
export type OptionUse =
  | 'flag'
  | 'value'
  | 'optional'
  | 'reads'
  | 'reads-tree'
  | 'writes'
  | 'writes-tree'
  | 'writes-into'
  | 'recursive'
  | 'directory'
  | 'runs'
  | { act: Act; value?: true | 'optional' };

/**
 * Names separated by blanks, without dashes: { 'o output': 'writes', 'r reverse': 'flag' }. '#' stands for a number (head -20).
 * The first name is the one a parsed option goes by.
 */
export type Options = Readonly<Record<string, OptionUse | Negations>>;

/** Under a name of no meaning: a flag with `no-` before each long option of a table. */
type Negations = { negates: Options };

/**
 * What the words that are no options mean.
 *  text         nothing: patterns, messages, numbers
 *  reads / writes / deletes / writes-tree (recursive) / reads-tree
 *  copies       all but the last are read, the last is written (or a directory they land in)
 *  moves        all but the last are deleted, the last is written
 */
type OperandUse = SingleOperandUse | 'copies' | 'moves';
export type SingleOperandUse =
  | 'none'
  | 'text'
  | 'reads'
  | 'reads-tree'
  | 'writes'
  | 'deletes'
  | 'writes-tree';

/** A row: how one program's arguments become effects. */
export type Program = {
  names: readonly string[];
  /** What running it is at all. Rows whose effects are all in `options` and `operands` are run.read or run.write. */
  act: Act;
  /** getopt (default); 'single-dash': find, java, terraform: long names after one dash, no clusters; 'raw': `effects` reads the words itself. */
  style?: 'getopt' | 'single-dash' | 'raw';
  /** How a long option is spelled in the table, where a program takes several spellings (mysql --INIT_command). */
  spelling?: (name: string) => string;
  /** Options must come before operands (POSIX, BSD, env, sudo, xargs, ssh …). */
  stopAtOperand?: true;
  /** Every option the row knows. One that isn't here is the act run.option, which barriers block. */
  options?: Options;
  /** No option there is reads a file, writes or runs anything, so that unlisted and unseen ones don't matter. */
  optionsHarmless?: true;
  /** The act is judged whatever the options are (build tools, one-off commands): one that isn't listed is nothing to note. */
  anyOption?: true;
  /** The first operands' meaning by position, then `rest` (grep: pattern, then files). */
  operands?: OperandUse | { first: readonly SingleOperandUse[]; rest: SingleOperandUse };
  /** What the options above do, whatever subcommand follows them (git -c). */
  before?: (call: Call, parsed: ParsedArgs) => Effect[];
  /** What a table can't say. Its effects are added to those of `options` and `operands`. */
  effects?: (call: Call, parsed: ParsedArgs) => Effect[];
  /**
   * Rows by the first operand (git commit, npm install). Options above come before it, the sub-row's after. Without one, or
   * where `operands` says what else may stand there, this row itself counts.
   */
  subcommands?: readonly Program[];
  /** The options above may stand after the subcommand too (npm, gh). */
  optionsAnywhere?: true;
  /** What a subcommand that is not listed or not known is (default: run.unknown). */
  otherwise?: Act | ((call: Call, parsed: ParsedArgs) => Effect[]);
  /** Standard output as the next command of a pipe sees it, when it can be computed: echo, printf, cat, pwd; find and ls give names. */
  output?: (call: Call, parsed: ParsedArgs) => Stdin | undefined;
};

/** `name`: the first name of the option's row entry. `asWritten`: "-o", "--out=x", as far as it is known. */
export type ParsedOption = { name: string; use: OptionUse; value?: Arg; asWritten: string };

export type ParsedArgs = {
  /** What effects go by: "sed", "git stash pop". */
  by: string;
  options: readonly ParsedOption[];
  operands: readonly Arg[];
  /** Options that the row doesn't know, and abbreviated ones (whose use is in `options` all the same), as written. */
  unlisted: readonly string[];
  /** Words before any `--` whose text isn't known and that could turn out to be options. Also in operands. */
  unseen: readonly Arg[];
  /** The words after `--`, also contained in operands. */
  afterDashes?: readonly Arg[];
  /** What stood before the subcommand. */
  parent?: ParsedArgs;
};
