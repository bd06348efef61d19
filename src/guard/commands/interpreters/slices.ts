import type { Token } from './tokens.ts';

/** The pieces between these signs, outside of brackets. */
export function splitAt(slice: readonly Token[], signs: readonly string[]): Token[][] {
  const pieces: Token[][] = [[]];
  let depth = 0;
  for (const token of slice) {
    if (token.kind === 'sign') {
      if ('([{'.includes(token.text)) depth += 1;
      if (')]}'.includes(token.text)) depth -= 1;
      if (depth === 0 && signs.includes(token.text)) {
        pieces.push([]);
        continue;
      }
    }
    pieces.at(-1)?.push(token);
  }
  return pieces;
}

/** No expression of a one-liner is longer than this many tokens; what looks longer is cut off, and so opaque. */
const reach = 1500;

/** The first index from `from` up to `to` that `fits`, or -1. */
export function indexWithin(
  all: readonly Token[],
  from: number,
  to: number,
  fits: (token: Token) => boolean,
): number {
  for (let at = from; at < Math.min(to, all.length); at += 1) if (fits(all[at] as Token)) return at;
  return -1;
}

/** Index of the bracket that closes the one at `open`, or the end. */
export function closing(all: readonly Token[], open: number): number {
  let depth = 0;
  const last = Math.min(all.length, open + reach);
  for (let at = open; at < last; at += 1) {
    const token = all[at];
    if (token?.kind !== 'sign') continue;
    if ('([{'.includes(token.text)) depth += 1;
    if (')]}'.includes(token.text)) depth -= 1;
    if (depth === 0) return at;
  }
  return last;
}

/** Arguments between the brackets at `open` and `close`. */
export function argumentsIn(all: readonly Token[], open: number, close: number): Token[][] {
  return splitAt(all.slice(open + 1, close), [',']).filter((piece) =>
    piece.some((token) => token.kind !== 'newline'),
  );
}

export const isSign = (token: Token | undefined, ...signs: string[]): boolean =>
  token?.kind === 'sign' && signs.includes(token.text);

/** Index of the bracket that opens what `close` closes. */
export function opening(all: readonly Token[], close: number): number {
  let depth = 0;
  for (let at = close; at >= Math.max(0, close - reach); at -= 1) {
    if (isSign(all[at], ')', ']', '}')) depth += 1;
    if (isSign(all[at], '(', '[', '{')) depth -= 1;
    if (depth === 0) return at;
  }
  return 0;
}

/** Tokens from `start` to the end of the statement. */
export function statement(all: readonly Token[], start: number): Token[] {
  let depth = 0;
  let end = start;
  for (const last = Math.min(all.length, start + reach); end < last; end += 1) {
    const token = all[end];
    if (token?.kind === 'newline' && depth === 0) break;
    if (token?.kind !== 'sign') continue;
    if (token.text === ';' && depth === 0) break;
    if ('([{'.includes(token.text)) depth += 1;
    if (')]}'.includes(token.text)) depth -= 1;
    if (depth < 0) break;
  }
  return all.slice(start, end);
}
