import { act, type Effect, read, write } from '../effects.ts';
import { type Arg, known } from '../shell/arg.ts';
import { plainSession } from '../sql/plain.ts';
import { sqliteSession } from '../sql/sqlite-session.ts';
import { type SqlEffect, type SqlInput, sqlAct } from '../sql/statement.ts';
import { databaseEffects } from './databases-effects.ts';
import { optionInputs, stdinInput, textInput } from './databases-inputs.ts';
import { hasOption, optionValues } from './parse-args.ts';
import type { Call, Options, ParsedArgs, Program } from './program.ts';

/** One or two dashes before any of them. */
const sqliteOptions: Options = {
  'ascii batch box column csv echo header noheader html interactive json line list markdown nofollow quote stats table tabs':
    'flag',
  'newline nullvalue separator mmap maxsize vfs': 'value',
  bail: 'flag',
  readonly: 'flag',
  safe: 'flag',
  version: 'flag',
  help: 'flag',
  cmd: 'value',
  init: 'reads',
};

function sqliteEffects(call: Call, parsed: ParsedArgs): Effect[] {
  if (hasOption(parsed, 'version') || hasOption(parsed, 'help')) return [];
  const [database, ...texts] = parsed.operands;
  const before = optionValues(parsed, 'cmd').map((value) => textInput(value, 'query'));
  const inputs = texts.length > 0 ? texts.map((value) => textInput(value, 'query')) : [stdinInput(call)];
  const session = [
    ...optionValues(parsed, 'init').flatMap((value) =>
      value.text === '/dev/null' ? [] : [sqlAct('sql.unseen', '-init')],
    ),
    // What -cmd runs may fail, and the rest goes on.
    ...sqliteSession(before),
    ...sqliteSession(inputs, { bail: hasOption(parsed, 'bail') }),
  ];
  const effects = databaseEffects(session, call);
  // -A packs and unpacks archives, and -Ax does too.
  if (parsed.unlisted.some((option) => /^--?A/.test(option)))
    effects.push(act('sql.meta', call.name, '-A'), write({ kind: 'unknown' }, `${call.name} -A`));
  if (database) effects.push(...fileEffects(database, session, hasOption(parsed, 'readonly'), call));
  return effects;
}

/** The database is a file: it is read, written where SQL writes, and made where there is none. */
function fileEffects(
  database: Arg,
  session: readonly SqlEffect[],
  readonly: boolean,
  { context, name }: Call,
): Effect[] {
  const path = databasePath(database);
  if (path === undefined) return [];
  const target = context.target(path);
  const writes = session.some(
    (effect) => effect.kind === 'act' && /^sql\.(?:write|commit|unseen)$/.test(effect.act),
  );
  const makes = !readonly && target.kind === 'path' && context.world.kind(target.path) === 'missing';
  return writes || makes ? [read(target, name), write(target, name)] : [read(target, name)];
}

/** `file:app.db?mode=ro` is app.db; :memory: and '' are no file. */
function databasePath(database: Arg): Arg | undefined {
  const { text } = database;
  if (text === undefined) return database;
  if (text === '' || text === ':memory:' || /^file::memory:/.test(text)) return undefined;
  const uri = /^file:(?:\/\/(?:localhost)?(?=\/))?([^?#]*)/.exec(text)?.[1];
  if (uri === undefined) return database;
  return uri.includes('%') ? { prefix: '' } : known(uri);
}

/** Clients that take one database and -c, -e or standard input, read as far as all databases agree. */
function otherClientEffects(call: Call, parsed: ParsedArgs): Effect[] {
  const [database, ...texts] = parsed.operands;
  const given: SqlInput[] = texts.map((value) => textInput(value, 'script'));
  const inputs = given.length > 0 ? given : optionInputs(call, parsed, { e: 'script', c: 'script' });
  const session = plainSession(inputs);
  const effects = databaseEffects(session, call);
  return database
    ? [...effects, ...fileEffects(database, session, hasOption(parsed, 'readonly'), call)]
    : effects;
}

export const sqlitePrograms: readonly Program[] = [
  {
    names: ['sqlite3', 'sqlite'],
    act: 'sql.read',
    style: 'single-dash',
    options: sqliteOptions,
    effects: sqliteEffects,
  },
  {
    names: ['litecli'],
    act: 'sql.read',
    options: { 'D database': 'reads', 'e execute': 'value', 't table': 'flag', csv: 'flag' },
    effects: otherClientEffects,
  },
  {
    names: ['duckdb'],
    act: 'sql.read',
    style: 'single-dash',
    options: {
      'c s': 'value',
      readonly: 'flag',
      'csv json box line list markdown table noheader header batch bail': 'flag',
    },
    effects: otherClientEffects,
  },
];
