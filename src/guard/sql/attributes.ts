import type { End } from './calls.ts';
import { closing, type Grammar, isIdentifier, isSymbol, isWord } from './grammar.ts';
import type { Token } from './token.ts';

type Known = {
  grammar: Grammar;
  attributes: NonNullable<Grammar['attributes']>;
  ends: ReadonlyMap<number, End>;
};

/**
 * PostgreSQL's attribute notation calls functions without a parenthesis: `('s'::regclass).nextval`, and `x.nextval` where x is what
 * a function in FROM returned. A table's columns are what they seem, but for functions that somebody made for its rows.
 */
export function attributeCalls(tokens: readonly Token[], from: number, to: number, known: Known): string[] {
  const { grammar, attributes } = known;
  const found: string[] = [];
  let sources: Sources | undefined;
  for (let at = from; at < to; at++) {
    const name = tokens[at + 1];
    if (!isSymbol(tokens[at], '.') || !isIdentifier(name)) continue;
    if (grammar.functions.has(name.text) || attributes.columns.has(name.text)) continue;
    const owner = tokens[at - 1];
    if (isIdentifier(owner)) {
      sources ??= functionSources(tokens, from, to, known);
      const columns = sources.get(owner.text);
      if (columns === undefined || columns.has(name.text) || name.text === owner.text) continue;
      found.push(`${owner.text}.${name.text}`);
    } else found.push(`.${name.text}`);
  }
  return found;
}

/** Names under which a function's result stands in FROM, with the columns they are given. */
type Sources = ReadonlyMap<string, ReadonlySet<string>>;

/** After these words stands a list of tables, and it ends with those. */
const tableListStarts = new Set(['from', 'join', 'using', 'lateral']);
/** Before a parenthesis that holds tables itself, `FROM (f() x JOIN t)`, or functions, `ROWS FROM (f())`. */
const beforeTable = new Set([...tableListStarts, ',', '(']);
const tableListEnds = new Set(
  'select where group having order limit offset fetch window union intersect except for returning set when values'.split(
    ' ',
  ),
);

function functionSources(
  tokens: readonly Token[],
  from: number,
  to: number,
  { attributes, ends }: Known,
): Sources {
  const sources = new Map<string, ReadonlySet<string>>();
  const add = (name: string, columns: readonly string[]) =>
    sources.set(name, new Set([...(sources.get(name) ?? []), ...columns]));
  /** By depth of parentheses: is this a list of tables? */
  const inTables = [false];
  for (let at = from; at < to; at++) {
    const token = tokens[at] as Token;
    if (isSymbol(token, '('))
      inTables.push(inTables.at(-1) === true && beforeTable.has(tokens[at - 1]?.text ?? ''));
    else if (isSymbol(token, ')')) inTables.pop();
    else if (token.kind === 'word') {
      if (tableListStarts.has(token.text)) inTables[inTables.length - 1] = true;
      else if (tableListEnds.has(token.text)) inTables[inTables.length - 1] = false;
    }
    if (!inTables.at(-1)) continue;
    const end = ends.get(at);
    if (end?.of === 'call') add((tokens[end.open - 1] as Token).text, []);
    else if (attributes.values.has(token.text)) add(token.text, []);
    else if (!isWord(token, 'ordinality')) continue;
    const alias = isWord(tokens[at + 1], 'as') ? at + 2 : at + 1;
    const name = tokens[alias];
    if (isIdentifier(name)) add(name.text, columnsAfter(tokens, alias + 1, to));
  }
  return sources;
}

/** `(a, b)`, `(a int, b text)`. */
function columnsAfter(tokens: readonly Token[], open: number, to: number): string[] {
  if (!isSymbol(tokens[open], '(')) return [];
  const names: string[] = [];
  const close = closing(tokens, open, to);
  for (let at = open; at < close; at++)
    if ((at === open || isSymbol(tokens[at], ',')) && isIdentifier(tokens[at + 1]))
      names.push((tokens[at + 1] as Token).text);
  return names;
}
