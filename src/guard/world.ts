/**
 * What the guard may know of the machine: path resolution and small text files, nothing that runs or writes.
 * Everything behind this interface can be faked in tests; nothing else in the guard does I/O.
 */
export type World = {
  /** The repository's root: the work tree that holds the working directory. Absolute, resolved. */
  root: string;
  /** Where the session started (CLAUDE_PROJECT_DIR): the gates' own files live below it. Often the root. */
  project: string;
  home: string;
  /** Directories where anybody may write. Absolute, resolved. */
  temporary: readonly string[];
  caseInsensitive: boolean;
  /** Roots of all work trees of this repository, `root` among them. */
  worktrees(): readonly string[];
  /** The absolute path, `..` and symlinks resolved one part after the other as the system does; parts that don't exist are kept. */
  realpath(absolute: string): string;
  /** `unknown`: an earlier command of the same line may have made or changed it. */
  kind(absolute: string): 'file' | 'directory' | 'missing' | 'unknown';
  /** Is the entry itself a symbolic link? */
  isLink(absolute: string): boolean;
  /** Names in a directory, sorted; empty when it isn't one. */
  list(absolute: string): readonly string[];
  /** Text of a small file (up to 256 KiB), undefined when it isn't there. */
  readText(absolute: string): string | undefined;
};
