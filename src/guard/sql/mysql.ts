import { unknownCalls } from './calls.ts';
import { isSymbol, isWord, type Targets } from './grammar.ts';
import { mysqlGrammar } from './mysql-words.ts';
import { isBalanced } from './split.ts';
import { type SqlEffect, type Step, shownStatement, sqlAct } from './statement.ts';
import type { Token } from './token.ts';
import { words } from './words.ts';

/**
 * What one statement of MySQL or MariaDB does. Nothing that writes is ever sure to be rolled back: the text doesn't say which
 * engine holds the table (MyISAM and Aria keep everything), DDL commits, and an error may end the transaction.
 */
export function mysqlStep(tokens: readonly Token[], text: string): Step {
  const what = shownStatement(tokens, text);
  const step = (does: Step['does'], also: readonly SqlEffect[] = []): Step => ({ does, what, also });
  const head = tokens[0] as Token;
  if (!isBalanced(tokens)) return step('keeps');
  if (isQueryHead(head)) return queryStep(tokens, 0, what);
  if (head.kind !== 'word') return step('keeps');
  switch (head.text) {
    case 'show':
      return step('read', callEffects(tokens, 0));
    case 'explain':
    case 'describe':
    case 'desc':
      return explainStep(tokens, 1, what);
    case 'analyze':
      // ANALYZE TABLE stores statistics.
      return isQueryHead(tokens[1]) && !isWord(tokens[1], 'table')
        ? queryStep(tokens, 1, what)
        : step('keeps');
    case 'help':
    case 'use':
      return step(tokens.length <= 2 ? 'read' : 'keeps');
    case 'checksum':
      return step(isWord(tokens[1], 'table') ? 'read' : 'keeps');
    default:
      return controlStep(tokens, what) ?? step('keeps');
  }
}

const queryHeads = words('select with values table');

const isQueryHead = (token: Token | undefined): boolean =>
  isSymbol(token, '(') || (token?.kind === 'word' && queryHeads.has(token.text));

const writingWords = words('update delete into procedure');

function queryStep(tokens: readonly Token[], from: number, what: string): Step {
  let does: Step['does'] = 'read';
  const also = callEffects(tokens, from);
  for (let at = from; at < tokens.length; at++) {
    const token = tokens[at] as Token;
    const next = tokens[at + 1];
    if (token.kind === 'word') {
      const isLock =
        (token.text === 'for' && (isWord(next, 'share') || isWord(next, 'update'))) ||
        (token.text === 'lock' && isWord(next, 'in'));
      // Oracle mode: sequence.nextval.
      const isSequence =
        ((token.text === 'next' || token.text === 'previous') && isWord(next, 'value')) ||
        (token.text === 'nextval' && isSymbol(tokens[at - 1], '.'));
      if (writingWords.has(token.text) || isLock || isSequence) does = 'keeps';
      if (isStatementOnly(tokens, at)) does = 'keeps';
    } else if (isSymbol(token, ':') && isSymbol(next, '=')) also.push(sqlAct('sql.settings', ':='));
  }
  return { does, what, also };
}

/** INSERT and REPLACE are functions too, when a parenthesis follows. */
const isStatementOnly = (tokens: readonly Token[], at: number): boolean =>
  /^(?:insert|replace)$/.test(tokens[at]?.text ?? '') && !isSymbol(tokens[at + 1], '(');

/** In what EXPLAIN explains, a table with its columns stands after INTO. */
const explainedTargets: Targets = new Map([['into', true]]);

const callEffects = (tokens: readonly Token[], from: number): SqlEffect[] =>
  unknownCalls(tokens, from, tokens.length, mysqlGrammar, explainedTargets).map((name) =>
    sqlAct('sql.function', name),
  );

const explained = words('insert update delete replace');

/** EXPLAIN statement, EXPLAIN table: plans only, unless ANALYZE runs it. */
function explainStep(tokens: readonly Token[], from: number, what: string): Step {
  let at = from;
  let runs = false;
  for (; at < tokens.length; at++) {
    const token = tokens[at] as Token;
    if (isWord(token, 'analyze')) runs = true;
    else if (isWord(token, 'format') && isSymbol(tokens[at + 1], '=')) at += 2;
    else if (!isWord(token, 'extended') && !isWord(token, 'partitions')) break;
  }
  const body = tokens[at];
  if (isQueryHead(body)) return queryStep(tokens, at, what);
  if (body?.kind === 'word' && explained.has(body.text))
    return { does: runs ? 'keeps' : 'read', what, also: callEffects(tokens, at) };
  const isTable = tokens
    .slice(at)
    .every(
      ({ kind, text }) =>
        kind === 'word' || kind === 'name' || kind === 'string' || kind === 'number' || text === '.',
    );
  return { does: isTable && !runs && at === from ? 'read' : 'keeps', what, also: [] };
}

const plainSettings =
  'max_execution_time|max_statement_time|sql_safe_updates|sql_select_limit|time_zone|group_concat_max_len|optimizer_switch|wait_timeout|net_read_timeout|net_write_timeout|lock_wait_timeout|innodb_lock_wait_timeout|join_buffer_size|sort_buffer_size|tmp_table_size|max_heap_table_size|cte_max_recursion_depth|max_recursive_iterations|lc_time_names|autocommit|profiling|optimizer_trace|transaction_isolation|tx_isolation|long_query_time';

const isolation = 'isolation level (?:serializable|repeatable read|read committed|read uncommitted)';

const controlForms: readonly RegExp[] = [
  /^begin(?: work)?$/,
  /^start transaction(?: (?:with consistent snapshot|read only))?$/,
  /^(?:commit|rollback)(?: work)?(?: and(?: no)? chain)?(?: no release)?$/,
  /^(?:savepoint|release savepoint|rollback(?: work)? to(?: savepoint)?) \S+$/,
  new RegExp(`^set(?: session)? transaction (?:read only|${isolation})(?: , (?:read only|${isolation}))?$`),
  /^set names (?:utf8|utf8mb3|utf8mb4)(?: collate \w+)?$/,
  new RegExp(`^set (?:session |local |@@session \\. |@@)?(?:${plainSettings}) = \\S+$`),
  /^unlock tables$/,
];

/** What outlives the session: passwords, default roles, the server's own variables. */
const outlives =
  /^set (?:password|default role|global|persist|persist_only|@@ ?(?:global|persist|persist_only))\b/;

function controlStep(tokens: readonly Token[], what: string): Step | undefined {
  if (tokens.length > 16) return undefined;
  const line = tokens.map(({ text }) => text).join(' ');
  if (controlForms.some((form) => form.test(line))) return { does: 'read', what, also: [] };
  return isWord(tokens[0], 'set') || line.includes('read write')
    ? { does: outlives.test(line) ? 'keeps' : 'read', what, also: [sqlAct('sql.settings', what)] }
    : undefined;
}
