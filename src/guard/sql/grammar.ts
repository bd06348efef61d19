import type { Token } from './token.ts';
import type { Words } from './words.ts';

/** What the walk over an expression has to know of a dialect. Words in lower case. */
export type Grammar = {
  /** Functions that only read. */
  functions: Words;
  /** Schemas whose functions are the database's own. */
  ownSchemas: Words;
  /** Words that a parenthesis may follow without a call. */
  beforeParenthesis: Words;
  /** The same, but only after one of the words given. ')' is the end of a call. */
  beforeParenthesisAfter: ReadonlyMap<string, readonly string[]>;
  /** A call that its arguments make harmless, by where its parenthesis opens. */
  harmlessCall?: (tokens: readonly Token[], open: number) => boolean;
  /** All keywords: an identifier after one is no alias. */
  keywords: Words;
  /** Where an alias may have columns, `AS x(a, b)`: after any table, after parentheses only, or nowhere. */
  columnAliases: 'tables' | 'derived' | 'none';
  /** Where `(x).f` and `x.f` may call f(x): names that are columns for certain, and words that stand in FROM like a call. */
  attributes?: { columns: Words; values: Words };
};

/** Names after a word that are tables with their columns, no calls: `insert into t (a)`. By the word or symbol before; `true`: any name. */
export type Targets = ReadonlyMap<string, Words | true>;

export const isIdentifier = (token: Token | undefined): token is Token =>
  token?.kind === 'word' || token?.kind === 'name';

export const isSymbol = (token: Token | undefined, text: string): boolean =>
  token?.kind === 'symbol' && token.text === text;

export const isWord = (token: Token | undefined, text: string): boolean =>
  token?.kind === 'word' && token.text === text;

/** The index of the parenthesis that closes the one at `open`; `to` when there is none. */
export function closing(tokens: readonly Token[], open: number, to: number): number {
  let depth = 0;
  for (let at = open; at < to; at++) {
    if (isSymbol(tokens[at], '(')) depth++;
    else if (isSymbol(tokens[at], ')') && --depth === 0) return at;
  }
  return to;
}
