import { createTwoFilesPatch } from 'diff';
import type { PlannedFile } from '../../scaffold/plan.ts';
import { diffTexts as texts } from '../messages/diff.ts';
import type { Paint } from '../terminal/colour.ts';
import { wrap } from '../terminal/layout.ts';

/** Bytes up to which a generated file is shown line by line. */
const readable = 100_000;

/** A unified diff, or null where both texts are the same. A missing text is /dev/null, as git writes it. */
export function patch(path: string, before: string | null, after: string | null): string | null {
  if (before === after) return null;
  const name = (text: string | null, side: string) => (text === null ? '/dev/null' : `${side}/${path}`);
  const text = createTwoFilesPatch(name(before, 'a'), name(after, 'b'), before ?? '', after ?? '', '', '', {
    context: 3,
  });
  return text.replace(/^=+\n/, '').replace(/^(---|\+\+\+) (.*?)\t$/gm, '$1 $2');
}

/** From the text as installed to the one on the disk; null where that is unknown or nothing changed. */
export function userPatch({ path, base, before }: PlannedFile): string | null {
  return base === undefined || before === null ? null : patch(path, base, textOf(before));
}

/** From the text on the disk to the one an upgrade would leave. The bundle of another version is told, not shown: nobody reads it so. */
export function upgradePatch({ path, kind, action, before, after }: PlannedFile): string | null {
  if (kind === 'record' || kind === 'aside') return null;
  const isBundle = kind === 'runtime' && before !== null && before.length > readable;
  if (isBundle) return action === 'keep' ? null : `${texts.replaced(path)}\n`;
  return patch(path, textOf(before), textOf(after));
}

/** `width`: where lines are broken to be read; absent for a patch that stays one. */
export function painted(text: string, paint: Paint, width = Number.POSITIVE_INFINITY): string {
  return text
    .split('\n')
    .map((line) => {
      const broken = brokenLine(line, width);
      if (line.startsWith('+')) return paint('green', broken);
      if (line.startsWith('-')) return paint('red', broken);
      return line.startsWith('@@') ? paint('cyan', broken) : broken;
    })
    .join('\n');
}

function textOf(bytes: Buffer | null): string | null {
  return bytes === null ? null : bytes.toString('utf8');
}

/** What is left of the text, its mark and indentation, stays there. */
function brokenLine(line: string, width: number): string {
  if (line.length <= width) return line;
  const start = /^[-+ ]?\s*/.exec(line)?.[0] ?? '';
  const [first = '', ...rest] = wrap(line.slice(start.length), width - start.length - 4);
  return [start + first, ...rest.map((part) => `${' '.repeat(start.length + 4)}${part}`)].join('\n');
}
