import { isSymbol } from './grammar.ts';
import { sqliteStep } from './sqlite.ts';
import { dotCommandEffects } from './sqlite-commands.ts';
import { sqliteToken } from './sqlite-lexer.ts';
import { type SqlEffect, type SqlInput, sqlAct, unseenText } from './statement.ts';
import { Doubt, doubtIn, endOfLine, type Token } from './token.ts';
import { judgeSession, type Sent } from './transactions.ts';

/**
 * What the sqlite3 shell does with its arguments (`query`, one each) and its standard input (`script`). `bail`: it stops at the
 * first error; for arguments it always does.
 */
export function sqliteSession(inputs: readonly SqlInput[], options: { bail?: boolean } = {}): SqlEffect[] {
  const effects: SqlEffect[] = [];
  const sent: Sent[] = [];
  for (const input of inputs) {
    if (input.form === 'unseen') effects.push(sqlAct('sql.unseen', input.detail));
    else if (input.form === 'query' && input.text.startsWith('.'))
      effects.push(...dotCommandEffects(input.text.slice(1)));
    else readText(input, sent, effects);
  }
  const stops = options.bail || inputs.every(({ form }) => form === 'query');
  return [
    ...effects,
    ...judgeSession(sent, stops ? { end: 'rolls-back' } : { end: 'rolls-back', errorsMayEnd: true }),
  ];
}

function readText(
  { form, text }: { form: 'query' | 'script'; text: string },
  sent: Sent[],
  effects: SqlEffect[],
): void {
  const doubt = doubtIn(text, () => {
    // Oracle's and SQL Server's ways to end a statement.
    if (form === 'script' && /^\s*(?:go|\/)\s*;?\s*$/im.test(text))
      throw new Doubt('a line that ends a statement');
    readStatements(form, text, sent, effects);
  });
  if (doubt !== undefined) effects.push(unseenText(text, doubt));
}

function readStatements(form: 'query' | 'script', text: string, sent: Sent[], effects: SqlEffect[]): void {
  let buffer: Token[] = [];
  const send = () => {
    if (buffer.length > 0) sent.push({ step: sqliteStep(buffer, text), request: sent.length });
    buffer = [];
  };
  let at = 0;
  for (;;) {
    const token = sqliteToken(text, at);
    if (token === undefined) break;
    at = token.end;
    if (isSymbol(token, ';')) send();
    else if (form === 'script' && isLineStart(text, token.start) && token.text.startsWith('.')) {
      const line = text.slice(token.start + 1, endOfLine(text, token.start));
      const command = dotCommandEffects(line);
      effects.push(...command);
      // Where the shell still sees a statement, quotes on this line would hide what comes after it.
      if (buffer.length > 0 || !/^[\w\s.%*?,|:=+@~<>()-]*$/.test(line)) throw new Doubt(`.${line}`);
      at = token.start + 1 + line.length;
    } else buffer.push(token);
  }
  send();
}

const isLineStart = (text: string, at: number): boolean => at === 0 || text.charAt(at - 1) === '\n';
