import type { Token } from './token.ts';

/** What the walk over an expression has to know of a dialect. Words in lower case. */
export type Grammar = {
  /** Functions that only read. */
  functions: ReadonlySet<string>;
  /** Schemas whose functions are the database's own. */
  ownSchemas: ReadonlySet<string>;
  /** Words that a parenthesis may follow without a call; with a list, only after one of these. ')' is the end of a call. */
  beforeParenthesis: ReadonlyMap<string, readonly string[] | true>;
  /** A call that its arguments make harmless, by where its parenthesis opens. */
  harmlessCall?: (tokens: readonly Token[], open: number) => boolean;
  /** All keywords: an identifier after one is no alias. */
  keywords: ReadonlySet<string>;
  /** Where an alias may have columns, `AS x(a, b)`: after any table, after parentheses only, or nowhere. */
  columnAliases: 'tables' | 'derived' | 'none';
  /** Where `(x).f` and `x.f` may call f(x): names that are columns for certain, and words that stand in FROM like a call. */
  attributes?: { columns: ReadonlySet<string>; values: ReadonlySet<string> };
};

/** Names after a word that are tables with their columns, no calls: `insert into t (a)`. By the word or symbol before; `true`: any name. */
export type Targets = ReadonlyMap<string, ReadonlySet<string> | true>;

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
