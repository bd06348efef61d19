/** A 64-bit number as bash counts, undefined when it is not known. */
export type Number64 = bigint | undefined;

export const wrap = (value: bigint): bigint => BigInt.asIntN(64, value);

/** 12, 0x1f, 010, 2#101; undefined when the text is no number. */
export function parseNumber(text: string): Number64 {
  if (/^[+-]?(?:0|[1-9]\d*)$/.test(text)) return wrap(BigInt(text));
  if (/^0[xX][\da-fA-F]+$/.test(text)) return wrap(BigInt(text));
  if (/^0[0-7]+$/.test(text)) return wrap(BigInt(`0o${text.slice(1)}`));
  const based = /^(\d+)#([\w@]+)$/.exec(text);
  if (based === null) return undefined;
  const base = Number(based[1]);
  if (base < 2 || base > 64) return undefined;
  const alphabet = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ@_';
  let value = 0n;
  for (const digit of based[2] as string) {
    const place = alphabet.indexOf(base <= 36 ? digit.toLowerCase() : digit);
    if (place < 0 || place >= base) return undefined;
    value = value * BigInt(base) + BigInt(place);
  }
  return wrap(value);
}

/** Binary operators; undefined where bash reports an error. */
export const operations: Readonly<Record<string, (a: bigint, b: bigint) => Number64>> = {
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
  '*': (a, b) => a * b,
  '/': (a, b) => (b === 0n ? undefined : a / b),
  '%': (a, b) => (b === 0n ? undefined : a % b),
  '**': (a, b) => (b < 0n || b > 64n ? undefined : a ** b),
  '<<': (a, b) => (b < 0n || b > 63n ? undefined : a << b),
  '>>': (a, b) => (b < 0n || b > 63n ? undefined : a >> b),
  '&': (a, b) => a & b,
  '|': (a, b) => a | b,
  '^': (a, b) => a ^ b,
  '<': (a, b) => (a < b ? 1n : 0n),
  '>': (a, b) => (a > b ? 1n : 0n),
  '<=': (a, b) => (a <= b ? 1n : 0n),
  '>=': (a, b) => (a >= b ? 1n : 0n),
  '==': (a, b) => (a === b ? 1n : 0n),
  '!=': (a, b) => (a !== b ? 1n : 0n),
};
