import { unknownCalls } from './calls.ts';
import { type Grammar, isSymbol, isWord } from './grammar.ts';
import { mysqlGrammar } from './mysql-words.ts';
import { postgresGrammar } from './postgres-words.ts';
import { isBalanced, splitStatements } from './split.ts';
import { sqliteGrammar } from './sqlite-words.ts';
import { inShort, type SqlEffect, type SqlInput, shownStatement, sqlAct } from './statement.ts';
import {
  Doubt,
  endOfNumber,
  endOfQuoted,
  endOfWord,
  isBlank,
  isDigit,
  isWordStart,
  lexed,
  lower,
  type Token,
} from './token.ts';
import { lazily, type Words, words } from './words.ts';

/**
 * Databases without a lexer of their own: only texts that read the same in all of them. No comments, no backslashes, no quotes
 * but '…' and "…", no symbols with a meaning of their own.
 */
export function plainSession(inputs: readonly SqlInput[]): SqlEffect[] {
  return inputs.flatMap((input) =>
    input.form === 'unseen' ? [sqlAct('sql.unseen', input.detail)] : plainEffects(input.text),
  );
}

function plainEffects(text: string): SqlEffect[] {
  const { tokens, doubt } = lexed(text, (list) => readPlain(text, list));
  if (doubt === undefined)
    return splitStatements(tokens).flatMap((statement) => statementEffects(statement, text));
  const head = lower(/^\s*([a-z]+)/i.exec(text)?.[1] ?? '');
  return [sqlAct(writingHeads.has(head) ? 'sql.write' : 'sql.unseen', `${inShort(text)}: ${doubt}`)];
}

function readPlain(text: string, tokens: Token[]): void {
  let at = 0;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    const char = text.charAt(at);
    if (isBlank(code)) {
      at++;
      continue;
    }
    if (/[\\`$#@{}!?]/.test(char) || code >= 128) throw new Doubt(char);
    if (/^(?:--|\/\*|\/\/)/.test(text.slice(at, at + 2))) throw new Doubt('a comment');
    let end = at + 1;
    let kind: Token['kind'] = 'symbol';
    if (char === "'" || char === '"') {
      end = endOfQuoted(text, at, char, false);
      if (text.slice(at, end).includes('\\')) throw new Doubt('a backslash');
      kind = char === '"' ? 'name' : 'string';
    } else if (isWordStart(code)) {
      end = endOfWord(text, at);
      kind = 'word';
    } else if (isDigit(code)) {
      end = endOfNumber(text, at);
      kind = 'number';
    }
    const raw = text.slice(at, end);
    const content =
      kind === 'word' ? lower(raw) : kind === 'name' || kind === 'string' ? raw.slice(1, -1) : raw;
    tokens.push({ kind, text: content, start: at, end });
    at = end;
  }
}

const readingHeads = words('select with values table show describe desc explain');
const writingHeads = words(
  `insert update delete merge replace upsert create drop alter truncate grant revoke attach detach copy export import load install call
   do exec execute vacuum optimize rename kill system begin commit rollback`,
);
const writingWords = words(
  `insert update delete merge replace upsert create drop alter truncate grant revoke attach detach copy export load install call exec
   execute into outfile dumpfile analyze set settings system pragma kill`,
);

function statementEffects(tokens: readonly Token[], text: string): SqlEffect[] {
  const what = shownStatement(tokens, text);
  const head = tokens[0] as Token;
  if (head.kind !== 'word' || !readingHeads.has(head.text) || !isBalanced(tokens))
    return [sqlAct('sql.write', what)];
  const writes = tokens.some((token, at) => {
    if (token.kind === 'word') return writingWords.has(token.text) && !isSymbol(tokens[at + 1], '(');
    // Some take a file for a table: FROM 'x.csv'.
    const isPlace = token.kind === 'string' || (token.kind === 'name' && /[./]/.test(token.text));
    return (
      isPlace && (isWord(tokens[at - 1], 'from') || isWord(tokens[at - 1], 'join') || token.kind === 'name')
    );
  });
  const calls = unknownCalls(tokens, 0, tokens.length, grammar);
  return [
    sqlAct(writes ? 'sql.write' : 'sql.read', what),
    ...calls.map((name) => sqlAct('sql.function', name)),
  ];
}

const grammars = [postgresGrammar, mysqlGrammar, sqliteGrammar];

const everywhere = (list: 'functions' | 'beforeParenthesis'): Words =>
  lazily(() =>
    [...postgresGrammar[list]].filter((name) => grammars.every((grammar) => grammar[list].has(name))),
  );

const grammar: Grammar = {
  functions: everywhere('functions'),
  ownSchemas: words(''),
  beforeParenthesis: everywhere('beforeParenthesis'),
  beforeParenthesisAfter: new Map(),
  keywords: words(''),
  columnAliases: 'none',
};
