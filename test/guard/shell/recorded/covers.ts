/** Does a line that the guard says, with what it does not know in ‹ ›, stand for what bash did? `‹›*`: any number of words. */
export function covers(said: string, done: string): boolean {
  const source = said
    .split(/(‹[^›]*›\*?)/)
    .map((part) => {
      if (part.endsWith('›*')) return '[^]*';
      return part.startsWith('‹') && part.endsWith('›') ? `${escaped(part.slice(1, -1))}[^]*` : escaped(part);
    })
    .join('')
    // No word at all takes its separator along.
    .replaceAll('\\|[^]*', '(?:\\|[^]*)?')
    .replace(/^\[\^\]\*\\\|/, '(?:[^]*\\|)?');
  return new RegExp(`^${source}$`).test(done);
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
