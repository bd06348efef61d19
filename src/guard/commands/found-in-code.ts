import type { Arg } from '../shell/arg.ts';
import { known } from '../shell/arg.ts';

/** The variable that stands in shell code for what find or xargs puts there. */
const variable = 'gates_found';

const shells = /(?:^|\/)(?:sh|bash|dash|ash|ksh|mksh|zsh)$/;

/**
 * `sh -c 'rm {}'` gets its code with a name in it. Which name isn't known, but the code can be read all the same once the mark
 * is a variable. Undefined when the command is no shell with the mark in its code.
 */
export function codeWithFound(
  command: readonly Arg[],
  mark: string,
  found: Arg,
): { words: Arg[]; assignments: { name: string; value: Arg }[] } | undefined {
  const at = command.findIndex(({ text }) => /^-[a-z]*c[a-z]*$/.test(text ?? '')) + 1;
  const code = command[at]?.text;
  if (at === 0 || !shells.test(command[0]?.text ?? '') || !code?.includes(mark)) return undefined;
  const { many: _, ...single } = found;
  return {
    words: command.map((word, index) => (index === at ? known(withVariable(code, mark)) : word)),
    assignments: [{ name: variable, value: single }],
  };
}

/** Inside single quotes a variable must step out of them to count. */
function withVariable(code: string, mark: string): string {
  let quote = '';
  let result = '';
  for (let at = 0; at < code.length; at++) {
    if (code.startsWith(mark, at)) {
      result += quote === "'" ? `'"\${${variable}}"'` : `\${${variable}}`;
      at += mark.length - 1;
      continue;
    }
    const char = code[at] as string;
    if (char === '\\' && quote !== "'") {
      result += char + (code[++at] ?? '');
      continue;
    }
    if (char === quote) quote = '';
    else if (quote === '' && (char === "'" || char === '"')) quote = char;
    result += char;
  }
  return result;
}
