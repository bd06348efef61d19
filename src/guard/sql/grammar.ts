import type { Token } from './token.ts';

/** What the walk over an expression has to know of a dialect. Words in lower case. */
export type Grammar = {
  /** Functions that only read. */
  functions: ReadonlySet<string>;
  /** Schemas whose functions are the database's own. */
  ownSchemas: ReadonlySet<string>;
  /** Words that a parenthesis may follow without a call; with a list, only after one of these (')' among them). */
  beforeParenthesis: ReadonlyMap<string, readonly string[] | true>;
  /** All keywords: an identifier after one is no alias. */
  keywords: ReadonlySet<string>;
  /** Where an alias may have columns, `AS x(a, b)`: after any table, after parentheses only, or nowhere. */
  columnAliases: 'tables' | 'derived' | 'none';
};

/**
 * The functions called in tokens `from`…`to` that are not known to only read, as written. `isTarget` says that the name at an
 * index is a table with its columns, as in INSERT INTO t (a).
 */
export function unknownCalls(
  tokens: readonly Token[],
  from: number,
  to: number,
  grammar: Grammar,
  isTarget: (at: number) => boolean = () => false,
): string[] {
  const found: string[] = [];
  let tables: ReadonlySet<number> | undefined;
  for (let open = from + 1; open < to; open++) {
    const opening = tokens[open] as Token;
    if (opening.text !== '(' || opening.kind !== 'symbol') continue;
    const name = tokens[open - 1] as Token;
    if (!isIdentifier(name)) continue;
    const first = startOfName(tokens, open - 1, from);
    if (first === open - 1) {
      const before = first === from ? undefined : tokens[first - 1];
      if (name.kind === 'word' && isKeywordUse(name.text, before, grammar)) continue;
      if (isAlias(name, before, grammar)) continue;
      tables ??= commonTables(tokens, from, to);
      if (tables.has(first)) continue;
    }
    if (isTarget(first)) continue;
    const isOwn =
      first === open - 1 || (first === open - 3 && grammar.ownSchemas.has(tokens[first]?.text ?? ''));
    if (!isOwn || !grammar.functions.has(name.text))
      found.push(
        tokens
          .slice(first, open)
          .map((token) => token.text)
          .join(''),
      );
  }
  return found;
}

/** The first token of the dotted name that ends at `at`; a dot after anything but a name counts as part of it. */
function startOfName(tokens: readonly Token[], at: number, from: number): number {
  let first = at;
  while (first > from && isSymbol(tokens[first - 1], '.')) {
    if (first - 2 < from || !isIdentifier(tokens[first - 2])) return first - 1;
    first -= 2;
  }
  return first;
}

const isIdentifier = (token: Token | undefined): boolean => token?.kind === 'word' || token?.kind === 'name';

export const isSymbol = (token: Token | undefined, text: string): boolean =>
  token?.kind === 'symbol' && token.text === text;

export const isWord = (token: Token | undefined, text: string): boolean =>
  token?.kind === 'word' && token.text === text;

function isKeywordUse(word: string, before: Token | undefined, grammar: Grammar): boolean {
  const allowed = grammar.beforeParenthesis.get(word);
  if (allowed === undefined || allowed === true) return allowed === true;
  return (
    before !== undefined &&
    (before.kind === 'word' || before.kind === 'symbol') &&
    allowed.includes(before.text)
  );
}

/** `FROM (…) x(a, b)`, `f() AS x(a int)`: a name right after AS, after another name or after a closing parenthesis. */
function isAlias(name: Token, before: Token | undefined, grammar: Grammar): boolean {
  if (before === undefined || grammar.columnAliases === 'none') return false;
  if (isWord(before, 'as')) return true;
  if (name.kind === 'word' && grammar.keywords.has(name.text)) return false;
  if (grammar.columnAliases === 'derived') return isSymbol(before, ')');
  if (before.kind === 'word') return !grammar.keywords.has(before.text);
  return before.kind === 'name' || isSymbol(before, ')');
}

/** Where names of common table expressions with columns stand: WITH [RECURSIVE] name (columns) AS [[NOT] MATERIALIZED] (…), … */
function commonTables(tokens: readonly Token[], from: number, to: number): ReadonlySet<number> {
  const names = new Set<number>();
  for (let at = from; at < to; at++) {
    if (!isWord(tokens[at], 'with')) continue;
    let next = isWord(tokens[at + 1], 'recursive') ? at + 2 : at + 1;
    for (;;) {
      const name = next++;
      if (isSymbol(tokens[next], '(')) next = closing(tokens, next, to) + 1;
      if (!isWord(tokens[next++], 'as')) break;
      if (isWord(tokens[next], 'not')) next++;
      if (isWord(tokens[next], 'materialized')) next++;
      if (!isSymbol(tokens[next], '(')) break;
      names.add(name);
      next = closing(tokens, next, to) + 1;
      if (!isSymbol(tokens[next++], ',')) break;
    }
  }
  return names;
}

function closing(tokens: readonly Token[], open: number, to: number): number {
  let depth = 0;
  for (let at = open; at < to; at++) {
    if (isSymbol(tokens[at], '(')) depth++;
    else if (isSymbol(tokens[at], ')') && --depth === 0) return at;
  }
  return to;
}
