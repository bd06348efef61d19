import type { HereDoc, Word, WordPart } from 'unbash';
import { type Arg, known, unknown } from './arg.ts';
import { expandArithmetic } from './arithmetic.ts';
import { isSh, isZsh } from './dialect.ts';
import { type Evaluation, step } from './evaluation.ts';
import {
  addList,
  addLiteral,
  addQuoted,
  addValue,
  type Builder,
  finishFields,
  newBuilder,
} from './fields.ts';
import { expandParameter, expandSimple } from './parameters.ts';
import type { State } from './state.ts';
import { processSubstitution, substitute } from './substitution.ts';
import { expandTilde } from './tilde.ts';
import { concat, empty, escapeGlob, oneField } from './values.ts';
import { braceWords, wordParts } from './word-parts.ts';

/** One expanded part of a word. `list` is "$@" and its like: several fields of which the outer ones join their neighbours; `between`: what stands between them in one field. */
export type Piece =
  | { kind: 'literal'; text: string }
  | { kind: 'value'; value: Arg; quoted: boolean }
  | { kind: 'list'; values: readonly Arg[]; quoted: boolean; between?: string | undefined };

/**
 * A word as fields: braces, tilde, expansions, splitting, globs, in bash's order. `inArray`: it stands in name=(…), where
 * x=~ is no assignment.
 */
export function expandWord(evaluation: Evaluation, state: State, word: Word, inArray = false): Arg[] {
  if (isZsh(evaluation) && /^=[\w/]/.test(word.text)) return [{ prefix: '' }];
  if (isZsh(evaluation) && otherInZsh.test(word.text)) return [{ prefix: '', many: true }];
  if (word.parts === undefined && !word.text.includes('~')) return [known(word.value)];
  step(evaluation);
  const words = word.text.includes('{') ? braceWords(word) : [word];
  if (words === undefined || (words.length > 1 && isSh(evaluation)))
    return [{ prefix: /^[\w./:=@%+,-]*(?=\{)/.exec(word.text)?.[0] ?? '', many: true }];
  return words.flatMap((each) => {
    // zsh keeps the empty words that braces make.
    if (each.text === '' && words.length > 1 && isZsh(evaluation)) return [empty];
    return fieldsOf(
      evaluation,
      state,
      wordParts(each),
      inArray || isZsh(evaluation) ? 'start' : tildeStart(each.text),
    );
  });
}

/** Steps in braces, and a tilde behind a colon: zsh expands them in a way of its own. */
const otherInZsh = /\{[^{}]*\.\.[^{}]*\.\.|:~/;

/** Where a tilde may stand: at the start, or behind `name=` as in an assignment. */
const tildeStart = (text: string): TildePlaces => (/^[A-Za-z_]\w*=/.test(text) ? 'behind name' : 'start');

type TildePlaces = 'start' | 'behind name' | 'assignment' | 'none';

function fieldsOf(
  evaluation: Evaluation,
  state: State,
  parts: readonly WordPart[],
  tilde: TildePlaces,
): Arg[] {
  const builder = newBuilder(evaluation, state);
  addParts(evaluation, state, parts, tilde, builder);
  return finishFields(builder);
}

function addParts(
  evaluation: Evaluation,
  state: State,
  parts: readonly WordPart[],
  tilde: TildePlaces,
  builder: Builder,
): void {
  for (const [index, part] of parts.entries()) {
    if (isModified(evaluation, part, parts[index + 1])) {
      addValue(builder, { prefix: '' });
      continue;
    }
    for (const piece of piecesOf(evaluation, state, part, {
      quoted: false,
      tilde: index === 0 || tilde === 'assignment' ? tilde : 'none',
      isLast: index === parts.length - 1,
      isFirst: index === 0,
    })) {
      if (piece.kind === 'literal') addLiteral(builder, piece.text);
      else if (piece.kind === 'list') addList(builder, piece.values, piece.quoted);
      else if (piece.quoted) addQuoted(builder, piece.value);
      else addValue(builder, piece.value);
    }
  }
}

type Place = { quoted: boolean; tilde: TildePlaces; isFirst: boolean; isLast: boolean };

const inQuotes: Place = { quoted: true, tilde: 'none', isFirst: false, isLast: false };

function piecesOf(evaluation: Evaluation, state: State, part: WordPart, place: Place): Piece[] {
  const { quoted } = place;
  const value = (arg: Arg): Piece[] => [{ kind: 'value', value: arg, quoted }];
  switch (part.type) {
    case 'Literal':
      if (quoted) return value(known(part.value));
      return literalPieces(evaluation, state, part.text, place);
    case 'AnsiCQuoted':
      if (isSh(evaluation)) return [{ kind: 'value', value: { prefix: '' }, quoted: true }];
      return [{ kind: 'value', value: known(part.value), quoted: true }];
    case 'SingleQuoted':
      return [{ kind: 'value', value: known(part.value), quoted: true }];
    case 'DoubleQuoted':
    case 'LocaleString': {
      const isOpen = part.type === 'LocaleString' && evaluation.dialect !== 'bash';
      const pieces = part.parts.flatMap((child, index) =>
        isModified(evaluation, child, part.parts[index + 1])
          ? [{ kind: 'value' as const, value: { prefix: '' }, quoted: true }]
          : piecesOf(evaluation, state, child, inQuotes),
      );
      if (isOpen) return [{ kind: 'value', value: { prefix: '' }, quoted: true }];
      // "" is a field of its own, but "$@" without parameters is none.
      return pieces.some((piece) => piece.kind === 'list')
        ? pieces
        : [{ kind: 'value', value: empty, quoted: true }, ...pieces];
    }
    case 'Glob':
      return bracketHasExpansion(part)
        ? [...bracketPieces(evaluation, state, part.parts ?? [])]
        : [{ kind: 'literal', text: part.text }];
    case 'ExtendedGlob':
      for (const child of part.parts ?? []) piecesOf(evaluation, state, child, place);
      return [{ kind: 'value', value: { prefix: '', many: true }, quoted: false }];
    case 'BraceExpansion':
      // Only where braces aren't expanded: in an assignment, a redirect, a here-document.
      return part.parts === undefined
        ? literalPieces(evaluation, state, part.text, place)
        : [
            { kind: 'literal', text: '{' },
            ...part.parts.flatMap((child) => piecesOf(evaluation, state, child, { ...place, tilde: 'none' })),
            { kind: 'literal', text: '}' },
          ];
    case 'SimpleExpansion':
      return unsplit(evaluation, [expandSimple(evaluation, state, part.text.slice(1), quoted)]);
    case 'ParameterExpansion':
      return unsplit(evaluation, expandParameter(evaluation, state, part, quoted));
    case 'CommandExpansion':
      return value(substitute(evaluation, state, part));
    case 'ArithmeticExpansion':
      return [
        {
          kind: 'value',
          value: expandArithmetic(evaluation, state, part.expression),
          quoted: quoted || isZsh(evaluation),
        },
      ];
    case 'ProcessSubstitution':
      return [{ kind: 'value', value: processSubstitution(evaluation, state, part), quoted: true }];
  }
}

/** zsh reads `$x[1]`, `$x:h` and `$10` as parts of one expansion. */
const isModified = (evaluation: Evaluation, part: WordPart, next: WordPart | undefined): boolean =>
  isZsh(evaluation) &&
  part.type === 'SimpleExpansion' &&
  (/^\$\d$/.test(part.text) ? /^(?:\[|:[A-Za-z&]|\d)/ : /^(?:\[|:[A-Za-z&])/).test(next?.text ?? '');

/** zsh neither splits nor globs what parameters give; only an empty one is no word. */
function unsplit(evaluation: Evaluation, pieces: Piece[]): Piece[] {
  if (!isZsh(evaluation)) return pieces;
  return pieces.flatMap((piece): Piece[] => {
    if (piece.kind === 'literal' || piece.quoted) return [piece];
    if (piece.kind === 'value') {
      if (piece.value.text === '') return [];
      return [piece.value.text === undefined ? piece : { ...piece, quoted: true }];
    }
    const values = piece.values.some((value) => value.text === '')
      ? [{ prefix: '', many: true as const }]
      : piece.values;
    return [
      {
        kind: 'list',
        values: values.map((value) => (value.text === undefined ? { ...value, many: true } : value)),
        quoted: true,
        between: piece.between,
      },
    ];
  });
}

const bracketHasExpansion = (part: WordPart & { type: 'Glob' }): boolean =>
  part.kind === 'bracket' && part.parts.some((child) => child.type !== 'Literal');

function* bracketPieces(evaluation: Evaluation, state: State, parts: readonly WordPart[]): Generator<Piece> {
  yield { kind: 'literal', text: '[' };
  for (const part of parts)
    yield* piecesOf(evaluation, state, part, { quoted: false, tilde: 'none', isFirst: false, isLast: false });
  yield { kind: 'literal', text: ']' };
}

/** Unquoted text: backslashes quote the next character, a tilde stands for a directory. */
function literalPieces(evaluation: Evaluation, state: State, text: string, place: Place): Piece[] {
  const expanded = place.tilde === 'none' ? undefined : expandTilde(evaluation, state, text, place);
  if (expanded !== undefined)
    return expanded.flatMap((part) => ('literal' in part ? unquote(part.literal) : [part]));
  return unquote(text);
}

function unquote(text: string): Piece[] {
  const pieces: Piece[] = [];
  for (const match of text.matchAll(/\\\n|\\([\s\S])|[^\\]+|\\/g)) {
    if (match[0] === '\\\n') continue;
    if (match[1] === undefined) pieces.push({ kind: 'literal', text: match[0] });
    else pieces.push({ kind: 'value', value: known(match[1]), quoted: true });
  }
  return pieces;
}

/** A word where nothing is split or globbed: values of assignments, here-strings, subjects of case and [[. */
export function expandText(
  evaluation: Evaluation,
  state: State,
  word: Word,
  tilde: 'start' | 'assignment' = 'start',
): Arg {
  if (word.parts === undefined && !word.text.includes('~')) return known(word.value);
  step(evaluation);
  return textOf(evaluation, state, wordParts(word), tilde);
}

function textOf(evaluation: Evaluation, state: State, parts: readonly WordPart[], tilde: TildePlaces): Arg {
  let result = empty;
  for (const [index, part] of parts.entries()) {
    const place = {
      quoted: false,
      tilde: index === 0 || tilde === 'assignment' ? tilde : ('none' as const),
      isLast: index === parts.length - 1,
      isFirst: index === 0,
    };
    for (const piece of piecesOf(evaluation, state, part, place)) result = concat(result, pieceText(piece));
  }
  return oneField(result);
}

function pieceText(piece: Piece): Arg {
  if (piece.kind === 'literal') return known(piece.text);
  if (piece.kind === 'value') return oneField(piece.value);
  return joinWith(piece.values, piece.between);
}

/** "$*": one field with something between. */
export function joinWith(values: readonly Arg[], between: string | undefined): Arg {
  let result = empty;
  for (const [index, value] of values.entries()) {
    if (index > 0 && between === undefined) return unknown(result.prefix);
    if (value.many) return unknown(concat(result, index > 0 ? known(between as string) : empty).prefix);
    result = concat(index > 0 ? concat(result, known(between as string)) : result, value);
  }
  return result;
}

/** The text of a here-document: expanded unless its delimiter was quoted. */
export function expandHereDoc(evaluation: Evaluation, state: State, { body, delimiter }: HereDoc): Arg {
  if (delimiter?.quoted) return known(body.text);
  if (body.parts === undefined) return known(body.text.replace(/\\(?:\n|([\\$`]))/g, '$1'));
  step(evaluation);
  let result = empty;
  for (const part of body.parts)
    for (const piece of piecesOf(evaluation, state, part, inQuotes))
      result = concat(result, pieceText(piece));
  return result;
}

/** A word as a pattern: what is quoted stands for itself. undefined: not known. */
export function expandPattern(evaluation: Evaluation, state: State, word: Word): string | undefined {
  if (word.parts === undefined) return word.text.startsWith('~') ? undefined : escapeGlob(word.value);
  step(evaluation);
  let pattern: string | undefined = '';
  for (const [index, part] of word.parts.entries()) {
    if (part.type === 'ExtendedGlob') {
      for (const child of part.parts ?? []) piecesOf(evaluation, state, child, inQuotes);
      pattern = undefined;
      continue;
    }
    const place = {
      quoted: false,
      tilde: index === 0 ? ('start' as const) : ('none' as const),
      isFirst: index === 0,
      isLast: index === word.parts.length - 1,
    };
    for (const piece of piecesOf(evaluation, state, part, place)) {
      const text = pieceText(piece).text;
      const isRaw = piece.kind === 'literal' || !piece.quoted;
      if (text === undefined || pattern === undefined) pattern = undefined;
      else pattern += isRaw ? text : escapeGlob(text);
    }
  }
  return pattern;
}
