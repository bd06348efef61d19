import type { Token } from './token.ts';

/** What the walk over an expression has to know of a dialect. Words in lower case. */
export type Grammar = {
  /** Functions that only read. */
  functions: ReadonlySet<string>;
  /** Schemas whose functions are the database's own. */
  ownSchemas: ReadonlySet<string>;
  /** Words that a parenthesis may follow without a call; with a list, only after one of these. ')' is the end of a call. */
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
  const open: { at: number; isCall: boolean }[] = [];
  /** What each closing parenthesis ends. */
  const ends = new Map<number, End>();
  for (let at = from; at < to; at++) {
    const token = tokens[at] as Token;
    if (token.kind !== 'symbol') continue;
    if (token.text === ')') {
      const opening = open.pop();
      if (opening) ends.set(at, endOf(opening.at, opening.isCall));
    }
    if (token.text !== '(') continue;
    const name = at === from ? undefined : tokens[at - 1];
    const first = isIdentifier(name) ? startOfName(tokens, at - 1, from) : at;
    const isCall = isIdentifier(name) && !isOtherUse(first);
    open.push({ at, isCall });
    if (!isCall || isTarget(first)) continue;
    const isOwn = first === at - 1 || (first === at - 3 && grammar.ownSchemas.has(tokens[first]?.text ?? ''));
    if (!isOwn || !grammar.functions.has(name.text)) found.push(joined(tokens, first, at));
  }
  return found;

  /** A keyword, or a name with columns: no call. */
  function isOtherUse(at: number): boolean {
    const name = tokens[at] as Token;
    if (isSymbol(tokens[at + 1], '.')) return false;
    const before = at === from ? undefined : tokens[at - 1];
    const end = ends.get(at - 1);
    if (name.kind === 'word' && isKeywordUse(name.text, before, end, grammar)) return true;
    if (isAlias(name, before, end, grammar)) return true;
    tables ??= commonTables(tokens, from, to);
    return tables.has(at);
  }

  function endOf(at: number, isCall: boolean): End {
    if (isCall) return 'call';
    const before = at === from ? undefined : tokens[at - 1];
    if (before?.kind === 'word') {
      if (callLike.has(before.text)) return 'call';
      return tableLike.has(before.text) ? 'table' : 'other';
    }
    return isSymbol(before, ',') || isSymbol(before, '(') ? 'table' : 'other';
  }
}

/** Keywords whose parenthesis FILTER, OVER, REPEATABLE or INCLUDE may follow, as it may follow a call's. */
const callLike = new Set(['group', 'filter', 'system', 'bernoulli', 'btree', 'hash', 'gin', 'gist', 'brin']);

/** Keywords whose parenthesis may hold a table. */
const tableLike = new Set(['from', 'join', 'lateral']);

/** What a closing parenthesis ends: a call, what may be a table, or something else. */
type End = 'call' | 'table' | 'other';

const joined = (tokens: readonly Token[], from: number, to: number): string =>
  tokens
    .slice(from, to)
    .map((token) => token.text)
    .join('');

/** The first token of the dotted name that ends at `at`; a dot after anything but a name counts as part of it. */
function startOfName(tokens: readonly Token[], at: number, from: number): number {
  let first = at;
  while (first > from && isSymbol(tokens[first - 1], '.')) {
    if (first - 2 < from || !isIdentifier(tokens[first - 2])) return first - 1;
    first -= 2;
  }
  return first;
}

const isIdentifier = (token: Token | undefined): token is Token =>
  token?.kind === 'word' || token?.kind === 'name';

export const isSymbol = (token: Token | undefined, text: string): boolean =>
  token?.kind === 'symbol' && token.text === text;

export const isWord = (token: Token | undefined, text: string): boolean =>
  token?.kind === 'word' && token.text === text;

function isKeywordUse(
  word: string,
  before: Token | undefined,
  end: End | undefined,
  grammar: Grammar,
): boolean {
  const allowed = grammar.beforeParenthesis.get(word);
  if (allowed === undefined || allowed === true) return allowed === true;
  if (isSymbol(before, ')')) return end === 'call' && allowed.includes(')');
  return before?.kind === 'word' && allowed.includes(before.text);
}

/**
 * `FROM (…) x(a, b)`, `f() AS x(a int)`: a name right after AS, after another name or after a parenthesis that ends a table. After
 * DISTINCT ON (…) an expression begins.
 */
function isAlias(name: Token, before: Token | undefined, end: End | undefined, grammar: Grammar): boolean {
  if (before === undefined || grammar.columnAliases === 'none') return false;
  if (isWord(before, 'as')) return true;
  if (name.kind === 'word' && grammar.keywords.has(name.text)) return false;
  if (isSymbol(before, ')')) return end === 'call' || end === 'table';
  if (grammar.columnAliases === 'derived') return false;
  return before.kind === 'name' || (before.kind === 'word' && !grammar.keywords.has(before.text));
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
