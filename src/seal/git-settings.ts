/**
 * What of a git config file makes git run programs, read other files, or send somewhere else, as sorted lines `key=value`; the rest
 * (branches that are followed, a name, a colour) may change at any time. Keys as git-config(1) has them, 2.49.
 */
export function programSettings(text: string): string[] {
  return entries(text)
    .filter(({ key, value }) => isRisky(key, value))
    .map(({ key, value }) => `${key}=${value}`)
    .sort();
}

/** Matched against the whole key, section and name in small letters. */
const risky: readonly RegExp[] = [
  /^core\.(askpass|attributesfile|editor|excludesfile|fsmonitor|gitproxy|hookspath|pager|sshcommand|worktree)$/,
  /^(alias|pager|include|includeif|hook)\./,
  /^filter\..*\.(clean|process|smudge)$/,
  /^diff\.(external|.*\.(command|textconv))$/,
  /^merge\..*\.driver$/,
  /^(difftool|mergetool|browser|man)\..*\.(cmd|path)$/,
  /^credential\..*helper$/,
  /^gpg\.(.*\.)?program$/,
  /^(sequence\.editor|interactive\.difffilter|web\.browser|init\.templatedir|uploadpack\.packobjectshook)$/,
  /^remote\..*\.(proxy|receivepack|uploadpack|vcs)$/,
  /^http\..*proxy$/,
  /^trailer\..*\.(cmd|command)$/,
  /^url\..*\.(insteadof|pushinsteadof)$/,
  /^protocol\..*allow$/,
  /^extensions\./,
];

function isRisky(key: string, value: string): boolean {
  // `ext::` and its kind run a remote helper, `!` a command of the shell.
  if (/^remote\..*\.(push)?url$/.test(key)) return value.includes('::');
  if (/^submodule\..*\.update$/.test(key)) return value.includes('!');
  return risky.some((pattern) => pattern.test(key));
}

/**
 * Section headers, keys and values. Where a backslash ends a line the next one belongs to the value, unless it ended a comment:
 * such a line counts as both.
 */
function entries(text: string): { key: string; value: string }[] {
  let section = '';
  const lines = text.split(/\r?\n/);
  const found: { key: string; value: string }[] = [];
  for (const [at, line] of lines.entries()) {
    // A key may stand behind the header on the same line.
    const [, name, quoted, rest = line] =
      /^\s*\[\s*([^\s"\]]+)\s*(?:"((?:[^"\\]|\\.)*)")?\s*\](.*)$/.exec(line) ?? [];
    if (name !== undefined) section = quoted === undefined ? name : `${name}.${quoted}`;
    const [, key, value = ''] = /^\s*([A-Za-z][\w-]*)\s*(?:=\s*(.*))?$/.exec(rest) ?? [];
    if (key === undefined) continue;
    const end = lines.findIndex((each, i) => i >= at && !each.endsWith('\\'));
    const whole = [value, ...lines.slice(at + 1, end + 1)].join('\n').trim();
    found.push({ key: `${section}.${key}`.toLowerCase(), value: whole });
  }
  return found;
}
