import { attributeCalls } from './attributes.ts';
import { closing, type Grammar, isIdentifier, isSymbol, isWord, type Targets } from './grammar.ts';
import type { Token } from './token.ts';

/** A call: where its name begins and where its parenthesis opens. */
type Call = { first: number; open: number };

/** What a closing parenthesis ends: a call, what may be a table, or something else; and where it was opened. */
export type End = { of: 'call' | 'table' | 'other'; open: number };

/** The functions called in tokens `from`…`to` that are not known to only read, as written. */
export function unknownCalls(
  tokens: readonly Token[],
  from: number,
  to: number,
  grammar: Grammar,
  targets?: Targets,
): string[] {
  const { calls, ends } = findCalls(tokens, from, to, grammar);
  const unknown = calls.filter(({ first, open }) => {
    const name = (tokens[open - 1] as Token).text;
    const names = first > 0 ? targets?.get((tokens[first - 1] as Token).text) : undefined;
    if (names === true || names?.has(name)) return false;
    const isOwn =
      first === open - 1 || (first === open - 3 && grammar.ownSchemas.has((tokens[first] as Token).text));
    return !isOwn || !(grammar.functions.has(name) || grammar.harmlessCall?.(tokens, open));
  });
  const written = unknown.map(({ first, open }) => joined(tokens, first, open));
  return grammar.attributes
    ? [...written, ...attributeCalls(tokens, from, to, { grammar, attributes: grammar.attributes, ends })]
    : written;
}

function findCalls(
  tokens: readonly Token[],
  from: number,
  to: number,
  grammar: Grammar,
): { calls: Call[]; ends: ReadonlyMap<number, End> } {
  const calls: Call[] = [];
  const ends = new Map<number, End>();
  const opened: { at: number; isCall: boolean }[] = [];
  let tables: ReadonlySet<number> | undefined;
  for (let at = from; at < to; at++) {
    const token = tokens[at] as Token;
    if (token.kind !== 'symbol') continue;
    if (token.text === ')') {
      const opening = opened.pop();
      if (opening)
        ends.set(at, {
          of: opening.isCall ? 'call' : keywordEnd(tokens, opening.at),
          open: opening.at,
        });
    }
    if (token.text !== '(') continue;
    const name = at === from ? undefined : tokens[at - 1];
    const first = isIdentifier(name) ? startOfName(tokens, at - 1, from) : at;
    const isCall = isIdentifier(name) && !(first === at - 1 && isOtherUse(name, first));
    opened.push({ at, isCall });
    if (isCall) calls.push({ first, open: at });
  }
  return { calls, ends };

  /** A keyword, or a name with columns: no call. */
  function isOtherUse(name: Token, at: number): boolean {
    const before = tokens[at - 1];
    const end = ends.get(at - 1)?.of;
    if (name.kind === 'word' && isKeywordUse(name.text, before, end, grammar)) return true;
    if (isAlias(name, before, end, grammar)) return true;
    tables ??= commonTables(tokens, from, to);
    return tables.has(at);
  }
}

function keywordEnd(tokens: readonly Token[], at: number): End['of'] {
  const before = tokens[at - 1];
  if (before?.kind !== 'word') return 'table';
  // ROWS FROM (f()) is what f returns.
  if (callLike.has(before.text) || (before.text === 'from' && isWord(tokens[at - 2], 'rows'))) return 'call';
  return tableLike.has(before.text) ? 'table' : 'other';
}

/** Keywords whose parenthesis FILTER, OVER or REPEATABLE may follow, as it may follow a call's. */
const callLike = new Set(['group', 'filter', 'system', 'bernoulli']);

/** Keywords whose parenthesis may hold a table. */
const tableLike = new Set(['from', 'join', 'lateral']);

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

function isKeywordUse(
  word: string,
  before: Token | undefined,
  end: End['of'] | undefined,
  grammar: Grammar,
): boolean {
  if (grammar.beforeParenthesis.has(word)) return true;
  const allowed = grammar.beforeParenthesisAfter.get(word);
  if (allowed === undefined) return false;
  if (isSymbol(before, ')')) return end === 'call' && allowed.includes(')');
  return before?.kind === 'word' && allowed.includes(before.text);
}

/**
 * `FROM (…) x(a, b)`, `f() AS x(a int)`: a name right after AS, after another name or after a parenthesis that ends a table. After
 * DISTINCT ON (…) an expression begins.
 */
function isAlias(
  name: Token,
  before: Token | undefined,
  end: End['of'] | undefined,
  grammar: Grammar,
): boolean {
  if (before === undefined || grammar.columnAliases === 'none') return false;
  if (isWord(before, 'as')) return true;
  if (name.kind === 'word' && grammar.keywords.has(name.text)) return false;
  if (isSymbol(before, ')')) return end === 'call' || end === 'table';
  if (grammar.columnAliases === 'derived') return false;
  return before.kind === 'name' || (before.kind === 'word' && !grammar.keywords.has(before.text));
}

/** Where names of common table expressions stand, and MATERIALIZED: WITH [RECURSIVE] name (columns) AS [[NOT] MATERIALIZED] (…), … */
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
      if (isWord(tokens[next], 'materialized')) names.add(next++);
      if (!isSymbol(tokens[next], '(')) break;
      names.add(name);
      next = closing(tokens, next, to) + 1;
      if (!isSymbol(tokens[next++], ',')) break;
    }
  }
  return names;
}
