import { diff3MergeRegions, diffIndices } from 'node-diff3';
import { parseDocument } from 'yaml';
import { lineEnding, splitLines, toLf, withEnding } from './text.ts';

export type TextMerge =
  | { clean: true; text: string }
  /** `marked`: the merge with conflict markers; null where markers would break the file. */
  | { clean: false; marked: string | null };

/**
 * Three-way merge by lines. Lines are compared without their endings; what stays keeps the user's bytes, what is
 * new gets the ending that most of the user's lines have. A merge that leaves JSON or YAML unreadable is a conflict.
 */
export function mergeText(path: string, base: string, mine: string, theirs: string): TextMerge {
  const merged = mergeLines(base, mine, withEnding(theirs, lineEnding(mine)));
  const broken = isReadable(path, mine) && isReadable(path, theirs) && !isReadable(path, merged.text);
  if (merged.conflicts === 0) {
    return broken ? { clean: false, marked: null } : { clean: true, text: merged.text };
  }
  return { clean: false, marked: path.endsWith('.md') && !broken ? merged.text : null };
}

function mergeLines(base: string, mine: string, theirs: string): { text: string; conflicts: number } {
  const [o, a, b] = [splitLines(base), splitLines(mine), splitLines(theirs)];
  const [oKeys, aKeys, bKeys] = [o.map(withoutEnding), a.map(withoutEnding), b.map(withoutEnding)];
  const eol = lineEnding(mine);
  const inMine = counterpart(oKeys, aKeys);
  const lines: string[] = [];
  let conflicts = 0;
  const add = (more: readonly string[]) => {
    if (more.length === 0) return;
    const last = lines.at(-1);
    if (last !== undefined && !last.endsWith('\n')) lines[lines.length - 1] = last + eol;
    lines.push(...more);
  };
  for (const region of diff3MergeRegions(aKeys, oKeys, bKeys)) {
    if (region.stable) {
      const { bufferStart: start, bufferLength: length } = region;
      if (region.buffer === 'b') add(b.slice(start, start + length));
      else if (region.buffer === 'a') add(a.slice(start, start + length));
      else
        for (let line = start; line < start + length; line += 1)
          add([a[inMine[line] ?? -1] ?? o[line] ?? '']);
      continue;
    }
    const ours = a.slice(region.aStart, region.aStart + region.aLength);
    const others = b.slice(region.bStart, region.bStart + region.bLength);
    if (sameLines(ours, others)) {
      add(ours);
      continue;
    }
    conflicts += 1;
    add([`<<<<<<< yours${eol}`]);
    add(ours);
    add([`=======${eol}`]);
    add(others);
    add([`>>>>>>> create-agent-gates${eol}`]);
  }
  return { text: lines.join(''), conflicts };
}

/** For each line of `from` its index in `to`, where a longest common subsequence holds it. */
function counterpart(from: string[], to: string[]): (number | undefined)[] {
  const indices: (number | undefined)[] = new Array(from.length).fill(undefined);
  let [next, shift] = [0, 0];
  const matchUpTo = (end: number) => {
    for (; next < end; next += 1) indices[next] = next + shift;
  };
  for (const { buffer1, buffer2 } of diffIndices(from, to)) {
    matchUpTo(buffer1[0]);
    next = buffer1[0] + buffer1[1];
    shift = buffer2[0] + buffer2[1] - next;
  }
  matchUpTo(from.length);
  return indices;
}

function withoutEnding(line: string): string {
  return line.replace(/\r?\n$/, '');
}

function sameLines(a: readonly string[], b: readonly string[]): boolean {
  return (
    a.length === b.length && a.every((line, index) => withoutEnding(line) === withoutEnding(b[index] ?? ''))
  );
}

/** Whether what a program reads of this file can be read: JSON, YAML, and the front matter of Markdown. */
function isReadable(path: string, text: string): boolean {
  if (path.endsWith('.json')) return parses(() => JSON.parse(text));
  if (/\.ya?ml$/.test(path)) return isYaml(text);
  if (!path.endsWith('.md')) return true;
  const front = /^---\n(.*?)\n---(\n|$)/s.exec(toLf(text));
  return front === null ? !text.startsWith('---') : isYaml(front[1] ?? '');
}

function isYaml(text: string): boolean {
  return parses(() => {
    const [error] = parseDocument(text).errors;
    if (error !== undefined) throw error;
  });
}

function parses(read: () => void): boolean {
  try {
    read();
    return true;
  } catch {
    return false;
  }
}
