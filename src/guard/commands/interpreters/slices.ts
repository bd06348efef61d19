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

/** Index of the bracket that closes the one at `open`, or the end. */
export function closing(all: readonly Token[], open: number): number {
  let depth = 0;
  for (let at = open; at < all.length; at += 1) {
    const token = all[at];
    if (token?.kind !== 'sign') continue;
    if ('([{'.includes(token.text)) depth += 1;
    if (')]}'.includes(token.text)) depth -= 1;
    if (depth === 0) return at;
  }
  return all.length;
}

/** Arguments between the brackets at `open` and `close`. */
export function argumentsIn(all: readonly Token[], open: number, close: number): Token[][] {
  return splitAt(all.slice(open + 1, close), [',']).filter((piece) =>
    piece.some((token) => token.kind !== 'newline'),
  );
}

export const isSign = (token: Token | undefined, ...signs: string[]): boolean =>
  token?.kind === 'sign' && signs.includes(token.text);

/** Tokens from `start` to the end of the statement. */
export function statement(all: readonly Token[], start: number): Token[] {
  let depth = 0;
  let end = start;
  for (; end < all.length; end += 1) {
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
