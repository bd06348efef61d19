import type { Arg } from '../../shell/arg.ts';

/** What `echo` prints, as bash's builtin has it. Undefined when a word isn't known. */
export function echoText(args: readonly Arg[]): string | undefined {
  let first = 0;
  let escapes = false;
  let newline = true;
  for (; /^-[neE]+$/.test(args[first]?.text ?? ''); first++) {
    const flags = args[first]?.text ?? '';
    if (flags.includes('n')) newline = false;
    if (/[eE]/.test(flags)) escapes = flags.lastIndexOf('e') > flags.lastIndexOf('E');
  }
  const words = args.slice(first).map(({ text }) => text);
  if (!words.every((word) => word !== undefined)) return undefined;
  const text = words.join(' ');
  if (!escapes) return text + (newline ? '\n' : '');
  const { expanded, stopped } = unescapeText(text);
  return expanded + (newline && !stopped ? '\n' : '');
}

/** What `printf` prints. Undefined when a word isn't known or a conversion is one this doesn't compute. */
export function printfText(args: readonly Arg[]): string | undefined {
  const words = args[0]?.text === '--' ? args.slice(1) : args;
  const texts = words.map(({ text }) => text);
  if (!texts.every((text) => text !== undefined) || texts[0] === undefined || texts[0].startsWith('-'))
    return undefined;
  const [format, ...values] = texts;
  let output = '';
  let used = 0;
  // The format is used again until every value is printed.
  for (let round = 0; round === 0 || used < values.length; round++) {
    const before = used;
    const pieces =
      format.match(/%%|%[-+ 0#]*\d*(?:\.\d+)?[a-zA-Z]|%|\\[0-7]{1,3}|\\x[\da-fA-F]{1,2}|\\[\s\S]|[^%\\]+/g) ??
      [];
    for (const piece of pieces) {
      if (piece === '%%') output += '%';
      else if (piece.startsWith('\\')) output += unescapeText(piece).expanded;
      else if (/^%-?\d*s$/.test(piece)) output += padded(values[used++] ?? '', piece);
      else if (/^%\d*[di]$/.test(piece) && /^-?\d*$/.test(values[used] ?? ''))
        output += padded(values[used++] || '0', piece);
      else if (piece === '%b') {
        const { expanded, stopped } = unescapeText(values[used++] ?? '');
        output += expanded;
        if (stopped) return output;
      } else if (piece.startsWith('%')) return undefined;
      else output += piece;
    }
    if (used === before) break;
    if (output.length > 65_536) return undefined;
  }
  return output;
}

function padded(text: string, conversion: string): string {
  const width = Number(/\d+/.exec(conversion)?.[0] ?? 0);
  if (/^%0/.test(conversion)) return text.padStart(width, '0');
  return conversion.startsWith('%-') ? text.padEnd(width) : text.padStart(width);
}

const letters: Readonly<Record<string, string>> = {
  a: '\x07',
  b: '\b',
  e: '\x1b',
  E: '\x1b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
  '\\': '\\',
  '"': '"',
};

/** Backslash escapes of echo -e and printf; `\c` ends the output. Bytes above 127 are taken as Latin-1. */
function unescapeText(text: string): { expanded: string; stopped: boolean } {
  const end = /(?<!\\)(?:\\\\)*\\c/.exec(text);
  const part = end ? text.slice(0, end.index + end[0].length - 2) : text;
  const expanded = part.replace(
    /\\(?:x([\da-fA-F]{1,2})|u([\da-fA-F]{1,4})|U([\da-fA-F]{1,8})|(0?[0-7]{1,3})|([\s\S]))/g,
    (whole, hex?: string, short?: string, long?: string, octal?: string, letter?: string) => {
      const code = hex ?? short ?? long;
      if (code !== undefined) return codePoint(Number.parseInt(code, 16));
      if (octal !== undefined) return String.fromCharCode(Number.parseInt(octal, 8) & 255);
      return letters[letter ?? ''] ?? whole;
    },
  );
  return { expanded, stopped: end !== null };
}

const codePoint = (value: number): string => (value > 0x10ffff ? '' : String.fromCodePoint(value));
