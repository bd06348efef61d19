/** What a command exits with. `blocked` and `usage` share 2: in both cases the answer is no, and the caller must change something. */
export const exits = {
  done: 0,
  failed: 1,
  usage: 2,
  blocked: 2,
  conflicts: 3,
  drift: 4,
  cancelled: 130,
} as const;

export type FailureCode =
  | 'usage'
  | 'missing-answer'
  | 'not-installed'
  | 'cancelled'
  | 'failed'
  | (string & Record<never, never>);

/** An end that the user can do something about: one line that says what is wrong, and a hint that says what to do. */
export class Failure extends Error {
  override name = 'Failure';
  readonly code: FailureCode;
  readonly exit: number;
  readonly hint: string;
  /** Options that would help, one line each. */
  readonly missing: readonly { option: string; says: string }[];

  constructor(
    code: FailureCode,
    message: string,
    hint = '',
    exit: number = exits.failed,
    missing: readonly { option: string; says: string }[] = [],
  ) {
    super(message);
    this.missing = missing;
    this.code = code;
    this.exit = exit;
    this.hint = hint;
  }
}

export function usageFailure(message: string, hint = ''): Failure {
  return new Failure('usage', message, hint, exits.usage);
}

export function cancelled(): Failure {
  return new Failure('cancelled', 'cancelled; nothing was written', '', exits.cancelled);
}

/** Turns whatever was thrown into an end with one line. */
export function failureFrom(thrown: unknown): Failure {
  if (thrown instanceof Failure) return thrown;
  if (!(thrown instanceof Error)) return new Failure('failed', String(thrown));
  const { code, hint, path } = thrown as Error & { code?: unknown; hint?: unknown; path?: unknown };
  const named = typeof code === 'string' ? code : 'failed';
  if (typeof hint === 'string') return new Failure(named, oneLine(thrown.message), hint);
  const system = systemErrors[named];
  if (system && typeof path === 'string') return new Failure(named, `${path}: ${system}`);
  return new Failure(named, oneLine(thrown.message), 'Set DEBUG=1 to see where it happened.');
}

const systemErrors: Record<string, string> = {
  EACCES: 'permission denied',
  EPERM: 'not permitted',
  ENOENT: 'no such file or directory',
  ENOTDIR: 'is not a directory',
  EISDIR: 'is a directory',
  EROFS: 'the file system is read-only',
  ENOSPC: 'no space left on the disk',
  ELOOP: 'symbolic links that lead in a circle',
};

function oneLine(text: string): string {
  return text.replace(/\s*\n\s*/g, ' ').trim();
}
