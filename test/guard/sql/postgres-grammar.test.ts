import fc from 'fast-check';
import { loadModule, parseSync, scanSync } from 'libpg-query';
import { beforeAll, expect, test } from 'vitest';
import { readPostgres } from '../../../src/guard/sql/postgres-lexer.ts';
import { psqlSession } from '../../../src/guard/sql/psql-session.ts';
import { splitStatements } from '../../../src/guard/sql/split.ts';
import { lexed, type Token } from '../../../src/guard/sql/token.ts';
import { postgresQueries } from '../../cases/sql-postgres.ts';
import { foreignCalls, type Tree, whyKept, whyNotRead } from './postgres-grammar.ts';
import { postgresTexts } from './postgres-statements.ts';
import { listed, shownEffects } from './session-cases.ts';

/** PostgreSQL's own grammar judges what the lexer and the allow list grant. */

const runs = Number(process.env.SQL_RUNS ?? 3000);
const time = Math.max(60_000, runs * 20);
const seed = Number(process.env.SQL_SEED ?? 20261130);

beforeAll(() => loadModule(), 60_000);

/** Statements by the real grammar; undefined when it refuses the text, and with it the whole request. */
function parsed(text: string): { tree: Tree; end: number | undefined }[] | undefined {
  if (isOddHere(text)) return undefined;
  try {
    return (parseSync(text).stmts ?? []).map(({ stmt, stmt_location: start = 0, stmt_len: length }) => ({
      tree: stmt as unknown as Tree,
      end: length ? start + length : undefined,
    }));
  } catch {
    return undefined;
  }
}

/** Where each character starts in UTF-8, which the real grammar counts in. */
function byteOffsets(text: string): Uint32Array {
  const offsets = new Uint32Array(text.length + 1);
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    // No text here goes beyond two bytes a character.
    offsets[at + 1] = (offsets[at] as number) + (code < 128 ? 1 : 2);
  }
  return offsets;
}

const lex = (text: string) =>
  lexed(text, (tokens) => {
    readPostgres(text, 0, tokens, false);
  });

/**
 * Its scanner, made to hand out comments, does not let a string go on after one; PostgreSQL does. The tests on a real server hold
 * these texts.
 */
const isOddHere = (text: string): boolean => /'\s*--[^\n]*\n\s*'/.test(text);

const grantable = new Set(['sql.rolled-back']);

function effectsOf(text: string): string[] {
  return shownEffects(psqlSession([{ form: 'query', text }]));
}

function expectRight(text: string): 'granted' | 'refused' | 'broken' {
  const acts = effectsOf(text);
  const statements = parsed(text);
  if (acts.some((act) => !grantable.has(act))) return statements === undefined ? 'broken' : 'refused';
  if (statements === undefined) return 'broken';
  const trees = statements.map(({ tree }) => tree);
  if (!acts.includes('sql.rolled-back')) {
    const reasons = trees.map((tree) => (tree.TransactionStmt ? undefined : whyNotRead(tree)));
    expect(
      reasons.filter((reason) => reason !== undefined),
      text,
    ).toEqual([]);
  }
  expect(whyKept(trees), text).toBeUndefined();
  expect(trees.flatMap(foreignCalls), text).toEqual([]);
  return 'granted';
}

test(
  'what is granted reads, or is rolled back, by the real grammar',
  () => {
    const seen = { granted: 0, refused: 0, broken: 0 };
    fc.assert(
      fc.property(postgresTexts, (text) => {
        seen[expectRight(text)]++;
      }),
      { numRuns: runs, seed },
    );
    // Neither side of the line is empty.
    expect(seen.granted / runs).toBeGreaterThan(0.05);
    expect(seen.refused / runs).toBeGreaterThan(0.2);
  },
  time,
);

test(
  'what only reads by the real grammar is granted nearly always',
  () => {
    // A share of fewer texts says little.
    const texts = Math.max(runs, 3000);
    let reading = 0;
    let granted = 0;
    const refused = new Map<string, string>();
    fc.assert(
      fc.property(postgresTexts, (text) => {
        const trees = parsed(text)?.map(({ tree }) => tree);
        if (!trees || trees.some((tree) => whyNotRead(tree) !== undefined || foreignCalls(tree).length > 0))
          return;
        reading++;
        const acts = effectsOf(text);
        if (acts.length === 0) granted++;
        else refused.set(text, acts.join());
      }),
      { numRuns: texts, seed },
    );
    expect(reading).toBeGreaterThan(texts / 20);
    expect(
      granted / reading,
      [...refused]
        .slice(0, 20)
        .map((pair) => pair.join('  <=  '))
        .join('\n'),
    ).toBeGreaterThan(0.9);
  },
  time,
);

test(
  'statements are split where the real grammar splits them',
  () => {
    let compared = 0;
    fc.assert(
      fc.property(postgresTexts, (text) => {
        const { tokens, doubt } = lex(text);
        const statements = parsed(text);
        if (doubt !== undefined || statements === undefined) return;
        compared++;
        const offsets = byteOffsets(text);
        const ends = splitStatements(tokens).map((statement) => {
          const next = tokens[tokens.indexOf(statement.at(-1) as Token) + 1];
          return next && offsets[next.start];
        });
        expect(ends, text).toEqual(statements.map(({ end }) => end));
      }),
      { numRuns: runs, seed },
    );
    expect(compared).toBeGreaterThan(runs / 4);
  },
  time,
);

test(
  'tokens are where the real lexer has them',
  () => {
    let compared = 0;
    fc.assert(
      fc.property(postgresTexts, (text) => {
        const { tokens, doubt } = lex(text);
        if (doubt !== undefined) return;
        if (isOddHere(text)) return;
        const real = scanned(text);
        compared++;
        expect(real, text).not.toBeUndefined();
        const offsets = byteOffsets(text);
        const marks = tokens
          .filter(
            ({ kind, text: symbol }) =>
              kind === 'word' || kind === 'name' || (kind === 'symbol' && /^[;(),]$/.test(symbol)),
          )
          .map(({ start, end }) => `${offsets[start]}-${offsets[end]}`);
        expect(marks, text).toEqual(real);
      }),
      { numRuns: runs, seed },
    );
    expect(compared).toBeGreaterThan(runs / 4);
  },
  time,
);

/** Words, quoted names and punctuation by the real lexer; undefined when it fails. */
function scanned(text: string): string[] | undefined {
  try {
    return scanSync(text)
      .tokens.filter(({ tokenName, keywordName, text: token }) =>
        tokenName.startsWith('ASCII_')
          ? /^[;(),]$/.test(token)
          : (keywordName !== 'NO_KEYWORD' && !/^n'?$/i.test(token)) ||
            tokenName === 'IDENT' ||
            /^u&"/i.test(token),
      )
      .map(({ start, end }) => `${start}-${end}`);
  } catch {
    return undefined;
  }
}

test.each(
  [...postgresQueries.reads, ...postgresQueries.rolledBack].filter(
    (text) => typeof text === 'string' && !isOddHere(text),
  ),
)('the real grammar agrees: %s', (text) => {
  expect(listed(text).map(expectRight)).toEqual(['granted']);
});
