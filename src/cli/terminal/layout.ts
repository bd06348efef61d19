/** Text laid out in a fixed number of columns. One character counts as one column: our own texts have no wide ones. */

/** Never wider than people like to read, never narrower than a column of words. */
export function widthOf(columns: number | undefined): number {
  return Math.max(40, Math.min(columns ?? 80, 100));
}

/** Breaks at blanks; a word that is too long stays whole, so that it can be copied. */
export function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const paragraph of text.split('\n')) {
    let line = '';
    for (const word of paragraph.split(' ')) {
      if (line !== '' && line.length + 1 + word.length > width) {
        lines.push(line);
        line = word;
      } else line = line === '' ? word : `${line} ${word}`;
    }
    lines.push(line);
  }
  return lines;
}

/** Terms on the left, what they mean on the right. A term that is too long has a line of its own. */
export function definitions(
  rows: readonly (readonly [string, string])[],
  width: number,
  termWidth: number,
): string {
  const lines: string[] = [];
  for (const [term, meaning] of rows) {
    const [first = '', ...rest] = wrap(meaning, width - termWidth - 4);
    if (term.length > termWidth) lines.push(`  ${term}`, `${' '.repeat(termWidth + 4)}${first}`);
    else lines.push(`  ${term.padEnd(termWidth)}  ${first}`.trimEnd());
    for (const line of rest) lines.push(`${' '.repeat(termWidth + 4)}${line}`);
  }
  return lines.join('\n');
}

export function clip(text: string, width: number): string {
  return text.length <= width ? text : `${text.slice(0, width - 1)}…`;
}

/** A clause as the start of a sentence. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
