/** A line of bash, and under it, behind `#+`, what the guard may foresee besides what happened. Other comments are headings. */
export function linesOf(text: string): { line: string; besides: string[] }[] {
  const cases: { line: string; besides: string[] }[] = [];
  for (const line of text.split('\n')) {
    if (line.startsWith('#+ ')) cases.at(-1)?.besides.push(line.slice(3));
    else if (line !== '' && !line.startsWith('#')) cases.push({ line, besides: [] });
  }
  return cases;
}
