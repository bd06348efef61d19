/**
 * The commands in a policy hold placeholders: `{file}` is a path relative to the component, `{directory}` its directory,
 * `{stem}` its name without extension, `{label}` its dotted module path, `{name}` the name of one test case, `{report}`
 * a file to write.
 */
export type CommandValues = { file?: string; name?: string; report?: string };

/** A word of the shell: parts in quotes belong to it. */
const words = /(?:"(?:\\.|[^"\\])*"|'[^']*'|[^\s"'])+/g;

/**
 * The command with its placeholders filled in. A word that holds one is quoted as a whole for a POSIX shell, so that no
 * value can end it; all other words stay as they are. Throws when a placeholder has no value.
 */
export function fillCommand(template: string, values: CommandValues): string {
  return template.replace(words, (word) => {
    if (!/\{\w+\}/.test(word)) return word;
    const filled = unquoted(word).replace(/\{(\w+)\}/g, (_, key: string) => {
      const value = valueFor(key, values);
      if (value === undefined) throw new Error(`the command needs a value for {${key}}: ${template}`);
      return value;
    });
    return quoted(filled);
  });
}

function valueFor(key: string, { file, name, report }: CommandValues): string | undefined {
  if (key === 'name') return name;
  if (key === 'report') return report;
  if (file === undefined) return undefined;
  const path = file.replace(/^\.\//, '');
  const slash = path.lastIndexOf('/');
  const withoutExtension = path.replace(/(?<=[^/])\.[^./]+$/, '');
  if (key === 'file') return path;
  if (key === 'directory') return slash < 0 ? '.' : path.slice(0, slash);
  if (key === 'stem') return withoutExtension.slice(slash + 1);
  if (key === 'label') return withoutExtension.replaceAll('/', '.');
  return undefined;
}

function unquoted(word: string): string {
  return word.replace(/"((?:\\.|[^"\\])*)"|'([^']*)'/g, (_, double?: string, single?: string) =>
    double === undefined ? (single ?? '') : double.replace(/\\([$`"\\])/g, '$1'),
  );
}

function quoted(text: string): string {
  return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}
