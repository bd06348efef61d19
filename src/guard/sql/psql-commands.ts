import { parseConnection } from './connection-string.ts';
import { firstArgument, namesOf, psqlArguments } from './psql-arguments.ts';
import { copies } from './psql-copy.ts';
import { type SqlEffect, sqlAct } from './statement.ts';

/**
 * What a psql command does, by name without the backslash (psql-ref, "Meta-Commands"). Everything psql runs, writes or connects to
 * on the side is sql.meta, whatever the other effects are.
 *  prints   shows something                    sends    sends what is in the query buffer
 *  resets   empties the query buffer           branches leaves parts of the script out (\if)
 *  other    what `effects` says; a new connection knows nothing of the transaction of the old one
 */
export type PsqlCommand =
  | { does: 'prints' | 'sends' | 'resets' | 'branches' }
  | { does: 'other'; sends: boolean; reconnects: boolean; effects: (rest: string) => SqlEffect[] };

const prints: PsqlCommand = { does: 'prints' };
const branches: PsqlCommand = { does: 'branches' };

/** \dt, \d+, \dtS+, \l, \z … list the catalog. */
const listing = /^(?:d[A-Za-z]*[S+x]*|l[x+]*|list[x+]*|z[Sx]*|s[fv]\+?|lo_list\+?)$/;

const plain = new Set([
  '?',
  'h',
  'help',
  'a',
  'C',
  'f',
  'H',
  'html',
  't',
  'T',
  'x',
  'timing',
  'echo',
  'qecho',
  'warn',
  'conninfo',
  'copyright',
  'errverbose',
  'p',
  'print',
  'q',
  'quit',
  'unset',
  'restrict',
  'unrestrict',
]);

/** The command's row; `rest` is what stands behind its name on the line. */
export function psqlCommand(name: string, rest: string): PsqlCommand {
  if (listing.test(name) || plain.has(name)) return prints;
  switch (name) {
    case 'if':
    case 'elif':
    case 'else':
    case 'endif':
      return branches;
    case 'r':
    case 'reset':
      return { does: 'resets' };
    case 'gdesc':
      // Only describes what it would return.
      return { does: 'resets' };
    case 'g':
    case 'gx':
      if (rest.trim() === '') return { does: 'sends' };
      break;
    case 'o':
    case 'out':
      if (rest.trim() === '') return prints;
      break;
    case 'set':
      if (isPlainVariable(rest)) return prints;
      break;
    case 'pset':
      if (!/^\s*'?pager/.test(rest) || /^\s*pager\s+(?:off|0)\s*$/.test(rest)) return prints;
      break;
    case 'encoding':
      if (/^\s*(?:utf-?8)?\s*$/i.test(rest)) return prints;
      break;
  }
  return {
    does: 'other',
    sends: sending.has(name),
    reconnects: name === 'c' || name === 'connect',
    effects: effectsOf[name] ?? unknownCommand,
  };
}

/** Variables that only say how psql prints and when it stops; lower-case ones mean nothing to it. */
const plainVariable =
  /^\s*(?:ON_ERROR_STOP|ON_ERROR_ROLLBACK|AUTOCOMMIT|VERBOSITY|SHOW_CONTEXT|ECHO|ECHO_HIDDEN|QUIET|HIDE_TABLEAM|HIDE_TOAST_COMPRESSION|FETCH_COUNT|[a-z][a-z\d_]*)(?:[\s=]|$)/;

/** `name value`, `name=value`, `name`, or nothing (which lists them). */
export const isPlainVariable = (setting: string): boolean =>
  setting.trim() === '' || plainVariable.test(setting);

const file = (how: 'read' | 'write', path: string): SqlEffect => ({ kind: 'file', how, path });

/** `|program` or a file, as \o and \w take it. */
function output(rest: string): SqlEffect[] {
  const target = rest.trim();
  if (target.startsWith('|')) return [{ kind: 'shell', code: target.slice(1) }];
  return target === '' ? [] : [fileOrProgram(firstArgument(target))];
}

/** The same behind options, `(format=csv border=2)`, for \g, which keeps a semicolon in the name of its file. */
function result(rest: string): SqlEffect[] {
  const args = psqlArguments(rest);
  let at = 0;
  if (args[0]?.text.startsWith('(')) while (at < args.length && !args[at++]?.text.endsWith(')'));
  const target = args[at];
  if (target === undefined) return [];
  return target.written.startsWith('|')
    ? [{ kind: 'shell', code: rest.slice(target.start + 1) }]
    : [fileOrProgram(target.text)];
}

const fileOrProgram = (name: string): SqlEffect =>
  name.startsWith('|') ? { kind: 'shell', code: name.slice(1) } : file('write', name);

/** They send the query buffer, and do something with it or with the result. */
const sending = new Set(['crosstabview', 'g', 'gexec', 'gset', 'gx', 'watch']);

const includes = (rest: string): SqlEffect[] => [
  sqlAct('sql.unseen', firstArgument(rest)),
  file('read', firstArgument(rest)),
];

const edits = (): SqlEffect[] => [sqlAct('sql.unseen', 'text from an editor')];

const unseen = (name: string) => (): SqlEffect[] => [sqlAct('sql.unseen', `\\${name}`)];

const writes = (what: string) => (): SqlEffect[] => [sqlAct('sql.write', what)];

function connects(rest: string): SqlEffect[] {
  const args = namesOf(rest).filter((word) => !word.startsWith('-reuse-previous'));
  const [database = '-', user = '-'] = args.map((word) => word.replaceAll('"', ''));
  const connection = parseConnection(database);
  if (connection.form === 'name') return user === '-' ? [] : [{ kind: 'user', user }];
  const named = connection.form === 'parameters' ? connection.parameters.get('user') : undefined;
  return [named === undefined ? { kind: 'user' } : { kind: 'user', user: named }];
}

const effectsOf: Readonly<Record<string, (rest: string) => SqlEffect[]>> = {
  '!': (rest) => [{ kind: 'shell', code: rest.trim() || 'sh' }],
  g: result,
  gx: result,
  o: output,
  out: output,
  w: output,
  write: output,
  s: (rest) => (rest.trim() === '' ? [] : [file('write', firstArgument(rest))]),
  gexec: () => [sqlAct('sql.unseen', '\\gexec')],
  i: includes,
  include: includes,
  ir: includes,
  include_relative: includes,
  e: edits,
  edit: edits,
  ef: edits,
  ev: edits,
  c: connects,
  connect: connects,
  copy: copies,
  password: writes('\\password'),
  lo_import: (rest) => [sqlAct('sql.write', '\\lo_import'), file('read', firstArgument(rest))],
  lo_export: (rest) => [file('write', namesOf(rest)[1] ?? '')],
  lo_unlink: writes('\\lo_unlink'),
  // SINGLELINE makes line breaks end statements.
  set: (rest) => [sqlAct('sql.unseen', `\\set${rest}`)],
  pset: () => [],
  encoding: () => [],
  // What programs and paths mean from here on.
  setenv: unseen('setenv'),
  cd: unseen('cd'),
  getenv: () => [],
  prompt: () => [],
  watch: () => [],
  gset: () => [],
  crosstabview: () => [],
  bind: () => [],
};

/** psql throws the rest of the line away, whatever that is; nobody else can tell where it goes on. */
const unknownCommand = (): SqlEffect[] => [sqlAct('sql.unseen', 'a psql command that is not known')];
