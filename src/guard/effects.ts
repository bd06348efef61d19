import type { Act } from '../policy/acts.ts';

/** Where a path effect lands, as far as it can be known without running anything. Paths are absolute, symlinks resolved. */
export type Target =
  | { kind: 'path'; path: string }
  /**
   * Anything at or below `dir`: recursive operations, sweeps, globs. `name`: only entries whose base name matches this glob;
   * `except`: none whose base name matches one of these; `depth`: 1 for a shell glob in one directory; `whole`: the directories
   * among those with all that lies in them; `followed`: what lies behind links to directories counts too; `some`: which of them
   * is known only when it runs.
   */
  | {
      kind: 'tree';
      dir: string;
      name?: string;
      except?: readonly string[];
      depth?: 1;
      whole?: true;
      followed?: true;
      some?: true;
    }
  /** Not knowable. `prefix`: the absolute path it starts with, when that much is certain. */
  | { kind: 'unknown'; prefix?: string };

/** What a tool call would do. `by` names what does it, for messages: "sed -i", ">", "git push". */
export type Effect =
  | { kind: 'read'; target: Target; by: string }
  /** `makes`: a directory stands there afterwards (mkdir), so that what is copied to it later in the line lands inside. */
  | { kind: 'write'; target: Target; by: string; makes?: 'directory' }
  /** `detail`: what exactly, when the act's own sentence is not enough ("--output", "postgres"). */
  | { kind: 'act'; act: Act; by: string; detail?: string };

/** The detail of run.option for a word that could turn out to be any option. */
export const openWord = (prefix: string): string => `${prefix}… (a word that is only known at run time)`;

export const read = (target: Target, by: string): Effect => ({ kind: 'read', target, by });
export const write = (target: Target, by: string): Effect => ({ kind: 'write', target, by });
export const makeDirectory = (target: Target, by: string): Effect => ({
  kind: 'write',
  target,
  by,
  makes: 'directory',
});
export const act = (name: Act, by: string, detail?: string): Extract<Effect, { kind: 'act' }> =>
  detail === undefined ? { kind: 'act', act: name, by } : { kind: 'act', act: name, by, detail };
