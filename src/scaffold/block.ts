import { ScaffoldError } from './errors.ts';
import { lineEnding, splitLines, toLf, withEnding } from './text.ts';

/** The lines around the one block that is ours in a Markdown file of the user's. */
export const blockBegin = '<!-- create-agent-gates:begin -->';
export const blockEnd = '<!-- create-agent-gates:end -->';

/** A text with one block in it: `around` the block, and `inner`, LF, without the markers. */
export type Located = { inner: string; replace: (inner: string) => string; without: () => string };

/**
 * Finds the block; null when there is none.
 * @throws ScaffoldError `broken-markers` when a marker is there twice, alone or in the wrong order
 */
export function locateBlock(path: string, text: string): Located | null {
  const lines = splitLines(text);
  const begins = indicesOf(lines, blockBegin);
  const ends = indicesOf(lines, blockEnd);
  const [begin, end] = [begins[0], ends[0]];
  if (begin === undefined && end === undefined) return null;
  if (begin === undefined || end === undefined || begins.length > 1 || ends.length > 1 || end < begin) {
    const line = 1 + (begins[1] ?? ends[1] ?? begin ?? end ?? 0);
    throw new ScaffoldError(
      'broken-markers',
      `${path}:${line}:1: there must be one line ${blockBegin} and after it one line ${blockEnd}`,
      'Remove the markers that are too many (or all of them with what is between) and run again. Nothing was written.',
    );
  }
  const head = lines.slice(0, begin);
  const tail = lines.slice(end + 1);
  const inner = toLf(lines.slice(begin + 1, end).join(''));
  return {
    inner,
    replace: (next) => {
      const block = withEnding(next, lineEnding(text));
      return [...head, lines[begin], block, ...lines.slice(end)].join('');
    },
    without: () => joinAround(head, tail),
  };
}

/** A text with our block at its end, a blank line before it. */
export function appendBlock(text: string, inner: string): string {
  const ending = lineEnding(text);
  const block = withEnding(`${blockBegin}\n${inner}${blockEnd}\n`, ending);
  if (text.trim() === '') return text + block;
  return `${text}${text.endsWith('\n') ? '' : ending}${ending}${block}`;
}

/** The blank line that came with the block goes with it. */
function joinAround(head: readonly string[], tail: readonly string[]): string {
  const last = head.at(-1);
  const isBlank = last !== undefined && last.trim() === '';
  return [...(isBlank ? head.slice(0, -1) : head), ...tail].join('');
}

function indicesOf(lines: readonly string[], marker: string): number[] {
  return lines.flatMap((line, index) => (line.trim() === marker ? [index] : []));
}
