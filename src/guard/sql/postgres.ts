import { unknownCalls } from './calls.ts';
import { isSymbol, isWord, type Targets } from './grammar.ts';
import { resetStep, setStep } from './postgres-settings.ts';
import { postgresGrammar } from './postgres-words.ts';
import { isBalanced } from './split.ts';
import { type SqlEffect, type Step, shownStatement, sqlAct } from './statement.ts';
import type { Token } from './token.ts';
import { type Words, words } from './words.ts';

/** What one statement of PostgreSQL does. Reading is granted by allow list; everything else writes. */
export function postgresStep(tokens: readonly Token[], text: string): Step {
  const what = shownStatement(tokens, text);
  const step = (does: Step['does'], also: readonly SqlEffect[] = []): Step => ({ does, what, also });
  if (!isBalanced(tokens)) return step('keeps');
  const control = transactionStep(tokens, what);
  if (control) return control;
  const head = tokens[0] as Token;
  if (isQueryHead(head)) return queryStep(tokens, 0, tokens.length, what);
  if (head.kind !== 'word') return step('keeps');
  switch (head.text) {
    case 'explain':
      return explainStep(tokens, what);
    case 'show':
      return step('read');
    case 'set':
      return setStep(tokens, what);
    case 'reset':
      return resetStep(tokens, what);
    case 'copy':
      return copyStep(tokens, what);
    case 'declare':
      return bodyStep(tokens, 'for', declareWords, what);
    case 'prepare':
      return bodyStep(tokens, 'as', undefined, what);
    case 'fetch':
    case 'move':
    case 'close':
    case 'deallocate':
      return step('read');
    default:
      return changeStep(tokens, what);
  }
}

const queryHeads = words('select values table with');
const isQueryHead = (token: Token | undefined): boolean =>
  isSymbol(token, '(') || (token?.kind === 'word' && queryHeads.has(token.text));
const writingWords = words('insert update delete merge into');
const lockWords = words('update no share key');

/** A SELECT, VALUES, TABLE or WITH …: reads, unless a part of it writes or locks or makes a table. */
function queryStep(tokens: readonly Token[], from: number, to: number, what: string): Step {
  let does: Step['does'] = 'read';
  for (let at = from; at < to; at++) {
    const { kind, text } = tokens[at] as Token;
    if (kind !== 'word') continue;
    if (writingWords.has(text)) does = 'write';
    else if (text === 'for' && lockWords.has(tokens[at + 1]?.text ?? '')) does = 'write';
  }
  return { does, what, also: callEffects(tokens, from, to, targets.insert) };
}

function callEffects(tokens: readonly Token[], from: number, to: number, names?: Targets): SqlEffect[] {
  return unknownCalls(tokens, from, to, postgresGrammar, names).map((name) => sqlAct('sql.function', name));
}

/** EXPLAIN only plans, unless ANALYZE is said in any way that isn't certainly a no. */
function explainStep(tokens: readonly Token[], what: string): Step {
  let runs = false;
  let at = 1;
  if (isSymbol(tokens[1], '(') && !isQueryHead(tokens[2])) {
    for (at = 2; at < tokens.length && !isSymbol(tokens[at], ')'); at++) {
      const { kind, text } = tokens[at] as Token;
      if (kind === 'name') runs = true;
      if (kind !== 'word' || (text !== 'analyze' && text !== 'analyse')) continue;
      if (!/^(off|false|0)$/i.test(tokens[at + 1]?.text ?? '')) runs = true;
    }
    at++;
  } else {
    for (
      ;
      isWord(tokens[at], 'analyze') || isWord(tokens[at], 'analyse') || isWord(tokens[at], 'verbose');
      at++
    )
      if (!isWord(tokens[at], 'verbose')) runs = true;
  }
  const body = tokens[at];
  if (body === undefined) return { does: 'keeps', what, also: [] };
  const inner = isQueryHead(body) ? queryStep(tokens, at, tokens.length, what) : undefined;
  const step = inner ?? changeStep(tokens.slice(at), what);
  if (runs || inner || !dataChanges.has(body.text)) return step;
  return { ...step, does: 'read' };
}

const dataChanges = words('insert update delete merge');

const declareWords = words('binary asensitive insensitive no scroll cursor with without hold');

/** DECLARE … FOR query, PREPARE … AS query. */
function bodyStep(tokens: readonly Token[], keyword: string, between: Words | undefined, what: string): Step {
  const start = tokens.findIndex((token, at) => at > 1 && isWord(token, keyword)) + 1;
  const body = tokens[start];
  const isPlain =
    between === undefined || tokens.slice(2, start - 1).every((token) => between.has(token.text));
  if (start === 0 || !isPlain || !isQueryHead(body)) return { does: 'keeps', what, also: [] };
  return queryStep(tokens, start, tokens.length, what);
}

/** COPY t (a, b) TO STDOUT, COPY (query) TO STDOUT, with any options. */
function copyStep(tokens: readonly Token[], what: string): Step {
  const keeps: Step = { does: 'keeps', what, also: [] };
  const target = tokens.findIndex((token, at) => isWord(token, 'to') && isWord(tokens[at + 1], 'stdout'));
  if (target < 0) return keeps;
  if (isSymbol(tokens[1], '(')) {
    if (!isQueryHead(tokens[2]) || !isSymbol(tokens[target - 1], ')')) return keeps;
    return queryStep(tokens, 1, target, what);
  }
  const isTable = tokens
    .slice(1, target)
    .every(
      ({ kind, text }) => (kind === 'word' && text !== 'from') || kind === 'name' || /^[.,()]$/.test(text),
    );
  return isTable ? { does: 'read', what, also: [] } : keeps;
}

/** What a rollback undoes completely: statements by their first words. */
const undone: Readonly<Record<string, Words | true>> = {
  insert: true,
  update: true,
  delete: true,
  merge: true,
  truncate: true,
  comment: true,
  grant: true,
  revoke: true,
  lock: true,
  refresh: true,
  create: words('table index view materialized sequence type domain policy statistics schema'),
  alter: words('table index view materialized sequence type domain policy statistics schema'),
  drop: words('table index view materialized sequence type domain policy statistics schema trigger rule'),
};

const adjectives = words('temp temporary unlogged local global unique or replace recursive');

const indexMethods = words('btree hash gin gist brin spgist');

const inCreate = ['table', 'exists', 'references', 'view', 'type', 'statistics'].map(
  (word) => [word, true] as const,
);

const targets: Readonly<Record<string, Targets>> = {
  insert: new Map<string, Words | true>([
    ['into', true],
    ['on', words('conflict')],
  ]),
  merge: new Map<string, Words | true>([
    ['into', true],
    ['then', words('insert')],
  ]),
  create: new Map<string, Words | true>([
    ...inCreate,
    ['by', words('range list hash')],
    ['using', indexMethods],
  ]),
  'create index': new Map<string, Words | true>([
    ['on', true],
    ['only', true],
    ['using', indexMethods],
    [')', words('include')],
  ]),
  alter: new Map([['references', true]]),
};

function changeStep(tokens: readonly Token[], what: string): Step {
  const head = (tokens[0] as Token).text;
  const kinds = Object.hasOwn(undone, head) ? undone[head] : undefined;
  const object = tokens.find(({ text }, at) => at > 0 && !adjectives.has(text));
  const isUndone = kinds === true || (kinds !== undefined && object !== undefined && kinds.has(object.text));
  // CREATE SCHEMA may hold further CREATE statements.
  const nested = tokens.some((token, at) => at > 0 && isWord(token, 'create'));
  const kind = object && isWord(object, 'index') ? `${head} index` : head;
  const known = Object.hasOwn(targets, kind) ? targets[kind] : undefined;
  const also = callEffects(tokens, 0, tokens.length, known);
  return { does: isUndone && !nested ? 'write' : 'keeps', what, also };
}

const mode =
  '(?:isolation level (?:serializable|repeatable read|read committed|read uncommitted)|read only|read write|(?:not )?deferrable)';
const modes = `(?: ${mode}(?:(?: ,)? ${mode})*)?`;
const chain = '(?: and(?: no)? chain)?';

const transactionForms: readonly (readonly [RegExp, Step['does']])[] = [
  [new RegExp(`^(?:begin(?: work| transaction)?|start transaction)${modes}$`), 'begin'],
  [new RegExp(`^(?:commit|end)(?: work| transaction)?${chain}$`), 'commit'],
  [new RegExp(`^(?:rollback|abort)(?: work| transaction)?${chain}$`), 'rollback'],
  [/^rollback(?: work| transaction)? to(?: savepoint)? \S+$/, 'read'],
  [/^(?:savepoint|release(?: savepoint)?) \S+$/, 'read'],
  [new RegExp(`^set(?: local)? transaction${modes}$`), 'read'],
  [new RegExp(`^set session characteristics as transaction${modes}$`), 'read'],
];

/** PREPARE TRANSACTION leaves the transaction open for a COMMIT PREPARED by anybody. */
const prepared = new Set(['commit prepared', 'rollback prepared', 'prepare transaction']);

/** Transaction control in every spelling; READ WRITE takes back what made the session read-only. */
function transactionStep(tokens: readonly Token[], what: string): Step | undefined {
  const start = tokens.slice(0, 2).map(({ text }) => text);
  if (prepared.has(start.join(' '))) return { does: 'commit', what, also: [sqlAct('sql.commit', what)] };
  if (tokens.some(({ kind }) => kind !== 'word' && kind !== 'symbol')) return undefined;
  const line = tokens.map(({ text }) => text).join(' ');
  const does = transactionForms.find(([form]) => form.test(line))?.[1];
  if (does === undefined) return undefined;
  const also = line.includes('read write') ? [sqlAct('sql.settings', 'READ WRITE')] : [];
  return { does, what, also };
}
