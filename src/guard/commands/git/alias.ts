import type { World } from '../../world.ts';

/** What an alias comes to: words for git, or shell code (`!code`) with the words that go to it. */
export type Expansion = { words: string[]; shell?: string };

/** Aliases of the repository and the user, and those given for this run as "alias.NAME=value". Names in lower case. */
export function aliasesOf(world: World, given: readonly string[]): Map<string, string> {
  const aliases = new Map<string, string>();
  const files = [`${world.home}/.config/git/config`, `${world.home}/.gitconfig`, `${world.root}/.git/config`];
  for (const file of files) readAliases(world.readText(file) ?? '', aliases);
  for (const setting of given) {
    const [, name, value] = /^alias\.([^=]+)=(.*)$/is.exec(setting) ?? [];
    if (name !== undefined && value !== undefined) aliases.set(name.toLowerCase(), value);
  }
  return aliases;
}

/** Follows an alias to a verb git has. Undefined: no alias, one that can't be read, or one that leads round in a circle. */
export function expandAlias(
  verb: string,
  aliases: ReadonlyMap<string, string>,
  isVerb: (word: string) => boolean,
): Expansion | undefined {
  let words = [verb];
  for (let round = 0; round < 10; round++) {
    const value = aliases.get((words[0] ?? '').toLowerCase());
    if (value === undefined) return undefined;
    if (value.startsWith('!')) return { words: words.slice(1), shell: value.slice(1) };
    const expansion = splitWords(value);
    if (!expansion) return undefined;
    words = [...expansion, ...words.slice(1)];
    if (isVerb(words[0] ?? '') || words[0]?.startsWith('-')) return { words };
  }
  return undefined;
}

/** git's own splitting of an alias: blanks, both quotes, backslashes. */
function splitWords(value: string): string[] | undefined {
  const words: string[] = [];
  let word: string | undefined;
  let quote = '';
  for (let at = 0; at < value.length; at++) {
    const char = value[at] as string;
    if (quote === '' && /\s/.test(char)) {
      if (word !== undefined) words.push(word);
      word = undefined;
    } else if (quote === '' && (char === "'" || char === '"')) {
      quote = char;
      word ??= '';
    } else if (char === quote) quote = '';
    else {
      word = (word ?? '') + (char === '\\' && quote !== "'" ? (value[++at] ?? '') : char);
    }
  }
  if (quote !== '') return undefined;
  return word === undefined ? words : [...words, word];
}

/** Lines of the section [alias] of a git configuration file. */
function readAliases(text: string, aliases: Map<string, string>): void {
  let isAlias = false;
  for (const line of text.replace(/\\\r?\n/g, '').split(/\r?\n/)) {
    const section = /^\s*\[\s*([\w.-]+)[^\]]*\]/.exec(line)?.[1];
    if (section !== undefined) isAlias = section.toLowerCase() === 'alias';
    const [, name, value] = /^\s*(?:\[[^\]]*\]\s*)?([A-Za-z][\w-]*)\s*=\s*(.*?)\s*$/.exec(line) ?? [];
    if (isAlias && name !== undefined && value !== undefined)
      aliases.set(name.toLowerCase(), unquoted(value));
  }
}

/** Double quotes group, a backslash escapes, # and ; outside of quotes begin a comment. */
function unquoted(value: string): string {
  let text = '';
  let inQuotes = false;
  for (let at = 0; at < value.length; at++) {
    const char = value[at] as string;
    if (char === '"') inQuotes = !inQuotes;
    else if (char === '\\') {
      const next = value[++at] ?? '';
      text += next === 'n' ? '\n' : next === 't' ? '\t' : next;
    } else if (!inQuotes && (char === '#' || char === ';')) break;
    else text += char;
  }
  return text.trim();
}
