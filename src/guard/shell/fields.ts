import path from 'node:path';
import { maybeDot } from '../paths/names.ts';
import { type Arg, known } from './arg.ts';
import { isZsh } from './dialect.ts';
import { raise } from './errors.ts';
import type { Evaluation } from './evaluation.ts';
import { hasOpaque, mayHaveChanged } from './log.ts';
import { compilePattern, hasWildcard, matchesWhole, unescapeGlob } from './patterns.ts';
import type { State } from './state.ts';
import { concat, empty, escapeGlob, isWord, oneField, oneOf } from './values.ts';

/** Fields of one word as they grow: what is known of the current one, and the same with quoted characters escaped. */
export type Builder = {
  evaluation: Evaluation;
  state: State;
  done: Arg[];
  value: Arg;
  pattern: string | undefined;
  open: boolean;
  many: boolean;
};

export const newBuilder = (evaluation: Evaluation, state: State): Builder => ({
  evaluation,
  state,
  done: [],
  value: empty,
  pattern: '',
  open: false,
  many: false,
});

/** Unquoted text of the script itself: never split, but wildcards in it count. */
export function addLiteral(builder: Builder, text: string): void {
  if (text === '') return;
  builder.value = concat(builder.value, known(text));
  if (builder.pattern !== undefined) builder.pattern += text;
  builder.open = true;
}

export function addQuoted(builder: Builder, value: Arg): void {
  builder.value = concat(builder.value, oneField(value));
  const pattern = value.text === undefined ? undefined : escapeGlob(value.text);
  builder.pattern =
    pattern === undefined || builder.pattern === undefined ? undefined : builder.pattern + pattern;
  builder.open = true;
}

/** The result of an unquoted expansion: split, and wildcards in it count. */
export function addValue(builder: Builder, value: Arg): void {
  if (value.text !== undefined) {
    const separators = fieldSeparators(builder.state);
    if (separators === undefined && value.text !== '') addUnknown(builder, { prefix: '' });
    else splitText(builder, value.text, separators ?? '');
  } else if (value.word && value.many) {
    // Fields of their own, where lines are split and nothing stands before the first.
    const areFields = !builder.open && fieldSeparators(builder.state) === ' \t\n';
    addUnknown(builder, value);
    if (areFields) builder.value = oneOf(value);
  } else if (isWord(value)) {
    addQuoted(builder, value);
    builder.pattern = undefined;
  } else addUnknown(builder, value);
}

function addUnknown(builder: Builder, value: Arg): void {
  builder.value = value.among !== undefined && !builder.open ? value : concat(builder.value, value);
  builder.pattern = undefined;
  builder.open = true;
  builder.many = true;
}

/** "$@" and "${a[@]}": each value a field, the outer ones joined with what stands next to them. */
export function addList(builder: Builder, values: readonly Arg[], quoted: boolean): void {
  for (const [index, value] of values.entries()) {
    if (index > 0) finishField(builder);
    if (value.many) addUnknown(builder, value);
    else if (quoted) addQuoted(builder, value);
    else addValue(builder, value);
  }
}

/** IFS; undefined when it is not known. */
export function fieldSeparators(state: State): string | undefined {
  const variable = state.variables.get('IFS');
  if (variable === undefined) return ' \t\n';
  return variable.value === undefined ? ' \t\n' : variable.value.text;
}

function splitText(builder: Builder, text: string, separators: string): void {
  let afterBlank = false;
  let from = 0;
  const take = (to: number) => {
    const piece = text.slice(from, to);
    if (piece !== '' && isZsh(builder.evaluation)) addQuoted(builder, known(piece));
    else addLiteral(builder, piece);
    from = to + 1;
  };
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at] as string;
    if (!separators.includes(char)) {
      afterBlank = false;
      continue;
    }
    take(at);
    if (/[ \t\n]/.test(char)) {
      if (builder.open) {
        finishField(builder);
        afterBlank = true;
      }
    } else if (builder.open) finishField(builder);
    else if (afterBlank) afterBlank = false;
    else {
      builder.open = true;
      finishField(builder);
    }
  }
  take(text.length);
}

function finishField(builder: Builder): void {
  if (!builder.open) return;
  builder.done.push(fieldOf(builder));
  builder.value = empty;
  builder.pattern = '';
  builder.open = false;
  builder.many = false;
}

export function finishFields(builder: Builder): Arg[] {
  finishField(builder);
  return builder.done;
}

function fieldOf(builder: Builder): Arg {
  const { value, pattern, state } = builder;
  if (builder.many) return { ...value, many: true };
  if (pattern === undefined) return oneField(value);
  if (!hasWildcard(pattern)) return value;
  // `set -f` turns globs off, in zsh something else.
  const isUnsure = state.options.has('f?') || isZsh(builder.evaluation);
  if (state.options.has('f')) return isUnsure ? { prefix: '', many: true } : value;
  return resolveGlob(builder, pattern, value);
}

/** A glob that certainly matches nothing stays as it is written; any other is left to whoever resolves paths. */
function resolveGlob({ evaluation, state }: Builder, pattern: string, value: Arg): Arg {
  const isLiteral =
    !state.options.has('nullglob') &&
    !state.options.has('failglob') &&
    evaluation.elsewhere === undefined &&
    !evaluation.concurrent &&
    matchesNothing(evaluation, state, pattern);
  // zsh runs nothing when a glob matches nothing.
  if (isZsh(evaluation)) raise(state, 'discard', false);
  if (isLiteral) return value;
  const wild = /(?:^|[^\\])(?:\\\\)*[*?[]/.exec(pattern);
  const prefix = unescapeGlob(pattern.slice(0, wild === null ? 0 : wild.index + wild[0].length - 1));
  const recursive =
    isOnOrUnsure(state, 'globstar') || isZsh(evaluation) ? pattern : pattern.replace(/\*{2,}/g, '*');
  return { prefix, pattern: widened(recursive, state), many: true };
}

const isOnOrUnsure = (state: State, option: string): boolean =>
  state.options.has(option) || state.options.has(`${option}?`);

/** The pattern as the shell's options have it: over names that start with a dot (also after GLOBIGNORE=…), in either case. */
function widened(pattern: string, state: State): string {
  const ignored = state.variables.get('GLOBIGNORE')?.value;
  const hidden = isOnOrUnsure(state, 'dotglob') || (ignored !== undefined && ignored.text !== '');
  const folded = isOnOrUnsure(state, 'nocaseglob') ? inEitherCase(pattern) : pattern;
  return hidden ? folded.replace(/(?<=^|\/)(?=(?!\*\*)[^/.]*[*?[])/g, maybeDot) : folded;
}

const inEitherCase = (pattern: string): string =>
  pattern.replace(/\\[\s\S]|\[([!^]?)([^\]]+)\]|[a-z]/gi, (part, negation?: string, members?: string) => {
    if (members !== undefined) return `[${negation}${members.toLowerCase()}${members.toUpperCase()}]`;
    return part.startsWith('\\') ? part : `[${part.toLowerCase()}${part.toUpperCase()}]`;
  });

function matchesNothing(evaluation: Evaluation, state: State, glob: string): boolean {
  const parts = glob.split('/');
  const wild = parts.findIndex(hasWildcard);
  const before = parts.slice(0, wild).map(unescapeGlob).join('/');
  const isAbsolute = glob.startsWith('/');
  if (!isAbsolute && state.cwd === undefined) return false;
  const dir = evaluation.world.realpath(isAbsolute ? before || '/' : path.join(state.cwd ?? '/', before));
  if (mayHaveChanged(dir, evaluation.log) || hasOpaque(evaluation.log)) return false;
  const pattern = compilePattern(parts[wild] ?? '', true);
  if (pattern === undefined) return false;
  return !evaluation.world.list(dir).some((name) => matchesWhole(pattern, name));
}
