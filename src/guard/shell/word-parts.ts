import type { Word, WordPart } from 'unbash';
import { type Atom, expandBraces, toAtoms } from './braces.ts';

/** A word out of parts. */
export const wordOf = (parts: readonly WordPart[]): Word => ({
  type: 'Word',
  text: parts.map((part) => part.text).join(''),
  value: '',
  pos: 0,
  end: 0,
  parts,
});

export const literal = (text: string): WordPart => ({ type: 'Literal', pos: 0, end: 0, value: text, text });

/** The word's parts; one that is all literal has none of its own. */
export const wordParts = (word: Word): readonly WordPart[] =>
  word.parts ?? [{ type: 'Literal', pos: word.pos, end: word.end, value: word.value, text: word.text }];

function toParts(atoms: readonly Atom[]): WordPart[] {
  const parts: WordPart[] = [];
  let text = '';
  const flush = () => {
    if (text !== '') parts.push(literal(text));
    text = '';
  };
  for (const atom of atoms) {
    if ('char' in atom) text += atom.quoted ? `\\${atom.char}` : atom.char;
    else {
      flush();
      parts.push(atom.part);
    }
  }
  flush();
  return parts;
}

/** The words that brace expansion makes of one; undefined: too many. */
export function braceWords(word: Word): Word[] | undefined {
  if (!word.text.includes('{')) return [word];
  return expandBraces(toAtoms(wordParts(word)))?.map((atoms) => {
    return wordOf(toParts(atoms));
  });
}
