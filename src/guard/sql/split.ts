import { isSymbol, isWord } from './grammar.ts';
import type { Token } from './token.ts';

/**
 * Tokens to statements, as the server has it: at semicolons, but not inside parentheses (CREATE RULE … DO (a; b)) and not inside
 * the body of a function written BEGIN ATOMIC … END. `rest`: what no semicolon has ended yet.
 */
export function cutStatements(tokens: readonly Token[]): { complete: Token[][]; rest: Token[] } {
  const complete: Token[][] = [];
  let current: Token[] = [];
  let parentheses = 0;
  let bodies = 0;
  for (const [at, token] of tokens.entries()) {
    if (token.kind === 'symbol') {
      if (token.text === '(') parentheses++;
      else if (token.text === ')') parentheses = Math.max(0, parentheses - 1);
      else if (token.text === ';' && parentheses === 0 && bodies === 0) {
        complete.push(current);
        current = [];
        continue;
      }
    } else if (token.kind === 'word' && parentheses === 0 && isWord(current[0], 'create')) {
      if (token.text === 'begin' && isWord(tokens[at + 1], 'atomic')) bodies++;
      else if (token.text === 'case' && bodies > 0) bodies++;
      else if (token.text === 'end' && bodies > 0) bodies--;
    }
    current.push(token);
  }
  return { complete, rest: current };
}

/** All statements, empty ones left out. */
export function splitStatements(tokens: readonly Token[]): Token[][] {
  const { complete, rest } = cutStatements(tokens);
  return [...complete, rest].filter((statement) => statement.length > 0);
}

/** Parentheses and brackets close what they open, and no other statement hides inside. */
export function isBalanced(tokens: readonly Token[]): boolean {
  let depth = 0;
  for (const token of tokens) {
    if (isSymbol(token, '(') || isSymbol(token, '[')) depth++;
    else if (isSymbol(token, ')') || isSymbol(token, ']')) {
      if (--depth < 0) return false;
    } else if (isSymbol(token, ';')) return false;
  }
  return depth === 0;
}
