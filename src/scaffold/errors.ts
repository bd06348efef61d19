export type ScaffoldErrorCode =
  | 'unreadable-settings'
  | 'broken-markers'
  | 'broken-record'
  | 'not-text'
  | 'in-the-way'
  | 'outside-root'
  | 'collision'
  | 'not-installed'
  | 'changed-meanwhile'
  | 'locked'
  | 'write-failed';

/** What stops a run before anything is written. The message is one line: where, what; the hint says how to mend it. */
export class ScaffoldError extends Error {
  override name = 'ScaffoldError';
  readonly code: ScaffoldErrorCode;
  readonly hint: string;

  constructor(code: ScaffoldErrorCode, message: string, hint: string) {
    super(message);
    this.code = code;
    this.hint = hint;
  }
}
