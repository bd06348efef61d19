/** Splits at commas outside of braces, so that `src/*.{js,ts}` stays one glob. */
export function splitList(value: string): string[] {
  const items = [''];
  let depth = 0;
  for (const character of value) {
    if (character === '{') depth++;
    if (character === '}') depth--;
    if (character === ',' && depth <= 0) items.push('');
    else items[items.length - 1] += character;
  }
  return items.map((item) => item.trim()).filter((item) => item !== '');
}
