import type { Act } from '../../policy/acts.ts';
import type { Token } from './token.ts';

/** What one statement does, as far as transactions are concerned. */
export type Step = {
  /**
   *  read       nothing is changed
   *  write      something is, and a rollback undoes all of it        keeps    … and a rollback doesn't undo it
   *  begin      opens a transaction                                  may-begin  opens one unless it fails
   *  commit / rollback   end one
   */
  does: 'read' | 'write' | 'keeps' | 'begin' | 'may-begin' | 'commit' | 'rollback';
  /** The statement in a few words, for messages. */
  what: string;
  /** What it does besides. */
  also: readonly SqlEffect[];
};

/** What text sent to a database client does. Pure: paths, programs and users are judged by whoever knows the machine. */
export type SqlEffect =
  | { kind: 'act'; act: Act; detail?: string }
  /** The session goes on as this user; undefined: as one that can't be seen. */
  | { kind: 'user'; user?: string }
  /** The client runs this in a shell. */
  | { kind: 'shell'; code: string }
  | { kind: 'file'; how: 'read' | 'write'; path: string };

/**
 * One piece of input. `query`: sent as it is, one request (psql -c). `script`: read by the client, statement by statement, client
 * commands and all. `unseen`: nobody knows what it says.
 */
export type SqlInput = { form: 'query' | 'script'; text: string } | { form: 'unseen'; detail: string };

export const sqlAct = (act: Act, detail?: string): SqlEffect =>
  detail === undefined ? { kind: 'act', act } : { kind: 'act', act, detail };

/** A text that can't be read, and why. */
export const unseenText = (text: string, doubt: string): SqlEffect =>
  sqlAct('sql.unseen', `${inShort(text)}: ${doubt}`);

/** The text of a statement's tokens, for messages. */
export function shownStatement(tokens: readonly Token[], text: string): string {
  const [first, last] = [tokens[0], tokens.at(-1)] as [Token, Token];
  return inShort(text.slice(first.start, last.end));
}

/** Statement text for messages: one line, 60 characters. */
export function inShort(text: string): string {
  const flat = text.trim().replace(/\s+/g, ' ');
  return flat.length > 60 ? `${flat.slice(0, 59)}…` : flat;
}
