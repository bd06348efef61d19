import { functionResult, indexed, methodResult } from './functions.ts';
import type { Language } from './languages.ts';
import { loadedModule } from './modules.ts';
import { argumentsIn, closing, isSign, splitAt } from './slices.ts';
import type { Names, Parts, Token } from './tokens.ts';
import { concat, joinPaths, text, unseen, type Value, withHoles } from './values.ts';

export type Scope = {
  language: Language;
  /** Local names of modules and functions: "o" is "os", "run" is "subprocess.run". */
  aliases: Map<string, string>;
  variables: Map<string, Value>;
  /** Tokens that may still be looked at; past that nothing more is known. */
  work: number;
};

/** The value of an expression: literals, joined literals, decoded literals, and variables that hold them. */
export function fold(expression: readonly Token[], scope: Scope): Value {
  scope.work -= expression.length;
  if (scope.work < 0) return unseen;
  const slice = expression.filter((token) => token.kind !== 'newline');
  if (slice.length === 0) return unseen;
  const joined = splitAt(slice, scope.language.joins);
  if (joined.length > 1) return joined.map((piece) => fold(piece, scope)).reduce(concat);
  const slashed = splitAt(slice, ['/']);
  if (slashed.length > 1) {
    const pieces = slashed.map((piece) => fold(piece, scope));
    return pieces[0]?.path ? { ...pieces.reduce(joinPaths), path: true } : unseen;
  }
  const formatted = splitAt(slice, ['%']);
  if (formatted.length > 1) return withHoles(fold(formatted[0] ?? [], scope), /%[sdrfx]/);
  return chain(slice, scope);
}

function chain(slice: readonly Token[], scope: Scope): Value {
  let { value, at } = primary(slice, scope);
  while (at < slice.length) {
    if (isSign(slice[at], '.', '->', '::')) {
      const method = slice[at + 1];
      if (method?.kind !== 'name') return unseen;
      const open = at + 2;
      const close = isSign(slice[open], '(') ? closing(slice, open) : open - 1;
      const given = close > open ? argumentsIn(slice, open, close).map((arg) => fold(arg, scope)) : [];
      value = methodResult(value, method.text, given);
      at = close + 1;
    } else if (isSign(slice[at], '[')) {
      const close = closing(slice, at);
      value = indexed(value, slice.slice(at + 1, close));
      at = close + 1;
    } else {
      return unseen;
    }
  }
  return value;
}

/** A text with its variables in place, as far as they are known. */
export function interpolated({ parts, names }: { parts: Parts; names?: Names }, { variables }: Scope): Value {
  return parts
    .map((part, at) => (part === undefined ? (variables.get(names?.[at] ?? '') ?? unseen) : text(part)))
    .reduce(concat, { texts: [[]] });
}

function primary(slice: readonly Token[], scope: Scope): { value: Value; at: number } {
  const start = slice.findIndex(
    (token) => token.kind !== 'name' || !/^(?:new|await|return)$/.test(token.text),
  );
  if (start > 0) {
    const rest = primary(slice.slice(start), scope);
    return { value: rest.value, at: rest.at + start };
  }
  const first = slice[0];
  if (first?.kind === 'string') {
    let at = 0;
    let value: Value = { texts: [[]] };
    for (let next: Token | undefined = first; next?.kind === 'string'; next = slice[at]) {
      value = concat(value, interpolated(next, scope));
      at += 1;
    }
    return { value, at };
  }
  if (first?.kind === 'words') return { value: { texts: [], items: first.words.map(text) }, at: 1 };
  if (first?.kind === 'number') return { value: text(String(first.value)), at: 1 };
  if (isSign(first, '(', '[')) {
    const close = closing(slice, 0);
    const items = argumentsIn(slice, 0, close).map((item) => fold(item, scope));
    const isList = isSign(first, '[') || items.length > 1;
    return { value: isList ? { texts: [], items } : (items[0] ?? unseen), at: close + 1 };
  }
  if (first?.kind === 'name') return named(slice, first.text, scope);
  return { value: unseen, at: 1 };
}

/** A variable, or a call of a function whose result is as constant as its arguments. */
function named(slice: readonly Token[], first: string, scope: Scope): { value: Value; at: number } {
  const variable = scope.variables.get(first);
  if (variable) return { value: variable, at: 1 };
  const loaded = loadedModule(slice);
  let name = loaded?.module ?? scope.aliases.get(first) ?? first;
  let at = loaded?.end ?? 1;
  while (isSign(slice[at], '.', '::') && slice[at + 1]?.kind === 'name') {
    name += `.${(slice[at + 1] as { text: string }).text}`;
    at += 2;
  }
  const argument = scope.variables.get(name);
  if (argument) return { value: argument, at };
  if (!isSign(slice[at], '(') && !(name === 'Dir' && isSign(slice[at], '['))) return { value: unseen, at };
  const close = closing(slice, at);
  const given = argumentsIn(slice, at, close).map((arg) => fold(arg, scope));
  return { value: functionResult(name, given), at: close + 1 };
}
