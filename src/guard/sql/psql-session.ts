import { isWord } from './grammar.ts';
import { postgresStep } from './postgres.ts';
import { readPostgres } from './postgres-lexer.ts';
import { type PsqlCommand, psqlCommand } from './psql-commands.ts';
import { cutStatements, splitStatements } from './split.ts';
import { type SqlEffect, type SqlInput, sqlAct, unseenText } from './statement.ts';
import { Doubt, doubtIn, endOfLine, lexed, type Token } from './token.ts';
import { judgeSession, type Sent } from './transactions.ts';

/** What psql does with its -c, -f and standard input, in order, on one connection. `single`: --single-transaction. */
export function psqlSession(inputs: readonly SqlInput[], options: { single?: boolean } = {}): SqlEffect[] {
  const reader = new Reader();
  for (const input of inputs) {
    if (input.form === 'unseen') reader.effects.push(sqlAct('sql.unseen', input.detail));
    else if (input.form === 'query') reader.readQuery(input.text);
    else reader.readScript(input.text);
  }
  const session = judgeSession(reader.sent, {
    end: options.single ? 'commits' : 'rolls-back',
    skips: reader.skips,
  });
  return [...reader.effects, ...session];
}

class Reader {
  readonly effects: SqlEffect[] = [];
  readonly sent: Sent[] = [];
  skips = false;
  private request = 0;

  /** -c: the server gets the text as it is, or psql a single command. */
  readQuery(text: string): void {
    if (text.startsWith('\\')) {
      const name = commandName(text.slice(1));
      this.runCommand(name, text.slice(1 + name.length));
      return;
    }
    const { tokens, doubt } = lexed(text, (list) => {
      readPostgres(text, 0, list, false);
    });
    if (doubt === undefined) this.send(tokens, text);
    else this.effects.push(unseenText(text, doubt));
  }

  /** Standard input: psql splits statements itself and looks for commands and variables. */
  readScript(text: string): void {
    const doubt = doubtIn(text, () => this.readLines(text));
    if (doubt !== undefined) this.effects.push(unseenText(text, doubt));
  }

  private readLines(text: string): void {
    let buffer: Token[] = [];
    let at = 0;
    for (;;) {
      at = readPostgres(text, at, buffer, true);
      const { complete, rest } = cutStatements(buffer);
      for (const statement of complete) this.sendFromScript(statement, text);
      buffer = rest;
      if (at >= text.length) break;
      const escaped = text[at + 1];
      if (escaped === ';' || escaped === ':') {
        buffer.push({ kind: 'symbol', text: escaped === ';' ? joint : ':', start: at, end: at + 2 });
        at += 2;
        continue;
      }
      const command = commandAt(text, at + 1);
      const ran = this.runCommand(command.name, command.rest);
      const sends = ran.does === 'sends' || (ran.does === 'other' && ran.sends);
      if (sends) {
        if (buffer.length === 0) throw new Doubt('a command that sends the last query again');
        this.sendFromScript(buffer, text);
      }
      if (sends || ran.does === 'resets') buffer = [];
      at = command.end;
    }
    this.sendFromScript(buffer, text);
  }

  private sendFromScript(tokens: readonly Token[], text: string): void {
    const used = tokens.find((token) => token.kind === 'variable' && token.text.startsWith(':'));
    if (used) this.effects.push(sqlAct('sql.unseen', `the psql variable ${used.text}`));
    this.send(tokens, text);
    if (isWord(tokens[0], 'copy') && tokens.some((token) => isWord(token, 'stdin')))
      throw new Doubt('data inside the script');
  }

  /** One request. */
  private send(tokens: readonly Token[], text: string): void {
    const joined = tokens.map((token) => (token.text === joint ? { ...token, text: ';' } : token));
    for (const statement of splitStatements(joined))
      this.sent.push({ step: postgresStep(statement, text), request: this.request });
    this.request++;
  }

  private runCommand(name: string, rest: string): PsqlCommand {
    const command = psqlCommand(name, rest);
    const by = sqlAct('sql.meta', `\\${name}`);
    const programs = name === '!' ? [] : [...rest.matchAll(/`([^`]*)`?/g)];
    for (const [, code = ''] of programs) this.effects.push(by, { kind: 'shell', code });
    if (command.does === 'branches') this.skips = true;
    if (command.does === 'other') {
      this.effects.push(by, ...command.effects(rest));
      if (name !== '!' && variable.test(rest)) this.effects.push(sqlAct('sql.unseen', `\\${name}${rest}`));
      if (command.reconnects)
        this.sent.push({ step: { does: 'rollback', what: `\\${name}`, also: [] }, request: this.request++ });
    } else this.effects.push(sqlAct('sql.read'));
    return command;
  }
}

/** `\;`: ends a statement, not the request. No token of the lexer reads like this. */
const joint = '\\;';

const commandName = (text: string): string => text.slice(0, text.search(/[\s\\]|$/));

/** These take the rest of the line, backslashes and all; the others when a pipe stands where they take a file. */
const wholeLine = new Set(['!', 'copy', 'h', 'help', 'ef', 'ev', 'sf', 'sv']);
const piping = /^(?:[ow]|out|write)\s*\||^gx?\s*(?:\((?:[^)]|\)\S)*\)\s+)?\|/;
const quotedArguments = /^(?:'(?:\\.|[^'\\])*'|"[^"]*"|`[^`]*`|[^\\'"`])*/;
const variable = /:[\w'"{\u0080-\uffff]/;

/** A backslash command: its name, what belongs to it, and where the next one or the next line begins. */
function commandAt(text: string, at: number): { name: string; rest: string; end: number } {
  const lineEnd = endOfLine(text, at);
  const name = commandName(text.slice(at, lineEnd));
  const behind = text.slice(at + name.length, lineEnd);
  if (wholeLine.has(name) || piping.test(name + behind)) return { name, rest: behind, end: lineEnd };
  const left = behind.replace(quotedArguments, '');
  if (left !== '' && !left.startsWith('\\')) throw new Doubt('a quote that is not closed');
  return { name, rest: behind.slice(0, behind.length - left.length), end: lineEnd - left.length };
}
