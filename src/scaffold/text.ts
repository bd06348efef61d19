import { createHash } from 'node:crypto';

export type LineEnding = '\n' | '\r\n';

const byteOrderMark = '\uFEFF';
const strictUtf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** The text of a file, byte-order mark included; null when it is not UTF-8. */
export function decode(bytes: Buffer): string | null {
  try {
    return strictUtf8.decode(bytes);
  } catch {
    return null;
  }
}

export function splitMark(text: string): { mark: string; body: string } {
  return text.startsWith(byteOrderMark)
    ? { mark: byteOrderMark, body: text.slice(1) }
    : { mark: '', body: text };
}

/** The line ending that most lines have. */
export function lineEnding(text: string): LineEnding {
  const all = text.split('\n').length - 1;
  const carriage = text.split('\r\n').length - 1;
  return carriage * 2 > all ? '\r\n' : '\n';
}

export function toLf(text: string): string {
  return text.replaceAll('\r\n', '\n');
}

export function withEnding(text: string, ending: LineEnding): string {
  const lf = toLf(text);
  return ending === '\n' ? lf : lf.replaceAll('\n', '\r\n');
}

/** Lines with their endings, so that joining them gives the text again. */
export function splitLines(text: string): string[] {
  return text === '' ? [] : text.split(/(?<=\n)/);
}

/** SHA-256 in hex. */
export function hashBytes(bytes: Buffer | string): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** The same for a file that a checkout may have given other line endings. */
export function hashText(text: string): string {
  return hashBytes(toLf(text));
}
