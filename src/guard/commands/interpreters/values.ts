import type { Parts } from './tokens.ts';

/** A value in source code, as far as it consists of literals. */
export type Value = {
  /** What its text may be: one entry, or several after a loop over literals. */
  texts: readonly Parts[];
  items?: readonly Value[];
  /** The text is a glob that was expanded. */
  glob?: true;
  /** A path object: "/" joins. */
  path?: true;
};

export const unseen: Value = { texts: [[undefined]] };
/** The value of a literal. */
export const text = (value: string): Value => ({ texts: [[value]] });
const maxAlternatives = 32;

export function wholeText(parts: Parts | undefined): string | undefined {
  return parts?.every((part) => part !== undefined) ? parts.join('') : undefined;
}

/** The only text a value can have. */
export const onlyText = (value: Value | undefined): string | undefined =>
  value?.texts.length === 1 ? wholeText(value.texts[0]) : undefined;

export function concat(left: Value, right: Value): Value {
  if (left.items && right.items) return { texts: [], items: [...left.items, ...right.items] };
  const texts = left.texts.flatMap((start) => right.texts.map((end) => merged([...start, ...end])));
  if (texts.length === 0 || texts.length > maxAlternatives) return unseen;
  return left.glob || right.glob ? { texts, glob: true } : { texts };
}

export function joinPaths(left: Value, right: Value): Value {
  if (right.texts.some((parts) => parts[0]?.startsWith('/'))) return right;
  return concat(concat(left, text('/')), right);
}

function merged(parts: Parts): Parts {
  const out: (string | undefined)[] = [];
  for (const part of parts) {
    const last = out.at(-1);
    if (part !== undefined && last !== undefined) out[out.length - 1] = last + part;
    else if (part !== undefined || out.length === 0 || last !== undefined) out.push(part);
  }
  return out.length === 0 ? [''] : out;
}

export function mapText(value: Value, change: (known: string) => string): Value {
  const texts = value.texts.map((parts): Parts => {
    const known = wholeText(parts);
    return [known === undefined ? undefined : change(known)];
  });
  return texts.length === 0 ? unseen : { texts };
}

export function withHoles(value: Value, hole: RegExp): Value {
  const texts = value.texts.map((parts) =>
    merged(
      parts.flatMap((part) =>
        part === undefined
          ? [undefined]
          : part.split(hole).flatMap((piece, index) => (index === 0 ? [piece] : [undefined, piece])),
      ),
    ),
  );
  return texts.length === 0 ? unseen : { texts };
}

export function joinItems(separator: Value, list: Value | undefined): Value {
  const between = onlyText(separator) ?? (separator.texts.length === 0 ? '' : undefined);
  if (!list?.items || between === undefined) return unseen;
  return list.items.reduce<Value>(
    (all, item, index) => concat(index === 0 ? all : concat(all, text(between)), item),
    text(''),
  );
}

export function words(value: Value, separator: string | undefined): Value {
  const known = onlyText(value);
  if (known === undefined) return unseen;
  const pieces =
    separator === undefined || separator === ' ' ? known.trim().split(/\s+/) : known.split(separator);
  return { texts: [], items: pieces.map(text) };
}

export function character(value: Value): Value {
  const code = Number(onlyText(value));
  return Number.isInteger(code) && code >= 0 && code <= 0x10ffff ? text(String.fromCodePoint(code)) : unseen;
}

export function decoded(value: Value, encoding: string): Value {
  if (/^rot_?13$/i.test(encoding)) return mapText(value, rot13);
  if (!/^(?:base64|hex|utf-?8|ascii|latin1)$/i.test(encoding)) return unseen;
  return mapText(value, (known) => Buffer.from(known, encoding as BufferEncoding).toString('utf8'));
}

function rot13(known: string): string {
  return known.replace(/[a-z]/gi, (letter) => {
    const base = letter <= 'Z' ? 65 : 97;
    return String.fromCharCode(((letter.charCodeAt(0) - base + 13) % 26) + base);
  });
}
