import type { Arg } from '../../shell/arg.ts';

/** What `echo` prints, as bash's builtin has it. Undefined when a word isn't known. */
export function echoText(args: readonly Arg[]): string | undefined {
  const texts = args.map(({ text }) => text);
  let first = 0;
  let escapes = false;
  let newline = true;
  for (const flags of texts) {
    if (flags === undefined || !/^-[neE]+$/.test(flags)) break;
    first++;
    if (flags.includes('n')) newline = false;
    if (/[eE]/.test(flags)) escapes = flags.lastIndexOf('e') > flags.lastIndexOf('E');
  }
  const words = texts.slice(first);
  if (words.includes(undefined)) return undefined;
  const text = words.join(' ');
  if (!escapes) return text + (newline ? '\n' : '');
  const { expanded, stopped } = untilStop(text, '0[0-7]{0,3}');
  return expanded + (newline && !stopped ? '\n' : '');
}

/** What `printf` prints. Undefined when a word isn't known or a conversion is one this doesn't compute. */
export function printfText(args: readonly Arg[]): string | undefined {
  const words = args.map(({ text }) => text);
  const [format, ...values] = words[0] === '--' ? words.slice(1) : words;
  if (format === undefined || format.startsWith('-') || !values.every((value) => value !== undefined))
    return undefined;
  const pieces = format.match(/%%|%[^a-zA-Z%]*[a-zA-Z]?|(?:\\[\s\S]|[^%\\])+|\\/g) ?? [];
  let output = '';
  let used = 0;
  // The format is used again until every value is printed.
  do {
    const before = used;
    for (const piece of pieces) {
      if (piece === '%%') output += '%';
      else if (!piece.startsWith('%')) output += unescaped(piece, '[0-7]{1,3}', formatLetters);
      else if (piece === '%b') {
        const { expanded, stopped } = untilStop(values[used++] ?? '', '0?[0-7]{1,3}');
        output += expanded;
        if (stopped) return output;
      } else {
        const converted = conversion(piece, values[used++] ?? '');
        if (converted === undefined) return undefined;
        output += converted;
      }
    }
    if (used === before) break;
    if (output.length > 65_536) return undefined;
  } while (used < values.length);
  return output;
}

function conversion(piece: string, value: string): string | undefined {
  const [, flag = '', width = '', letter] = /%([-0]?)(\d{0,4})([sdi])/.exec(piece) ?? [];
  const isNumber = letter !== 's';
  if (letter === undefined || (isNumber && !/^(?:0|-?[1-9]\d*)?$/.test(value))) return undefined;
  const text = isNumber ? value || '0' : value;
  if (flag === '-') return text.padEnd(Number(width));
  if (flag === '' || !isNumber) return text.padStart(Number(width));
  return text.startsWith('-')
    ? `-${text.slice(1).padStart(Number(width) - 1, '0')}`
    : text.padStart(Number(width), '0');
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
};

const formatLetters: typeof letters = { ...letters, '"': '"', "'": "'", '?': '?' };

/** Backslash escapes; `octal` is how a number is written. Bytes above 127 are taken as Latin-1. */
function unescaped(text: string, octal: string, known: typeof letters): string {
  const sequence = `\\\\(?:x([\\da-fA-F]{1,2})|u([\\da-fA-F]{1,4})|U([\\da-fA-F]{1,8})|(${octal})|([\\s\\S]))`;
  return text.replace(
    new RegExp(sequence, 'g'),
    (whole, hex?: string, short?: string, long?: string, digits?: string, letter?: string) => {
      const code = hex ?? short ?? long;
      if (code !== undefined) return codePoint(Number.parseInt(code, 16));
      if (digits !== undefined) return String.fromCharCode(Number.parseInt(digits, 8) & 255);
      return known[letter as string] ?? whole;
    },
  );
}

/** As echo -e and %b have them: `\c` ends all output. */
function untilStop(text: string, octal: string): { expanded: string; stopped: boolean } {
  const [part] = /(?:\\[^c]|[^\\]|\\$)*/.exec(text) as RegExpExecArray;
  return { expanded: unescaped(part, octal, letters), stopped: text.startsWith('\\c', part.length) };
}

const codePoint = (value: number): string => (value > 0x10ffff ? '' : String.fromCodePoint(value));
