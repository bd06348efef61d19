import { postgresGrammar } from '../../../src/guard/sql/postgres-words.ts';

/** A node of the tree that PostgreSQL's own parser makes: one key, which is its type. */
export type Tree = Readonly<Record<string, unknown>>;

const typeOf = (tree: Tree): string => Object.keys(tree)[0] ?? '';

/** All objects in a tree, itself first. */
function* nodes(value: unknown): Generator<Record<string, unknown>> {
  if (Array.isArray(value)) for (const item of value) yield* nodes(item);
  else if (value !== null && typeof value === 'object') {
    yield value as Record<string, unknown>;
    for (const item of Object.values(value)) yield* nodes(item);
  }
}

/** Names of functions in a tree that no list holds, written as calls or as attributes. */
export function foreignCalls(tree: Tree): string[] {
  return [...calls(tree), ...attributes(tree)];
}

type Names = { String?: { sval: string } }[];

const texts = (parts: Names): string[] => parts.flatMap((part) => (part.String ? [part.String.sval] : []));

const isListed = (name: string): boolean =>
  postgresGrammar.functions.has(name) || postgresGrammar.attributes?.columns.has(name) === true;

function calls(tree: Tree): string[] {
  return [...nodes(tree)].flatMap((node) => {
    const call = node.FuncCall as { funcname: Names } | undefined;
    if (call === undefined) return [];
    const parts = texts(call.funcname);
    // SET app.x, as a function.
    const isOwnVariable = /"sval":"(?!pl)[a-z_]\w*\.[a-z_]\w*"/.test(firstArgument(call));
    if (parts.at(-1) === 'set_config' && isOwnVariable) return [];
    const isOwn =
      parts.length === 1 || (parts.length === 2 && postgresGrammar.ownSchemas.has(parts[0] ?? ''));
    return isOwn && postgresGrammar.functions.has(parts.at(-1) ?? '') ? [] : [parts.join('.')];
  });
}

const firstArgument = (call: unknown): string =>
  JSON.stringify((call as { args?: unknown[] }).args?.[0]) ?? '';

/** `(expression).name`, and `x.name` where x is a function in FROM. */
function attributes(tree: Tree): string[] {
  const all = [...nodes(tree)];
  const sources = new Map<string, string[]>();
  for (const node of all) {
    const source = node.RangeFunction as RangeFunction | undefined;
    if (!source) continue;
    const inner = source.functions[0]?.List?.items[0]?.FuncCall?.funcname;
    const columns = [
      ...texts(source.alias?.colnames ?? []),
      ...(source.coldeflist ?? []).map(({ ColumnDef }) => ColumnDef.colname),
    ];
    for (const name of [source.alias?.aliasname, ...(inner ? texts(inner).slice(-1) : [])])
      if (name !== undefined) sources.set(name, [...(sources.get(name) ?? []), ...columns]);
  }
  return all.flatMap((node) => {
    const indirection = (node.A_Indirection as { indirection: Names } | undefined)?.indirection;
    if (indirection) return texts(indirection).filter((name) => !isListed(name));
    const fields = texts((node.ColumnRef as { fields: Names } | undefined)?.fields ?? []);
    const [owner = '', name = ''] = fields;
    const columns = fields.length === 2 ? sources.get(owner) : undefined;
    return columns && !columns.includes(name) && name !== owner && !isListed(name) ? [fields.join('.')] : [];
  });
}

type RangeFunction = {
  functions: { List?: { items: { FuncCall?: { funcname: Names } }[] } }[];
  alias?: { aliasname?: string; colnames?: Names };
  coldeflist?: { ColumnDef: { colname: string } }[];
};

/** Why a statement does more than read; undefined when it only reads. */
export function whyNotRead(tree: Tree): string | undefined {
  const type = typeOf(tree);
  const body = tree[type] as Record<string, unknown>;
  switch (type) {
    case 'SelectStmt':
      return whyNotQuery(body);
    case 'VariableShowStmt':
    case 'FetchStmt':
    case 'ClosePortalStmt':
    case 'DeallocateStmt':
    case 'ConstraintsSetStmt':
      return undefined;
    case 'ExplainStmt':
      return runsExplained(body) ? whyNotRead(body.query as Tree) : whyNotPlanned(body.query as Tree);
    case 'DeclareCursorStmt':
    case 'PrepareStmt':
      return whyNotRead(body.query as Tree);
    case 'CopyStmt':
      if (body.is_from || body.filename || body.is_program) return 'COPY';
      return body.query ? whyNotRead(body.query as Tree) : undefined;
    case 'VariableSetStmt':
      return whyNotSetting(body);
    default:
      return type;
  }
}

function whyNotQuery(body: unknown): string | undefined {
  for (const node of nodes(body))
    for (const key of Object.keys(node))
      if (/^(?:Insert|Update|Delete|Merge)Stmt$|^intoClause$|^lockingClause$/.test(key)) return key;
  return undefined;
}

const planned = /^(?:Select|Insert|Update|Delete|Merge)Stmt$/;

const whyNotPlanned = (tree: Tree): string | undefined =>
  planned.test(typeOf(tree)) ? undefined : `EXPLAIN ${typeOf(tree)}`;

type Option = { DefElem: { defname: string; arg?: Record<string, Record<string, unknown>> } };

/** The last ANALYZE counts, and only a certain no is a no. */
function runsExplained(body: Record<string, unknown>): boolean {
  const options = ((body.options ?? []) as Option[]).filter(({ DefElem }) =>
    /^analy[sz]e$/i.test(DefElem.defname),
  );
  return options.some(({ DefElem: { arg } }) => {
    if (arg === undefined) return true;
    const value = arg.String?.sval ?? arg.Integer?.ival ?? arg.Boolean?.boolval ?? 0;
    return !/^(?:off|false|0)$/i.test(String(value));
  });
}

const plainSetting =
  /^(?:work_mem|statement_timeout|lock_timeout|enable_[\w$]*|(?!pl)\w+\.\w+|timezone|search_path|client_encoding|(?:default_)?transaction_read_only)$/i;

/** Values of a setting, or the modes of a transaction, as name=value. */
function whyNotSetting(body: Record<string, unknown>): string | undefined {
  const name = String(body.name ?? '').toLowerCase();
  const text = JSON.stringify(body.args ?? '');
  if (name === 'transaction' || name === 'session characteristics') return whyNotModes(body.args);
  if (!plainSetting.test(name)) return `SET ${name}`;
  if (name === 'search_path' && /pg_catalog/.test(text)) return 'SET search_path';
  if (name === 'client_encoding' && !/utf8/i.test(text)) return 'SET client_encoding';
  return name.endsWith('transaction_read_only') && !/"sval":"on"|"ival":1\b/.test(text)
    ? `SET ${name}`
    : undefined;
}

/** READ WRITE takes back what made the session read-only. */
function whyNotModes(options: unknown): string | undefined {
  const writes = ((options ?? []) as Option[]).some(
    ({ DefElem: { defname, arg } }) =>
      defname === 'transaction_read_only' && !/"ival":1\b/.test(JSON.stringify(arg)),
  );
  return writes ? 'READ WRITE' : undefined;
}

/** Statements that a rollback undoes. */
const undone =
  /^(?:Insert|Update|Delete|Merge|Truncate|Create|CreateTableAs|Index|View|CreateSchema|CreateSeq|AlterSeq|CompositeType|CreateEnum|AlterEnum|CreateDomain|AlterDomain|CreatePolicy|AlterPolicy|AlterTable|AlterObjectSchema|AlterOwner|Rename|Drop|Comment|Grant|GrantRole|Lock|RefreshMatView|CreateStats|AlterStats|Select|Copy|Explain|DeclareCursor|Prepare)Stmt$/;

/** Why statements sent as one request leave something behind; undefined when all they write is rolled back. */
export function whyKept(statements: readonly Tree[]): string | undefined {
  let isInside = false;
  let pending: string | undefined;
  for (const tree of statements) {
    const transaction = tree.TransactionStmt as
      | { kind: string; chain?: boolean; options?: unknown }
      | undefined;
    if (transaction) {
      const kind = transaction.kind.replace('TRANS_STMT_', '');
      if (kind === 'BEGIN' || kind === 'START') isInside = true;
      else if (kind === 'COMMIT') {
        if (pending !== undefined) return `committed ${pending}`;
        isInside = transaction.chain === true;
      } else if (kind === 'ROLLBACK') {
        pending = undefined;
        isInside = transaction.chain === true;
      } else if (/PREPARE/.test(kind)) return kind;
      const modes = whyNotModes(transaction.options);
      if (modes !== undefined) return modes;
      continue;
    }
    const why = whyNotRead(tree);
    if (why === undefined) continue;
    if (!isInside) return `outside: ${why}`;
    if (!undone.test(typeOf(tree)) || why === 'COPY') return `not undone: ${why}`;
    pending = why;
  }
  return undefined;
}
