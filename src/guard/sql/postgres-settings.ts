import { isSymbol, isWord } from './grammar.ts';
import { type SqlEffect, type Step, sqlAct } from './statement.ts';
import type { Token } from './token.ts';
import { words } from './words.ts';

/** Settings that change how a session plans, prints or waits, and nothing else. */
const harmless = words(
  `application_name bytea_output client_min_messages constraint_exclusion cursor_tuple_fraction datestyle deadlock_timeout
   debug_parallel_query default_text_search_config default_transaction_deferrable default_transaction_isolation
   effective_cache_size effective_io_concurrency extra_float_digits from_collapse_limit gin_fuzzy_search_limit hash_mem_multiplier
   idle_in_transaction_session_timeout idle_session_timeout intervalstyle jit join_collapse_limit lc_messages lc_monetary lc_numeric
   lc_time lock_timeout maintenance_work_mem max_parallel_workers_per_gather plan_cache_mode random_page_cost recursive_worktable_factor
   row_security seq_page_cost statement_timeout temp_buffers timezone transaction_deferrable transaction_isolation
   transaction_timeout work_mem xmlbinary xmloption`,
);
const harmlessStart = /^(?:enable_|cpu_|jit_|geqo|parallel_|min_parallel_)/;

/** Variables of the application: `app.tenant_id`. Those of procedural languages may name code to run. */
const ownVariable = /^(?!pl)[a-z_]\w*\.[a-z_]\w*$/;

/** set_config('app.tenant_id', '42', true) is SET app.tenant_id. */
export function setsOwnVariable(tokens: readonly Token[], open: number): boolean {
  const variable = tokens[open + 1] as Token;
  return (
    isWord(tokens[open - 1], 'set_config') &&
    variable.kind === 'string' &&
    variable.end - variable.start === variable.text.length + 2 &&
    ownVariable.test(variable.text) &&
    isSymbol(tokens[open + 2], ',')
  );
}

const utf8 = /^utf-?8$/i;
const yes = /^(?:on|true|yes|1)$/i;

/** SET in all its forms but SET TRANSACTION. */
export function setStep(tokens: readonly Token[], what: string): Step {
  const rest = tokens.slice(isWord(tokens[1], 'local') || isWord(tokens[1], 'session') ? 2 : 1);
  const line = rest.map(({ text }) => text).join(' ');
  if (/^(?:role|authorization|session_authorization)$/i.test(rest[0]?.text ?? ''))
    return become(rest.slice(isOperator(rest[1]) ? 2 : 1), what);
  if (isWord(rest[0], 'constraints')) return { does: 'read', what, also: [] };
  if (isWord(rest[0], 'names')) return settingStep('client_encoding', rest.slice(1), what);
  if (isWord(rest[0], 'schema')) return settingStep('search_path', rest.slice(1), what);
  if (line.startsWith('time zone ')) return settingStep('timezone', rest.slice(2), what);
  if (line.startsWith('xml option ')) return settingStep('xmloption', rest.slice(2), what);
  const operator = rest.findIndex(isOperator);
  const name = rest
    .slice(0, Math.max(operator, 0))
    .map(({ text }) => text)
    .join('')
    .toLowerCase();
  return settingStep(name, rest.slice(operator + 1), what);
}

/** RESET name, RESET ALL. */
export function resetStep(tokens: readonly Token[], what: string): Step {
  const name = tokens
    .slice(1)
    .map(({ text }) => text)
    .join('')
    .toLowerCase();
  const isHarmless = harmless.has(name) || harmlessStart.test(name) || ownVariable.test(name);
  return { does: 'read', what, also: isHarmless ? [] : [sqlAct('sql.settings', what)] };
}

function settingStep(name: string, value: readonly Token[], what: string): Step {
  return { does: 'read', what, also: isHarmlessSetting(name, value) ? [] : [sqlAct('sql.settings', what)] };
}

function isHarmlessSetting(name: string, value: readonly Token[]): boolean {
  if (value.length === 0 || value.some(({ kind, text }) => kind === 'symbol' && !'-,+'.includes(text)))
    return false;
  const text = value.map((token) => token.text).join(' ');
  if (harmless.has(name) || harmlessStart.test(name) || ownVariable.test(name)) return true;
  if (name === 'client_encoding') return utf8.test(text);
  if (name === 'transaction_read_only' || name === 'default_transaction_read_only') return yes.test(text);
  // Put there by name, pg_catalog would no longer come first.
  if (name === 'search_path') return !/pg_catalog|pg_temp|\\/i.test(text);
  return false;
}

const isOperator = (token: Token | undefined): boolean => isWord(token, 'to') || isSymbol(token, '=');

/** SET ROLE, SET SESSION AUTHORIZATION. */
function become(value: readonly Token[], what: string): Step {
  const [name] = value;
  const isBack = value.length === 1 && name?.kind === 'word' && /^(?:none|default)$/.test(name.text);
  const also: SqlEffect[] = [sqlAct('sql.settings', what)];
  if (!isBack) also.push(value.length === 1 && name ? { kind: 'user', user: name.text } : { kind: 'user' });
  return { does: 'read', what, also };
}

/** One `name=value` as it stands in PGOPTIONS or a connection string. */
export function isHarmlessOption(name: string, value: string): boolean {
  return isHarmlessSetting(name.toLowerCase().replaceAll('-', '_'), [
    { kind: 'string', text: value, start: 0, end: value.length },
  ]);
}
