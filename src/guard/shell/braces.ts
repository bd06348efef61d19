import type { WordPart } from 'unbash';
import { limits } from './limits.ts';

/** A character of a word's raw text, or a part that braces can't look into. */
export type Atom = { char: string; quoted?: true } | { part: WordPart };

/** The word as atoms: braces and commas in quotes or expansions are not syntax. */
export function toAtoms(parts: readonly WordPart[]): Atom[] {
  return parts.flatMap((part): Atom[] => {
    if (part.type === 'Literal') return charAtoms(part.text);
    if (part.type !== 'BraceExpansion') return [{ part }];
    return part.parts === undefined
      ? charAtoms(part.text)
      : [{ char: '{' }, ...toAtoms(part.parts), { char: '}' }];
  });
}

function charAtoms(text: string): Atom[] {
  const atoms: Atom[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at] as string;
    if (char !== '\\') atoms.push({ char });
    else {
      at += 1;
      if (text[at] !== '\n') atoms.push({ char: text[at] ?? '\\', quoted: true });
    }
  }
  return atoms;
}

/** Brace expansion as bash does it; undefined when it makes more words than are followed. */
export function expandBraces(atoms: readonly Atom[]): Atom[][] | undefined {
  const budget = { left: limits.braces };
  const expanded = expand(atoms, budget, 1);
  return budget.left < 0 ? undefined : expanded;
}

/** `before`: how many words the braces in front make already. */
function expand(atoms: readonly Atom[], budget: { left: number }, before: number): Atom[][] {
  for (let open = 0; open < atoms.length; open += 1) {
    if (!isChar(atoms[open], '{')) continue;
    const close = matching(atoms, open);
    if (close === undefined) continue;
    const alternatives = alternativesOf(atoms.slice(open + 1, close), budget);
    if (alternatives === undefined) continue;
    if (before * alternatives.length > limits.braces) budget.left = -1;
    if (budget.left < 0) return [];
    const start = atoms.slice(0, open);
    const after = expand(atoms.slice(close + 1), budget, before * alternatives.length);
    if (budget.left < 0) return [];
    return alternatives.flatMap((middle) => after.map((end) => [...start, ...middle, ...end]));
  }
  return [[...atoms]];
}

const isChar = (atom: Atom | undefined, char: string): boolean =>
  atom !== undefined && 'char' in atom && !atom.quoted && atom.char === char;

function matching(atoms: readonly Atom[], open: number): number | undefined {
  let depth = 0;
  for (let at = open; at < atoms.length; at += 1) {
    if (isChar(atoms[at], '{')) depth += 1;
    else if (isChar(atoms[at], '}')) {
      depth -= 1;
      if (depth === 0) return at;
    }
  }
  return undefined;
}

/** The content of one pair of braces: a list, a sequence, or nothing that expands. */
function alternativesOf(content: readonly Atom[], budget: { left: number }): Atom[][] | undefined {
  const pieces: Atom[][] = [[]];
  let depth = 0;
  for (const atom of content) {
    if (isChar(atom, '{')) depth += 1;
    if (isChar(atom, '}')) depth -= 1;
    if (depth === 0 && isChar(atom, ',')) pieces.push([]);
    else pieces.at(-1)?.push(atom);
  }
  if (pieces.length > 1) return pieces.flatMap((piece) => expand(piece, budget, 1));
  return sequence(content, budget);
}

function sequence(content: readonly Atom[], budget: { left: number }): Atom[][] | undefined {
  if (!content.every((atom) => 'char' in atom && !atom.quoted)) return undefined;
  const text = content.map((atom) => ('char' in atom ? atom.char : '')).join('');
  const numbers = /^([+-]?\d+)\.\.([+-]?\d+)(?:\.\.([+-]?\d+))?$/.exec(text);
  if (numbers) {
    const [, first = '', last = '', stride = '1'] = numbers;
    const isPadded = [first, last].some((number) => /^[+-]?0\d/.test(number));
    const width = isPadded ? Math.max(first.length, last.length) : 0;
    return range(Number(first), Number(last), Number(stride), budget)?.map((n) => charAtoms(pad(n, width)));
  }
  const letters = /^([A-Za-z])\.\.([A-Za-z])(?:\.\.([+-]?\d+))?$/.exec(text);
  if (!letters) return undefined;
  const [, first = '', last = '', stride = '1'] = letters;
  // What lies between Z and a would be read as quotes and escapes.
  if (/[a-z]/.test(first) !== /[a-z]/.test(last)) {
    budget.left = -1;
    return undefined;
  }
  return range(first.charCodeAt(0), last.charCodeAt(0), Number(stride), budget)?.map((code) => [
    { char: String.fromCharCode(code), quoted: true },
  ]);
}

function pad(number: number, width: number): string {
  const digits = String(Math.abs(number));
  return number < 0 ? `-${digits.padStart(width - 1, '0')}` : digits.padStart(width, '0');
}

function range(first: number, last: number, stride: number, budget: { left: number }): number[] | undefined {
  if (![first, last, stride].every(Number.isSafeInteger)) return undefined;
  const size = Math.abs(stride) || 1;
  const count = Math.floor(Math.abs(last - first) / size) + 1;
  if (count > limits.braces) {
    budget.left = -1;
    return undefined;
  }
  const step = last < first ? -size : size;
  return Array.from({ length: count }, (_, index) => first + index * step);
}
