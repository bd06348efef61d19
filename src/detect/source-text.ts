/** Small readers for configuration that is code. They see literals only; the rest is reported as not seen. */

/** Without comments; string literals are left as they are. */
export function withoutComments(code: string): string {
  return code.replace(
    /("(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`)|\/\*[\s\S]*?\*\/|(?<![:\\])\/\/[^\n]*/g,
    (_, literal: string | undefined) => literal ?? ' ',
  );
}

/** Without the value of each property of that name, where it is an array, an object or a call. */
export function withoutProperty(code: string, name: string): string {
  const start = new RegExp(`\\b${name}\\s*:\\s*[\\w.]*[\\[{(]`, 'g');
  let result = code;
  for (let match = start.exec(result); match !== null; match = start.exec(result)) {
    const open = match.index + match[0].length - 1;
    result = `${result.slice(0, match.index)}${result.slice(endOfBracket(result, open))}`;
    start.lastIndex = match.index;
  }
  return result;
}

/** The text of each value a property of that name has. */
export function propertyValues(code: string, name: string): string[] {
  const values: string[] = [];
  for (const match of code.matchAll(new RegExp(`\\b${name}\\s*:\\s*`, 'g'))) {
    const start = match.index + match[0].length;
    const first = code[start] ?? '';
    if ('[{('.includes(first)) values.push(code.slice(start, endOfBracket(code, start)));
    else
      values.push(
        /^(?:"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|`[^`]*`|\/(?:\\.|[^/\\\n])+\/\w*|[^,}\n]*)/.exec(
          code.slice(start),
        )?.[0] ?? '',
      );
  }
  return values;
}

/** String literals without interpolation. */
export function stringLiterals(code: string): string[] {
  return [...code.matchAll(/"((?:\\.|[^"\\\n])*)"|'((?:\\.|[^'\\\n])*)'|`([^`$]*)`/g)].map(
    ([, double, single, plain]) => (double ?? single ?? plain ?? '').replace(/\\(.)/g, '$1'),
  );
}

/** Whether a value holds nothing but string literals. */
export function isLiteral(value: string): boolean {
  return /^[\s[\],]*$/.test(value.replace(/"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`[^`$]*`/g, ''));
}

function endOfBracket(code: string, open: number): number {
  let depth = 0;
  for (const match of code
    .slice(open)
    .matchAll(/"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`|[[\]{}()]/g)) {
    if (match[0].length > 1) continue;
    depth += '[{('.includes(match[0]) ? 1 : -1;
    if (depth === 0) return open + match.index + 1;
  }
  return code.length;
}

/** A regular expression that only says how a path ends, as a glob; null when it says more than that. */
export function globOfPattern(pattern: string): string | null {
  const tail = pattern
    .replace(/^\^?(?:\(\/__tests__\/\.\*\|\(\\?\.\|\/\)\))?/, '')
    .replace(/^\.\*/, '')
    .replace(/\$$/, '')
    .replace(/\\([./-])/g, '$1');
  const glob = tail
    .replace(/\((?:\?:)?([\w|-]+)\)\??/g, (_, names: string) =>
      names.includes('|') ? `{${names.replaceAll('|', ',')}}` : names,
    )
    .replace(/\[jt\]sx\?/g, '{js,jsx,ts,tsx}')
    .replace(/\[jt\]s/g, '{js,ts}')
    .replace(/tsx\?/g, '{ts,tsx}');
  return glob !== '' && /^[\w.{},/-]+$/.test(glob)
    ? `**/*${glob.startsWith('.') || glob.startsWith('-') ? '' : '.'}${glob}`
    : null;
}
