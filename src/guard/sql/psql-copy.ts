import { type SqlEffect, sqlAct } from './statement.ts';

/** What \copy does, read as parse_slash_copy in psql's copy.c reads it: words end at quotes, and a quote is only doubled. */
export function copies(rest: string): SqlEffect[] {
  const found = target.exec(rest.slice(endOfQuery(rest)))?.groups;
  const isIn = found?.direction?.toLowerCase() === 'from';
  const act = sqlAct(found === undefined || isIn ? 'sql.write' : 'sql.unseen', `\\copy${rest}`);
  if (found?.program !== undefined) return [act, { kind: 'shell', code: plain(found.program) }];
  if (found?.path === undefined || /^p?std(?:in|out)$/i.test(found.path)) return [act];
  return [act, { kind: 'file', how: isIn ? 'read' : 'write', path: plain(found.path) }];
}

const word = `(?:"[^"]*"|[^\\s.,()"]+)`;
const table = `(?:binary\\s+)?${word}(?:\\s*\\.\\s*${word})?(?:\\s*\\([^)]*\\))?`;
const target = new RegExp(
  `^\\s*(?:${table})?\\s*(?<direction>from|to)(?![^\\s.,()"])\\s*(?:program\\s*(?<program>'(?:[^']|'')*')|(?<path>'(?:[^']|'')*'|[^\\s;']+))`,
  'i',
);

/** Where `(query)` ends, when there is one. */
function endOfQuery(text: string): number {
  if (!/^\s*\(/.test(text)) return 0;
  let depth = 0;
  for (const { 0: part, index } of text.matchAll(/e'(?:\\.|[^'\\])*'|'[^']*'|"[^"]*"|[()]/gi)) {
    if (part === '(') depth++;
    else if (part === ')' && --depth === 0) return index + 1;
  }
  return text.length;
}

const plain = (text: string): string =>
  text.startsWith("'") ? text.slice(1, -1).replaceAll("''", "'") : text;
