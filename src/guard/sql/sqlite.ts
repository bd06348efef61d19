import { unknownCalls } from './calls.ts';
import { isIdentifier, isSymbol, isWord, type Targets } from './grammar.ts';
import { isBalanced } from './split.ts';
import { sqliteGrammar } from './sqlite-words.ts';
import { type SqlEffect, type Step, shownStatement, sqlAct } from './statement.ts';
import { lower, type Token } from './token.ts';
import { type Words, words } from './words.ts';

/** What one statement of SQLite does. */
export function sqliteStep(tokens: readonly Token[], text: string): Step {
  const what = shownStatement(tokens, text);
  const step = (does: Step['does'], also: readonly SqlEffect[] = []): Step => ({ does, what, also });
  const head = tokens[0] as Token;
  if (!isBalanced(tokens) || head.kind !== 'word') return step('keeps');
  const control = controlStep(tokens, what);
  if (control) return control;
  switch (head.text) {
    case 'select':
    case 'values':
    case 'with':
      return queryStep(tokens, what);
    case 'explain':
      return explainStep(tokens, what);
    case 'pragma':
      return step(isReadingPragma(tokens) ? 'read' : 'keeps');
    default:
      return changeStep(tokens, what);
  }
}

function queryStep(tokens: readonly Token[], what: string): Step {
  const writes = tokens.some(
    ({ kind, text }, at) =>
      kind === 'word' &&
      (/^(?:insert|update|delete)$/.test(text) || (text === 'replace' && !isSymbol(tokens[at + 1], '('))),
  );
  return writes ? changeStep(tokens, what) : { does: 'read', what, also: callEffects(tokens) };
}

/** Tables of the shell that read files: their argument may stand in WHERE (`FROM fsdir WHERE path = '/'`). */
const fileTables = words('fsdir zipfile sqlite_dbdata sqlite_dbpage csv');

const callEffects = (tokens: readonly Token[], names?: Targets): SqlEffect[] =>
  [
    ...unknownCalls(tokens, 0, tokens.length, sqliteGrammar, names),
    ...tokens
      .filter((token) => isIdentifier(token) && fileTables.has(lower(token.text)))
      .map(({ text }) => text),
  ]
    .map((name) => sqlAct('sql.function', name))
    .concat(fileEffects(tokens));

/** readfile('x') and writefile('x', …): the shell's own functions, on this disk. */
const fileEffects = (tokens: readonly Token[]): SqlEffect[] =>
  tokens.flatMap((token, at): SqlEffect[] => {
    const how = fileFunctions.get(lower(token.text));
    const file = tokens[at + 2];
    return how !== undefined && isSymbol(tokens[at + 1], '(') && file?.kind === 'string'
      ? [{ kind: 'file', how, path: file.text }]
      : [];
  });

const fileFunctions = new Map<string, 'read' | 'write'>([
  ['readfile', 'read'],
  ['writefile', 'write'],
]);

const explained = words('select values with insert update delete replace');

/** EXPLAIN and EXPLAIN QUERY PLAN run nothing, but for pragmas. */
function explainStep(tokens: readonly Token[], what: string): Step {
  const body = tokens[isWord(tokens[1], 'query') && isWord(tokens[2], 'plan') ? 3 : 1];
  return { does: body?.kind === 'word' && explained.has(body.text) ? 'read' : 'keeps', what, also: [] };
}

const pragmasWithName = words(
  `foreign_key_check foreign_key_list index_info index_list index_xinfo integrity_check quick_check table_info table_list table_xinfo`,
);
const pragmasToAsk = words(
  `analysis_limit application_id auto_vacuum automatic_index busy_timeout cache_size cache_spill cell_size_check checkpoint_fullfsync
   collation_list compile_options data_version database_list defer_foreign_keys encoding foreign_keys freelist_count fullfsync
   function_list hard_heap_limit journal_mode journal_size_limit legacy_alter_table locking_mode max_page_count mmap_size module_list
   page_count page_size pragma_list query_only read_uncommitted recursive_triggers reverse_unordered_selects schema_version secure_delete
   soft_heap_limit stats synchronous temp_store threads trusted_schema user_version wal_autocheckpoint writable_schema`,
);

/** PRAGMA name, PRAGMA name(table); with a value only what protects. */
function isReadingPragma(tokens: readonly Token[]): boolean {
  const at = isSymbol(tokens[2], '.') ? 3 : 1;
  const name = tokens[at]?.text ?? '';
  const rest = tokens
    .slice(at + 1)
    .map(({ text }) => text)
    .join(' ');
  if (rest === '') return pragmasWithName.has(name) || pragmasToAsk.has(name);
  if (pragmasWithName.has(name)) return /^\( [^()]+ \)$/.test(rest);
  return name === 'query_only'
    ? /^= (?:on|true|yes|1)$/i.test(rest)
    : name === 'busy_timeout' && /^= \d+$/.test(rest);
}

const undone: Readonly<Record<string, Words | true>> = {
  insert: true,
  update: true,
  delete: true,
  replace: true,
  with: true,
  create: words('table index view'),
  alter: words('table'),
  drop: words('table index view trigger'),
};

const adjectives = words('temp temporary unique');

const after = (list: string): Targets => new Map([...words(list)].map((word) => [word, true]));

const targets: Readonly<Record<string, Targets>> = {
  insert: after('into'),
  replace: after('into'),
  with: after('into'),
  create: after('table exists references view'),
  'create index': after('on'),
  alter: after('references'),
};

function changeStep(tokens: readonly Token[], what: string): Step {
  const head = (tokens[0] as Token).text;
  const kinds = Object.hasOwn(undone, head) ? undone[head] : undefined;
  const object = tokens.find(({ text }, at) => at > 0 && !adjectives.has(text));
  const isUndone = kinds === true || (kinds !== undefined && object !== undefined && kinds.has(object.text));
  // OR ROLLBACK ends the transaction on a conflict, and what follows is kept.
  const ends = tokens.some((token) => isWord(token, 'rollback'));
  const kind = object && isWord(object, 'index') ? `${head} index` : head;
  const also = callEffects(tokens, Object.hasOwn(targets, kind) ? targets[kind] : undefined);
  return { does: isUndone && !ends ? 'write' : 'keeps', what, also };
}

/** Not of savepoints: outside a transaction one opens one, and its RELEASE commits. */
const controlForms: readonly (readonly [RegExp, Step['does']])[] = [
  [/^begin(?: deferred)?(?: transaction)?$/, 'begin'],
  [/^begin (?:immediate|exclusive)(?: transaction)?$/, 'may-begin'],
  [/^(?:commit|end)(?: transaction)?$/, 'commit'],
  [/^rollback(?: transaction)?$/, 'rollback'],
];

function controlStep(tokens: readonly Token[], what: string): Step | undefined {
  const line = tokens.map(({ text }) => text).join(' ');
  const does = controlForms.find(([form]) => form.test(line))?.[1];
  return does && { does, what, also: [] };
}
