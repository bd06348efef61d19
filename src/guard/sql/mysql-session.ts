import { mysqlStep } from './mysql.ts';
import { type MysqlMode, mysqlModes, mysqlToken } from './mysql-lexer.ts';
import { type SqlEffect, type SqlInput, sqlAct, unseenText } from './statement.ts';
import { Doubt, doubtIn, endOfLine, type Token } from './token.ts';
import { judgeSession, type Sent } from './transactions.ts';

/** What the mysql client does with its -e or its standard input: both are read by the client, commands and all. */
export function mysqlSession(inputs: readonly SqlInput[]): SqlEffect[] {
  const effects: SqlEffect[] = [];
  for (const input of inputs) {
    if (input.form === 'unseen') effects.push(sqlAct('sql.unseen', input.detail));
    else for (const mode of mysqlModes(input.text)) effects.push(...readScript(input.text, mode));
  }
  return effects;
}

function readScript(text: string, mode: MysqlMode): SqlEffect[] {
  const effects: SqlEffect[] = [];
  const sent: Sent[] = [];
  const doubt = doubtIn(text, () => readStatements(text, mode, sent, effects));
  if (doubt !== undefined) effects.push(unseenText(text, doubt));
  const judged = judgeSession(sent, { end: 'rolls-back' });
  const begins = sent.some(({ step }) => /^(?:begin|start)\b/i.test(step.what));
  return [...effects, ...(begins ? judged.map(explained) : judged)];
}

/** Who wrote BEGIN … ROLLBACK around it wants to know why that doesn't count. */
const explained = (effect: SqlEffect): SqlEffect =>
  effect.kind === 'act' && effect.act === 'sql.write'
    ? { ...effect, detail: `${effect.detail}, which MySQL may keep after a ROLLBACK` }
    : effect;

function readStatements(text: string, mode: MysqlMode, sent: Sent[], effects: SqlEffect[]): void {
  let buffer: Token[] = [];
  const send = () => {
    if (buffer.length > 0) sent.push({ step: mysqlStep(buffer, text), request: sent.length });
    buffer = [];
  };
  let at = 0;
  for (;;) {
    const token = mysqlToken(text, at, mode);
    if (token === undefined) break;
    at = token.end;
    if (token.kind === 'symbol' && token.text === ';') send();
    else if (token.kind === 'symbol' && token.text === '\\') {
      const letter = text.charAt(at++);
      if (ends.has(letter)) send();
      else if (!harmless.has(letter)) {
        effects.push(...commandEffects(shortNames[letter] ?? '', restOfLine(text, at)));
        throw new Doubt(`the client command \\${letter}`);
      }
    } else if (buffer.length === 0 && token.kind === 'word' && named.has(token.text)) {
      const rest = restOfLine(text, at);
      if (harmlessNames.has(token.text) && rest.includes(';')) buffer.push(token);
      else if (harmlessNames.has(token.text) && /^\s*[\w$.]*\s*$/.test(rest)) {
        effects.push(sqlAct('sql.read'));
        at += rest.length;
      } else {
        effects.push(...commandEffects(token.text, rest));
        throw new Doubt(`the client command ${token.text}`);
      }
    } else buffer.push(token);
  }
  send();
}

/** \g and \G send, \c forgets what was typed: what comes after it is a statement of its own. */
const ends = new Set(['g', 'G', 'c']);
const harmless = new Set(['?', 'h', 'q', 'n', 't', 'p', 's', 'W', 'w', '#']);

const harmlessNames = new Set(
  'help use status exit quit go ego print clear nopager notee warnings nowarning rehash'.split(' '),
);

/** Commands by name, where a statement would begin. With a semicolon on the line they go to the server. */
const named = new Set([
  ...harmlessNames,
  ...'charset connect delimiter edit pager prompt query_attributes resetconnection sandbox source ssl_session_data_print system tee'.split(
    ' ',
  ),
]);

const shortNames: Readonly<Record<string, string>> = {
  '!': 'system',
  '.': 'source',
  P: 'pager',
  T: 'tee',
  e: 'edit',
  r: 'connect',
  d: 'delimiter',
  u: 'use',
  C: 'charset',
  R: 'prompt',
};

function commandEffects(name: string, rest: string): SqlEffect[] {
  const argument = rest.trim().replace(/;$/, '').trim();
  const meta = sqlAct('sql.meta', name);
  switch (name) {
    case 'system':
    case 'pager':
      return argument === '' ? [meta] : [meta, { kind: 'shell', code: argument }];
    case 'source':
      return [meta, { kind: 'file', how: 'read', path: argument }];
    case 'tee':
      return [meta, { kind: 'file', how: 'write', path: argument }];
    default:
      return [meta];
  }
}

const restOfLine = (text: string, at: number): string => text.slice(at, endOfLine(text, at));
